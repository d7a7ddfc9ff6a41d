/** Lights that live: candle, torch, campfire, a jar of fireflies. */
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { blade, ribbon } from '#studio/illustrator/geometry/outline.ts';
import { circle, ellipse, type Point, roundedRect, spline } from '#studio/illustrator/geometry/path.ts';
import {
  BRASS,
  BRASS_DARK,
  CREAM,
  each,
  glass,
  gleam,
  LEAF,
  painted,
  turned,
  WOOD,
  WOOD_DARK,
  WOOD_PALE,
} from '#studio/illustrator/props/making.ts';
import { groundProp, hugged, raised } from '#studio/illustrator/props/prop.ts';
import { flame } from '#studio/illustrator/props/light/flame.ts';
import { bundle, detail, form, glow, line } from '#studio/illustrator/sketch.ts';

export const candle = groundProp([18, 25], raised(22), ({ isDark }) => [
  ...(isDark ? [glow([0, -20], hex('#ffc45e'), { radii: [46, 44], alpha: 0.65 })] : []),
  { kind: 'line', path: ellipse([8, -4], [2.4, 2.7]), color: BRASS_DARK, width: 1.3, alpha: 1, lit: false },
  form(
    spline([
      [-8.6, -4, 1],
      [-6, -0.6],
      [0, 0],
      [6, -0.6],
      [8.4, -4, 1],
    ]),
    BRASS,
    { volume: 0.6 },
  ),
  form(ellipse([-0.1, -4], [8.5, 1.7]), lighten(BRASS, 0.07), { volume: 0.3 }),
  form(
    turned([
      [3, -3.6],
      [3.1, -6.4, 1],
    ]),
    BRASS,
    { volume: 0.7 },
  ),
  ...painted(
    spline([
      [-2.5, -5.4, 1],
      [-2.7, -14],
      [-2.2, -17, 1],
      [2.4, -16.4, 1],
      [2.7, -12],
      [2.5, -5.4, 1],
    ]),
    CREAM,
    [
      line(
        [
          [-1.6, -15],
          [-1.7, -7],
        ],
        hex('#ffffff'),
        { width: 0.7, alpha: 0.6 },
      ),
    ],
  ),
  form(ellipse([0.1, -16.7], [2.4, 0.9], 0.1), lighten(CREAM, 0.04), { volume: 0.2 }),
  form(
    ribbon(
      [
        [2.3, -16.4],
        [2.9, -12.6],
        [2.7, -10.6],
      ],
      [0.6, 0.7, 1],
    ),
    CREAM,
    { volume: 0.4 },
  ),
  form(
    ribbon(
      [
        [-2.2, -16.6],
        [-2.8, -14],
      ],
      [0.5, 0.8],
    ),
    CREAM,
    { volume: 0.4 },
  ),
  line(
    [
      [0.1, -16.6],
      [0.3, -18.6],
    ],
    hex('#4a3a33'),
    { width: 0.4 },
  ),
  ...flame([0.3, -17.6], 7.2, 0.5),
]);

export const torch = groundProp([12, 48], raised(38), ({ isDark }) => [
  ...(isDark ? [glow([0, -36], hex('#ff9d3f'), { radii: [70, 66], alpha: 0.65 })] : []),
  form(
    ribbon(
      [
        [-0.8, -0.8],
        [0.2, -14],
        [0, -27],
      ],
      [1.2, 1.6, 2],
      'flat',
    ),
    WOOD,
    { volume: 0.6 },
  ),
  line(
    [
      [-0.6, -3],
      [0.2, -12],
      [-0.2, -22],
    ],
    WOOD_DARK,
    { width: 0.5, alpha: 0.6 },
  ),
  form(
    spline([
      [-3.2, -24, 1],
      [-4.4, -31],
      [-3.6, -34, 1],
      [3.8, -34, 1],
      [4.4, -30],
      [3, -24, 1],
    ]),
    hex('#7c5a4a'),
    { volume: 0.6 },
  ),
  ...[-26, -28.8, -31.6].map((y) =>
    line(
      [
        [-4, y],
        [0, y + 1.4],
        [4.2, y - 0.4],
      ],
      hex('#d9bb92'),
      { width: 0.9 },
    ),
  ),
  ...flame([-2.4, -32.6], 9, -2.4),
  ...flame([2.6, -32.6], 10.4, 3),
  ...flame([0, -32.4], 15, 0.8),
]);

export const campfire = groundProp([64, 56], hugged(20), ({ isDark }) => [
  glow([0, -20], hex('#ff9d45'), { radii: isDark ? [120, 96] : [50, 44], alpha: isDark ? 0.6 : 0.3 }),
  ...each(
    [
      [-20, -6.4],
      [-9, -7.6],
      [4, -7.8],
      [17, -7],
    ],
    (x, y, index) =>
      form(ellipse([x, y], [7.4, 4.6], 0.1 * index), lighten(hex('#87817d'), index % 2 === 0 ? -0.03 : 0.03), {
        volume: 0.6,
      }),
  ),
  form(
    ribbon(
      [
        [-21, -4],
        [0, -12],
        [17, -22],
      ],
      [3.4, 3.2, 2.8],
    ),
    WOOD_DARK,
    { volume: 0.6 },
  ),
  ...flame([-9, -10], 24, -5),
  ...flame([10, -9], 27, 5),
  ...flame([0, -8], 46, -2),
  form(
    ribbon(
      [
        [22, -4],
        [4, -9],
        [-16, -19],
      ],
      [3.6, 3.3, 2.8],
    ),
    WOOD,
    { volume: 0.6 },
  ),
  form(ellipse([22.6, -3.9], [2.6, 3.6], 0.3), WOOD_PALE, { volume: 0.2 }),
  { kind: 'line', path: ellipse([22.7, -3.9], [1.3, 1.9], 0.3), color: WOOD, width: 0.5, alpha: 0.8, lit: false },
  line(
    [
      [16, -6.6],
      [4, -9.4],
      [-8, -14],
    ],
    WOOD_DARK,
    { width: 0.7, alpha: 0.7 },
  ),
  ...each(
    [
      [-27, -3.8],
      [-15, -3.2],
      [-3, -3.4],
      [10, -3],
      [28, -3.6],
    ],
    (x, y, index) =>
      form(
        ellipse([x, y], [5.2 + (index % 3), 3.8], 0.12 * (index - 2)),
        lighten(hex('#948c86'), index % 2 === 0 ? 0.03 : -0.04),
        { volume: 0.6 },
      ),
  ),
  ...each(
    [
      [-12, -42],
      [13, -47],
      [5, -54],
      [-5, -50],
    ],
    (x, y) => detail(circle([x, y], 0.9), hex('#ffc85c'), { lit: true }),
  ),
]);

const FLIES: readonly Point[] = [
  [-3.4, -11.4],
  [3.2, -13.4],
  [0.2, -6.6],
  [4.6, -6.2],
  [-4.8, -5],
];

export const fireflies = groundProp([17, 23], hugged(20), ({ isDark }) => {
  const jar = turned([
    [6.4, 0],
    [7.8, -2],
    [8, -14],
    [6.4, -17.4],
    [5.6, -18.4, 1],
  ]);
  return [
    ...(isDark ? [glow([0, -9], hex('#d8f27a'), { radii: [44, 42], alpha: 0.6 })] : []),
    form(jar, hex('#b9d3c6'), { alpha: 0.55, volume: 0.3 }),
    bundle(
      [
        ...[
          [-5, 7, -0.3],
          [-3, 10, 0.14],
          [-0.6, 8, -0.1],
          [2, 11.6, 0.2],
          [4.6, 7.4, 0.32],
        ].map(([x = 0, tall = 0, lean = 0]) => detail(blade([x, 0], tall, { width: 1.5, lean }), LEAF)),
        ...each(
          [
            [-2.5, -12],
            [4.1, -14],
            [1.1, -7.2],
            [3.8, -6.9],
            [-4, -5.6],
          ],
          (x, y, index) => detail(ellipse([x, y], [0.8, 0.5], index), hex('#4b3a32')),
        ),
      ],
      { clip: jar },
    ),
    glass(jar),
    ...each(FLIES, (x, y) => glow([x, y], hex('#f4f59a'), { radii: [3.6, 3.6], alpha: isDark ? 0.95 : 0.4 })),
    ...each(FLIES, (x, y, index) => detail(ellipse([x, y], [1.05, 0.8], index), hex('#f6e04f'), { lit: isDark })),
    line(
      [
        [-6, -15],
        [-6.9, -12],
        [-6.6, -4],
      ],
      hex('#ffffff'),
      { width: 1, alpha: 0.7 },
    ),
    form(roundedRect([-6.4, -22.4], [12.8, 4.4], 1.2), BRASS, { volume: 0.6 }),
    line(
      [
        [-6, -19.6],
        [0, -19.2],
        [6, -19.6],
      ],
      BRASS_DARK,
      { width: 0.6 },
    ),
    ...each(
      [
        [-3, -21.4],
        [0, -21.2],
        [3, -21.4],
      ],
      (x, y) => detail(ellipse([x, y], [0.6, 0.35]), BRASS_DARK),
    ),
    gleam([-4.4, -21.2], [1.2, 0.4], 0),
  ];
});
