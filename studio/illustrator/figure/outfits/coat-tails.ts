/** The skirt of a coat of who sits, kneels or squats: it opens before the body and lies on both thighs, the knees free. */
import type { OutfitParts, Skirt } from '#studio/illustrator/figure/outfits/outfit.ts';
import { isCrossedBefore } from '#studio/illustrator/figure/outfits/crossed-lap.ts';
import { cuffOf } from '#studio/illustrator/figure/outfits/leg-cover.ts';
import type { Leg } from '#studio/illustrator/figure/posing/stance.ts';
import { isOnInstep } from '#studio/illustrator/figure/feet/foot-of.ts';
import type { Skeleton } from '#studio/illustrator/figure/skeleton.ts';
import { cut, lerp, ribbon } from '#studio/illustrator/geometry/outline.ts';
import { type Point, spline } from '#studio/illustrator/geometry/path.ts';
import { bundle, detail, form, type Sketch } from '#studio/illustrator/sketch.ts';

/** A longer skirt over trousers is that of an apron, and closed. */
const COAT = 0.4;

export const isCoat = ({ skirt, trousers }: OutfitParts): boolean =>
  skirt !== null && trousers !== null && skirt.to < COAT;

/** Whether the skirt of what somebody wears is parted on their thighs. */
export const isParted = ({ isLow, turn, stance }: Skeleton, parts: OutfitParts): boolean =>
  isLow && turn === 0 && stance.view !== 'back' && isCoat(parts);

/** Of a parted coat only this share of the leg is round the hips. */
export const ROUND_HIPS = 0.04;

/** The cloth goes so far along a thigh, and is so thick on it from hip to end, in limb widths. */
const ALONG = 0.7;
const THICK = [2.02, 1.98, 1.86, 1.8] as const;

/** Over the knee of who kneels: one in other cloth that comes out in front would look like the foot of a boot. */
const OVER_KNEE = [2.02, 2, 1.9, 1.66] as const;

/** On a crossed leg the tail goes from the waist to just short of the knee, with a round hem; both meet in the middle. */
const CROSSED = { thick: 1.92, along: 0.68, over: 0.3 } as const;

const tailOnCrossed = ({ hip: joint, knee }: Leg, skirt: Skirt, { hip, build }: Skeleton): readonly Sketch[] => {
  const side = knee[0] < hip[0] ? -1 : 1;
  const r = build.limb * CROSSED.thick;
  const end = lerp(joint, knee, CROSSED.along);
  const middle = hip[0] - side * build.limb * CROSSED.over;
  const hem: readonly Point[] = [
    [end[0] - side * r * 0.16, end[1] - r * 0.92],
    [end[0] + side * r * 0.1, end[1] - r * 0.2],
    [end[0] + side * r * 0.06, end[1] + r * 0.8],
  ];
  const [upper = end, round = end, lower = end] = hem;
  const outline = spline([
    [hip[0] + side * build.hip * 0.8, hip[1] - build.torso * 0.24],
    [lerp(hip, knee, 0.46)[0], Math.min(hip[1], knee[1]) - r * 0.9],
    [...upper, 1],
    round,
    [...lower, 1],
    [lerp([middle, end[1]], end, 0.4)[0], end[1] + r * 0.5],
    [middle, hip[1] + r * 0.5],
    [middle, hip[1] - build.torso * 0.24],
  ]);
  return [
    form(outline, skirt.color, { name: skirt.name, volume: 0.5 }),
    ...(skirt.hem
      ? [
          bundle(
            [
              detail(
                ribbon(
                  hem.map(([x, y]): Point => [x - side * build.limb * 0.3, y]),
                  [build.limb * 0.26],
                ),
                skirt.hem,
                { name: 'hem' },
              ),
            ],
            { clip: outline },
          ),
        ]
      : []),
  ];
};

/** The tail on one thigh, its hem across it. */
export const tailOn = (leg: Leg, skirt: Skirt, skeleton: Skeleton): readonly Sketch[] => {
  const { hip, knee, isHidden } = leg;
  const { build } = skeleton;
  if (isHidden) return [];
  if (isCrossedBefore(leg, skeleton)) return tailOnCrossed(leg, skirt, skeleton);
  if (isOnInstep(leg)) {
    const widths = OVER_KNEE.map((share) => share * build.limb);
    return [
      form(ribbon(cut([hip, knee], 0, 1, widths.length), widths), skirt.color, { name: skirt.name, volume: 0.5 }),
    ];
  }
  const along = cut([hip, knee], 0, ALONG, THICK.length);
  const widths = THICK.map((share) => share * build.limb);
  return [
    form(ribbon(along, widths, 'flat-end'), skirt.color, { name: skirt.name, volume: 0.5 }),
    ...(skirt.hem ? cuffOf(along, widths, skirt.hem) : []),
  ];
};
