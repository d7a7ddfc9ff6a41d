/** The skin of a body that its own arm may lie on: only there does an arm need a rim to be told from what is below it. */
import { handAngle, palmOf } from '#studio/illustrator/figure/limbs.ts';
import type { OutfitParts } from '#studio/illustrator/figure/outfits/outfit.ts';
import type { Which } from '#studio/illustrator/figure/posing/stance.ts';
import type { Skeleton } from '#studio/illustrator/figure/skeleton.ts';
import { bareSkin } from '#studio/illustrator/figure/values.ts';
import { add, cut, distance, lerp, polar, ribbon } from '#studio/illustrator/geometry/outline.ts';
import { ellipse, type Path, type Point } from '#studio/illustrator/geometry/path.ts';

/** Half as wide as a bare arm and a bare leg are with the edge of what lies on them, in limb widths, and how far a hand reaches. */
const WIDE = { arm: 1.2, leg: 1.6, hand: 2.4 } as const;
/** The head with its cheeks, in half heads. */
const HEAD: Point = [1.02, 1.08];
/** Its sleeve covers an arm that has one longer than this. */
const LONG_SLEEVE = 0.93;

/** Points along a line with the half width of what is there. */
type Bare = { readonly points: readonly Point[]; readonly half: number };

const pathOf = ({ points, half }: Bare): Path =>
  points.length === 1
    ? ellipse(points[0] ?? [0, 0], [half, half])
    : ribbon(
        points,
        points.map(() => half),
      );

const otherArm = ({ near, far, build }: Skeleton, which: Which, { sleeve }: OutfitParts): readonly Bare[] => {
  const { arm } = which === 'near' ? far : near;
  const { limb } = build;
  const hand: Bare = { points: [palmOf(arm, limb)], half: limb * WIDE.hand };
  if (sleeve.to > LONG_SLEEVE) return [hand];
  return [{ points: cut([arm.shoulder, arm.elbow, arm.wrist], sleeve.to, 1, 6), half: limb * WIDE.arm }, hand];
};

const bareLegs = ({ near, far, build }: Skeleton, parts: OutfitParts): readonly Bare[] =>
  [near.leg, far.leg].flatMap((leg) => {
    const points = bareSkin(leg, parts);
    return points.length < 2 ? [] : [{ points, half: build.limb * WIDE.leg }];
  });

/** From the elbow to the tips of the fingers, in limb widths beyond the wrist. */
const TIPS = 2.4;
const STEPS = [0, 0.25, 0.5, 0.75, 1] as const;

/** What of head, other arm and legs is below an arm. */
export const skinBelow = (skeleton: Skeleton, which: Which, parts: OutfitParts): readonly Path[] => {
  const { head, build } = skeleton;
  const { limb } = build;
  const radius = build.head / 2;
  const { arm } = skeleton[which];
  const tip = add(arm.wrist, polar(handAngle(arm), limb * TIPS));
  const own = [...STEPS.map((share) => lerp(arm.elbow, arm.wrist, share)), tip];
  const isOn = ({ points, half }: Bare): boolean =>
    own.some((at) => points.some((point) => distance(at, point) < half + limb));
  const limbs = [...otherArm(skeleton, which, parts), ...bareLegs(skeleton, parts)].filter(isOn).map(pathOf);
  const isOnHead = isOn({ points: [head], half: radius });
  return isOnHead ? [ellipse(head, [radius * HEAD[0], radius * HEAD[1]]), ...limbs] : limbs;
};
