/** To look for things and to catch them: telescope, key, magnifying glass, net, fishing rod. */
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { circle, ellipse, polygon, roundedRect, spline } from '#studio/illustrator/geometry/path.ts';
import {
  BRASS,
  BRASS_DARK,
  CREAM,
  each,
  gleam,
  GOLD,
  IRON,
  LEATHER,
  OCHRE,
  painted,
  RED,
  TEAL,
  times,
  WHITE,
  WOOD,
  WOOD_DARK,
  WOOD_PALE,
} from '#studio/illustrator/props/making.ts';
import { groundProp, raised } from '#studio/illustrator/props/prop.ts';
import { bundle, detail, form, line } from '#studio/illustrator/sketch.ts';

export const telescope = groundProp([54, 62], raised(26), () => [
  ...[-17, 3, 18].map((x) =>
    form(
      ribbon(
        [
          [0, -36],
          [x * 0.94, -1],
        ],
        [1.5, 1.1],
        'flat',
      ),
      x === 3 ? lighten(LEATHER, -0.07) : LEATHER,
      { volume: 0.4 },
    ),
  ),
  ...each(
    [
      [-16, -1.2],
      [2.8, -0.8],
      [17, -1.2],
    ],
    (x, y) => form(circle([x, y], 1.3), BRASS, { volume: 0.6 }),
  ),
  line(
    [
      [-8.4, -18],
      [1.4, -16],
      [9, -18],
    ],
    BRASS_DARK,
    { width: 0.8 },
  ),
  form(circle([0, -37], 3.2), BRASS_DARK, { volume: 0.6 }),
  form(
    ribbon(
      [
        [-18, -29.6],
        [-4, -37],
      ],
      [3, 3.4],
      'flat',
    ),
    BRASS,
    { volume: 0.7 },
  ),
  ...painted(
    ribbon(
      [
        [-6, -36],
        [16, -48],
      ],
      [4.4, 5],
      'flat',
    ),
    hex('#39597a'),
    [
      line(
        [
          [2, -48],
          [8, -36],
        ],
        GOLD,
        { width: 1.2 },
      ),
      line(
        [
          [-8, -38],
          [14, -50],
        ],
        lighten(hex('#39597a'), 0.14),
        { width: 1 },
      ),
      ...each(
        [
          [-1, -39.4],
          [6, -43.4],
          [12, -46.6],
        ],
        (x, y) =>
          detail(
            polygon([
              [x, y - 1.6],
              [x + 0.5, y - 0.5],
              [x + 1.6, y],
              [x + 0.5, y + 0.5],
              [x, y + 1.6],
              [x - 0.5, y + 0.5],
              [x - 1.6, y],
              [x - 0.5, y - 0.5],
            ]),
            hex('#f1d27a'),
          ),
      ),
    ],
  ),
  form(
    ribbon(
      [
        [13, -46.4],
        [22.6, -51.6],
      ],
      [5.8, 6.6],
      'flat',
    ),
    BRASS,
    { volume: 0.7 },
  ),
  form(ellipse([22.9, -51.8], [2.6, 6.3], -0.5), hex('#bfe0f0'), { volume: 0.3 }),
  line(
    [
      [22, -55],
      [23.6, -51],
    ],
    WHITE,
    { width: 0.9, alpha: 0.8 },
  ),
  form(
    ribbon(
      [
        [-22, -27.4],
        [-17, -30.2],
      ],
      [2.2, 2.6],
      'flat',
    ),
    BRASS_DARK,
    { volume: 0.6 },
  ),
  form(circle([2.6, -39.4], 1.5), GOLD, { volume: 0.6 }),
]);

export const key = groundProp([11, 22], raised(17), () => [
  { kind: 'line', path: circle([-1.9, -16.2], 2.5), color: BRASS_DARK, width: 1.5, alpha: 1, lit: false },
  { kind: 'line', path: circle([1.9, -16.2], 2.5), color: BRASS_DARK, width: 1.5, alpha: 1, lit: false },
  { kind: 'line', path: circle([0, -18.9], 2.4), color: BRASS, width: 1.5, alpha: 1, lit: false },
  { kind: 'line', path: circle([-1.9, -16.4], 2.5), color: GOLD, width: 0.6, alpha: 1, lit: false },
  { kind: 'line', path: circle([1.9, -16.4], 2.5), color: GOLD, width: 0.6, alpha: 1, lit: false },
  { kind: 'line', path: circle([0, -19.1], 2.4), color: GOLD, width: 0.6, alpha: 1, lit: false },
  form(roundedRect([-2, -13.6], [4, 1.9], 0.9), BRASS, { volume: 0.6 }),
  form(roundedRect([-1.1, -12], [2.2, 12], 0.9), BRASS, { volume: 0.7 }),
  form(
    polygon([
      [0.8, -5],
      [4.6, -5],
      [4.6, -3.2],
      [3.4, -3.2],
      [3.4, -2.2],
      [4.6, -2.2],
      [4.6, -0.6],
      [0.8, -0.6],
    ]),
    BRASS,
    { volume: 0.5 },
  ),
  line(
    [
      [-0.5, -11.4],
      [-0.5, -1],
    ],
    hex('#f1d59a'),
    { width: 0.4, alpha: 0.9 },
  ),
  line(
    [
      [1.6, -12.8],
      [4.8, -10.8],
      [4, -7.6],
    ],
    RED,
    { width: 0.7 },
  ),
  form(
    spline([
      [4, -8, 1],
      [2.9, -5.6],
      [5.1, -5.6],
    ]),
    RED,
    { volume: 0.3 },
  ),
  detail(circle([0, -15.8], 0.7), RED),
]);

export const magnifyingGlass = groundProp([20, 34], raised(26), () => {
  const lens = circle([0, -24.4], 7.4);
  return [
    form(
      ribbon(
        [
          [0, -14.6],
          [0, -16.6],
        ],
        [1.3],
      ),
      BRASS_DARK,
      { volume: 0.5 },
    ),
    ...painted(
      spline([
        [-1.4, -14.6, 1],
        [1.4, -14.6, 1],
        [2.2, -6],
        [1.9, -1],
        [0, 0],
        [-1.9, -1],
        [-2.2, -6],
      ]),
      WOOD,
      [
        line(
          [
            [-0.8, -12],
            [-1.2, -4],
          ],
          WOOD_PALE,
          { width: 0.6 },
        ),
        line(
          [
            [-3, -12.4],
            [3, -12.4],
          ],
          GOLD,
          { width: 0.9 },
        ),
      ],
    ),
    form(lens, hex('#cfe8ec'), { alpha: 0.6, volume: 0.3 }),
    bundle(
      [
        detail(
          polygon([
            [-8, -22],
            [2, -33],
            [5, -33],
            [-6, -19],
          ]),
          WHITE,
          { alpha: 0.7 },
        ),
        detail(
          polygon([
            [-1, -17],
            [8, -27],
            [8, -25],
            [1, -17],
          ]),
          WHITE,
          { alpha: 0.45 },
        ),
      ],
      { clip: lens },
    ),
    { kind: 'line', path: circle([0, -24.4], 7.9), color: BRASS, width: 2, alpha: 1, lit: false },
    { kind: 'line', path: circle([-0.2, -24.6], 8.2), color: hex('#ecc979'), width: 0.5, alpha: 1, lit: false },
  ];
});

export const net = groundProp([38, 96], raised(66), () => {
  const bag = spline([
    [-14, -82, 1],
    [0, -78],
    [14, -82, 1],
    [15, -66],
    [18, -54],
    [12, -48],
    [4, -54],
    [-6, -62],
  ]);
  return [
    form(
      ribbon(
        [
          [0.6, -0.8],
          [-0.4, -36],
          [-0.6, -72],
        ],
        [1.2, 1.1, 1.2],
        'flat',
      ),
      WOOD_PALE,
      { volume: 0.6 },
    ),
    form(
      ribbon(
        [
          [0.5, -1],
          [0.2, -14],
        ],
        [1.5],
      ),
      RED,
      { volume: 0.5 },
    ),
    ...[-4, -7, -10].map((y) =>
      line(
        [
          [-1.2, y],
          [2, y - 0.6],
        ],
        CREAM,
        { width: 0.5 },
      ),
    ),
    form(ellipse([0, -82], [14, 5]), hex('#cfd9cf'), { alpha: 0.5, volume: 0.1 }),
    form(bag, hex('#e9ecdc'), { alpha: 0.6, volume: 0.3 }),
    bundle(
      [
        ...times(9, (index) =>
          line(
            [
              [-18 + index * 4.6, -86],
              [-4 + index * 3.6, -46],
            ],
            hex('#8aa08f'),
            { width: 0.5, alpha: 0.8 },
          ),
        ),
        ...times(9, (index) =>
          line(
            [
              [20 - index * 4.6, -86],
              [10 - index * 3.4, -46],
            ],
            hex('#8aa08f'),
            { width: 0.5, alpha: 0.8 },
          ),
        ),
      ],
      { clip: bag },
    ),
    { kind: 'line', path: ellipse([0, -82], [14, 5]), color: IRON, width: 1.3, alpha: 1, lit: false },
    form(roundedRect([-2.4, -78.4], [3.8, 6.4], 1), WOOD_DARK, { volume: 0.5 }),
    line(
      [
        [-14, -80.4],
        [0, -76.4],
        [14, -80.4],
      ],
      lighten(IRON, 0.14),
      { width: 0.6 },
    ),
    form(
      spline([
        [8, -91],
        [4.6, -95],
        [3.6, -91.6],
        [8, -89.4, 1],
        [12.4, -94.6],
        [13, -91],
        [8.4, -89],
      ]),
      OCHRE,
      { volume: 0.3 },
    ),
  ];
});

export const fishingRod = groundProp([70, 112], raised(74), () => [
  line(
    [
      [30, -106],
      [33, -80],
      [32, -52],
      [32.4, -32],
    ],
    hex('#f1ead7'),
    { width: 0.5 },
  ),
  form(
    ribbon(
      [
        [-30, -1.4],
        [-14, -44],
        [6, -84],
        [30.4, -107],
      ],
      [1.9, 1.5, 1.1, 0.6],
      'flat',
    ),
    hex('#b88a4a'),
    { volume: 0.6 },
  ),
  ...[
    [-16, -39],
    [-6, -60],
    [5, -82],
    [17, -97],
  ].map(([x = 0, y = 0]) =>
    line(
      [
        [x - 1.8, y - 0.8],
        [x + 1.9, y + 0.9],
      ],
      hex('#6f4a26'),
      { width: 1.1 },
    ),
  ),
  form(
    ribbon(
      [
        [-30.4, -1.6],
        [-24.6, -17],
      ],
      [2.4, 2.2],
    ),
    LEATHER,
    { volume: 0.6 },
  ),
  form(circle([-17.6, -24.6], 4.2), IRON, { volume: 0.6 }),
  form(circle([-17.6, -24.6], 2.2), BRASS, { volume: 0.6 }),
  line(
    [
      [-17.6, -24.6],
      [-12.6, -22],
    ],
    IRON,
    { width: 1 },
  ),
  form(circle([-12.2, -21.8], 1.2), WOOD, { volume: 0.6 }),
  line(
    [
      [-16, -28],
      [4, -78],
      [30, -106],
    ],
    hex('#f1ead7'),
    { width: 0.4, alpha: 0.9 },
  ),
  form(circle([32.4, -29.6], 3), CREAM, { volume: 0.6 }),
  detail(
    spline([
      [29.4, -30, 1],
      [29.8, -32],
      [32.4, -32.8],
      [35, -32],
      [35.4, -30, 1],
      [32.4, -29],
    ]),
    RED,
  ),
  line(
    [
      [32.4, -26.6],
      [32.6, -18],
      [31.6, -13],
    ],
    hex('#f1ead7'),
    { width: 0.4 },
  ),
  line(
    [
      [31.6, -13],
      [31.6, -9],
      [29.4, -8],
      [28.6, -10],
    ],
    IRON,
    { width: 0.8 },
  ),
  form(
    spline([
      [30.6, -14.4, 1],
      [28.6, -17.6, 1],
      [31.6, -16.6],
    ]),
    TEAL,
    { volume: 0.3 },
  ),
  gleam([-18.6, -26.4], [0.9, 0.6]),
]);
