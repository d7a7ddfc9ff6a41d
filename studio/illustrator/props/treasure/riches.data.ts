/** What is precious: crown, chest, coin, ring, gem, magic lamp, hourglass. */
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { circle, ellipse, polygon, roundedRect, spline } from '#studio/illustrator/geometry/path.ts';
import {
  BRASS,
  BRASS_DARK,
  CREAM,
  each,
  glass,
  gleam,
  GOLD,
  hollow,
  painted,
  PLUM,
  RED,
  TEAL,
  times,
  turned,
  WHITE,
  WOOD,
  WOOD_DARK,
} from '#studio/illustrator/props/making.ts';
import { groundProp, hugged, raised } from '#studio/illustrator/props/prop.ts';
import { bundle, detail, form, glow, line, type Sketch } from '#studio/illustrator/sketch.ts';

export const crown = groundProp([28, 24], raised(18), () => [
  form(ellipse([0, -7.6], [12.6, 2.6]), BRASS_DARK, { volume: 0.3 }),
  ...[-7.4, 6.6].map((x) =>
    form(
      polygon([
        [x - 4, -8],
        [x, -16.6],
        [x + 4, -8],
      ]),
      lighten(BRASS, -0.08),
      { volume: 0.3 },
    ),
  ),
  ...painted(
    spline([
      [-12.8, -7.4, 1],
      [-13.4, -18.6, 1],
      [-8, -12.4],
      [-5, -12.6],
      [0, -21.6, 1],
      [5, -12.6],
      [8.4, -12.4],
      [13.6, -18.2, 1],
      [12.8, -7.4, 1],
      [12, -1.4],
      [0, 0],
      [-12, -1.4],
    ]),
    GOLD,
    [
      line(
        [
          [-13, -6.6],
          [0, -4.6],
          [13, -6.6],
        ],
        BRASS_DARK,
        { width: 0.6, alpha: 0.8 },
      ),
      line(
        [
          [-12.6, -2.4],
          [0, -1],
          [12.6, -2.4],
        ],
        BRASS_DARK,
        { width: 0.6, alpha: 0.8 },
      ),
      hollow([8, -6], [8, 8], 0.25),
      gleam([-8.6, -10.4], [0.8, 2], 0.2),
    ],
  ),
  ...each(
    [
      [-13.4, -19.4],
      [0, -22.4],
      [13.6, -19],
    ],
    (x, y, index) => form(circle([x, y], 1.5), index === 1 ? RED : CREAM, { volume: 0.7 }),
  ),
  form(ellipse([0, -8.6], [1.7, 2.4]), RED, { volume: 0.7 }),
  gleam([-0.6, -9.6], [0.5, 0.8]),
  ...each(
    [
      [-8, -4.4],
      [-4, -3.4],
      [0, -3],
      [4, -3.4],
      [8, -4.4],
    ],
    (x, y, index) => form(ellipse([x, y], [1.2, 1]), index % 2 === 0 ? TEAL : hex('#3f7fb5'), { volume: 0.6 }),
  ),
]);

export const chest = groundProp([62, 52], hugged(20), ({ isDark }) => [
  ...painted(
    spline([
      [-25, -34, 1],
      [-27, -44],
      [-20, -51],
      [0, -52],
      [21, -50.6],
      [28, -43],
      [26, -34, 1],
    ]),
    lighten(WOOD_DARK, 0.02),
    [
      detail(
        spline([
          [-22, -34],
          [-23, -43],
          [0, -48],
          [24, -42],
          [22, -34],
        ]),
        hex('#3a2620'),
      ),
      ...[-18, 18].map((x) =>
        line(
          [
            [x, -54],
            [x * 1.05, -34],
          ],
          BRASS,
          { width: 3 },
        ),
      ),
    ],
  ),
  ...(isDark ? [glow([0, -34], hex('#ffd56b'), { radii: [50, 36], alpha: 0.6 })] : []),
  form(
    spline([
      [-26, -27, 1],
      [-23, -34],
      [-12, -38],
      [-4, -36.4],
      [3, -40.6],
      [13, -37],
      [22, -34],
      [26, -27, 1],
    ]),
    GOLD,
    { volume: 0.5 },
  ),
  ...each(
    [
      [-18, -33],
      [-10, -36],
      [-3, -33.4],
      [5, -37.6],
      [12, -34.6],
      [19, -32],
      [0, -30],
      [-12, -31],
    ],
    (x, y, index) =>
      form(ellipse([x, y], [4, 2.9], (index % 3) * 0.3 - 0.3), lighten(GOLD, (index % 3) * 0.04), { volume: 0.6 }),
  ),
  ...each(
    [
      [-18, -33],
      [-3, -33.4],
      [12, -34.6],
    ],
    (x, y) => detail(ellipse([x, y], [2.3, 1.6], 0.1), BRASS, { alpha: 0.8 }),
  ),
  form(
    polygon([
      [-8, -37],
      [-4.6, -40.4],
      [-1, -37.4],
      [-4.4, -32.6],
    ]),
    hex('#c23f58'),
    { volume: 0.4 },
  ),
  form(
    polygon([
      [15, -36],
      [18, -39],
      [21, -36.4],
      [18, -32.4],
    ]),
    TEAL,
    { volume: 0.4 },
  ),
  line(
    [
      [20, -32],
      [25, -30],
      [28, -24],
      [26, -19],
    ],
    CREAM,
    { width: 0.5 },
  ),
  ...each(
    [
      [21.6, -31.6],
      [24.6, -30],
      [26.8, -27],
      [27.6, -23.4],
      [26.4, -19.8],
    ],
    (x, y) => form(circle([x, y], 1.3), CREAM, { volume: 0.7 }),
  ),
  ...painted(
    spline([
      [-27, -28, 1],
      [27, -28, 1],
      [25, 0, 1],
      [-25, 0, 1],
    ]),
    WOOD,
    [
      ...[-19, -9.6].map((y) =>
        line(
          [
            [-28, y],
            [28, y],
          ],
          WOOD_DARK,
          { width: 0.9, alpha: 0.8 },
        ),
      ),
      ...each(
        [
          [-12, -23],
          [4, -14],
          [-6, -5],
          [12, -24],
        ],
        (x, y) =>
          line(
            [
              [x - 4, y],
              [x + 4, y + 0.3],
            ],
            WOOD_DARK,
            { width: 0.6, alpha: 0.5 },
          ),
      ),
      ...[-19, 19].map((x) =>
        detail(
          polygon([
            [x - 3, -29],
            [x + 3, -29],
            [x + 2.8, 1],
            [x - 2.8, 1],
          ]),
          BRASS,
        ),
      ),
      hollow([0, 0], [30, 7], 0.45),
    ],
  ),
  ...[-19, 19].flatMap((x) =>
    each(
      [
        [x, -24],
        [x, -14],
        [x, -4],
      ],
      (a, b) => detail(circle([a, b], 1), BRASS_DARK),
    ),
  ),
  form(
    ribbon(
      [
        [-28, -28],
        [28, -28],
      ],
      [1.8],
      'flat',
    ),
    BRASS,
    { volume: 0.5 },
  ),
  form(
    spline([
      [-5, -29, 1],
      [5, -29, 1],
      [5, -20],
      [0, -16.6],
      [-5, -20],
    ]),
    GOLD,
    { volume: 0.5 },
  ),
  detail(circle([0, -24], 1.5), hex('#3a2620')),
  detail(
    polygon([
      [-0.8, -24],
      [0.8, -24],
      [1.1, -19.6],
      [-1.1, -19.6],
    ]),
    hex('#3a2620'),
  ),
  form(ellipse([-29, -1.6], [3.6, 1.5], 0.1), GOLD, { volume: 0.6 }),
]);

export const coin = groundProp([20, 17], raised(13), () => [
  ...[-1.7, -4.4].map((y, index) =>
    form(roundedRect([-9.4 + index * 0.8, y - 1.6], [14, 3], 1.4), lighten(BRASS, index * 0.03 - 0.02), {
      volume: 0.6,
    }),
  ),
  ...each(
    [
      [-7, -1.8],
      [-4, -1.8],
      [-1, -1.8],
      [2, -1.8],
      [-6, -4.6],
      [-2.8, -4.6],
      [0.4, -4.6],
    ],
    (x, y) =>
      line(
        [
          [x, y - 0.9],
          [x, y + 0.9],
        ],
        BRASS_DARK,
        { width: 0.35, alpha: 0.7 },
      ),
  ),
  form(circle([2.4, -8.6], 7.6), BRASS_DARK, { volume: 0.5 }),
  form(circle([1.6, -8.8], 7.5), GOLD, { volume: 0.6 }),
  { kind: 'line', path: circle([1.6, -8.8], 5.8), color: BRASS_DARK, width: 0.5, alpha: 0.9, lit: false },
  detail(
    polygon(
      Array.from(
        { length: 16 },
        (_, index) =>
          [
            1.6 + Math.cos((index * Math.PI) / 8) * (index % 2 === 0 ? 4.4 : 2.4),
            -8.8 + Math.sin((index * Math.PI) / 8) * (index % 2 === 0 ? 4.4 : 2.4),
          ] as const,
      ),
    ),
    BRASS,
  ),
  detail(circle([1.6, -8.8], 1.3), lighten(GOLD, 0.06)),
  gleam([-1.8, -13], [1.8, 0.8], -0.7),
]);

const facets = (center: readonly [number, number], size: number, color: typeof RED): Sketch[] => {
  const [x, y] = center;
  const outline = polygon([
    [x - size * 0.62, y - size * 0.5],
    [x + size * 0.6, y - size * 0.52],
    [x + size, y - size * 0.08],
    [x, y + size],
    [x - size, y - size * 0.06],
  ]);
  return [
    form(outline, color, { volume: 0.5 }),
    detail(
      polygon([
        [x - size * 0.62, y - size * 0.5],
        [x - size * 0.3, y - size * 0.04],
        [x - size, y - size * 0.06],
      ]),
      lighten(color, 0.14),
    ),
    detail(
      polygon([
        [x - size * 0.62, y - size * 0.5],
        [x + size * 0.02, y - size * 0.52],
        [x - size * 0.3, y - size * 0.04],
      ]),
      lighten(color, 0.22),
    ),
    detail(
      polygon([
        [x + size * 0.02, y - size * 0.52],
        [x + size * 0.34, y - size * 0.05],
        [x - size * 0.3, y - size * 0.04],
      ]),
      lighten(color, 0.08),
    ),
    detail(
      polygon([
        [x - size * 0.3, y - size * 0.04],
        [x + size * 0.34, y - size * 0.05],
        [x, y + size],
      ]),
      lighten(color, 0.04),
    ),
    detail(
      polygon([
        [x + size * 0.34, y - size * 0.05],
        [x + size, y - size * 0.08],
        [x, y + size],
      ]),
      lighten(color, -0.09),
    ),
    line(
      [
        [x - size * 0.46, y - size * 0.4],
        [x - size * 0.1, y - size * 0.42],
      ],
      WHITE,
      { width: size * 0.08, alpha: 0.8 },
    ),
  ];
};

export const ring = groundProp([14, 17], raised(14), () => [
  { kind: 'line', path: ellipse([0, -6], [5.8, 5.2]), color: BRASS_DARK, width: 1.9, alpha: 1, lit: false },
  { kind: 'line', path: ellipse([-0.2, -6.2], [5.8, 5.2]), color: GOLD, width: 1.2, alpha: 1, lit: false },
  form(
    spline([
      [-3.4, -10.6, 1],
      [-4, -13.4],
      [4, -13.4],
      [3.4, -10.6, 1],
      [0, -9.8],
    ]),
    BRASS,
    { volume: 0.6 },
  ),
  ...facets([0, -14], 4.4, hex('#3f87b5')),
  ...each(
    [
      [-3.6, -13],
      [3.6, -13],
      [0, -10.6],
    ],
    (x, y) => form(circle([x, y], 0.9), GOLD, { volume: 0.6 }),
  ),
  line(
    [
      [-4.4, -3],
      [-2.4, -1.6],
    ],
    lighten(GOLD, 0.14),
    { width: 0.7 },
  ),
]);

export const gem = groundProp([22, 19], raised(14), ({ isDark }) => [
  ...(isDark ? [glow([0, -9], hex('#8fe0d0'), { radii: [30, 28], alpha: 0.5 })] : []),
  ...facets([0, -11.6], 10.4, hex('#2f9a8c')),
  ...each(
    [
      [9, -17.4],
      [-10, -2.4],
    ],
    (x, y) =>
      detail(
        polygon([
          [x, y - 1.8],
          [x + 0.4, y - 0.4],
          [x + 1.8, y],
          [x + 0.4, y + 0.4],
          [x, y + 1.8],
          [x - 0.4, y + 0.4],
          [x - 1.8, y],
          [x - 0.4, y - 0.4],
        ]),
        WHITE,
        { lit: true, alpha: 0.85 },
      ),
  ),
]);

export const magicLamp = groundProp([46, 28], hugged(15), ({ isDark }) => [
  ...(isDark ? [glow([20, -20], hex('#c9a7ff'), { radii: [34, 32], alpha: 0.6 })] : []),
  line(
    [
      [20.6, -17],
      [19, -20.4],
      [22, -22.6],
      [19.4, -25.4],
      [21, -27.8],
    ],
    hex('#cfb7e8'),
    { width: 1.6, alpha: 0.75 },
  ),
  line(
    [
      [20.6, -17],
      [21, -19.4],
      [20, -22.6],
      [21.6, -25.4],
    ],
    WHITE,
    { width: 0.7, alpha: 0.7 },
  ),
  {
    kind: 'line',
    path: spline(
      [
        [-9, -13],
        [-17, -17.6],
        [-21.6, -12.6],
        [-18, -6.4],
        [-11, -6.6],
      ],
      false,
    ),
    color: BRASS_DARK,
    width: 1.7,
    alpha: 1,
    lit: false,
  },
  form(
    spline([
      [8, -5, 1],
      [14, -7],
      [17, -12],
      [22.6, -16.8, 1],
      [20, -18, 1],
      [14, -15.4],
      [6, -14.4, 1],
    ]),
    BRASS,
    { volume: 0.6 },
  ),
  form(ellipse([21, -17.3], [1.8, 0.8], 0.5), hex('#4a3320'), { volume: 0.2 }),
  form(
    turned(
      [
        [6.6, 0, 1],
        [5.8, -1.6],
        [2, -2.6],
        [2.2, -4, 1],
      ],
      -1,
    ),
    BRASS_DARK,
    { volume: 0.6 },
  ),
  ...painted(
    spline([
      [-12.6, -9.6],
      [-9.6, -14],
      [0, -15],
      [9, -13.6],
      [11, -9.6],
      [7, -4.6],
      [-1, -3],
      [-8.6, -4.6],
    ]),
    GOLD,
    [
      line(
        [
          [-13, -9],
          [-1, -7.4],
          [12, -9.4],
        ],
        BRASS_DARK,
        { width: 0.7, alpha: 0.8 },
      ),
      ...times(5, (index) =>
        detail(
          ellipse([-8 + index * 3.6, -10.8 + Math.abs(index - 2) * -0.2], [1.1, 0.8]),
          index % 2 === 0 ? RED : TEAL,
        ),
      ),
      hollow([0, -3], [12, 3], 0.4),
      gleam([-7.4, -12.4], [1.8, 0.7], -0.4),
    ],
  ),
  form(
    turned(
      [
        [6, -14.2, 1],
        [4.4, -17],
        [1.2, -18.6],
        [1, -19.4, 1],
      ],
      -1,
    ),
    BRASS,
    { volume: 0.6 },
  ),
  form(circle([-1, -20.4], 1.4), GOLD, { volume: 0.7 }),
]);

export const hourglass = groundProp([22, 36], hugged(22), () => {
  const bulbs = spline([
    [-6.4, -31, 1],
    [6.4, -31, 1],
    [6.6, -26],
    [3.4, -20.6],
    [1, -17.6],
    [3.4, -14.4],
    [6.6, -9],
    [6.4, -4, 1],
    [-6.4, -4, 1],
    [-6.6, -9],
    [-3.4, -14.4],
    [-1, -17.6],
    [-3.4, -20.6],
    [-6.6, -26],
  ]);
  return [
    ...[-8.6, 8.6].map((x) =>
      form(
        turned(
          [
            [1, -3, 1],
            [1.5, -9],
            [0.9, -14],
            [1.6, -17.6],
            [0.9, -21],
            [1.5, -26],
            [1, -32, 1],
          ],
          x,
        ),
        WOOD_DARK,
        { volume: 0.6 },
      ),
    ),
    glass(bulbs),
    bundle(
      [
        detail(
          spline([
            [-8, -26, 1],
            [0, -24.6],
            [8, -26.4, 1],
            [0, -17],
          ]),
          hex('#e0b25e'),
        ),
        line(
          [
            [0, -19],
            [0, -6],
          ],
          hex('#e0b25e'),
          { width: 0.6 },
        ),
        detail(
          spline([
            [-8, -3, 1],
            [-4, -7],
            [0, -10.4],
            [4, -7],
            [8, -3, 1],
          ]),
          hex('#e0b25e'),
        ),
        detail(
          spline([
            [-6, -3],
            [-3, -5.8],
            [0, -7.6],
            [2, -4],
          ]),
          hex('#f0cd86'),
          { alpha: 0.8 },
        ),
      ],
      { clip: bulbs },
    ),
    line(
      [
        [-4.8, -29],
        [-5, -25.6],
        [-3, -22],
      ],
      WHITE,
      { width: 0.9, alpha: 0.75 },
    ),
    line(
      [
        [-3, -13],
        [-5, -9.6],
        [-4.8, -6],
      ],
      WHITE,
      { width: 0.8, alpha: 0.6 },
    ),
    form(ellipse([0, -17.6], [1.9, 0.9]), GOLD, { volume: 0.6 }),
    ...[
      [-4.4, 0],
      [-35.6, 1],
    ].map(([y = 0]) => form(roundedRect([-10.6, y], [21.2, 4.4], 1.6), WOOD, { volume: 0.6 })),
    ...[-2.4, -33.6].flatMap((y) => [
      line(
        [
          [-10, y],
          [10, y],
        ],
        GOLD,
        { width: 0.7 },
      ),
      form(circle([0, y], 1), [RED, PLUM][y < -10 ? 1 : 0] ?? RED, { volume: 0.5 }),
    ]),
  ];
});
