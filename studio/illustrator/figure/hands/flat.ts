/** A hand whose fingers lie together, seen at a slant: what bears a thing, claps, pleads, gives. */
import { creaseOf, type HandPaint, skinOf } from '#studio/illustrator/figure/hands/hand-paint.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { type Path, type Point, spline } from '#studio/illustrator/geometry/path.ts';
import type { Sketch } from '#studio/illustrator/sketch.ts';

/** Where the tips of the four fingers are, the one beside the thumb first and nearest. */
const TIPS: readonly Point[] = [
  [2.1, 0.36],
  [2.36, 0.06],
  [2.24, -0.24],
  [1.9, -0.5],
];
const HALF = 0.2;

const outline = (side: number): Path => {
  const at = ([x, y]: Point, sharp = 0) => [x, y * side, sharp] as const;
  const tips = TIPS.flatMap(([x, y], index) => {
    const next = TIPS[index + 1];
    return [
      at([x - 0.26, y + HALF * 0.9]),
      at([x, y + 0.02]),
      at([x - 0.2, y - HALF * 0.8]),
      ...(next ? [at([Math.min(x, next[0]) - 0.3, (y + next[1]) / 2], 1)] : []),
    ];
  });
  return spline([
    at([-0.3, 0.42]),
    at([0.4, 0.56]),
    at([1.2, 0.54]),
    ...tips,
    at([1.1, -0.66]),
    at([0.4, -0.6]),
    at([-0.3, -0.46]),
  ]);
};

const thumbBeside = (side: number): Path =>
  ribbon(
    [
      [0.16, 0.26 * side],
      [0.72, 0.74 * side],
      [1.28, 0.86 * side],
    ],
    [0.34, 0.31, 0.22],
  );

export const flatHand = (paint: HandPaint, side: number): Sketch[] => {
  const crease = creaseOf(paint);
  const partings = TIPS.slice(0, 3).map(([x, y], index) => {
    const [nextX, nextY] = TIPS[index + 1] ?? [x, y];
    const across = ((y + nextY) / 2) * side;
    return crease([1.14, across * 0.92], [Math.min(x, nextX) - 0.28, across]);
  });
  return [skinOf(paint)(outline(side)), ...partings, skinOf(paint)(thumbBeside(side))];
};
