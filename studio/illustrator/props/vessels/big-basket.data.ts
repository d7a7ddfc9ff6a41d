/** A wicker basket as tall as a crouching child: one hides behind it, and somebody small looks out of it. */
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { ellipse, spline } from '#studio/illustrator/geometry/path.ts';
import { hollow, painted, times } from '#studio/illustrator/props/making.ts';
import { groundProp, hugged } from '#studio/illustrator/props/prop.ts';
import type { Vessel } from '#studio/illustrator/props/vessels/vessel.ts';
import { form, line, type Sketch } from '#studio/illustrator/sketch.ts';

const WICKER = hex('#c6925a');
const INSIDE = hex('#7a5530');
const RIM = -54;
const HALF = 25;

const behind = (): Sketch[] => [
  form(ellipse([0, RIM], [HALF, 7]), INSIDE, { volume: 0.2 }),
  form(
    ribbon(
      [
        [-HALF, RIM],
        [0, RIM - 7],
        [HALF, RIM],
      ],
      [1.8, 2.2, 1.8],
    ),
    lighten(WICKER, -0.08),
    { volume: 0.4 },
  ),
];

const before = (): Sketch[] => [
  ...painted(
    spline([
      [-HALF, RIM, 1],
      [0, RIM + 7],
      [HALF, RIM, 1],
      [24.4, -28],
      [20, -2],
      [0, 1],
      [-20, -2],
      [-24.4, -28],
    ]),
    WICKER,
    [
      hollow([0, 2], [30, 12], 0.4),
      ...times(8, (row) =>
        line(
          [
            [-26, -47 + row * 7],
            [0, -41 + row * 7],
            [26, -47 + row * 7],
          ],
          lighten(WICKER, -0.14),
          { width: 1, alpha: 0.8 },
        ),
      ),
      ...[0, 1, 2, 3, 4, 5, 6, 7].flatMap((row) =>
        times(11, (index) =>
          line(
            [
              [-29 + index * 5.6 + (row % 2) * 2.8, -46 + row * 7],
              [-27.4 + index * 5.6 + (row % 2) * 2.8, -40 + row * 7],
            ],
            index % 2 === 0 ? lighten(WICKER, 0.1) : lighten(WICKER, -0.17),
            { width: 1.5, alpha: 0.9 },
          ),
        ),
      ),
    ],
  ),
  form(
    ribbon(
      [
        [-HALF - 1, RIM],
        [0, RIM + 7],
        [HALF + 1, RIM],
      ],
      [2.6, 3.2, 2.6],
    ),
    lighten(WICKER, 0.06),
    { volume: 0.6 },
  ),
];

export const bigBasket = groundProp([54, 62], hugged(26), () => [...behind(), ...before()]);

export const bigBasketVessel: Vessel = {
  rim: [0, RIM + 5],
  half: 21,
  depth: 26,
  size: [27, 62],
  grows: 1.2,
  draw: () => ({ back: behind(), front: before() }),
};
