/** What is in the sky: star, moon, cloud, rainbow, comet, planet, satellite. */
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
  GOLD,
  gleam,
  hollow,
  IRON,
  NAVY,
  painted,
  RED,
  STEEL,
  times,
  WHITE,
} from '#studio/illustrator/props/making.ts';
import { hugged, skyProp } from '#studio/illustrator/props/prop.ts';
import { bundle, detail, form, glow, line, type Sketch } from '#studio/illustrator/sketch.ts';

/** A soft five-pointed star, leaning a little. */
const starKnots = (center: Point, radius: number): Knot[] =>
  Array.from({ length: 10 }, (_, index): Knot => {
    const angle = -Math.PI / 2 + 0.1 + (index * Math.PI) / 5;
    const reach = index % 2 === 0 ? radius : radius * 0.55;
    return [center[0] + Math.cos(angle) * reach, center[1] + Math.sin(angle) * reach];
  });

export const star = skyProp([30, 29], hugged(19), () => [
  glow([0, -14], hex('#ffe08a'), { radii: [46, 46], alpha: 0.75 }),
  form(spline(starKnots([0, -13.6], 14.8)), hex('#ffd257'), { lit: true, volume: 0.4 }),
  detail(spline(starKnots([-0.6, -14.2], 10)), hex('#ffe390'), { lit: true, alpha: 0.8 }),
  detail(spline(starKnots([-1, -14.6], 5.4)), hex('#fff4c8'), { lit: true, alpha: 0.8 }),
]);

/** Where its craters are, and how large they are. */
const CRATERS = [
  [-10, -42, 6],
  [9, -36, 4],
  [-3, -22, 5],
  [14, -20, 3.4],
  [-17, -26, 3],
  [3, -50, 3],
] as const;

/** Full and grey, with craters: a yellow crescent with something on it looks like a cheese. */
export const moon = skyProp([56, 60], hugged(22), () => {
  const disc = circle([0, -30], 28);
  return [
    glow([0, -30], hex('#f4ecd8'), { radii: [84, 84], alpha: 0.5 }),
    form(disc, hex('#e9e5da'), { to: hex('#d5d0c6'), lit: true, volume: 0.45 }),
    bundle(
      [
        detail(circle([9, -24], 30), hex('#f4f1e8'), { lit: true, alpha: 0.35 }),
        ...CRATERS.flatMap(([x, y, r]) => [
          detail(ellipse([x, y], [r, r * 0.86]), hex('#bdb8b0'), { lit: true, alpha: 0.85 }),
          detail(ellipse([x + r * 0.16, y + r * 0.2], [r * 0.74, r * 0.62]), hex('#cfcac1'), { lit: true }),
        ]),
      ],
      { clip: disc },
    ),
  ];
});

export const cloud = skyProp([110, 56], hugged(14), () => {
  const outline = spline([
    [-52, -8],
    [-54, -19],
    [-44, -28],
    [-37, -27],
    [-34, -42],
    [-18, -50],
    [-6, -43],
    [4, -54, 0],
    [22, -52],
    [30, -38],
    [42, -38],
    [54, -26],
    [52, -10],
    [40, -2],
    [12, 0],
    [-20, -0.6],
    [-42, -2],
  ]);
  return [
    ...painted(outline, hex('#fbf7ee'), [
      detail(
        spline([
          [-60, -10],
          [-40, -16],
          [-22, -10],
          [0, -18],
          [22, -11],
          [40, -17],
          [60, -10],
          [60, 6],
          [-60, 6],
        ]),
        hex('#cfd9e4'),
        { alpha: 0.8 },
      ),
      detail(
        spline([
          [-60, -3],
          [-30, -8],
          [0, -4],
          [30, -8],
          [60, -4],
          [60, 6],
          [-60, 6],
        ]),
        hex('#b4c3d4'),
        { alpha: 0.7 },
      ),
      line(
        [
          [-28, -32],
          [-22, -40],
          [-12, -41],
          [-7, -34],
        ],
        hex('#d8e0e8'),
        { width: 1.6, alpha: 0.9 },
      ),
      line(
        [
          [8, -38],
          [14, -45],
          [22, -43],
          [25, -36],
        ],
        hex('#d8e0e8'),
        { width: 1.6, alpha: 0.9 },
      ),
    ]),
  ];
});

/** How a rainbow fades into the air at both of its feet: from where to where along it, and how strongly it shows. */
const FADING: readonly (readonly [from: number, to: number, alpha: number])[] = [
  [0, 0.07, 0.16],
  [0.07, 0.14, 0.36],
  [0.14, 0.22, 0.6],
  [0.22, 0.78, 0.82],
  [0.78, 0.86, 0.6],
  [0.86, 0.93, 0.36],
  [0.93, 1, 0.16],
];

/** A rainbow in washes that a wet brush laid beside each other. */
export const rainbow = skyProp([170, 92], hugged(18), () => {
  const bands = [
    hex('#d9604f'),
    hex('#ea9a45'),
    hex('#f2ca58'),
    hex('#82b273'),
    hex('#5c9cc0'),
    hex('#6f78b4'),
    hex('#9573ab'),
  ];
  const at = (share: number, reach: number): Point => [
    Math.cos(Math.PI * (1 + share)) * reach,
    Math.sin(Math.PI * (1 + share)) * reach * 1.1,
  ];
  const washes = bands.flatMap((color, index): Sketch[] => {
    const reach = 78 - index * 5.4;
    return FADING.map(([from, to, alpha]): Sketch => {
      const steps = Math.max(3, Math.round((to - from) * 22));
      const arc = Array.from({ length: steps }, (_, step): Point => {
        const share = from + ((to - from) * step) / (steps - 1);
        return at(share, reach + Math.sin(share * 17 + index) * 0.35);
      });
      return detail(
        ribbon(
          arc,
          arc.map((_, step) => 2.75 + Math.sin(step * 1.3 + index * 2) * 0.22),
          'flat',
        ),
        color,
        { alpha },
      );
    });
  });
  return [glow([0, -40], hex('#fff6dc'), { radii: [104, 74], alpha: 0.25 }), ...washes];
});

export const comet = skyProp([110, 60], hugged(20), () => [
  glow([36, -16], hex('#ffe6a0'), { radii: [52, 52], alpha: 0.7 }),
  form(
    spline([
      [40, -30, 1],
      [6, -44],
      [-54, -58, 1],
      [-22, -42],
      [-46, -40, 1],
      [-14, -28],
      [-50, -20, 1],
      [-8, -14],
      [34, -4, 1],
    ]),
    hex('#f6b95a'),
    { lit: true, volume: 0.2, alpha: 0.75 },
  ),
  detail(
    spline([
      [40, -26, 1],
      [4, -36],
      [-34, -46, 1],
      [-6, -32],
      [-28, -26, 1],
      [0, -18],
      [34, -8, 1],
    ]),
    hex('#ffdb86'),
    { lit: true, alpha: 0.85 },
  ),
  form(spline(starKnots([38, -16.6], 16)), hex('#ffd557'), { lit: true, volume: 0.4 }),
  detail(spline(starKnots([37.4, -17.2], 10.4)), hex('#fff0b4'), { lit: true, alpha: 0.85 }),
  ...each(
    [
      [-40, -8],
      [-14, -52],
      [14, -52],
      [-8, -6],
    ],
    (x, y) =>
      detail(
        polygon([
          [x, y - 2.4],
          [x + 0.6, y - 0.6],
          [x + 2.4, y],
          [x + 0.6, y + 0.6],
          [x, y + 2.4],
          [x - 0.6, y + 0.6],
          [x - 2.4, y],
          [x - 0.6, y - 0.6],
        ]),
        hex('#ffe9a8'),
        { lit: true },
      ),
  ),
]);

export const planet = skyProp([110, 66], hugged(22), () => {
  const ball = circle([0, -30], 30);
  const ringPath = (start: number, end: number): Point[] =>
    Array.from({ length: 15 }, (_, index): Point => {
      const angle = start + ((end - start) * index) / 14;
      const [x, y] = [Math.cos(angle) * 52, Math.sin(angle) * 11];
      return [x * 0.97 - y * -0.24, -30 + y * 0.97 - x * 0.24];
    });
  return [
    line(ringPath(Math.PI, Math.PI * 2), hex('#c79a5c'), { width: 6.4 }),
    line(ringPath(Math.PI, Math.PI * 2), hex('#efd49a'), { width: 2.2 }),
    ...painted(ball, hex('#d98256'), [
      ...[
        [-51, -0.6],
        [-37, 0.4],
        [-21, 0.2],
        [-9, -0.3],
      ].map(([y = 0, wave = 0], index) =>
        line(
          [
            [-34, y + 8],
            [-12, y + 1 + wave * 3],
            [12, y - 2 - wave * 3],
            [34, y - 8],
          ],
          [hex('#f0b878'), hex('#b8603f'), hex('#eaa468'), hex('#a8543a')][index] ?? GOLD,
          { width: [5, 7, 4, 6][index] ?? 4, alpha: 0.75 },
        ),
      ),
      detail(ellipse([9, -26], [6, 3], -0.3), hex('#f3cd92'), { alpha: 0.9 }),
      detail(ellipse([9, -26], [3.4, 1.6], -0.3), hex('#c46a44'), { alpha: 0.8 }),
      hollow([10, -5], [34, 24], 0.5),
      gleam([-13, -47], [5, 2.6], -0.6),
    ]),
    line(ringPath(0, Math.PI), hex('#c79a5c'), { width: 6.4 }),
    line(ringPath(0, Math.PI), hex('#efd49a'), { width: 2.2 }),
    form(circle([42, -59], 4.6), hex('#cfc3d6'), { volume: 0.6 }),
    detail(circle([41, -59.6], 1.1), hex('#a99bb5')),
  ];
});

export const satellite = skyProp([120, 70], hugged(20), ({ isDark }) => {
  const panel = (side: 1 | -1): Sketch[] => [
    form(
      ribbon(
        [
          [14 * side, -34 - side * 4],
          [24 * side, -34 - side * 6],
        ],
        [1.6],
      ),
      STEEL,
      { volume: 0.5 },
    ),
    ...painted(
      polygon([
        [22 * side, -43 - side * 6],
        [57 * side, -47 - side * 11],
        [59 * side, -27 - side * 11],
        [23 * side, -24 - side * 6],
      ]),
      hex('#35608f'),
      [
        ...times(4, (index) =>
          line(
            [
              [(29 + index * 7.6) * side, -62],
              [(30 + index * 7.6) * side, -8],
            ],
            hex('#8fb3d4'),
            { width: 0.9 },
          ),
        ),
        line(
          [
            [22 * side, -33.6 - side * 6],
            [60 * side, -37 - side * 11],
          ],
          hex('#8fb3d4'),
          { width: 0.9 },
        ),
        detail(
          polygon([
            [24 * side, -44 - side * 6],
            [36 * side, -46 - side * 8],
            [26 * side, -26 - side * 6],
          ]),
          WHITE,
          { alpha: 0.2 },
        ),
      ],
    ),
  ];
  return [
    ...panel(-1),
    ...panel(1),
    line(
      [
        [2, -52],
        [5, -66],
      ],
      STEEL,
      { width: 1.3 },
    ),
    form(circle([5.2, -67.6], 2.2), RED, { lit: isDark, volume: 0.6 }),
    ...(isDark ? [glow([5.2, -67.6], hex('#ff8a70'), { radii: [14, 14], alpha: 0.6 })] : []),
    ...painted(roundedRect([-14, -54], [28, 38], 5), hex('#e0c27a'), [
      ...[-44, -30].map((y) =>
        line(
          [
            [-15, y],
            [15, y - 1],
          ],
          hex('#a8843c'),
          { width: 0.9 },
        ),
      ),
      ...each(
        [
          [-7, -49],
          [5, -48],
          [-8, -24],
          [8, -22],
        ],
        (x, y) => detail(circle([x, y], 1), hex('#a8843c')),
      ),
      hollow([0, -16], [16, 6], 0.4),
    ]),
    form(circle([0, -37], 5.4), IRON, { volume: 0.5 }),
    form(circle([0, -37], 3.6), isDark ? hex('#ffe29a') : hex('#9fd0dc'), { lit: isDark, volume: 0.4 }),
    form(
      ribbon(
        [
          [-2, -16],
          [-4, -8],
        ],
        [1.3],
      ),
      STEEL,
      { volume: 0.5 },
    ),
    form(
      spline([
        [-16, -10, 1],
        [-10, -2],
        [0, 0],
        [10, -4, 1],
        [-2, -11],
      ]),
      CREAM,
      { volume: 0.6 },
    ),
    form(ellipse([-3, -8], [13.4, 2.6], 0.22), lighten(STEEL, 0.08), { volume: 0.3 }),
    line(
      [
        [-3, -8],
        [-7, -15],
      ],
      NAVY,
      { width: 0.9 },
    ),
    detail(circle([-7.2, -15.4], 1.4), NAVY),
  ];
});
