/** Who comes out of an egg, and where it is kept warm before. */
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { circle, ellipse, type Knot, polygon, spline } from '#studio/illustrator/geometry/path.ts';
import { each, gleam, hollow, painted, WHITE } from '#studio/illustrator/props/making.ts';
import { groundProp, hugged } from '#studio/illustrator/props/prop.ts';
import { bundle, detail, form, glow, line, type Sketch } from '#studio/illustrator/sketch.ts';

const SHELL = hex('#efeae0');
const SPECK = hex('#7d8f83');
const DOWN = hex('#aab0ba');
const BEAK = hex('#f0a03a');
const EYE = hex('#33261f');

const specks = (...places: readonly (readonly [number, number])[]): Sketch[] =>
  places.map(([x, y], index) => detail(ellipse([x, y], [0.7 - (index % 3) * 0.14, 0.52], index), SPECK));

/** A newly hatched bird that sings in the lower half of its shell. */
export const chick = groundProp([20, 24], hugged(15), () => {
  const body = spline([
    [0, -22.6],
    [4.4, -21.4],
    [6.8, -17.6],
    [6, -13.4],
    [7.6, -9],
    [6.4, -3.4],
    [-6.4, -3.4],
    [-7.6, -9],
    [-6, -13.4],
    [-6.8, -17.6],
    [-4.4, -21.4],
  ]);
  const wing = (side: 1 | -1): Sketch =>
    form(
      spline([
        [side * 6.2, -12.4],
        [side * 9.6, -13.4],
        [side * 9.4, -10.6],
        [side * 6.8, -8.4],
      ]),
      lighten(DOWN, -0.07),
      { volume: 0.5 },
    );
  const eye = (x: number): Sketch[] => [
    detail(ellipse([x, -17.4], [1.35, 1.6]), EYE),
    detail(circle([x - 0.4, -18], 0.5), WHITE, { lit: true }),
  ];
  const cup = polygon([
    [-8.8, -8.2],
    [-6.8, -6],
    [-4.4, -8.6],
    [-2, -6.2],
    [0.6, -8.8],
    [3.2, -6.4],
    [5.6, -8.8],
    [7.2, -6.2],
    [8.8, -8.4],
    [7.6, -3.4],
    [4.6, -0.6],
    [0, 0],
    [-4.6, -0.6],
    [-7.6, -3.4],
  ]);
  return [
    wing(-1),
    wing(1),
    ...painted(body, DOWN, [
      detail(ellipse([0, -8], [4.6, 5.4]), lighten(DOWN, 0.12), { alpha: 0.9 }),
      detail(ellipse([0, -17], [5, 3.9]), hex('#eef0f2'), { alpha: 0.9 }),
      ...each(
        [
          [-5, -10.4],
          [4.4, -11.4],
          [-2.4, -12.6],
          [2, -9.6],
        ],
        (x, y) =>
          line(
            [
              [x, y],
              [x + 0.4, y + 1],
              [x + 1, y + 1.5],
            ],
            lighten(DOWN, -0.14),
            { width: 0.4, alpha: 0.7 },
          ),
      ),
    ]),
    ...[-1, 0, 1].map((side) =>
      line(
        [
          [side * 0.6, -22],
          [side * 1.3, -23.2],
          [side * 2.2, -23.8],
        ],
        lighten(DOWN, -0.06),
        { width: 0.6 },
      ),
    ),
    ...eye(-2.9),
    ...eye(2.9),
    // Open, for it sings.
    form(
      spline([
        [-1.7, -15.8, 1],
        [0, -16.5],
        [1.7, -15.8, 1],
        [0, -15.2],
      ]),
      BEAK,
      { volume: 0.4 },
    ),
    detail(ellipse([0, -14.5], [1.1, 1]), hex('#a8403c')),
    form(
      spline([
        [-1.3, -14.3, 1],
        [0, -13.9],
        [1.3, -14.3, 1],
        [0, -12.7],
      ]),
      lighten(BEAK, -0.05),
      { volume: 0.4 },
    ),
    ...painted(cup, SHELL, [
      ...specks([-5.4, -4.4], [-2, -2.6], [1.6, -4.4], [4.6, -3], [-0.4, -5], [6, -5.4]),
      gleam([-4.6, -4], [0.8, 1.5], 0.4),
      hollow([0, 0.6], [8, 3], 0.4),
    ]),
  ];
});

const SNOW = hex('#e9f0f4');
const SNOW_SHADE = hex('#c3d3e0');

const bank = (y: number, tall: number, wide: number): readonly Knot[] => [
  [-wide, y],
  [-wide * 0.92, y - tall * 0.7],
  [-wide * 0.62, y - tall * 0.8],
  [-wide * 0.3, y - tall],
  [0, y - tall * 0.78],
  [wide * 0.34, y - tall],
  [wide * 0.64, y - tall * 0.76],
  [wide * 0.93, y - tall * 0.68],
  [wide, y],
];

/** The far side of the nest, behind whoever stands in it. */
export const snowNestBack = (): Sketch[] => [
  form(spline([...bank(-6, 12, 27), [0, -3]]), SNOW_SHADE, { volume: 0.3 }),
  form(ellipse([0, -9], [22, 4]), lighten(SNOW_SHADE, -0.1), { volume: 0.2 }),
];

const KEPT = hex('#fff8ea');

/** White, and warm under the feathers: no night makes it blue. */
const keptEgg = (): Sketch[] => {
  const shell = spline([
    [0, -25.4],
    [5, -21.6],
    [7.6, -14],
    [5.6, -6.6],
    [0, -4.6],
    [-5.6, -6.6],
    [-7.6, -14],
    [-5, -21.6],
  ]);
  return [
    glow([0, -14], hex('#ffd796'), { radii: [15, 16], alpha: 0.55 }),
    form(shell, KEPT, { volume: 0.35, lit: true, name: 'kept-egg' }),
    bundle(
      [
        detail(ellipse([5.4, -9], [5.6, 11], 0.3), hex('#f0d9b4'), { alpha: 0.55, lit: true }),
        detail(ellipse([-2.6, -18.6], [1.4, 2.8], 0.3), hex('#ffffff'), { alpha: 0.9, lit: true }),
      ],
      { clip: shell },
    ),
  ];
};

const PEBBLE = hex('#8c93a0');

/** Stones in the rim: along, down, half width. */
const PEBBLES = [
  [-25, -3.2, 2.6],
  [-20.4, -6.6, 2.2],
  [-15.6, -4.2, 2.9],
  [-9.8, -6.6, 2.2],
  [-4.6, -3.6, 2.6],
  [1.6, -5.4, 2.4],
  [7, -3.4, 2.8],
  [12.2, -6.4, 2.2],
  [17, -3.8, 2.9],
  [22.4, -6.2, 2.2],
  [25.6, -2.8, 2.3],
] as const;

/** The egg, and the near side of the nest: snow scraped together in a ring, held by stones as penguins carry them. */
export const snowNestFront = (): Sketch[] => [
  ...keptEgg(),
  form(
    spline([
      [-29, 0, 1],
      [-28.4, -5],
      [-24, -10.4],
      [-17, -9],
      [-9, -7],
      [0, -6.4],
      [9, -7.2],
      [17, -9.4],
      [24, -10],
      [28.4, -4.8],
      [29, 0, 1],
      [12, 1.2],
      [-12, 1.2],
    ]),
    SNOW,
    { volume: 0.45 },
  ),
  ...PEBBLES.flatMap(([x, y, half], index) => [
    form(
      ellipse([x, y], [half, half * 0.78], (index % 3) * 0.3 - 0.3),
      lighten(PEBBLE, ((index * 2) % 5) * 0.03 - 0.05),
      {
        volume: 0.5,
      },
    ),
    detail(ellipse([x - half * 0.1, y - half * 0.62], [half * 0.7, half * 0.26]), SNOW, { alpha: 0.9 }),
  ]),
];

/** A nest that is scraped together of snow, one egg in it. */
export const snowNest = groundProp([58, 27], hugged(14), () => [...snowNestBack(), ...snowNestFront()]);
