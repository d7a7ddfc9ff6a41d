/** What knights, heralds and magicians have: wooden sword, shield, flag, scroll, wand. */
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { circle, ellipse, type Knot, polygon, roundedRect, spline } from '#studio/illustrator/geometry/path.ts';
import {
  BRASS,
  CREAM,
  each,
  GOLD,
  gleam,
  hollow,
  LEATHER,
  NAVY,
  OCHRE,
  painted,
  PAPER,
  RED,
  TEAL,
  times,
  WHITE,
  WOOD,
  WOOD_DARK,
  WOOD_PALE,
} from '#studio/illustrator/props/making.ts';
import { groundProp, hugged, raised } from '#studio/illustrator/props/prop.ts';
import { detail, form, glow, line } from '#studio/illustrator/sketch.ts';

export const woodenSword = groundProp([20, 58], raised(46), () => [
  ...painted(
    spline([
      [-2.8, -15, 1],
      [-3, -46],
      [-2, -53],
      [0.2, -57.6, 1],
      [2.4, -53],
      [3, -46],
      [2.8, -15, 1],
    ]),
    WOOD_PALE,
    [
      detail(
        polygon([
          [0.2, -60],
          [4, -50],
          [4, -14],
          [0.2, -14],
        ]),
        WOOD,
        { alpha: 0.5 },
      ),
      ...each(
        [
          [-1.4, -24],
          [1.2, -34],
          [-1, -44],
        ],
        (x, y) =>
          line(
            [
              [x, y],
              [x + 0.3, y - 6],
            ],
            WOOD_DARK,
            { width: 0.35, alpha: 0.6 },
          ),
      ),
      line(
        [
          [1.4, -40],
          [3, -38.6],
        ],
        WOOD_DARK,
        { width: 0.6, alpha: 0.7 },
      ),
    ],
  ),
  form(
    spline([
      [-9.6, -16.4],
      [-8.6, -13],
      [0, -12.4],
      [8.8, -13],
      [9.6, -16.6],
      [5, -16],
      [0, -16.6],
      [-5, -16],
    ]),
    WOOD,
    { volume: 0.6 },
  ),
  form(roundedRect([-1.9, -13], [3.8, 10], 1), LEATHER, { volume: 0.5 }),
  ...[-11, -8.6, -6.2].map((y) =>
    line(
      [
        [-1.9, y],
        [1.9, y - 1.2],
      ],
      CREAM,
      { width: 0.7 },
    ),
  ),
  form(circle([0, -2.2], 2.3), WOOD, { volume: 0.6 }),
  line(
    [
      [-3.6, -16],
      [-3.2, -18.4],
      [0, -17.4],
      [3.4, -18.6],
      [3.4, -15.4],
    ],
    RED,
    { width: 1 },
  ),
  form(
    spline([
      [3, -16, 1],
      [6.6, -19],
      [9, -17.6, 1],
      [6, -15],
    ]),
    RED,
    { volume: 0.4 },
  ),
]);

export const shield = groundProp([42, 50], hugged(32), () => {
  const outline = spline([
    [-20, -46, 1],
    [-10, -47],
    [0, -50, 1],
    [10, -47],
    [20, -46, 1],
    [19, -24],
    [12, -9],
    [0, 0, 1],
    [-12, -9],
    [-19, -24],
  ]);
  const field = spline([
    [-16.6, -43, 1],
    [-9, -43.8],
    [0, -46.4, 1],
    [9, -43.8],
    [16.6, -43, 1],
    [15.8, -24.6],
    [10, -11.4],
    [0, -3.8, 1],
    [-10, -11.4],
    [-15.8, -24.6],
  ]);
  return [
    form(outline, BRASS, { volume: 0.6 }),
    ...painted(field, NAVY, [
      detail(
        polygon([
          [0, -50],
          [20, -50],
          [20, -24.6],
          [0, -24.6],
        ]),
        RED,
      ),
      detail(
        polygon([
          [-20, -24.6],
          [0, -24.6],
          [0, 0],
          [-20, 0],
        ]),
        RED,
      ),
      hollow([6, -6], [16, 12], 0.35),
    ]),
    line(
      [
        [0, -46.6],
        [0, -3.8],
      ],
      GOLD,
      { width: 1.2 },
    ),
    line(
      [
        [-16, -24.6],
        [16, -24.6],
      ],
      GOLD,
      { width: 1.2 },
    ),
    ...times(8, (index) =>
      form(
        spline([
          [0, -24.6, 1],
          [Math.cos(index * 0.785 - 0.2) * 5, -24.6 + Math.sin(index * 0.785 - 0.2) * 5],
          [Math.cos(index * 0.785) * 10.4, -24.6 + Math.sin(index * 0.785) * 10.4, 1],
          [Math.cos(index * 0.785 + 0.2) * 5, -24.6 + Math.sin(index * 0.785 + 0.2) * 5],
        ]),
        index % 2 === 0 ? GOLD : OCHRE,
        { volume: 0.3 },
      ),
    ),
    form(circle([0, -24.6], 4), CREAM, { volume: 0.6 }),
    ...each(
      [
        [-17.6, -44],
        [17.6, -44],
        [0, -47.6],
        [-17, -26],
        [17, -26],
        [0, -2.6],
      ],
      (x, y) => form(circle([x, y], 1), GOLD, { volume: 0.6 }),
    ),
    line(
      [
        [9, -38],
        [13, -32],
      ],
      WHITE,
      { width: 0.6, alpha: 0.4 },
    ),
    gleam([-11, -36], [1.4, 4], 0.3),
  ];
});

export const flag = groundProp([58, 92], raised(58), () => {
  const cloth = spline([
    [-22, -88, 1],
    [-8, -84],
    [8, -89],
    [27, -84, 1],
    [22, -72, 1],
    [28, -58, 1],
    [10, -63],
    [-8, -57],
    [-22, -61, 1],
  ]);
  return [
    form(
      ribbon(
        [
          [-23, -0.8],
          [-24, -50],
          [-23.6, -90],
        ],
        [1.5, 1.3, 1.2],
        'flat',
      ),
      WOOD,
      { volume: 0.6 },
    ),
    form(circle([-23.6, -90], 2), GOLD, { volume: 0.7 }),
    ...painted(cloth, TEAL, [
      detail(
        spline([
          [-24, -79],
          [-8, -75],
          [8, -80],
          [30, -76],
          [30, -67],
          [9, -71],
          [-8, -66],
          [-24, -70],
        ]),
        CREAM,
      ),
      detail(circle([-10, -72.6], 5.4), OCHRE),
      ...times(8, (index) =>
        line(
          [
            [-10 + Math.cos(index * 0.785) * 6.2, -72.6 + Math.sin(index * 0.785) * 6.2],
            [-10 + Math.cos(index * 0.785) * 8, -72.6 + Math.sin(index * 0.785) * 8],
          ],
          OCHRE,
          { width: 1 },
        ),
      ),
      hollow([-1, -72], [5, 18], 0.35),
      hollow([18, -72], [5, 16], 0.3),
    ]),
    ...[-86, -64].map((y) =>
      line(
        [
          [-24.6, y],
          [-21.4, y + 0.6],
        ],
        CREAM,
        { width: 1 },
      ),
    ),
    line(
      [
        [-22, -60.4],
        [-18, -50],
        [-20, -42],
      ],
      OCHRE,
      { width: 0.8 },
    ),
    form(
      spline([
        [-20, -43, 1],
        [-22, -37],
        [-18.4, -37],
      ]),
      OCHRE,
      { volume: 0.4 },
    ),
  ];
});

export const scroll = groundProp([30, 30], hugged(20), () => [
  ...painted(
    spline([
      [-10, -26, 1],
      [10, -27, 1],
      [9, -15],
      [11, -4, 1],
      [-9.6, -3, 1],
      [-11, -15],
    ]),
    PAPER,
    [
      ...each(
        [
          [-6.6, -21.4],
          [-4.4, -19.8],
          [-2, -19.4],
          [0.4, -18],
          [1.6, -15.8],
          [0.6, -13.4],
          [2, -11.4],
          [4.6, -10.8],
        ],
        (x, y) => detail(ellipse([x, y], [0.8, 0.5], 0.4), RED, { alpha: 0.85 }),
      ),
      detail(
        spline([
          [-8, -10],
          [-5, -13],
          [-1.6, -11],
          [-3, -7.6],
          [-7, -7.4],
        ]),
        hex('#8bb58a'),
        { alpha: 0.8 },
      ),
      detail(
        polygon([
          [4, -18],
          [6.2, -22.4],
          [8.4, -18.2],
        ]),
        hex('#b98a5a'),
        { alpha: 0.8 },
      ),
      line(
        [
          [6, -9.6],
          [8, -7.6],
        ],
        RED,
        { width: 0.8 },
      ),
      line(
        [
          [8, -9.6],
          [6, -7.6],
        ],
        RED,
        { width: 0.8 },
      ),
      hollow([0, -27], [13, 3], 0.4),
      hollow([0, -3], [13, 3], 0.4),
    ],
  ),
  ...[-26.6, -2.7].flatMap((y, index) => [
    form(
      ribbon(
        [
          [-13 + index, y],
          [12.6 + index, y - 0.6],
        ],
        [2.4],
        'flat',
      ),
      lighten(PAPER, -0.04),
      { volume: 0.7 },
    ),
    form(ellipse([13 + index, y - 0.6], [1.2, 2.3]), hex('#d3b67e'), { volume: 0.3 }),
    {
      kind: 'line',
      path: ellipse([13 + index, y - 0.6], [0.5, 1.1]),
      color: WOOD_DARK,
      width: 0.3,
      alpha: 0.8,
      lit: false,
    } as const,
  ]),
  form(
    spline([
      [-9.6, -5, 1],
      [-6.6, -5.2, 1],
      [-6.4, -0.4, 1],
      [-8, -1.6, 1],
      [-9.8, -0.2, 1],
    ]),
    RED,
    { volume: 0.3 },
  ),
  form(circle([-8.1, -4], 2.1), lighten(RED, -0.05), { volume: 0.7 }),
]);

export const wand = groundProp([20, 46], raised(38), ({ isDark }) => {
  const star: Knot[] = Array.from({ length: 10 }, (_, index): Knot => {
    const angle = -Math.PI / 2 + (index * Math.PI) / 5 + 0.12;
    const reach = index % 2 === 0 ? 8.6 : 4.6;
    return [Math.cos(angle) * reach, -37 + Math.sin(angle) * reach];
  });
  return [
    ...(isDark ? [glow([0, -37], hex('#ffe39a'), { radii: [34, 34], alpha: 0.65 })] : []),
    form(
      ribbon(
        [
          [0.8, -0.6],
          [0, -16],
          [0, -34],
        ],
        [1.2, 0.9, 0.8],
        'flat',
      ),
      WOOD,
      { volume: 0.6 },
    ),
    ...[0, 1, 2].map((index) =>
      line(
        [
          [-1.1, -4 - index * 3],
          [1.6, -5.6 - index * 3],
        ],
        CREAM,
        { width: 0.8 },
      ),
    ),
    line(
      [
        [-0.4, -29],
        [-5.6, -24],
        [-3.6, -17],
        [-6.4, -12],
      ],
      RED,
      { width: 1 },
    ),
    line(
      [
        [0.4, -29],
        [5, -25],
        [4, -19],
      ],
      TEAL,
      { width: 1 },
    ),
    form(spline(star), GOLD, { lit: isDark, volume: 0.6 }),
    detail(spline(star.map(([x, y]): Knot => [x * 0.56 - 0.4, -37 + (y + 37) * 0.56 - 0.4])), hex('#f8dc8c'), {
      lit: isDark,
      alpha: 0.85,
    }),
    ...each(
      [
        [8.6, -28],
        [-8.4, -43.4],
      ],
      (x, y) =>
        detail(
          polygon([
            [x, y - 2],
            [x + 0.5, y - 0.5],
            [x + 2, y],
            [x + 0.5, y + 0.5],
            [x, y + 2],
            [x - 0.5, y + 0.5],
            [x - 2, y],
            [x - 0.5, y - 0.5],
          ]),
          hex('#f6d77f'),
          { lit: true },
        ),
    ),
  ];
});
