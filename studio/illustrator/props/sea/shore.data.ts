/** From the sea and its shore: shell, pearl, coral, starfish, message in a bottle, anchor, sandcastle. */
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import {
  circle,
  ellipse,
  type Knot,
  type Point,
  polygon,
  roundedRect,
  spline,
} from '#studio/illustrator/geometry/path.ts';
import {
  CREAM,
  each,
  glass,
  gleam,
  hollow,
  IRON,
  OCHRE,
  painted,
  PAPER,
  RED,
  type ROSE,
  times,
  turned,
  WHITE,
  WOOD,
} from '#studio/illustrator/props/making.ts';
import { groundProp, hugged, raised } from '#studio/illustrator/props/prop.ts';
import { bundle, detail, form, line, moved, type Sketch } from '#studio/illustrator/sketch.ts';
import { placed } from '#studio/illustrator/geometry/matrix.ts';

const SAND = hex('#e3c48d');

/** A scalloped fan opened upward, its hinge at the origin. */
const fan = (reach: number, color: typeof ROSE): Sketch[] => {
  const rim: Knot[] = [
    [-reach * 0.2, 0],
    ...Array.from({ length: 13 }, (_, index): Knot => {
      const angle = Math.PI * (1.07 + (0.86 * index) / 12);
      return [
        Math.cos(angle) * reach * 0.84 * (index % 2 === 0 ? 1 : 0.94),
        Math.sin(angle) * reach * (index % 2 === 0 ? 1 : 0.94),
      ];
    }),
    [reach * 0.2, 0],
  ];
  return [
    ...painted(spline(rim), color, [
      ...[0.46, 0.7].map((share) =>
        line(
          Array.from(
            { length: 9 },
            (_, index): Point => [
              Math.cos(Math.PI * (1.04 + 0.115 * index)) * reach * 0.84 * share,
              Math.sin(Math.PI * (1.04 + 0.115 * index)) * reach * share,
            ],
          ),
          lighten(color, 0.09),
          { width: reach * 0.09, alpha: 0.6 },
        ),
      ),
      ...times(6, (index) => {
        const angle = Math.PI * (1.14 + (0.72 * index) / 5);
        return line(
          [
            [Math.cos(angle) * reach * 0.12, -reach * 0.06],
            [Math.cos(angle) * reach * 0.6, Math.sin(angle) * reach * 0.68],
            [Math.cos(angle) * reach * 0.8, Math.sin(angle) * reach * 0.92],
          ],
          lighten(color, -0.13),
          { width: reach * 0.05, alpha: 0.75 },
        );
      }),
    ]),
  ];
};

export const shell = groundProp([24, 15], raised(13), () => [
  ...fan(16, hex('#eda98f')).map((one) => moved(one, placed([0.8, -0.6], 0.8, { turn: -0.12 }))),
  form(
    spline([
      [-3.6, -1],
      [-1.6, -2.8],
      [2, -2.6],
      [4.4, -1],
      [2.8, 0],
      [-2.2, 0],
    ]),
    hex('#d98a75'),
    { volume: 0.6 },
  ),
  gleam([-4.6, -8.6], [1.1, 2.1], 0.5),
  ...each(
    [
      [8, -1.4],
      [10, -0.8],
    ],
    (x, y, index) =>
      form(ellipse([x, y], [1.5 - index * 0.4, 1.1 - index * 0.3]), lighten(SAND, -0.06 + index * 0.05), {
        volume: 0.5,
      }),
  ),
]);

export const pearl = groundProp([28, 22], raised(15), ({ isDark }) => [
  ...fan(17.4, hex('#a98fb0')).map((one) => moved(one, placed([0, -4.6], 1))),
  form(
    spline([
      [-10, -6.6],
      [-8, -13],
      [0, -16],
      [8, -13],
      [10, -6.6],
      [0, -4],
    ]),
    hex('#efd9dc'),
    { volume: 0.4 },
  ),
  form(
    spline([
      [-13, -6, 1],
      [-7, -4.4],
      [0, -3.8],
      [7, -4.4],
      [13, -6, 1],
      [10, -1.6],
      [0, 0],
      [-10, -1.6],
    ]),
    hex('#8f7699'),
    { volume: 0.6 },
  ),
  ...[-6, -2, 2, 6].map((x) =>
    line(
      [
        [x, -3.6],
        [x * 1.1, -1],
      ],
      hex('#c3aec9'),
      { width: 0.5, alpha: 0.8 },
    ),
  ),
  form(
    spline([
      [-11.6, -6],
      [-5, -8],
      [0, -7.4],
      [5, -8.2],
      [11.6, -6],
      [0, -3.6],
    ]),
    hex('#f3dfdf'),
    { volume: 0.4 },
  ),
  form(circle([0.4, -8.6], 3.7), hex('#fbf5ee'), { lit: isDark, volume: 0.7 }),
  detail(ellipse([1.4, -7.2], [1.8, 1.4], -0.4), hex('#e3c9d6'), { alpha: 0.7 }),
  detail(ellipse([-0.8, -10], [1, 0.7], -0.5), WHITE, { lit: true }),
]);

const branch = (points: readonly Point[], radii: readonly number[], color: typeof ROSE): Sketch[] => [
  form(ribbon(points, radii), color, { volume: 0.6 }),
];

export const coral = groundProp([38, 38], hugged(22), () => {
  const warm = hex('#dd6a5b');
  return [
    ...branch(
      [
        [-2, -4],
        [-6, -15],
        [-14, -22],
        [-15.6, -30],
      ],
      [2.6, 2.2, 1.8, 1.4],
      lighten(warm, -0.05),
    ),
    ...branch(
      [
        [-7, -16],
        [-8, -24],
        [-6, -31],
      ],
      [1.9, 1.6, 1.2],
      lighten(warm, -0.03),
    ),
    ...branch(
      [
        [2, -4],
        [8, -13],
        [14, -18],
        [16.6, -26],
      ],
      [2.6, 2.2, 1.8, 1.4],
      lighten(warm, -0.02),
    ),
    ...branch(
      [
        [9, -14],
        [9.6, -23],
        [12, -29],
      ],
      [1.9, 1.6, 1.2],
      warm,
    ),
    ...branch(
      [
        [0, -6],
        [0.6, -16],
        [-1.4, -26],
        [1, -36],
      ],
      [3.4, 2.8, 2.2, 1.6],
      warm,
    ),
    ...branch(
      [
        [0, -18],
        [5, -25],
        [5, -32],
      ],
      [1.9, 1.6, 1.2],
      lighten(warm, 0.03),
    ),
    ...branch(
      [
        [13, -17.6],
        [17.4, -17.4],
      ],
      [1.4, 1.1],
      lighten(warm, 0.02),
    ),
    ...branch(
      [
        [-12, -21],
        [-17.4, -20.4],
      ],
      [1.4, 1.1],
      lighten(warm, 0.02),
    ),
    ...each(
      [
        [0, -12],
        [1, -20],
        [-0.6, -30],
        [-10, -19.4],
        [-14.6, -27],
        [11, -16],
        [15.6, -23],
        [9.8, -21],
        [4.6, -28],
        [-7.6, -26],
        [0, -6],
      ],
      (x, y) => detail(circle([x, y], 0.55), hex('#f7b7a4'), { alpha: 0.9 }),
    ),
    form(
      spline([
        [-14, 0],
        [-11, -4.6],
        [-2, -6.2],
        [8, -5],
        [14, -1.6],
        [12, 0],
      ]),
      hex('#8d8379'),
      { volume: 0.6 },
    ),
    ...each(
      [
        [-7, -2.4],
        [3, -3.2],
        [9, -1.4],
      ],
      (x, y) => detail(ellipse([x, y], [1.6, 0.8]), hex('#b1a798'), { alpha: 0.8 }),
    ),
    form(
      ribbon(
        [
          [-11, -2],
          [-12.6, -7],
          [-11, -11],
        ],
        [0.8, 0.7, 0.4],
      ),
      hex('#5f9a7a'),
      { volume: 0.3 },
    ),
  ];
});

export const starfish = groundProp([26, 23], raised(18), () => {
  const at = (index: number, reach: number, turn = 0): Point => {
    const angle = -Math.PI / 2 + 0.16 + (index * 2 * Math.PI) / 5 + turn;
    return [0.4 + Math.cos(angle) * reach, -11 + Math.sin(angle) * reach];
  };
  const outline: Knot[] = [0, 1, 2, 3, 4].flatMap((index): Knot[] => [
    at(index, 11.4, -0.13),
    at(index, 12.4),
    at(index, 11.4, 0.13),
    at(index, 4.8, 0.628),
  ]);
  return [
    ...painted(spline(outline), hex('#e2853f'), [
      ...[0, 1, 2, 3, 4].flatMap((index) => [
        line([at(index, 1), at(index, 6), at(index, 10.6)], hex('#f5b96e'), { width: 0.8 }),
        ...each(
          [
            at(index, 4.4, 0.2),
            at(index, 4.4, -0.2),
            at(index, 7.2, 0.13),
            at(index, 7.2, -0.13),
            at(index, 9.6, 0.08),
            at(index, 9.6, -0.08),
          ],
          (x, y) => detail(circle([x, y], 0.48), hex('#f8d19a')),
        ),
      ]),
      hollow([2, -2], [12, 6], 0.35),
    ]),
    detail(circle([0.4, -11], 1.3), hex('#f5b96e')),
  ];
});

export const messageBottle = groundProp([36, 17], hugged(12), () => {
  const bottle = spline([
    [-16, -2.4],
    [-17, -6.4],
    [-15.6, -11.6],
    [-10, -13],
    [2, -12.6],
    [7, -10],
    [14, -9.2, 1],
    [14.6, -4.6, 1],
    [7, -3.6],
    [2, -0.8],
    [-10, 0],
  ]);
  return [
    form(bottle, hex('#9cc9bd'), { alpha: 0.45, volume: 0.3 }),
    ...painted(
      spline([
        [-12.6, -9.4, 1],
        [1.6, -9.8, 1],
        [2, -3, 1],
        [-12.4, -2.6, 1],
      ]),
      PAPER,
      [
        ...[-7.8, -5].map((y) =>
          line(
            [
              [-13, y],
              [3, y - 0.3],
            ],
            hex('#d0b98a'),
            { width: 0.5 },
          ),
        ),
      ],
    ),
    form(ellipse([-12.6, -6], [1.5, 3.5]), lighten(PAPER, -0.06), { volume: 0.4 }),
    {
      kind: 'line',
      path: ellipse([-12.6, -6], [0.7, 1.7]),
      color: hex('#b89a68'),
      width: 0.35,
      alpha: 0.8,
      lit: false,
    },
    form(roundedRect([-6.6, -10.2], [2.4, 8], 0.6), RED, { volume: 0.4 }),
    glass(bottle),
    line(
      [
        [-13, -11],
        [-6, -11.8],
        [1, -11.2],
      ],
      WHITE,
      { width: 0.9, alpha: 0.85 },
    ),
    line(
      [
        [-9, -1.2],
        [0, -1.6],
      ],
      WHITE,
      { width: 0.5, alpha: 0.5 },
    ),
    form(roundedRect([13.6, -9.9], [1.8, 6], 0.8), hex('#8fbdb0'), { volume: 0.4 }),
    form(
      spline([
        [15, -8.8, 1],
        [17.8, -9.2, 1],
        [17.6, -4.4, 1],
        [15, -5, 1],
      ]),
      WOOD,
      { volume: 0.5 },
    ),
    bundle([
      form(ellipse([-13, -0.6], [5, 1.4], -0.1), SAND, { volume: 0.3 }),
      form(ellipse([8, -0.6], [4, 1], 0.1), SAND, { volume: 0.3 }),
    ]),
    line(
      [
        [-4, -13],
        [-1, -15.6],
        [-2.4, -16.8],
      ],
      hex('#5f9a7a'),
      { width: 0.8 },
    ),
  ];
});

export const anchor = groundProp([56, 76], hugged(28), () => {
  const iron = hex('#4f5f70');
  return [
    { kind: 'line', path: circle([0, -69], 5), color: iron, width: 3, alpha: 1, lit: false },
    form(
      ribbon(
        [
          [-17, -56],
          [0, -57],
          [17, -56],
        ],
        [2.6, 3, 2.6],
      ),
      hex('#8a5f3a'),
      { volume: 0.6 },
    ),
    ...[-17, 17].map((x) => form(circle([x, -56], 3.4), hex('#6f4a2c'), { volume: 0.6 })),
    form(
      spline([
        [-3, -64, 1],
        [3, -64, 1],
        [3.8, -10, 1],
        [-3.8, -10, 1],
      ]),
      iron,
      { volume: 0.6 },
    ),
    form(
      spline([
        [0, -1],
        [-14, -5],
        [-23, -17],
        [-25, -27, 1],
        [-18.6, -22],
        [-12, -13.6],
        [0, -10.4],
        [12, -13.6],
        [18.6, -22],
        [25, -27, 1],
        [23, -17],
        [14, -5],
      ]),
      iron,
      { volume: 0.6 },
    ),
    ...[-1, 1].map((side) =>
      form(
        polygon([
          [27.6 * side, -34],
          [28 * side, -17],
          [14.6 * side, -23],
        ]),
        lighten(iron, 0.04),
        { volume: 0.5 },
      ),
    ),
    gleam([-1.4, -40], [0.8, 12], 0),
    ...each(
      [
        [1.6, -30],
        [-1, -18],
        [8, -8],
        [-16, -13],
      ],
      (x, y) => detail(ellipse([x, y], [1.5, 1]), hex('#9c6a4a'), { alpha: 0.7 }),
    ),
    line(
      [
        [3, -72],
        [9, -66],
        [2, -54],
        [-6, -44],
        [4, -34],
        [7, -22],
        [15, -2.4],
      ],
      hex('#dcc493'),
      { width: 2.6 },
    ),
    line(
      [
        [3, -72],
        [9, -66],
        [2, -54],
        [-6, -44],
        [4, -34],
        [7, -22],
        [15, -2.4],
      ],
      hex('#b0905a'),
      { width: 0.7, alpha: 0.8 },
    ),
    form(circle([-14, -10], 2.2), CREAM, { volume: 0.5 }),
    detail(circle([-14, -10.4], 0.8), IRON),
  ];
});

export const sandcastle = groundProp([76, 66], hugged(20), () => {
  const tower = (x: number, half: number, top: number): Sketch[] => [
    ...painted(
      spline([
        [x - half * 1.16, -6, 1],
        [x - half, top, 1],
        [x + half, top, 1],
        [x + half * 1.16, -6, 1],
      ]),
      SAND,
      [
        ...each(
          [
            [x - half * 0.5, top + 8],
            [x + half * 0.4, top + 14],
            [x - half * 0.2, top + 22],
            [x + half * 0.5, top + 28],
          ],
          (a, b) => detail(circle([a, b], 0.7), hex('#b9935a'), { alpha: 0.8 }),
        ),
        hollow([x, top + 2], [half * 1.3, 4], 0.35),
      ],
    ),
    ...[-0.75, 0, 0.75].map((share) =>
      form(roundedRect([x + share * half - half * 0.24, top - 5], [half * 0.48, 6], 0.8), lighten(SAND, 0.02), {
        volume: 0.4,
      }),
    ),
    form(
      ribbon(
        [
          [x - half * 1.04, top + 0.6],
          [x, top + 1.4],
          [x + half * 1.04, top + 0.6],
        ],
        [1.6],
      ),
      lighten(SAND, 0.04),
      { volume: 0.4 },
    ),
  ];
  return [
    ...tower(0, 10.4, -42),
    line(
      [
        [0, -47],
        [0.4, -64],
      ],
      WOOD,
      { width: 1 },
    ),
    form(
      spline([
        [0.4, -65, 1],
        [8, -62.4],
        [14, -63.4, 1],
        [9, -59],
        [0.4, -57.4, 1],
      ]),
      RED,
      { volume: 0.3 },
    ),
    ...tower(-21, 8, -30),
    ...tower(21, 8, -27),
    ...painted(
      polygon([
        [-16, -22],
        [16, -21],
        [17, -4],
        [-17, -4],
      ]),
      lighten(SAND, -0.02),
      [
        detail(
          spline([
            [-5, -3, 1],
            [-5, -12],
            [0, -16.6],
            [5, -12],
            [5, -3, 1],
          ]),
          hex('#8f6a3f'),
        ),
        ...times(6, (index) =>
          line(
            [
              [-18 + index * 7, -18],
              [-12 + index * 7, -18],
            ],
            hex('#b9935a'),
            { width: 0.6, alpha: 0.7 },
          ),
        ),
      ],
    ),
    ...each(
      [
        [0, -34],
        [-21, -22],
        [21, -19],
      ],
      (x, y) =>
        detail(
          spline([
            [x - 1.8, y + 3, 1],
            [x - 1.8, y],
            [x, y - 2],
            [x + 1.8, y],
            [x + 1.8, y + 3, 1],
          ]),
          hex('#8f6a3f'),
        ),
    ),
    form(
      spline([
        [-37, 0, 1],
        [-32, -5.6],
        [-20, -8],
        [-8, -5],
        [6, -4.6],
        [20, -7.6],
        [32, -5],
        [37, 0, 1],
      ]),
      lighten(SAND, 0.02),
      { volume: 0.5 },
    ),
    ...each(
      [
        [-29, -3.6],
        [-13, -3],
        [12, -2.6],
        [28, -3.4],
      ],
      (x, y) => detail(circle([x, y], 0.7), hex('#b9935a'), { alpha: 0.8 }),
    ),
    moved(bundle(fan(5.4, hex('#eda98f'))), placed([-8, -2], 1, { turn: 0.3 })),
    moved(bundle(fan(4, hex('#cfa3bd'))), placed([18, -3], 1, { turn: -0.2 })),
    form(
      turned(
        [
          [2.2, -0.6],
          [2.6, -3],
          [0.8, -4],
        ],
        30,
      ),
      OCHRE,
      { volume: 0.5 },
    ),
  ];
});
