/** Butterfly, bee, bat and moon moth. */
import { type Color, hex, lighten } from '#studio/illustrator/color/color.ts';
import { knots, shape } from '#studio/illustrator/companions/anatomy/knots.ts';
import { flutterer } from '#studio/illustrator/companions/small/flutterer.ts';
import { apply, placed } from '#studio/illustrator/geometry/matrix.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { circle, type Knot, type Point, roundedRect, spline } from '#studio/illustrator/geometry/path.ts';
import { bundle, detail, form, line, type Sketch } from '#studio/illustrator/sketch.ts';

const feelers = (color: Color, size: number): Sketch[] =>
  [-1, 1].flatMap((side) => [
    line(
      [
        [side * size * 0.24, -size * 0.7],
        [side * size * 0.5, -size * 1.3],
        [side * size * 0.9, -size * 1.6],
      ],
      color,
      { width: size * 0.11 },
    ),
    form(circle([side * size * 0.92, -size * 1.62], size * 0.15), color, { volume: 0.4 }),
  ]);

export const butterfly = flutterer({
  heightCm: 21,
  lengthCm: 24,
  head: [3.6, 3.4],
  body: [2.2, 3.9],
  hover: 3,
  colors: { coat: hex('#8d6f74'), pale: hex('#cfa9a0'), iris: hex('#3a2420') },
  wings: [
    {
      outline: '0,1 5,2.4 8.4,5 7.6,8.4! 5,7.4 3.6,6.6! 1.6,5.4',
      color: hex('#f0b04a'),
      marks: [{ outline: '3,3.4 5.4,4 6.2,6 4.4,5.8', color: hex('#fbe0a0') }],
    },
    {
      outline: '0,0 2,-6 6.4,-10.6 11.4,-11.4 12.4,-7 10.2,-2.6 5,1.6',
      color: hex('#e8743c'),
      marks: [
        { outline: '2,-1.4 4,-6 7.6,-8.6 8,-4 5,-0.6', color: hex('#f6a454') },
        { outline: '9.4,-10 11.4,-10.4 11.6,-8.6 10,-8.4', color: hex('#fff1d2') },
        { outline: '9.8,-6.4 11.4,-6.6 11,-5 9.8,-5', color: hex('#fff1d2') },
      ],
    },
  ],
  ears: () => ({ behind: feelers(hex('#4a3542'), 3), front: [] }),
});

const BEE_DARK = hex('#4a342a');

/** Thin and bent, three on each side. */
const beeLeg = (from: Point, knee: Point, toe: Point): Sketch => line([from, knee, toe], BEE_DARK, { width: 0.5 });

/** The tufts of hair between head and stripes. */
const FUR =
  '-3.1,-0.4 -3.5,-1.4! -2.4,-1.2 -1.9,-2.3! -0.9,-1.5 0,-2.5! 0.9,-1.5 1.9,-2.3! 2.4,-1.2 3.5,-1.4! 3.1,-0.4 2.9,1.2! 1.5,0.7 0,1.8! -1.5,0.7 -2.9,1.2!';

const ruffOf = (at: Point, turn: number, size: number): Sketch => {
  const tufts = knots(FUR).map(([x, y, sharp]): Knot => [...apply(placed(at, size, { turn }), [x, y]), sharp ?? 0]);
  return form(spline(tufts), hex('#fbe2a0'), { volume: 0.4, name: 'coat' });
};

const SCARF: readonly Point[] = [
  [0.6, -9.2],
  [2.8, -7.4],
  [4, -4.8],
];

/** In profile the striped body hangs behind the fur of the breast and ends in a sting. */
const beeAside = (coat: Color, collar?: Color): Sketch[] => {
  const body = spline([
    [1.6, -9.4],
    [-2.6, -10.4],
    [-8, -8.8],
    [-11.6, -5.4],
    [...([-13, -3] as const), 0.7],
    [-10.4, -2.2],
    [-5.6, -2],
    [-0.6, -3],
    [2, -5.6],
  ]);
  const stripe = (x: number, half: number): Sketch =>
    detail(
      ribbon(
        [
          [x + 1.1, -12],
          [x - 0.4, -6.4],
          [x + 0.7, -0.6],
        ],
        [half, half * 1.15, half],
      ),
      BEE_DARK,
    );
  return [
    beeLeg([0.4, -3.4], [1.6, -1.4], [0.8, 0]),
    beeLeg([-2.4, -3], [-2, -1], [-3.2, 0]),
    form(shape('-12.6,-3.7 -14.6,-2.1! -12.4,-2.5'), BEE_DARK, { volume: 0.3 }),
    form(body, coat, { volume: 0.6, name: 'coat' }),
    bundle([stripe(-2.9, 1), stripe(-6.3, 1), stripe(-9.6, 0.9), stripe(-13, 1.2)], { clip: body }),
    ruffOf([1.2, -6.6], 1.25, 1.02),
    ...(collar ? [form(ribbon(SCARF, [0.6, 0.8, 0.6]), collar, { name: 'accent', volume: 0.4 })] : []),
    beeLeg([1.8, -3.6], [3.8, -2], [3.2, 0]),
    beeLeg([3, -4.8], [5, -3.4], [5.2, -1.2]),
  ];
};

export const bee = flutterer({
  heightCm: 15,
  lengthCm: 18,
  head: [3.7, 3.4],
  body: [3.5, 4.2],
  colors: { coat: hex('#f2bd46'), pale: hex('#fbe2a0'), iris: hex('#3a2418') },
  wings: [
    { outline: '0,1 4.6,0 8,2 7.4,4.6 3.4,4.4', color: hex('#dcebf0'), alpha: 0.8 },
    {
      outline: '0,0 2.6,-5 7.4,-7.4 10,-5.2 8.6,-1.4 4,1',
      color: hex('#e8f3f5'),
      alpha: 0.86,
      marks: [{ outline: '1,-0.6 4,-4.4 4.4,-4.2 1.6,-0.2', color: hex('#bcd3dc') }],
    },
  ],
  ears: () => ({ behind: feelers(BEE_DARK, 3.2), front: [] }),
  aside: { head: [5.2, -9.2], wings: [-0.4, -9.6], trunk: beeAside },
  legs: () =>
    [-1, 1].flatMap((side) => [
      beeLeg([side * 2.4, -5.6], [side * 4.8, -4.6], [side * 5.2, -2.8]),
      beeLeg([side * 2.6, -3.4], [side * 4.6, -2.2], [side * 4.6, -0.4]),
      beeLeg([side * 1.4, -1.4], [side * 2.4, -0.5], [side * 2, 0.7]),
    ]),
  marks: ([bx, by]) =>
    [-0.62, -0.14, 0.34].map((share) =>
      detail(roundedRect([-bx, -by + by * share - by * 0.1], [bx * 2, by * 0.24], 0.3), BEE_DARK),
    ),
});

export const bat = flutterer({
  heightCm: 21,
  lengthCm: 36,
  head: [4.4, 4],
  body: [3.6, 4.8],
  colors: { coat: hex('#6e5a6e'), pale: hex('#c9b2b4'), iris: hex('#5a3320') },
  wings: [
    {
      outline: '0,-1 3,-6 6.4,-9.4! 12,-9 17.6,-5.4! 14.6,-3.4 14.4,0.4! 10.6,-0.4 8.8,3! 6.6,1.2 3.4,3.4! 1.4,2',
      color: hex('#4c3f52'),
      marks: [
        { outline: '6.2,-9 6.7,-8.6 9,2.6 8.6,2.8', color: hex('#6e5a6e') },
        { outline: '6.4,-9.2 6.8,-8.8 14.4,0 14.1,0.3', color: hex('#6e5a6e') },
      ],
    },
  ],
  ears: (coat) => ({
    behind: [-1, 1].flatMap((side) => [
      form(
        shape(
          side === 1
            ? '0.8,-3 1.6,-6.4 3.6,-8.6! 4.9,-5.4 4.2,-1.6'
            : '-0.8,-3 -1.6,-6.4 -3.6,-8.6! -4.9,-5.4 -4.2,-1.6',
        ),
        lighten(coat, -0.04),
        { volume: 0.5 },
      ),
      detail(
        shape(
          side === 1 ? '1.8,-3.4 2.2,-6 3.5,-7.4! 4.1,-5 3.6,-2.6' : '-1.8,-3.4 -2.2,-6 -3.5,-7.4! -4.1,-5 -3.6,-2.6',
        ),
        hex('#d79a9a'),
      ),
    ]),
    front: [
      form(
        ribbon(
          [
            [-0.7, 0.9],
            [0.4, 0.7],
            [1.2, 0.9],
          ],
          [0.4, 0.6, 0.4],
        ),
        hex('#3f3040'),
        { volume: 0.4 },
      ),
    ],
  }),
});

export const moth = flutterer({
  heightCm: 27,
  lengthCm: 32,
  head: [3.8, 3.6],
  body: [2.9, 4.4],
  hover: 8.4,
  colors: { coat: hex('#f3ead2'), pale: hex('#fffaf0'), iris: hex('#54406f') },
  wings: [
    {
      outline: '0,1 5,2 8,5.6 7.4,9.4 9.4,14! 5.6,12.4 4.4,8.4 1.4,5',
      color: hex('#a9cfc0'),
      marks: [{ outline: '3.4,4 5.4,4.6 5.6,6.6 3.8,6.4', color: hex('#f2dfa2') }],
    },
    {
      outline: '0,0 2,-6.4 8,-11 15.6,-11.6! 15,-7 11.4,-1.8 5,2',
      color: hex('#bfe0d0'),
      marks: [
        { outline: '0,-1 2,-6.4 8,-11 15.6,-11.6 15,-10.4 8,-9.4 3,-5.4', color: hex('#8f7aa8') },
        { outline: '7.4,-6.6 9.4,-7 9.8,-5 7.8,-4.6', color: hex('#f2dfa2') },
        { outline: '8,-6.2 9,-6.4 9.2,-5.4 8.2,-5.2', color: hex('#8f7aa8') },
      ],
    },
  ],
  ears: () => ({
    behind: [-1, 1].map((side) =>
      form(
        ribbon(
          [
            [side * 1, -2.4],
            [side * 2.6, -5],
            [side * 5, -6.2],
          ],
          [0.3, 0.8, 0.2],
        ),
        hex('#c9b27c'),
        { volume: 0.3 },
      ),
    ),
    front: [],
  }),
  isGlowing: hex('#dff3e4'),
});
