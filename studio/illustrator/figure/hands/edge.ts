/** A stretched hand seen from the side of its thumb, the palm towards the other one: what claps and what is folded to plead. */
import { creaseOf, type HandPaint, skinOf } from '#studio/illustrator/figure/hands/hand-paint.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { type Knot, type Path, spline } from '#studio/illustrator/geometry/path.ts';
import type { Sketch } from '#studio/illustrator/sketch.ts';

/** The back of the hand, the tip of the forefinger, and the palm, which is hollow. */
const outline = (side: number): Path => {
  const at = (x: number, y: number): Knot => [x, y * side];
  return spline([
    at(-0.3, -0.42),
    at(0.3, -0.5),
    at(1.0, -0.5),
    at(1.7, -0.32),
    at(2.3, -0.06),
    at(2.44, 0.12),
    at(2.28, 0.26),
    at(1.6, 0.16),
    at(0.9, 0.3),
    at(0.3, 0.44),
    at(-0.3, 0.42),
  ]);
};

/** The other fingers look out beyond the forefinger. */
const fingersBeyond = (side: number): Path =>
  ribbon(
    [
      [1.0, -0.3 * side],
      [1.8, -0.32 * side],
      [2.42, -0.18 * side],
    ],
    [0.34, 0.28, 0.2],
  );

const thumb = (side: number): Path =>
  ribbon(
    [
      [0.18, 0.08 * side],
      [0.82, 0.24 * side],
      [1.44, 0.46 * side],
    ],
    [0.36, 0.32, 0.22],
  );

export const edgeHand = (paint: HandPaint, side: number): Sketch[] => {
  const skin = skinOf(paint);
  return [
    skin(fingersBeyond(side)),
    skin(outline(side)),
    creaseOf(paint)([1.3, -0.26 * side], [2.1, -0.04 * side]),
    skin(thumb(side)),
  ];
};
