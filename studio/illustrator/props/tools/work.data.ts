/** Tools of garden and yard: watering can, basket, shovel, bucket, wheelbarrow, ladder, rope, hammer. */
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { circle, ellipse, polygon, roundedRect, spline } from '#studio/illustrator/geometry/path.ts';
import {
  BLUE,
  CREAM,
  each,
  gleam,
  hollow,
  IRON,
  LEAF,
  OCHRE,
  painted,
  RED,
  STEEL,
  TEAL,
  times,
  WOOD,
  WOOD_DARK,
  WOOD_PALE,
} from '#studio/illustrator/props/making.ts';
import { groundProp, hugged, hung, raised } from '#studio/illustrator/props/prop.ts';
import { bundle, detail, form, line, type Sketch } from '#studio/illustrator/sketch.ts';

const CAN = hex('#4f9a8c');

export const wateringCan = groundProp([42, 28], hung(22), () => [
  {
    kind: 'line',
    path: spline(
      [
        [-6, -18],
        [-15.4, -18],
        [-17.6, -10],
        [-8, -4],
      ],
      false,
    ),
    color: hex('#3e8378'),
    width: 2,
    alpha: 1,
    lit: false,
  },
  form(
    spline([
      [7, -9, 1],
      [13, -13],
      [17.6, -22, 1],
      [20.4, -21, 1],
      [16, -10],
      [7, -3.4, 1],
    ]),
    CAN,
    { volume: 0.6 },
  ),
  form(
    spline([
      [15.6, -24.4],
      [20.8, -20.4],
      [20.6, -18.6],
      [14, -23.4],
    ]),
    hex('#3e8378'),
    { volume: 0.4, name: 'spout' },
  ),
  ...each(
    [
      [16.4, -23.4],
      [18, -22.2],
      [19.6, -20.8],
    ],
    (x, y) => detail(circle([x, y], 0.35), CREAM),
  ),
  ...painted(
    spline([
      [-9.6, -0.4, 1],
      [-8.8, -17, 1],
      [0, -18],
      [8.4, -17, 1],
      [9.2, -0.4, 1],
      [0, 0.2],
    ]),
    CAN,
    [
      line(
        [
          [-10, -13.4],
          [0, -12.6],
          [10, -13.4],
        ],
        hex('#f1d27a'),
        { width: 1.2 },
      ),
      line(
        [
          [-10, -2.4],
          [0, -1.8],
          [10, -2.4],
        ],
        hex('#f1d27a'),
        { width: 0.8 },
      ),
      ...times(5, (index) =>
        detail(
          ellipse([Math.cos(index * 1.257) * 2, -7.4 + Math.sin(index * 1.257) * 2], [1.5, 1], index * 1.257),
          CREAM,
        ),
      ),
      detail(circle([0, -7.4], 1.1), OCHRE),
      hollow([0, -16.6], [10, 2], 0.4),
      gleam([-6.4, -8], [0.8, 3.4], 0.05),
    ],
  ),
  form(
    spline([
      [-8.8, -17, 1],
      [-4, -18.8],
      [2, -18.6],
      [4, -17.2, 1],
    ]),
    lighten(CAN, 0.05),
    { volume: 0.4 },
  ),
  {
    kind: 'line',
    path: spline(
      [
        [-7, -17.6],
        [-3, -26],
        [3, -27],
        [6.6, -17.4],
      ],
      false,
    ),
    color: hex('#3e8378'),
    width: 1.8,
    alpha: 1,
    lit: false,
  },
]);

const WICKER = hex('#c08d52');

/** What a basket is full of where nothing else is said. */
const fruits = (): Sketch[] => [
  ...each(
    [
      [-8, -16],
      [7.6, -16],
      [0, -17.6],
    ],
    (x, y, index) => form(circle([x, y], 4.4), [RED, hex('#c8473c'), OCHRE][index] ?? RED, { volume: 0.7 }),
  ),
  form(
    spline([
      [2, -15, 1],
      [6, -21],
      [11, -22.4, 1],
      [9, -16],
    ]),
    LEAF,
    { volume: 0.4 },
  ),
  form(
    spline([
      [-3, -15, 1],
      [-6, -20],
      [-11, -20.4, 1],
      [-9, -15.4],
    ]),
    lighten(LEAF, 0.04),
    { volume: 0.4 },
  ),
  ...each(
    [
      [-9.4, -17.6],
      [6.2, -17.6],
      [-1.4, -19.4],
    ],
    (x, y) => gleam([x, y], [1, 0.6]),
  ),
];

export const basket = groundProp([32, 32], hung(26), ({ isEmpty }) => {
  const body = spline([
    [-14, -14, 1],
    [0, -12],
    [14, -14, 1],
    [11.4, -1],
    [0, 0.4],
    [-11.4, -1],
  ]);
  return [
    {
      kind: 'line',
      path: spline(
        [
          [-12.4, -13],
          [-10, -25],
          [0, -31],
          [10, -25],
          [12.4, -13],
        ],
        false,
      ),
      color: lighten(WICKER, -0.14),
      width: 2.2,
      alpha: 1,
      lit: false,
    },
    ...each(
      [
        [-11.6, -21],
        [-10, -25.4],
        [-5.6, -28.8],
        [0, -30.2],
        [5.6, -28.8],
        [10, -25.4],
        [11.6, -21],
      ],
      (x, y) =>
        line(
          [
            [x * 0.9, y + 0.8],
            [x * 1.08, y - 0.8],
          ],
          lighten(WICKER, 0.1),
          { width: 0.8 },
        ),
    ),
    form(ellipse([0, -14], [13.6, 3]), hex('#7a5530'), { volume: 0.2 }),
    ...(isEmpty ? [] : fruits()),
    ...painted(
      body,
      WICKER,
      [-11.4, -8.4, -5.4, -2.4].flatMap((y, row) => [
        line(
          [
            [-15, y + 0.4],
            [0, y + 2],
            [15, y + 0.4],
          ],
          lighten(WICKER, -0.13),
          { width: 0.5, alpha: 0.8 },
        ),
        ...times(9, (index) =>
          line(
            [
              [-13.4 + index * 3.2 + (row % 2) * 1.6, y - 0.6],
              [-12 + index * 3.2 + (row % 2) * 1.6, y + 1.8],
            ],
            index % 2 === 0 ? lighten(WICKER, 0.1) : lighten(WICKER, -0.17),
            { width: 0.8, alpha: 0.9 },
          ),
        ),
      ]),
    ),
    form(
      ribbon(
        [
          [-14.4, -14],
          [0, -12],
          [14.4, -14],
        ],
        [1.4],
        'flat',
      ),
      lighten(WICKER, 0.06),
      { volume: 0.5 },
    ),
    ...times(7, (index) =>
      line(
        [
          [-12.6 + index * 4, -14.6 + Math.abs(index - 3) * -0.2 + 1],
          [-11 + index * 4, -12.2],
        ],
        lighten(WICKER, -0.14),
        { width: 0.6, alpha: 0.8 },
      ),
    ),
  ];
});

export const shovel = groundProp([24, 92], raised(64), () => [
  form(
    ribbon(
      [
        [0.6, -28],
        [-0.4, -60],
        [0, -84],
      ],
      [1.6, 1.4, 1.5],
      'flat',
    ),
    WOOD,
    { volume: 0.6 },
  ),
  line(
    [
      [0.8, -34],
      [0, -58],
      [0.4, -78],
    ],
    WOOD_DARK,
    { width: 0.5, alpha: 0.5 },
  ),
  {
    kind: 'line',
    path: polygon([
      [0, -82],
      [-5.4, -90.6],
      [5.4, -90.6],
    ]),
    color: WOOD_DARK,
    width: 2,
    alpha: 1,
    lit: false,
  },
  form(
    ribbon(
      [
        [-5.8, -90.4],
        [5.8, -90.4],
      ],
      [1.5],
    ),
    RED,
    { volume: 0.6 },
  ),
  ...painted(
    spline([
      [-9.6, -28, 1],
      [-2.6, -29.4],
      [2.6, -29.4],
      [9.6, -28, 1],
      [10.6, -14],
      [6.6, -4],
      [0, 0, 1],
      [-6.6, -4],
      [-10.6, -14],
    ]),
    STEEL,
    [
      detail(
        spline([
          [-4, -26],
          [4, -26],
          [3.4, -12],
          [0, -7],
          [-3.4, -12],
        ]),
        lighten(STEEL, -0.08),
      ),
      detail(
        spline([
          [-12, -7],
          [-5, -9],
          [0, -6],
          [6, -8.4],
          [12, -6],
          [8, 2],
          [-8, 2],
        ]),
        hex('#7a5236'),
        { alpha: 0.9 },
      ),
      gleam([-6.6, -20], [0.8, 4], 0.1),
    ],
  ),
  form(
    spline([
      [-3, -26, 1],
      [-2, -35, 1],
      [2, -35, 1],
      [3, -26, 1],
    ]),
    IRON,
    { volume: 0.6 },
  ),
  detail(circle([0, -31], 0.7), CREAM),
]);

export const bucket = groundProp([28, 32], hung(26), () => [
  {
    kind: 'line',
    path: spline(
      [
        [-11.6, -19],
        [-9, -28],
        [0, -31.4],
        [9, -28],
        [11.6, -19],
      ],
      false,
    ),
    color: IRON,
    width: 0.9,
    alpha: 1,
    lit: false,
  },
  form(
    ribbon(
      [
        [-3, -31.2],
        [3, -31.2],
      ],
      [1.3],
    ),
    WOOD,
    { volume: 0.5 },
  ),
  form(ellipse([0, -20], [12, 3]), lighten(BLUE, -0.16), { volume: 0.2 }),
  detail(ellipse([0, -19], [10.4, 2.2]), hex('#8cc4cf')),
  detail(ellipse([-3, -19.4], [4, 0.7]), hex('#d3ecec'), { alpha: 0.8 }),
  ...painted(
    spline([
      [-12, -20, 1],
      [0, -17],
      [12, -20, 1],
      [9, -1],
      [0, 0.2],
      [-9, -1],
    ]),
    BLUE,
    [
      line(
        [
          [-12, -13],
          [0, -10.4],
          [12, -13],
        ],
        CREAM,
        { width: 1.6 },
      ),
      line(
        [
          [-12, -3.4],
          [0, -1.8],
          [12, -3.4],
        ],
        lighten(BLUE, -0.1),
        { width: 0.8 },
      ),
      hollow([0, 0], [12, 4], 0.4),
      gleam([-7.4, -9], [0.9, 3.6], 0.1),
    ],
  ),
  form(
    ribbon(
      [
        [-12.2, -20],
        [0, -17.2],
        [12.2, -20],
      ],
      [0.9],
      'flat',
    ),
    lighten(BLUE, 0.08),
    { volume: 0.5 },
  ),
  ...[-11.4, 11.4].map((x) => form(circle([x, -18.4], 1.4), IRON, { volume: 0.6 })),
  ...each(
    [
      [6, -20.4],
      [10.4, -23],
    ],
    (x, y, index) => detail(ellipse([x, y - 1], [0.7 - index * 0.2, 1]), hex('#8cc4cf')),
  ),
]);

export const wheelbarrow = groundProp([130, 70], hugged(20), () => [
  form(
    ribbon(
      [
        [-62, -42],
        [-24, -30],
        [36, -14],
      ],
      [2.2],
      'flat',
    ),
    WOOD_DARK,
    { volume: 0.5 },
  ),
  form(
    ribbon(
      [
        [-28, -30],
        [-34, -2],
      ],
      [2.2],
      'flat',
    ),
    WOOD_DARK,
    { volume: 0.5 },
  ),
  form(
    spline([
      [-34, -50],
      [-24, -60],
      [-8, -58],
      [4, -66],
      [20, -60],
      [36, -62],
      [48, -50],
    ]),
    hex('#6f4a33'),
    { volume: 0.5 },
  ),
  ...[
    [-20, -58, RED],
    [2, -64, OCHRE],
    [24, -61, hex('#e08a86')],
    [38, -57, RED],
  ].flatMap(([x, y, color]) => [
    line(
      [
        [x as number, (y as number) + 8],
        [x as number, y as number],
      ],
      LEAF,
      { width: 1.4 },
    ),
    form(circle([x as number, (y as number) - 1], 4.6), color as typeof RED, { volume: 0.5 }),
    detail(circle([x as number, (y as number) - 1], 1.7), CREAM),
  ]),
  ...each(
    [
      [-12, -58],
      [12, -60],
      [32, -56],
      [-28, -54],
    ],
    (x, y) =>
      form(
        spline([
          [x, y + 4, 1],
          [x - 5, y - 2],
          [x - 3, y - 9, 1],
          [x + 2, y - 3],
        ]),
        LEAF,
        { volume: 0.4 },
      ),
  ),
  ...painted(
    spline([
      [-38, -53, 1],
      [52, -55, 1],
      [38, -22, 1],
      [-18, -20, 1],
    ]),
    TEAL,
    [
      line(
        [
          [-38, -48],
          [52, -50],
        ],
        lighten(TEAL, 0.12),
        { width: 2 },
      ),
      ...[-12, 14, 36].map((x) =>
        line(
          [
            [x - 6, -56],
            [x, -18],
          ],
          lighten(TEAL, -0.1),
          { width: 1, alpha: 0.7 },
        ),
      ),
      hollow([8, -20], [44, 8], 0.45),
    ],
  ),
  form(
    ribbon(
      [
        [-40, -53.6],
        [54, -55.6],
      ],
      [1.8],
      'flat',
    ),
    lighten(TEAL, 0.04),
    { volume: 0.5 },
  ),
  form(circle([48, -14.6], 14.4), hex('#3f3a42'), { volume: 0.5 }),
  form(circle([48, -14.6], 10.2), hex('#d8c7a4'), { volume: 0.3 }),
  ...times(3, (index) =>
    line(
      [
        [48 - Math.cos(index * 1.047) * 10, -14.6 - Math.sin(index * 1.047) * 10],
        [48 + Math.cos(index * 1.047) * 10, -14.6 + Math.sin(index * 1.047) * 10],
      ],
      WOOD_DARK,
      { width: 1.8 },
    ),
  ),
  form(circle([48, -14.6], 2.8), RED, { volume: 0.6 }),
  form(
    ribbon(
      [
        [-63, -38],
        [-20, -26],
        [49, -12],
      ],
      [2.4],
      'flat',
    ),
    WOOD,
    { volume: 0.6 },
  ),
  form(
    ribbon(
      [
        [-63.4, -38.4],
        [-54, -35.6],
      ],
      [3],
    ),
    RED,
    { volume: 0.6 },
  ),
  form(
    ribbon(
      [
        [-22, -27],
        [-26, -1.8],
      ],
      [2.4],
      'flat',
    ),
    WOOD,
    { volume: 0.5 },
  ),
]);

const HEMP = hex('#d2ae6f');

/** A painter's ladder: the legs behind are on the same ground, so it stands where nothing is to lean on. */
export const ladder = groundProp([76, 170], hugged(36), () => [
  ...[
    [-13, -2],
    [15, 34],
  ].map(([top = 0, foot = 0]) =>
    form(
      ribbon(
        [
          [top, -164],
          [(top + foot) / 2, -86],
          [foot, -9],
        ],
        [2.2, 2.2, 2.4],
        'flat',
      ),
      WOOD_DARK,
      { volume: 0.4 },
    ),
  ),
  line(
    [
      [-7, -62],
      [28, -60],
    ],
    WOOD_DARK,
    { width: 3 },
  ),
  line(
    [
      [20, -58],
      [27, -62],
    ],
    HEMP,
    { width: 1.6 },
  ),
  ...times(8, (index) =>
    form(
      ribbon(
        [
          [-20 + index * 0.9, -14 - index * 20],
          [20 - index * 0.9, -15 - index * 20 + (index % 2)],
        ],
        [2],
        'flat',
      ),
      lighten(WOOD, index % 3 === 0 ? 0.03 : -0.03),
      { volume: 0.6 },
    ),
  ),
  ...[-1, 1].flatMap((side) => [
    form(
      ribbon(
        [
          [24 * side, -1.6],
          [19 * side, -86],
          [15 * side, -168],
        ],
        [3, 2.7, 2.5],
        'flat',
      ),
      WOOD,
      { volume: 0.6 },
    ),
    line(
      [
        [24 * side, -8],
        [19.4 * side, -80],
        [15.4 * side, -160],
      ],
      WOOD_DARK,
      { width: 0.8, alpha: 0.5 },
    ),
  ]),
  ...each(
    [
      [-21, -54],
      [20, -114],
    ],
    (x, y) =>
      bundle([
        line(
          [
            [x - 4, y - 2],
            [x + 4, y - 4],
          ],
          CREAM,
          { width: 1.8 },
        ),
        line(
          [
            [x - 4, y + 1],
            [x + 4, y - 1],
          ],
          CREAM,
          { width: 1.8 },
        ),
      ]),
  ),
  form(
    spline([
      [15, -166, 1],
      [22, -160],
      [27, -163, 1],
      [24, -154],
      [17, -158],
    ]),
    LEAF,
    { volume: 0.4 },
  ),
]);

/** A turn of rope lying on the one below, with its twist. */
const coil = (y: number, rx: number, tone: number): Sketch[] => {
  const outline = ellipse([0, y], [rx, 4.6]);
  return [
    form(outline, lighten(HEMP, tone), { volume: 0.6 }),
    bundle(
      times(12, (index) =>
        line(
          [
            [-rx + index * rx * 0.18, y - 1],
            [-rx + 1.4 + index * rx * 0.18, y + 5],
          ],
          hex('#9a7a42'),
          { width: 0.6, alpha: 0.8 },
        ),
      ),
      { clip: outline },
    ),
  ];
};

export const rope = groundProp([42, 24], hugged(15), () => [
  ...coil(-4.6, 18, -0.03),
  ...coil(-8.4, 17.4, 0),
  ...coil(-12, 16.6, 0.02),
  ...coil(-15.4, 16, 0.04),
  form(ellipse([0, -16.6], [9, 2.4]), hex('#7a5c30'), { volume: 0.2 }),
  ...[0.92, 0.74].map(
    (share): Sketch => ({
      kind: 'line',
      path: ellipse([0, -16.2], [16 * share, 4.2 * share]),
      color: hex('#9a7a42'),
      width: 0.5,
      alpha: 0.8,
      lit: false,
    }),
  ),
  form(
    ribbon(
      [
        [8, -17],
        [14, -20.6],
        [19, -15],
        [18.4, -6],
        [20, -1.4],
      ],
      [1.4],
    ),
    HEMP,
    { volume: 0.6 },
  ),
  ...each(
    [
      [12, -20],
      [16.6, -18.6],
      [18.8, -14],
      [18.6, -9],
      [18.8, -5],
    ],
    (x, y) =>
      line(
        [
          [x - 1, y + 0.8],
          [x + 1, y - 0.8],
        ],
        hex('#9a7a42'),
        { width: 0.5 },
      ),
  ),
  line(
    [
      [-15.6, -15],
      [-16.4, -4],
    ],
    RED,
    { width: 1.9 },
  ),
  line(
    [
      [-13.4, -14.4],
      [-14.2, -3],
    ],
    RED,
    { width: 1.2 },
  ),
]);

export const hammer = groundProp([22, 38], raised(28), () => [
  ...painted(
    spline([
      [-1.7, -0.6],
      [-2, -8],
      [-1.2, -20],
      [-1.4, -32, 1],
      [1.8, -32, 1],
      [1.4, -20],
      [2.2, -8],
      [1.9, -0.6],
    ]),
    WOOD_PALE,
    [
      detail(roundedRect([-3, -11], [6, 12], 1), RED),
      line(
        [
          [0.4, -30],
          [0.2, -13],
        ],
        WOOD,
        { width: 0.4, alpha: 0.8 },
      ),
      ...[-3, -5.6, -8.2].map((y) =>
        line(
          [
            [-3, y],
            [3, y - 0.6],
          ],
          lighten(RED, -0.12),
          { width: 0.5 },
        ),
      ),
    ],
  ),
  form(roundedRect([2.6, -37], [6.4, 7.4], 1.4), IRON, { volume: 0.7 }),
  form(roundedRect([8, -37.6], [2.4, 8.6], 1), lighten(IRON, 0.06), { volume: 0.6 }),
  form(
    spline([
      [-2.6, -36.4, 1],
      [3.4, -36.4, 1],
      [3.4, -30.4, 1],
      [-2.6, -30.6, 1],
      [-6, -32],
      [-10.4, -28.6, 1],
      [-8.4, -34.4],
    ]),
    IRON,
    { volume: 0.6 },
  ),
  gleam([4.6, -35.4], [1.6, 0.5], 0),
  form(ellipse([0.2, -36.4], [1.4, 0.6]), WOOD, { volume: 0.3 }),
]);
