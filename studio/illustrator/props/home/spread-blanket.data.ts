/** A blanket that somebody sits on: spread under them, its front drawn up as on a sledge. Sizes in centimetres. */
import type { Scene } from '#core/story/scene.ts';
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { type Box, type Point, polygon, spline } from '#studio/illustrator/geometry/path.ts';
import { CREAM, painted } from '#studio/illustrator/props/making.ts';
import { bundle, form, line, type Sketch } from '#studio/illustrator/sketch.ts';

const WOOL = hex('#b96379');
const UNDER = hex('#8f4560');
const STRIPES = [-50, -34, -18, -2, 14, 30] as const;

const sheet = (): Sketch[] =>
  painted(
    spline([
      [-60, -2, 1],
      [-54, -11, 1],
      [-20, -10],
      [20, -10.4],
      [46, -12],
      [60, -23, 1],
      [66, -15],
      [58, -3],
      [44, 0.6],
      [0, 1],
      [-30, 0.6],
    ]),
    WOOL,
    STRIPES.flatMap((x) => [
      line(
        [
          [x + 4, -12],
          [x, 2],
        ],
        CREAM,
        { width: 2 },
      ),
      line(
        [
          [x + 8, -12],
          [x + 4, 2],
        ],
        lighten(WOOL, -0.12),
        { width: 1 },
      ),
    ]),
  );

/** Its front, which is held up and rolls over. */
const curl = (): Sketch[] => [
  form(
    spline([
      [46, -12, 1],
      [54, -17],
      [60, -23, 1],
      [66, -15],
      [60, -6],
      [58, -14],
    ]),
    UNDER,
    { volume: 0.5 },
  ),
];

/** Threads at its back end. */
const fringe = (): Sketch[] =>
  Array.from({ length: 6 }, (_, index): Sketch => {
    const from: Point = [-60 + index * 1.1, -2 - index * 1.7];
    return form(polygon([from, [from[0] - 6.4, from[1] + 0.6 + (index % 2)], [from[0] + 0.4, from[1] - 1.3]]), CREAM, {
      volume: 0.2,
    });
  });

/** Whether somebody sits low on it: folded it would be a plinth under them. */
export const isSpreadOut = (ref: string, { cast }: Scene): boolean =>
  cast.some(({ place }) => place.on === ref && place.height === 'low');

export const spreadBlanket = (): { readonly sketch: Sketch; readonly box: Box } => ({
  sketch: bundle([...fringe(), ...sheet(), ...curl()]),
  box: { left: -66, right: 66, top: -24, bottom: 0 },
});
