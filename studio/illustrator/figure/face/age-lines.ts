/** The lines that the years draw into a face. */
import { eyesOf } from '#studio/illustrator/figure/face/eyes.ts';
import { type HeadFrame, SIDES, spotAt } from '#studio/illustrator/figure/head/head.ts';
import type { SkinColors } from '#studio/illustrator/figure/looks.data.ts';
import type { Knot } from '#studio/illustrator/geometry/path.ts';
import { line, type Sketch } from '#studio/illustrator/sketch.ts';

const FIRST_AT = 40;
const FOREHEAD_AT = 60;

const around = (frame: HeadFrame): Knot[][] =>
  eyesOf(frame).flatMap(({ x, y, rx, ry, side }): Knot[][] => [
    [
      [x - rx * 0.8, y + ry * 1.35],
      [x, y + ry * 1.62],
      [x + rx * 0.8, y + ry * 1.35],
    ],
    [
      [x + rx * 1.3 * side, y - 0.02],
      [x + rx * 1.8 * side, y - 0.07],
    ],
    [
      [x + rx * 1.3 * side, y + 0.05],
      [x + rx * 1.8 * side, y + 0.08],
    ],
  ]);

/** From the nose to the corners of the mouth. */
const besideMouth = (frame: HeadFrame): Knot[][] =>
  SIDES.map((side) => {
    const high = spotAt(frame, side * 0.3, 0.46);
    const low = spotAt(frame, side * 0.56, 0.76, 0.95);
    return [
      [high.x, high.y],
      [(high.x + low.x) / 2 + 0.05 * side, (high.y + low.y) / 2 - 0.02],
      [low.x, low.y],
    ];
  });

const acrossForehead = (frame: HeadFrame): Knot[][] =>
  [-0.36, -0.47].map((y, index) =>
    [-0.42, -0.1, 0.22, 0.46].map((longitude, step): Knot => {
      const spot = spotAt(frame, longitude, y + (step % 2 === index ? 0.02 : 0));
      return [spot.x, spot.y];
    }),
  );

/** None for the young; more and deeper the older. */
export const drawAgeLines = (frame: HeadFrame, skin: SkinColors, age: number): Sketch[] => {
  const alpha = Math.min(0.62, Math.max(0, (age - FIRST_AT) / 52));
  const drawn = (knots: readonly Knot[]): Sketch => line(knots, skin.shade, { width: 0.024, alpha });
  return alpha === 0
    ? []
    : [
        ...around(frame).map(drawn),
        ...besideMouth(frame).map(drawn),
        ...(age < FOREHEAD_AT ? [] : acrossForehead(frame).map(drawn)),
      ];
};
