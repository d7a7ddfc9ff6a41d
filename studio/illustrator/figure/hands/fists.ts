/** How the fist of each hand is seen: where its thumb is, and whether its fingers come round what it holds. */
import type { Fist } from '#studio/illustrator/figure/hands/grip.ts';
import { handAngle, palmOf } from '#studio/illustrator/figure/limbs.ts';
import { type Which, WHICH } from '#studio/illustrator/figure/posing/stance.ts';
import type { Skeleton } from '#studio/illustrator/figure/skeleton.ts';
import { isInside } from '#studio/illustrator/geometry/inside.ts';
import { add, polar } from '#studio/illustrator/geometry/outline.ts';
import type { Point } from '#studio/illustrator/geometry/path.ts';
import type { Form, Sketch } from '#studio/illustrator/sketch.ts';

export type Fists = Readonly<Record<Which, Fist>>;

/** A hand that is no steeper than this has its thumb up. */
const LEVEL = 0.8;

/** The thumb is up; of a hand that hangs or is raised it is to the body, and ahead or to the face along the page. */
const thumbOf = ({ isSide, stance: { way }, neck }: Skeleton, [x]: Point, angle: number): 1 | -1 => {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  // The thumb of side 1 is a quarter turn clockwise of the fingers: at (-sin, cos).
  if (Math.abs(sin) < LEVEL) return cos < 0 ? 1 : -1;
  const toBody = x < neck[0] ? 1 : -1;
  const wanted = isSide ? (sin > 0 ? way : -way) : toBody;
  return -sin * wanted > 0 ? 1 : -1;
};

const formsOf = (sketch: Sketch): readonly Form[] =>
  sketch.kind === 'bundle'
    ? sketch.children.flatMap(formsOf)
    : sketch.kind === 'form' && sketch.alpha > 0.5
      ? [sketch]
      : [];

/** A fist reaches so far beyond its palm, and so far to both sides, in limbs. */
const BEYOND = [0.95, 1.35] as const;
const ASIDE = [-0.6, 0, 0.6] as const;

/** A thing that is broader than a fist has the whole hand on it, and no fingers that come round. */
const isBroadAt = (forms: readonly Form[], palm: Point, { angle, limb }: { angle: number; limb: number }): boolean =>
  ASIDE.some((aside) => {
    const beside = add(palm, polar(angle + Math.PI / 2, limb * aside));
    return BEYOND.some((reach) => {
      const tip = add(beside, polar(angle, limb * reach));
      return forms.some(({ path }) => isInside(path, tip));
    });
  });

export const fistsOf = (skeleton: Skeleton, held: readonly Sketch[]): Fists => {
  const forms = held.flatMap(formsOf);
  const { limb } = skeleton.build;
  const fistOf = (which: Which): Fist => {
    const { arm } = skeleton[which];
    const [angle, palm] = [handAngle(arm), palmOf(arm, limb)];
    const thumb = thumbOf(skeleton, palm, angle);
    // A right hand with its thumb a quarter turn clockwise of the fingers shows its palm.
    const isPalm = (thumb === 1) === (skeleton.left !== which);
    return { thumb, isInner: isPalm && !isBroadAt(forms, palm, { angle, limb }) };
  };
  return Object.fromEntries(WHICH.map((which) => [which, fistOf(which)])) as Record<Which, Fist>;
};
