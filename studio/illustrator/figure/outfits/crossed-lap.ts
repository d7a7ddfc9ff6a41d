/** The skirt or gown of who sits with crossed legs: it lies over both knees, and its hem rises between them over the shins. */
import { lighten } from '#studio/illustrator/color/color.ts';
import type { Skirt } from '#studio/illustrator/figure/outfits/outfit.ts';
import type { Leg } from '#studio/illustrator/figure/posing/stance.ts';
import type { Skeleton } from '#studio/illustrator/figure/skeleton.ts';
import { lerp, ribbon } from '#studio/illustrator/geometry/outline.ts';
import { type Knot, type Path, type Point, spline } from '#studio/illustrator/geometry/path.ts';
import { detail, line, type Sketch } from '#studio/illustrator/sketch.ts';

export type CrossedLap = {
  readonly outline: Path;
  /** Its lower edge from the right knee to the left one. */
  readonly hem: readonly Knot[];
  readonly folds: readonly (readonly Point[])[];
};

/** Legs crossed before who faces the reader: the foot goes on from the shin, beyond the middle. */
export const isCrossed = ({ foot, isAhead, isAlong }: Leg): boolean =>
  foot?.isTurned === true && foot.seen === 'side' && isAhead && !isAlong;

/** Nearer than the seat, that is: who stands on one foot holds the other before them as well. */
export const isCrossedBefore = (leg: Leg, { isLow, turn }: Skeleton): boolean => isLow && turn === 0 && isCrossed(leg);

/** How far below the knees the hem hangs between them, in half widths of the cloth on a thigh: of a long one less is seen of the shins. */
const HANGS = { short: 0.16, long: 0.5 } as const;
const SHORT = 0.6;

/** The lap that a skirt makes, if these legs are crossed under it. */
export const crossedLap = (
  { near, far, hip, build, isSide, turn }: Skeleton,
  { to, flare }: Skirt,
): CrossedLap | null => {
  if (isSide || turn !== 0 || !isCrossed(near.leg) || !isCrossed(far.leg)) return null;
  const r = build.limb * (1.56 + flare * 0.16);
  const waist = build.hip * 0.78;
  const [left, right] = [near.leg, far.leg].toSorted((one, other) => one.knee[0] - other.knee[0]);
  if (!left || !right) return null;
  const half = ({ knee }: Leg, side: 1 | -1): Knot[] => [
    [hip[0] + side * waist, hip[1] - build.torso * 0.22],
    [lerp(hip, knee, 0.56)[0], Math.min(knee[1], hip[1]) - r * 0.84],
    [knee[0] + side * r * 0.12, knee[1] - r * 0.98],
    [knee[0] + side * r * 0.84, knee[1] - r * 0.5],
    [knee[0] + side * r * 0.98, knee[1] + r * 0.1],
    [knee[0] + side * r * 0.74, knee[1] + r * 0.72],
  ];
  const middle: Knot = [
    lerp(left.knee, right.knee, 0.5)[0],
    (left.knee[1] + right.knee[1]) / 2 + r * (to < SHORT ? HANGS.short : HANGS.long),
  ];
  const toMiddle = ({ knee }: Leg, share: number, up: number): Knot => {
    const low = knee[1] + r * 0.94;
    return [knee[0] + (middle[0] - knee[0]) * share, low + (middle[1] - low) * up];
  };
  const hem: Knot[] = [
    toMiddle(right, 0.04, 0),
    toMiddle(right, 0.5, 0.52),
    middle,
    toMiddle(left, 0.5, 0.52),
    toMiddle(left, 0.04, 0),
  ];
  const fold = ({ knee }: Leg, side: 1 | -1): readonly Point[] => [
    [hip[0] + side * waist * 0.8, hip[1] + r * 0.04],
    [lerp(hip, knee, 0.5)[0], knee[1] + r * 0.06],
    [knee[0] - side * r * 0.1, knee[1] - r * 0.14],
  ];
  return {
    outline: spline([...half(right, 1), ...hem, ...half(left, -1).toReversed()]),
    hem,
    folds: [fold(left, -1), fold(right, 1)],
  };
};

/** What shows that legs are under the cloth: a fold along each thigh, and the band of the hem along its edge. */
export const onLap = ({ hem, folds }: CrossedLap, skirt: Skirt, unit: number): Sketch[] => [
  ...folds.map((fold) => line(fold, lighten(skirt.color, -0.2), { width: unit * 0.22, alpha: 0.6, name: 'lap-fold' })),
  ...(skirt.hem
    ? [
        detail(
          ribbon(
            bandAlong(hem).map(([x, y]): Point => [x, y - unit * 0.8]),
            [unit * 0.36],
          ),
          skirt.hem,
          { name: 'hem' },
        ),
      ]
    : []),
];

/** The edge goes on round both knees. */
const bandAlong = (hem: readonly Knot[]): readonly Point[] => {
  const [[x1, y1] = [0, 0], [x2, y2] = [0, 0]] = [hem[0], hem[hem.length - 1]];
  const wide = (x1 - x2) * 0.24;
  return [[x1 + wide, y1 - wide * 0.14], ...hem.map(([x, y]): Point => [x, y]), [x2 - wide, y2 - wide * 0.14]];
};
