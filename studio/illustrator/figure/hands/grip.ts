/** A hand that closes round a handle, a stem or a rim: its palm is behind the thing and its fingers are before it. */
import { enlarged, type HandPaint, PALM_AT, skinOf } from '#studio/illustrator/figure/hands/hand-paint.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { ellipse, type Point } from '#studio/illustrator/geometry/path.ts';
import { detail, type Sketch } from '#studio/illustrator/sketch.ts';

/** How a fist is seen. */
export type Fist = {
  /** On which side of the fingers the thumb is, as everywhere in a hand. */
  readonly thumb: 1 | -1;
  /** Its inner side, where fingers come round the thing with their tips to the wrist; else its knuckles. */
  readonly isInner: boolean;
};

const BACK = ellipse([PALM_AT, 0], [1.0, 0.88]);

/** The thumb of a fist seen from its knuckles lies along the thing, behind it. */
const thumbBehind = (thumb: number) =>
  ribbon(
    [
      [0.2, 0.5 * thumb],
      [0.8, 0.98 * thumb],
      [1.36, 1.16 * thumb],
    ],
    [0.38, 0.36, 0.26],
  );

/** What of it is behind the thing. */
export const fistBehind = (paint: HandPaint, { thumb, isInner }: Fist): Sketch[] => {
  const skin = skinOf(paint);
  return enlarged(isInner ? [skin(BACK)] : [skin(thumbBehind(thumb)), skin(BACK)], PALM_AT);
};

/** Across the hand, from the forefinger to the little one, and how far each reaches beyond the palm. */
const FINGERS: readonly (readonly [across: number, reach: number])[] = [
  [0.66, 1.52],
  [0.22, 1.64],
  [-0.22, 1.6],
  [-0.64, 1.42],
];

/** Round the thing from beyond, each tip on the palm. */
const curled = (paint: HandPaint, thumb: number): Sketch[] =>
  FINGERS.toReversed().map(([across, reach]) => {
    const at = (x: number, share: number): Point => [x, across * share * thumb];
    return skinOf(paint)(ribbon([at(reach, 0.96), at(1.1, 1), at(0.56, 0.86)], [0.27, 0.29, 0.24]));
  });

/** Across the first two fingers, from the root at the wrist. */
const thumbOver = (paint: HandPaint, thumb: number): Sketch[] => {
  const skin = skinOf(paint);
  const path = ribbon(
    [
      [-0.02, 0.42 * thumb],
      [0.5, 0.72 * thumb],
      [1.28, 0.42 * thumb],
    ],
    [0.36, 0.34, 0.25],
  );
  const root = ellipse([0.02, 0.2 * thumb], [0.34, 0.44]);
  return [skin(path), detail(root, paint.color, paint.name ? { name: paint.name } : {})];
};

/** From the knuckles over the thing, their tips beyond it. */
const bentOver = (paint: HandPaint, thumb: number): Sketch[] =>
  FINGERS.map(([across, reach]) => {
    const at = (x: number, share: number): Point => [x, across * share * thumb];
    return skinOf(paint)(ribbon([at(0.62, 0.94), at(1.15, 1), at(reach + 0.14, 0.94)], [0.28, 0.29, 0.25]));
  });

/** What of it is before the thing. */
export const fistBefore = (paint: HandPaint, { thumb, isInner }: Fist): Sketch[] =>
  enlarged(isInner ? [...curled(paint, thumb), ...thumbOver(paint, thumb)] : bentOver(paint, thumb), PALM_AT);
