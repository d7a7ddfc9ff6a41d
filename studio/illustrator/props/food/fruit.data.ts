/** Fruit: orange, pomegranate, watermelon, apple, mango. */
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { circle, ellipse, type Point, spline } from '#studio/illustrator/geometry/path.ts';
import { CREAM, each, gleam, hollow, LEAF, painted, times, WOOD_DARK } from '#studio/illustrator/props/making.ts';
import { groundProp, hugged, raised } from '#studio/illustrator/props/prop.ts';
import { detail, form, line, type Sketch } from '#studio/illustrator/sketch.ts';

/** A leaf on a stalk, from its root to its tip. */
const leafAt = (root: Point, tip: Point): Sketch[] => {
  const [x, y] = root;
  const [dx, dy] = [tip[0] - x, tip[1] - y];
  const side = (along: number, out: number): Point => [x + dx * along - dy * out, y + dy * along + dx * out];
  return [
    form(spline([[x, y, 1], [...side(0.4, 0.28)], [tip[0], tip[1], 1], [...side(0.5, -0.2)]]), LEAF, { volume: 0.4 }),
    line([root, side(0.5, 0.05), side(0.9, 0.01)], lighten(LEAF, -0.13), { width: 0.3 }),
  ];
};

const PEEL = hex('#ee9130');

export const orange = groundProp([20, 14], raised(12), () => {
  const slice = circle([4.6, -4.4], 4.4);
  return [
    ...painted(circle([-3.4, -5.9], 5.9), PEEL, [
      hollow([-3.4, 0.6], [7, 4], 0.4),
      ...each(
        [
          [-6, -8],
          [-4, -4.6],
          [-1.6, -7.4],
          [-5.4, -3],
          [-2.4, -9.6],
          [-7.6, -5.6],
        ],
        (x, y) => detail(circle([x, y], 0.28), hex('#c96d1c')),
      ),
      gleam([-5.6, -9], [1.5, 0.8]),
    ]),
    line(
      [
        [-3.2, -11.4],
        [-3, -12.6],
      ],
      WOOD_DARK,
      { width: 0.7 },
    ),
    ...leafAt([-3, -12], [2.6, -13.4]),
    ...painted(slice, PEEL, [
      detail(circle([4.6, -4.4], 3.8), CREAM),
      ...times(8, (index) => {
        const angle = (index / 8) * Math.PI * 2 + 0.2;
        return detail(
          spline([
            [4.6, -4.4, 1],
            [4.6 + Math.cos(angle - 0.3) * 3.2, -4.4 + Math.sin(angle - 0.3) * 3.2],
            [4.6 + Math.cos(angle) * 3.5, -4.4 + Math.sin(angle) * 3.5],
            [4.6 + Math.cos(angle + 0.3) * 3.2, -4.4 + Math.sin(angle + 0.3) * 3.2],
          ]),
          index % 2 === 0 ? hex('#f6a53d') : hex('#f3982f'),
        );
      }),
      detail(circle([4.6, -4.4], 0.5), CREAM),
    ]),
  ];
});

export const pomegranate = groundProp([17, 18], raised(15), () => {
  const round = spline([
    [0, -14.2],
    [4.6, -13.4],
    [7.6, -9.6],
    [7.2, -4.2],
    [3.4, -0.4],
    [-3, -0.2],
    [-7, -3.6],
    [-7.8, -8.8],
    [-5, -13],
  ]);
  const split = spline([
    [0.4, -12.4, 1],
    [4.6, -9.6],
    [5.4, -5.2],
    [2.8, -2, 1],
    [0.4, -4.4],
    [-0.6, -8.4],
  ]);
  return [
    ...painted(round, hex('#b8343a'), [
      hollow([0, 0], [9, 4], 0.5),
      detail(ellipse([-4.4, -5], [2.4, 4], 0.3), hex('#d2553f'), { alpha: 0.6 }),
      gleam([-4.4, -10.4], [1.5, 0.8]),
    ]),
    ...painted(split, hex('#f2d3b0'), [
      ...each(
        [
          [1.6, -10.2],
          [3, -9],
          [1.2, -8.2],
          [2.8, -7],
          [4.4, -7.2],
          [1.4, -6],
          [3.2, -5],
          [4.4, -5.4],
          [2, -4.2],
          [3, -3.2],
        ],
        (x, y, index) =>
          detail(ellipse([x, y], [0.95, 0.75], index), index % 3 === 0 ? hex('#e0485a') : hex('#a91f3b')),
      ),
      ...each(
        [
          [1.4, -10.5],
          [2.6, -7.3],
          [1.8, -4.5],
          [4.2, -7.5],
        ],
        (x, y) => detail(circle([x, y], 0.25), hex('#ffd9d4')),
      ),
    ]),
    form(
      spline([
        [-2, -13.6, 1],
        [-3.4, -17.4, 1],
        [-1.4, -15.8, 1],
        [0, -18, 1],
        [1.4, -15.8, 1],
        [3.4, -17.2, 1],
        [2, -13.6, 1],
        [0, -12.8],
      ]),
      hex('#c4473f'),
      { volume: 0.5 },
    ),
    detail(ellipse([0, -14.6], [1.1, 0.6]), hex('#e9b35b')),
    detail(ellipse([7.4, -0.8], [1.1, 0.8], 0.4), hex('#a91f3b')),
    detail(circle([7.1, -1.1], 0.26), hex('#ffd9d4')),
  ];
});

export const watermelon = groundProp([34, 19], hugged(14), () => {
  const rind = spline([
    [-16.6, -15.4, 1],
    [-13, -7],
    [-6, -1.2],
    [1, 0],
    [8, -2],
    [13.6, -8],
    [16.4, -17, 1],
    [8, -15.4],
    [0, -15],
    [-8, -15],
  ]);
  const flesh = spline([
    [-14.8, -15.2, 1],
    [-11.4, -8.4],
    [-5.4, -3.4],
    [1, -2.4],
    [7, -4.2],
    [11.8, -9],
    [13.2, -13.2, 1],
    [11.8, -14.8],
    [9.4, -13.8],
    [8.4, -15.8, 1],
    [0, -15],
    [-8, -15],
  ]);
  return [
    ...painted(rind, hex('#3f7d48'), [
      ...times(9, (index) =>
        line(
          [
            [-16 + index * 4, -14 + Math.abs(index - 4) * -0.6],
            [-12 + index * 3.2, 1],
          ],
          hex('#2a5a38'),
          { width: 1.1, alpha: 0.8 },
        ),
      ),
    ]),
    detail(
      spline([
        [-15.8, -15.2, 1],
        [-12.2, -7.6],
        [-5.6, -2.2],
        [1, -1.2],
        [7.6, -3],
        [12.8, -8.6],
        [15.2, -16.2, 1],
        [8, -15.2],
        [0, -15],
      ]),
      hex('#e9efc4'),
    ),
    ...painted(flesh, hex('#e2524c'), [
      detail(
        spline([
          [-13, -15],
          [0, -14],
          [10, -15.4],
          [7, -11],
          [0, -10],
          [-8, -11],
        ]),
        hex('#ee6f5f'),
        { alpha: 0.7 },
      ),
      ...each(
        [
          [-9, -11.6],
          [-5, -8.6],
          [-4, -12.6],
          [0, -6.2],
          [0.4, -10.4],
          [4.6, -7.8],
          [5, -12.2],
          [9, -10.8],
        ],
        (x, y) => detail(ellipse([x, y], [0.62, 1], x * 0.05), hex('#3a2320')),
      ),
    ]),
  ];
});

export const apple = groundProp([14, 17], raised(14), () => [
  ...painted(
    spline([
      [0, -11.4, 1],
      [2.6, -13.4],
      [6, -12.4],
      [7.2, -8.2],
      [5.4, -2.6],
      [2.6, -0.2],
      [0, -0.8],
      [-2.6, -0.2],
      [-5.6, -2.8],
      [-7.1, -8.4],
      [-5.6, -12.6],
      [-2.4, -13.2],
    ]),
    hex('#cf4a3a'),
    [
      detail(
        spline([
          [-7.6, -6],
          [-3, -8.8],
          [-1, -4],
          [-3, 1],
          [-8, 0],
        ]),
        hex('#e2a03f'),
        { alpha: 0.55 },
      ),
      ...each(
        [
          [1.6, -9],
          [3.4, -7],
          [4.4, -10],
          [2.4, -4.4],
          [-1, -8],
          [0.4, -5.8],
        ],
        (x, y) =>
          line(
            [
              [x, y],
              [x + 0.2, y + 1],
            ],
            hex('#ecae5c'),
            { width: 0.3, alpha: 0.7 },
          ),
      ),
      hollow([0, -12.4], [3.2, 1.6], 0.6),
      gleam([-4, -10.2], [1.3, 0.8]),
    ],
  ),
  form(
    ribbon(
      [
        [0, -11.4],
        [0.5, -13.6],
        [1.6, -15.6],
      ],
      [0.45, 0.45, 0.6],
    ),
    WOOD_DARK,
    { volume: 0.4 },
  ),
  ...leafAt([0.6, -13.6], [6.2, -16.4]),
]);

export const mango = groundProp([18, 15], raised(12), () => [
  form(
    spline([
      [-8.4, -4],
      [-6.2, -9.6],
      [-0.4, -12.4],
      [4.6, -11.4],
      [8, -7.4],
      [8.2, -3.2, 0],
      [5, -0.6],
      [-1, 0],
      [-6, -0.8],
    ]),
    hex('#d96a38'),
    { to: hex('#f0b838'), volume: 0.8 },
  ),
  detail(
    spline([
      [-5.4, -8.4],
      [0, -11.2],
      [5, -10],
      [2, -8],
      [-2, -7.4],
    ]),
    hex('#c9453a'),
    { alpha: 0.45 },
  ),
  detail(ellipse([5.6, -3.6], [1.9, 2.4], 0.5), hex('#8aa24a'), { alpha: 0.5 }),
  ...each(
    [
      [-3, -5],
      [0, -3.4],
      [2.4, -5.6],
      [-1.2, -7],
      [4.2, -7.4],
      [-5, -3.4],
    ],
    (x, y) => detail(circle([x, y], 0.26), hex('#b5662a'), { alpha: 0.7 }),
  ),
  gleam([-4.2, -8], [1.5, 0.7], -0.7),
  line(
    [
      [0.8, -12.2],
      [0.8, -13.6],
    ],
    WOOD_DARK,
    { width: 0.8 },
  ),
  ...leafAt([0.8, -13], [8.6, -14.6]),
]);
