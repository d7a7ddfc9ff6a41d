/** A ring of mushrooms on the ground, as they grow around a place where a tree stood: the farther ones behind the grass in it. */
import { placed } from '#studio/illustrator/geometry/matrix.ts';
import { ellipse, type Point, spline } from '#studio/illustrator/geometry/path.ts';
import { LEAF } from '#studio/illustrator/props/making.ts';
import { mushroom } from '#studio/illustrator/props/nature/woodland.data.ts';
import { groundProp, hugged } from '#studio/illustrator/props/prop.ts';
import { bundle, detail, form, moved, type Sketch } from '#studio/illustrator/sketch.ts';

/** Half of the ring across and deep. */
const REACH: Point = [44, 15];
/** The foot of the nearest one. */
const NEAREST = -2;
/**
 * Where around the ring each stands, in turns from its right end towards the reader, how large it is and how much it
 * leans: three fat ones, one of them the tallest, and small ones between them.
 */
const STAND: readonly (readonly [turn: number, size: number, lean: number])[] = [
  [0.75, 0.4, 0],
  [0.66, 0.5, -0.1],
  [0.85, 0.46, 0.08],
  [0.57, 0.4, 0],
  [0.94, 0.5, 0.1],
  [0.48, 0.54, -0.08],
  [0.03, 0.76, 0.16],
  [0.4, 0.46, 0],
  [0.13, 0.5, 0.06],
  [0.32, 1.02, -0.06],
  [0.21, 0.72, 0.04],
];

const at = (turn: number): Point => [
  Math.cos(turn * 2 * Math.PI) * REACH[0],
  NEAREST - REACH[1] + Math.sin(turn * 2 * Math.PI) * REACH[1],
];

const blades = (x: number, y: number): Sketch[] =>
  [-2, 0.4, 2.6].map((dx, index) =>
    form(
      spline([
        [x + dx - 0.8, y, 1],
        [x + dx * 1.4, y - 4],
        [x + dx * 2 + 0.4, y - 7 - index, 1],
        [x + dx + 0.8, y, 1],
      ]),
      LEAF,
      { volume: 0.3 },
    ),
  );

export const mushroomRing = groundProp([112, 46], hugged(20), (order) => {
  const cap = bundle(mushroom.draw(order));
  return [
    // Within it the grass is darker.
    detail(ellipse([0, NEAREST - REACH[1]], [REACH[0] * 0.9, REACH[1] * 0.8]), LEAF, { alpha: 0.28 }),
    ...blades(-14, -17),
    ...blades(16, -15),
    ...STAND.map(([turn, size, lean]) => moved(cap, placed(at(turn), size, { flip: at(turn)[0] < 0, turn: lean }))),
  ];
});
