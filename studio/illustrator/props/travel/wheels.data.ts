/** What rolls or slides: bicycle, train, bus, car, sled. */
import { type Color, hex, lighten } from '#studio/illustrator/color/color.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { circle, ellipse, polygon, roundedRect, spline } from '#studio/illustrator/geometry/path.ts';
import {
  BLUE,
  BRASS,
  CREAM,
  each,
  gleam,
  GOLD,
  hollow,
  IRON,
  LEATHER,
  NAVY,
  OCHRE,
  painted,
  RED,
  STEEL,
  TEAL,
  times,
  turned,
  WHITE,
  WOOD,
  WOOD_DARK,
} from '#studio/illustrator/props/making.ts';
import { groundProp, hugged } from '#studio/illustrator/props/prop.ts';
import { detail, form, glow, line, type Sketch } from '#studio/illustrator/sketch.ts';

const TYRE = hex('#3f3a42');

const ring = (x: number, y: number, shape: { radius: number; width: number; color: Color }): Sketch => ({
  kind: 'line',
  path: circle([x, y], shape.radius),
  color: shape.color,
  width: shape.width,
  alpha: 1,
  lit: false,
});

/** A solid wheel with a bright hub that stands on the ground. */
const wheel = (x: number, radius: number, hub: Color): Sketch[] => [
  form(circle([x, -radius], radius), TYRE, { volume: 0.6 }),
  form(circle([x, -radius], radius * 0.58), hub, { volume: 0.5 }),
  detail(circle([x, -radius], radius * 0.2), lighten(hub, -0.22)),
];

export const bicycle = groundProp([124, 88], hugged(24), () => [
  ...[-37, 38].flatMap((x) => [
    ...times(9, (index) =>
      line(
        [
          [x, -23],
          [x + Math.cos(index * 0.7) * 20, -23 + Math.sin(index * 0.7) * 20],
        ],
        STEEL,
        { width: 0.5, alpha: 0.9 },
      ),
    ),
    ring(x, -23, { radius: 21.4, width: 3, color: TYRE }),
    ring(x, -23, { radius: 19.2, width: 1.1, color: CREAM }),
    form(circle([x, -23], 3), STEEL, { volume: 0.6 }),
  ]),
  line(
    [
      [-37, -23],
      [0, -20],
    ],
    RED,
    { width: 2.4 },
  ),
  line(
    [
      [-37, -23],
      [-15, -54],
    ],
    RED,
    { width: 2.2 },
  ),
  line(
    [
      [0, -20],
      [-17, -60],
    ],
    RED,
    { width: 2.8 },
  ),
  line(
    [
      [0, -20],
      [29, -52],
    ],
    RED,
    { width: 2.8 },
  ),
  line(
    [
      [-15, -54],
      [28, -55],
    ],
    RED,
    { width: 2.8 },
  ),
  line(
    [
      [38, -23],
      [29, -52],
      [26, -70],
    ],
    RED,
    { width: 2.8 },
  ),
  form(
    spline([
      [-60, -24, 1],
      [-57, -42],
      [-38, -49],
      [-20, -42, 1],
      [-38, -46],
    ]),
    lighten(RED, 0.05),
    { volume: 0.4 },
  ),
  form(
    spline([
      [17, -42, 1],
      [34, -50],
      [54, -42],
      [61, -26, 1],
      [52, -40],
      [34, -47],
    ]),
    lighten(RED, 0.05),
    { volume: 0.4 },
  ),
  line(
    [
      [26, -70],
      [22, -77],
      [10, -78],
    ],
    STEEL,
    { width: 2 },
  ),
  form(
    ribbon(
      [
        [14, -78],
        [6, -77.4],
      ],
      [2],
    ),
    LEATHER,
  ),
  form(circle([22, -81], 3), BRASS, { volume: 0.7 }),
  form(
    spline([
      [-29, -63, 1],
      [-26, -67],
      [-12, -66],
      [-3, -63, 1],
      [-14, -60.4],
    ]),
    LEATHER,
    { volume: 0.6 },
  ),
  form(
    spline([
      [31, -74, 1],
      [54, -75, 1],
      [51, -57],
      [34, -57],
    ]),
    hex('#c8955a'),
    { volume: 0.5 },
  ),
  ...times(3, (index) =>
    line(
      [
        [31, -71 + index * 5],
        [42, -69.6 + index * 5],
        [53, -71.6 + index * 5],
      ],
      hex('#96683a'),
      { width: 0.9 },
    ),
  ),
  ...each(
    [
      [37, -77],
      [44, -79],
      [49, -76.6],
    ],
    (x, y, index) => form(circle([x, y], 4), [OCHRE, hex('#e08a86'), CREAM][index] ?? CREAM, { volume: 0.5 }),
  ),
  form(circle([0, -20], 5.4), STEEL, { volume: 0.5 }),
  line(
    [
      [0, -20],
      [5, -10],
    ],
    IRON,
    { width: 1.8 },
  ),
  form(roundedRect([2, -10.6], [9, 2.8], 1.2), IRON, { volume: 0.4 }),
]);

export const train = groundProp([200, 112], hugged(22), ({ isDark }) => {
  const glassColor = isDark ? hex('#ffe09a') : hex('#bfe0e2');
  return [
    ...(isDark ? [glow([84, -54], hex('#ffe7a3'), { radii: [70, 44], alpha: 0.5 })] : []),
    ...each(
      [
        [56, -103],
        [70, -94],
      ],
      (x, y, index) =>
        form(circle([x - index * 4, y + index * 2], 8 - index * 2), hex('#eee9df'), { volume: 0.3, alpha: 0.85 }),
    ),
    form(
      turned(
        [
          [5, -68, 1],
          [5.4, -80, 1],
          [8.6, -92, 1],
        ],
        56,
      ),
      NAVY,
      { volume: 0.6 },
    ),
    form(
      turned(
        [
          [7, -66, 1],
          [6, -76],
          [0, -80],
        ],
        28,
      ),
      BRASS,
      { volume: 0.7 },
    ),
    form(roundedRect([-97, -66], [54, 44], 3), hex('#3f7f8a'), { volume: 0.5 }),
    ...each(
      [
        [-88, -58],
        [-69, -58],
      ],
      (x, y) => form(roundedRect([x, y], [15, 16], 2), glassColor, { lit: isDark, volume: 0.2 }),
    ),
    line(
      [
        [-97, -34],
        [-43, -34],
      ],
      CREAM,
      { width: 2.2 },
    ),
    form(
      spline([
        [-99, -66, 1],
        [-92, -73],
        [-48, -73],
        [-41, -66, 1],
      ]),
      NAVY,
      { volume: 0.5 },
    ),
    form(roundedRect([-44, -28], [12, 5], 2), IRON, { volume: 0.4 }),
    ...painted(roundedRect([0, -70], [78, 44], 12), RED, [
      hollow([40, -26], [48, 12], 0.45),
      ...[14, 42, 66].map((x) =>
        line(
          [
            [x, -72],
            [x, -22],
          ],
          GOLD,
          { width: 2 },
        ),
      ),
      gleam([34, -62], [22, 2.2], 0),
    ]),
    form(ellipse([78, -48], [5.4, 21]), NAVY, { volume: 0.6 }),
    form(circle([83.6, -50], 6.6), isDark ? hex('#fff1bd') : hex('#f3e7c0'), { lit: isDark, volume: 0.4 }),
    form(roundedRect([-32, -92], [40, 66], 3), RED, { volume: 0.5 }),
    form(roundedRect([-25, -84], [26, 24], 4), glassColor, { lit: isDark, volume: 0.2 }),
    line(
      [
        [-32, -50],
        [8, -50],
      ],
      GOLD,
      { width: 2 },
    ),
    form(
      spline([
        [-40, -90, 1],
        [-32, -99],
        [8, -99],
        [16, -90, 1],
      ]),
      NAVY,
      { volume: 0.5 },
    ),
    form(
      polygon([
        [78, -22],
        [86, -22],
        [99, -3],
        [78, -3],
      ]),
      IRON,
      { volume: 0.5 },
    ),
    ...[0, 1, 2].map((index) =>
      line(
        [
          [82 + index * 3, -20],
          [83 + index * 5, -4],
        ],
        CREAM,
        { width: 1 },
      ),
    ),
    form(roundedRect([-98, -26], [182, 8], 3), IRON, { volume: 0.5 }),
    ...wheel(-82, 11, GOLD),
    ...wheel(-56, 11, GOLD),
    ...wheel(-14, 17, RED),
    ...wheel(24, 17, RED),
    ...wheel(59, 12, GOLD),
    form(roundedRect([-16, -19], [78, 4], 2), STEEL, { volume: 0.5 }),
  ];
});

export const bus = groundProp([190, 110], hugged(22), ({ isDark }) => {
  const body = spline([
    [-92, -20, 1],
    [-93, -92],
    [-84, -103],
    [64, -104],
    [82, -94],
    [92, -54],
    [93, -20, 1],
  ]);
  const glassColor = isDark ? hex('#ffe09a') : hex('#c2e2e4');
  return [
    ...(isDark ? [glow([98, -32], hex('#ffe7a3'), { radii: [60, 30], alpha: 0.5 })] : []),
    form(roundedRect([-60, -110], [86, 8], 3), WOOD, { volume: 0.4 }),
    ...painted(body, hex('#e2a83a'), [
      detail(
        polygon([
          [-96, -46],
          [96, -46],
          [96, -12],
          [-96, -12],
        ]),
        hex('#c9602f'),
      ),
      line(
        [
          [-96, -47],
          [96, -47],
        ],
        CREAM,
        { width: 4 },
      ),
      ...times(8, (index) => detail(circle([-78 + index * 22, -34], 2.6), index % 2 === 0 ? CREAM : OCHRE)),
      hollow([0, -14], [110, 14], 0.4),
    ]),
    ...[-82, -54, -26, 2].map((x) =>
      form(roundedRect([x, -92], [23, 36], 5), glassColor, { lit: isDark, volume: 0.2 }),
    ),
    form(
      spline([
        [64, -92, 1],
        [75, -88],
        [86, -58, 1],
        [64, -58, 1],
      ]),
      glassColor,
      { lit: isDark, volume: 0.2 },
    ),
    ...[-77, -49, -21, 7].map((x) =>
      line(
        [
          [x, -66],
          [x + 9, -86],
        ],
        WHITE,
        { width: 2, alpha: 0.6 },
      ),
    ),
    form(
      spline([
        [-80, -92, 1],
        [-64, -92, 1],
        [-74, -78],
        [-81, -64, 1],
      ]),
      RED,
      { volume: 0.2 },
    ),
    form(roundedRect([31, -93], [28, 69], 4), hex('#d08a35'), { volume: 0.3 }),
    form(roundedRect([35, -88], [9, 36], 2), glassColor, { lit: isDark, volume: 0.2 }),
    form(roundedRect([46, -88], [9, 36], 2), glassColor, { lit: isDark, volume: 0.2 }),
    form(circle([89, -34], 4.6), hex('#fff3c8'), { lit: isDark, volume: 0.3 }),
    form(roundedRect([-94, -24], [188, 6], 3), IRON, { volume: 0.5 }),
    ...wheel(-54, 17, CREAM),
    ...wheel(60, 17, CREAM),
  ];
});

export const car = groundProp([150, 88], hugged(20), ({ isDark }) => {
  const glassColor = isDark ? hex('#ffe3a6') : hex('#c6e4e6');
  const body = spline([
    [-72, -20, 1],
    [-74, -38],
    [-62, -46],
    [-44, -48],
    [-34, -70],
    [-6, -76],
    [22, -72],
    [38, -48],
    [62, -44],
    [74, -34],
    [73, -18, 1],
  ]);
  return [
    ...(isDark ? [glow([80, -30], hex('#ffe7a3'), { radii: [56, 28], alpha: 0.5 })] : []),
    form(roundedRect([-24, -87], [28, 12], 3), LEATHER, { volume: 0.5 }),
    line(
      [
        [-17, -87.4],
        [-17, -74],
      ],
      CREAM,
      { width: 1.6 },
    ),
    line(
      [
        [-3, -87.4],
        [-3, -74],
      ],
      CREAM,
      { width: 1.6 },
    ),
    line(
      [
        [-32, -75],
        [-8, -77.6],
        [20, -74.4],
      ],
      IRON,
      { width: 1.6 },
    ),
    ...painted(body, TEAL, [
      detail(
        polygon([
          [-80, -33],
          [80, -33],
          [80, -10],
          [-80, -10],
        ]),
        CREAM,
      ),
      line(
        [
          [-80, -33.6],
          [80, -33.6],
        ],
        lighten(TEAL, -0.14),
        { width: 1.2 },
      ),
      hollow([0, -12], [90, 10], 0.4),
      gleam([-58, -43], [8, 1.6], -0.2),
    ]),
    form(
      spline([
        [-38, -48, 1],
        [-30, -66],
        [-8, -70, 1],
        [-8, -48, 1],
      ]),
      glassColor,
      { lit: isDark, volume: 0.2 },
    ),
    form(
      spline([
        [-2, -48, 1],
        [-2, -70, 1],
        [18, -66],
        [31, -48, 1],
      ]),
      glassColor,
      { lit: isDark, volume: 0.2 },
    ),
    line(
      [
        [-26, -52],
        [-18, -65],
      ],
      WHITE,
      { width: 2.2, alpha: 0.6 },
    ),
    line(
      [
        [6, -52],
        [14, -64],
      ],
      WHITE,
      { width: 2.2, alpha: 0.6 },
    ),
    form(roundedRect([-14, -43], [10, 2.6], 1.2), STEEL, { volume: 0.4 }),
    form(circle([68, -36], 5), hex('#fff3c8'), { lit: isDark, volume: 0.4 }),
    form(ellipse([-72, -37], [2.4, 4.4]), RED, { volume: 0.4 }),
    form(roundedRect([60, -22], [15, 6], 3), STEEL, { volume: 0.5 }),
    form(roundedRect([-75, -22], [16, 6], 3), STEEL, { volume: 0.5 }),
    ...wheel(-42, 16, CREAM),
    ...wheel(42, 16, CREAM),
  ];
});

export const sled = groundProp([104, 46], hugged(16), () => [
  line(
    [
      [46, -30],
      [51, -38],
      [40, -44],
      [20, -40],
      [-2, -45],
    ],
    hex('#e6d3a8'),
    { width: 1.6 },
  ),
  ...[-30, 26].map((x) =>
    form(
      ribbon(
        [
          [x, -20],
          [x + 1, -4],
        ],
        [2.2],
      ),
      WOOD_DARK,
      { volume: 0.5 },
    ),
  ),
  form(
    ribbon(
      [
        [-50, -3],
        [0, -2.4],
        [34, -3],
        [47, -12],
        [49, -26],
        [42, -31],
      ],
      [2, 2.2, 2.2, 2, 1.8, 1.6],
      'flat',
    ),
    RED,
    { volume: 0.6 },
  ),
  ...[0, 1, 2].map((index) =>
    form(
      roundedRect([-49 + index, -26 + index * 3], [82 - index * 2, 4.6], 2),
      [lighten(WOOD, 0.06), WOOD, lighten(WOOD, -0.06)][index] ?? WOOD,
      { volume: 0.5 },
    ),
  ),
  ...each(
    [
      [-42, -23.6],
      [-14, -23.6],
      [18, -23.6],
    ],
    (x, y) => detail(circle([x, y], 0.9), WOOD_DARK),
  ),
  form(
    spline([
      [-32, -25, 1],
      [-30, -33],
      [-12, -35],
      [4, -32],
      [6, -25, 1],
    ]),
    BLUE,
    { volume: 0.7 },
  ),
  ...[-24, -14, -4].map((x) =>
    line(
      [
        [x, -34],
        [x + 1, -26],
      ],
      CREAM,
      { width: 1.4, alpha: 0.9 },
    ),
  ),
]);
