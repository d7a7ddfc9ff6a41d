/** What winter brings: snowman, snowflake, igloo. */
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { circle, ellipse, polygon, roundedRect, spline } from '#studio/illustrator/geometry/path.ts';
import {
  CREAM,
  each,
  hollow,
  NAVY,
  OCHRE,
  painted,
  RED,
  times,
  WHITE,
  WOOD_DARK,
} from '#studio/illustrator/props/making.ts';
import { groundProp, hugged, skyProp } from '#studio/illustrator/props/prop.ts';
import { detail, form, glow, line, type Sketch } from '#studio/illustrator/sketch.ts';

const SNOW = hex('#f4f4ef');
const FROST = hex('#c3d4e2');

export const snowman = groundProp([96, 128], hugged(28), () => [
  form(
    ribbon(
      [
        [-20, -66],
        [-32, -76],
        [-44, -88],
      ],
      [1.5, 1.3, 0.9],
      'flat',
    ),
    WOOD_DARK,
    { volume: 0.4 },
  ),
  line(
    [
      [-36, -80],
      [-37, -90],
    ],
    WOOD_DARK,
    { width: 1.5 },
  ),
  line(
    [
      [-34, -78],
      [-44, -78],
    ],
    WOOD_DARK,
    { width: 1.3 },
  ),
  form(
    ribbon(
      [
        [20, -64],
        [32, -66],
        [45, -60],
      ],
      [1.5, 1.3, 0.9],
      'flat',
    ),
    WOOD_DARK,
    { volume: 0.4 },
  ),
  line(
    [
      [36, -65],
      [43, -72],
    ],
    WOOD_DARK,
    { width: 1.3 },
  ),
  ...painted(
    spline([
      [-34, -22],
      [-27, -43],
      [0, -51],
      [28, -42],
      [35, -20],
      [26, -2],
      [0, 0],
      [-26, -2],
    ]),
    SNOW,
    [hollow([6, -2], [34, 14], 0.35), detail(ellipse([10, -14], [20, 9], -0.2), FROST, { alpha: 0.5 })],
  ),
  ...painted(
    spline([
      [-24, -62],
      [-17, -80],
      [0, -85],
      [18, -79],
      [24, -61],
      [16, -45],
      [-16, -45],
    ]),
    SNOW,
    [hollow([0, -45], [22, 5], 0.4), hollow([0, -84], [16, 5], 0.35)],
  ),
  ...each(
    [
      [0.6, -70],
      [1, -60],
      [1.4, -34],
    ],
    (x, y) => form(circle([x, y], 2.3), hex('#3d3a44'), { volume: 0.6 }),
  ),
  ...painted(circle([0, -97], 17), SNOW, [detail(ellipse([6, -88], [11, 6], -0.3), FROST, { alpha: 0.45 })]),
  ...each(
    [
      [-5.6, -101],
      [6.4, -101],
    ],
    (x, y) => form(circle([x, y], 2.1), hex('#3d3a44'), { volume: 0.6 }),
  ),
  ...each(
    [
      [-7, -91],
      [-3.4, -88.4],
      [0.8, -87.6],
      [5, -88.4],
      [8.4, -91],
    ],
    (x, y) => detail(circle([x, y], 1), hex('#3d3a44')),
  ),
  ...[-9.6, 10.6].map((x) => glow([x, -94], hex('#ec8a78'), { radii: [4.4, 3.4], alpha: 0.45, effect: 'haze' })),
  form(
    spline([
      [-1.4, -97.6, 1],
      [0, -94.4],
      [16, -93.4, 1],
      [1, -98.6],
    ]),
    hex('#e2803a'),
    { volume: 0.6 },
  ),
  ...painted(
    spline([
      [-17, -86],
      [0, -81],
      [17, -86],
      [18, -80],
      [0, -74.4],
      [-18, -80],
    ]),
    RED,
    [-12, -4, 4, 12].map((x) =>
      line(
        [
          [x, -90],
          [x + 1, -72],
        ],
        CREAM,
        { width: 1.6 },
      ),
    ),
  ),
  ...painted(
    polygon([
      [7, -79],
      [16, -81],
      [22, -60],
      [12, -57],
    ]),
    RED,
    [
      line(
        [
          [6, -70],
          [22, -74],
        ],
        CREAM,
        { width: 1.6 },
      ),
      line(
        [
          [8, -63],
          [24, -67],
        ],
        CREAM,
        { width: 1.6 },
      ),
    ],
  ),
  form(
    spline([
      [-19, -109, 1],
      [0, -112.6],
      [19, -109, 1],
      [12, -106.4],
      [0, -108],
      [-12, -106.4],
    ]),
    NAVY,
    { volume: 0.5 },
  ),
  ...painted(
    spline([
      [-12, -110, 1],
      [-11, -126, 1],
      [0, -127.6],
      [12, -125, 1],
      [12.6, -110, 1],
      [0, -111.6],
    ]),
    NAVY,
    [
      line(
        [
          [-14, -113],
          [0, -115],
          [14, -113],
        ],
        OCHRE,
        { width: 3.4 },
      ),
    ],
  ),
  form(
    spline([
      [8, -114, 1],
      [11, -121, 1],
      [15, -119],
      [12, -113],
    ]),
    hex('#6d9a5c'),
    { volume: 0.3 },
  ),
  form(
    spline([
      [-40, 0],
      [-34, -4.6],
      [-16, -6],
      [4, -4],
      [24, -6],
      [40, -3],
      [44, 0],
    ]),
    SNOW,
    { volume: 0.4 },
  ),
]);

export const snowflake = skyProp([36, 40], hugged(18), () => {
  const arm = (index: number): Sketch[] => {
    const angle = -Math.PI / 2 + (index * Math.PI) / 3;
    const at = (reach: number, side = 0): [number, number] => [
      Math.cos(angle) * reach - Math.sin(angle) * side,
      -20 + Math.sin(angle) * reach + Math.cos(angle) * side,
    ];
    const width = { width: 1.5 };
    return [
      line([at(0), at(18.6)], WHITE, { width: 2.1 }),
      line([at(13.4, 5), at(9.6), at(13.4, -5)], WHITE, width),
      line([at(17, 3.4), at(14.4), at(17, -3.4)], WHITE, width),
      line([at(8.2, 3), at(5.4), at(8.2, -3)], hex('#dbe9f2'), width),
      detail(circle(at(19), 1.3), WHITE),
    ];
  };
  const back = { width: 4.2, alpha: 0.55 };
  return [
    glow([0, -20], hex('#e3f2ff'), { radii: [34, 34], alpha: 0.5 }),
    ...times(3, (index) =>
      line(
        [
          [
            Math.cos(Math.PI / 2 + (index * Math.PI) / 3) * 18,
            -20 + Math.sin(Math.PI / 2 + (index * Math.PI) / 3) * 18,
          ],
          [
            -Math.cos(Math.PI / 2 + (index * Math.PI) / 3) * 18,
            -20 - Math.sin(Math.PI / 2 + (index * Math.PI) / 3) * 18,
          ],
        ],
        hex('#7fa6c8'),
        back,
      ),
    ),
    ...[0, 1, 2, 3, 4, 5].flatMap(arm),
    form(
      polygon(
        Array.from(
          { length: 6 },
          (_, index) => [Math.cos((index * Math.PI) / 3) * 4, -20 + Math.sin((index * Math.PI) / 3) * 4] as const,
        ),
      ),
      hex('#bcd8ea'),
      { volume: 0.4 },
    ),
    detail(circle([0, -20], 1.6), WHITE),
  ];
});

export const igloo = groundProp([160, 96], hugged(20), ({ isDark }) => {
  const dome = spline([
    [-70, -2, 1],
    [-68, -34],
    [-50, -70],
    [-16, -92],
    [18, -92],
    [50, -72],
    [64, -38],
    [66, -2, 1],
  ]);
  const row = (y: number, shift: number): Sketch[] => [
    line(
      [
        [-80, y + 4],
        [-40, y - 2],
        [0, y - 4],
        [40, y - 2],
        [76, y + 4],
      ],
      FROST,
      { width: 1.5 },
    ),
    ...times(8, (index) =>
      line(
        [
          [-70 + index * 19 + shift, y - 3],
          [-64 + index * 18 + shift * 0.9, y - 21],
        ],
        FROST,
        { width: 1.5 },
      ),
    ),
  ];
  return [
    ...painted(dome, SNOW, [
      ...row(-4, 0),
      ...row(-24, 9),
      ...row(-44, 2),
      ...row(-64, 10),
      ...row(-82, 4),
      ...each(
        [
          [-44, -34],
          [30, -54],
          [-20, -74],
          [46, -16],
        ],
        (x, y) => detail(roundedRect([x - 8, y - 8], [17, 15], 3), hex('#e0e9ee'), { alpha: 0.8 }),
      ),
      hollow([14, 0], [70, 26], 0.35),
    ]),
    form(
      spline([
        [16, 0, 1],
        [17, -30],
        [28, -46],
        [48, -48],
        [66, -40],
        [73, -22],
        [74, 0, 1],
      ]),
      lighten(SNOW, -0.02),
      { volume: 0.5 },
    ),
    form(
      spline([
        [28, 0, 1],
        [29, -24],
        [38, -35],
        [52, -36],
        [62, -26],
        [64, 0, 1],
      ]),
      isDark ? hex('#ffd083') : hex('#4d6d8c'),
      { lit: isDark, volume: 0.2 },
    ),
    ...(isDark
      ? [glow([46, -14], hex('#ffc96e'), { radii: [52, 44], alpha: 0.6 })]
      : [
          detail(
            spline([
              [34, 0, 1],
              [35, -18],
              [44, -26],
              [54, -22],
              [58, 0, 1],
            ]),
            hex('#34506f'),
            { alpha: 0.7 },
          ),
        ]),
    ...[-2.7, -2.1, -1.57, -1, -0.4].map((angle) =>
      line(
        [
          [46 + Math.cos(angle) * 18, -18 + Math.sin(angle) * 19],
          [46 + Math.cos(angle) * 28, -18 + Math.sin(angle) * 30],
        ],
        FROST,
        { width: 1.5 },
      ),
    ),
    form(
      spline([
        [-79, 0],
        [-72, -7],
        [-52, -9],
        [-30, -4],
        [0, -5.4],
        [22, -3],
        [26, 0],
      ]),
      SNOW,
      { volume: 0.5 },
    ),
    form(
      spline([
        [62, 0],
        [66, -6],
        [74, -8],
        [80, 0],
      ]),
      SNOW,
      { volume: 0.5 },
    ),
  ];
});
