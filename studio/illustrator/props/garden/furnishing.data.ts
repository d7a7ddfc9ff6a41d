/** What people put into gardens and squares: well, fountain, bench, sign post, scarecrow, bird house, bee hive. */
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { circle, ellipse, polygon, roundedRect, spline } from '#studio/illustrator/geometry/path.ts';
import {
  BLUE,
  CREAM,
  each,
  gleam,
  GOLD,
  hollow,
  IRON,
  LEAF,
  OCHRE,
  painted,
  RED,
  TEAL,
  times,
  turned,
  WHITE,
  WOOD,
  WOOD_DARK,
  WOOD_PALE,
} from '#studio/illustrator/props/making.ts';
import { groundProp, hugged } from '#studio/illustrator/props/prop.ts';
import { detail, form, line, type Sketch } from '#studio/illustrator/sketch.ts';

const STONE = hex('#b8ab9a');
const WATER = hex('#6fb3c4');

export const well = groundProp([114, 150], hugged(24), () => [
  ...[-36, 36].map((x) =>
    form(
      ribbon(
        [
          [x, -48],
          [x * 0.97, -118],
        ],
        [3.6, 3.2],
        'flat',
      ),
      WOOD_DARK,
      { volume: 0.5 },
    ),
  ),
  form(
    ribbon(
      [
        [-44, -92],
        [47, -93],
      ],
      [3],
      'flat',
    ),
    WOOD,
    { volume: 0.6 },
  ),
  ...times(6, (index) =>
    line(
      [
        [-9 + index * 3.6, -96],
        [-10 + index * 3.6, -89],
      ],
      hex('#dcc493'),
      { width: 1.8 },
    ),
  ),
  line(
    [
      [0, -89],
      [0.6, -72],
    ],
    hex('#dcc493'),
    { width: 1.4 },
  ),
  line(
    [
      [47, -93],
      [52, -93],
      [52, -82],
    ],
    IRON,
    { width: 2.2 },
  ),
  {
    kind: 'line',
    path: spline(
      [
        [-8, -62],
        [0, -73],
        [9, -62],
      ],
      false,
    ),
    color: IRON,
    width: 1.1,
    alpha: 1,
    lit: false,
  },
  ...painted(
    spline([
      [-9, -63, 1],
      [10, -63, 1],
      [8, -46, 1],
      [-7, -46, 1],
    ]),
    WOOD,
    [
      line(
        [
          [-10, -58],
          [11, -58],
        ],
        IRON,
        { width: 1.4 },
      ),
      line(
        [
          [-3, -64],
          [-2.4, -45],
        ],
        WOOD_DARK,
        { width: 0.7 },
      ),
      line(
        [
          [4, -64],
          [3.6, -45],
        ],
        WOOD_DARK,
        { width: 0.7 },
      ),
    ],
  ),
  ...painted(
    polygon([
      [-54, -112],
      [-2, -149],
      [52, -110],
      [50, -106],
      [-52, -107],
    ]),
    hex('#a9553a'),
    [
      ...[-118, -127, -136].map((y, row) =>
        line(
          [
            [-60, y],
            [0, y + 3],
            [60, y],
          ],
          hex('#7c3a2a'),
          { width: 1.2, alpha: 0.7 + row * 0.05 },
        ),
      ),
      ...times(12, (index) =>
        line(
          [
            [-46 + index * 8 + (index % 2) * 3, -106 - (index % 3) * 10],
            [-46 + index * 8 + (index % 2) * 3, -115 - (index % 3) * 10],
          ],
          hex('#7c3a2a'),
          { width: 1 },
        ),
      ),
    ],
  ),
  form(
    ribbon(
      [
        [-55, -110],
        [-1.6, -149],
        [53, -109],
      ],
      [2.4],
      'flat',
    ),
    WOOD_DARK,
    { volume: 0.5 },
  ),
  form(ellipse([0, -50], [46, 9]), lighten(STONE, 0.04), { volume: 0.4 }),
  detail(ellipse([0, -49.4], [38, 6.6]), hex('#3c4a5a')),
  detail(ellipse([-6, -47.4], [24, 3]), WATER, { alpha: 0.7 }),
  ...painted(
    spline([
      [-46, -50, 1],
      [-30, -43.6],
      [0, -41.4],
      [30, -43.6],
      [46, -50, 1],
      [43, -3, 1],
      [0, 1],
      [-43, -3, 1],
    ]),
    STONE,
    [
      ...[-31, -19, -8].map((y) =>
        line(
          [
            [-50, y - 3],
            [0, y + 3.4],
            [50, y - 3],
          ],
          hex('#857767'),
          { width: 1.1, alpha: 0.8 },
        ),
      ),
      ...each(
        [
          [-34, -43],
          [-14, -39],
          [8, -39],
          [28, -42],
          [-26, -29],
          [-4, -26],
          [18, -27],
          [-36, -17],
          [-14, -14],
          [6, -14],
          [30, -17],
          [-24, -4],
          [0, -3],
          [22, -4],
        ],
        (x, y) =>
          line(
            [
              [x, y],
              [x + 0.6, y + 10],
            ],
            hex('#857767'),
            { width: 1.1, alpha: 0.8 },
          ),
      ),
      ...each(
        [
          [-24, -36],
          [17, -34],
          [-10, -21],
          [33, -24],
        ],
        (x, y) => detail(ellipse([x, y], [7, 4]), lighten(STONE, 0.07), { alpha: 0.7 }),
      ),
      hollow([0, 2], [54, 12], 0.5),
    ],
  ),
  ...each(
    [
      [-43, -4],
      [-36, -2],
      [38, -3],
      [44, -5],
    ],
    (x, y, index) =>
      form(
        spline([
          [x, y + 4, 1],
          [x - 4, y - 4],
          [x - 1 + index, y - 11, 1],
          [x + 3, y - 3],
        ]),
        lighten(LEAF, index * 0.02),
        { volume: 0.4 },
      ),
  ),
]);

export const fountain = groundProp([140, 130], hugged(24), () => [
  ...[-1, 1].flatMap((side) => [
    line(
      [
        [0, -122],
        [10 * side, -128],
        [20 * side, -116],
        [24 * side, -92],
      ],
      WATER,
      { width: 3, alpha: 0.85 },
    ),
    line(
      [
        [14 * side, -86],
        [34 * side, -86],
        [42 * side, -66],
        [45 * side, -36],
      ],
      WATER,
      { width: 3.4, alpha: 0.85 },
    ),
    line(
      [
        [14 * side, -87],
        [33 * side, -87],
        [41 * side, -67],
      ],
      WHITE,
      { width: 1, alpha: 0.7 },
    ),
  ]),
  line(
    [
      [0, -100],
      [0, -126],
    ],
    hex('#a5d5dc'),
    { width: 3.4, alpha: 0.9 },
  ),
  form(
    turned([
      [10, -28, 1],
      [5.4, -38],
      [6.6, -60],
      [4, -78, 1],
    ]),
    STONE,
    { volume: 0.7 },
  ),
  ...painted(
    turned([
      [5, -76, 1],
      [16, -82],
      [28, -90, 1],
    ]),
    lighten(STONE, 0.03),
    [
      line(
        [
          [-30, -86],
          [0, -80],
          [30, -86],
        ],
        TEAL,
        { width: 2 },
      ),
    ],
  ),
  form(ellipse([0, -90], [28, 4.4]), lighten(STONE, 0.07), { volume: 0.3 }),
  detail(ellipse([0, -89.6], [23, 2.8]), WATER),
  form(
    turned([
      [3, -88, 1],
      [4, -98],
      [2, -106, 1],
    ]),
    STONE,
    { volume: 0.6 },
  ),
  // A step of stone below the basin: it stands on the ground and does not float over it.
  form(
    spline([
      [-60, -9, 1],
      [60, -9, 1],
      [64, -1, 1],
      [0, 2.4],
      [-64, -1, 1],
    ]),
    lighten(STONE, -0.06),
    { volume: 0.4 },
  ),
  form(ellipse([0, -34], [66, 11]), lighten(STONE, 0.06), { volume: 0.3 }),
  detail(ellipse([0, -33], [58, 8.4]), WATER),
  ...each(
    [
      [-42, -32],
      [42, -32],
      [0, -29],
    ],
    (x, y) => detail(ellipse([x, y], [10, 1.8]), hex('#bfe3e4'), { alpha: 0.8 }),
  ),
  ...painted(
    spline([
      [-67, -35, 1],
      [-44, -26],
      [0, -23],
      [44, -26],
      [67, -35, 1],
      [61, -14],
      [50, -5, 1],
      [-50, -5, 1],
      [-61, -14],
    ]),
    STONE,
    [
      ...times(9, (index) =>
        detail(
          polygon([
            [-60 + index * 15, -15 + Math.abs(index - 4) * -1.1],
            [-53 + index * 15, -21.6 + Math.abs(index - 4) * -1.1],
            [-46 + index * 15, -15 + Math.abs(index - 4) * -1.1],
            [-53 + index * 15, -8.4 + Math.abs(index - 4) * -1.1],
          ]),
          index % 2 === 0 ? BLUE : TEAL,
        ),
      ),
      ...times(9, (index) => detail(circle([-53 + index * 15, -15 + Math.abs(index - 4) * -1.1], 1.8), CREAM)),
      line(
        [
          [-66, -9.4],
          [0, -7.6],
          [66, -9.4],
        ],
        hex('#857767'),
        { width: 1.4, alpha: 0.7 },
      ),
      hollow([0, -24], [60, 6], 0.35),
    ],
  ),
  ...each(
    [
      [-26, -60],
      [30, -104],
      [-33, -108],
      [50, -56],
    ],
    (x, y) => detail(ellipse([x, y], [1.3, 2]), hex('#bfe3e4')),
  ),
]);

/** Long enough for three children and somebody small. */
export const bench = groundProp([196, 82], hugged(18), () => [
  ...[-82, 82].flatMap((x) => [
    form(
      ribbon(
        [
          [x, -79],
          [x * 1.02, -40],
          [x * 1.04, -2],
        ],
        [3, 3.4, 3],
        'flat',
      ),
      IRON,
      { volume: 0.5 },
    ),
    form(
      ribbon(
        [
          [x * 0.93, -40],
          [x * 0.9, -2],
        ],
        [2.6],
        'flat',
      ),
      lighten(IRON, -0.05),
      { volume: 0.5 },
    ),
  ]),
  ...[-76, -65, -54].map((y, index) =>
    form(roundedRect([-94 + index * 0.6, y], [188 - index, 7.6], 3), lighten(TEAL, index === 1 ? 0.03 : -0.01), {
      volume: 0.5,
    }),
  ),
  ...[0, 1].map((index) =>
    form(
      polygon([
        [-94 - index * 2, -42 + index * 6],
        [94 + index * 2, -42 + index * 6],
        [95 + index * 2, -36 + index * 6],
        [-95 - index * 2, -36 + index * 6],
      ]),
      lighten(TEAL, index * 0.05 + 0.02),
      { volume: 0.4 },
    ),
  ),
  ...[-86, 86].map((x) =>
    form(
      ribbon(
        [
          [x - Math.sign(x) * 2, -55],
          [x + Math.sign(x) * 4, -57],
          [x + Math.sign(x) * 6, -34],
          [x + Math.sign(x) * 3, -1.6],
        ],
        [2.4],
      ),
      IRON,
      { volume: 0.5 },
    ),
  ),
  ...each(
    [
      [-66, -72.4],
      [-6, -61.4],
      [30, -50.4],
      [62, -72.4],
      [-20, -50.2],
      [10, -39],
    ],
    (x, y) =>
      line(
        [
          [x, y],
          [x + 13, y + 0.2],
        ],
        lighten(TEAL, -0.12),
        { width: 0.7, alpha: 0.7 },
      ),
  ),
  form(
    spline([
      [28, -38, 1],
      [32, -41.6],
      [39, -40],
      [36, -37],
    ]),
    OCHRE,
    { volume: 0.3 },
  ),
]);

export const signPost = groundProp([84, 128], hugged(24), () => [
  form(
    ribbon(
      [
        [1, -1],
        [-1, -60],
        [1, -126],
      ],
      [3.8, 3.4, 3.2],
      'flat',
    ),
    WOOD_DARK,
    { volume: 0.6 },
  ),
  ...painted(
    polygon([
      [-30, -117],
      [26, -120],
      [41, -110],
      [27, -100],
      [-29, -98],
    ]),
    WOOD,
    [
      line(
        [
          [-28, -112],
          [8, -114],
          [34, -113],
        ],
        WOOD_DARK,
        { width: 0.8, alpha: 0.6 },
      ),
      line(
        [
          [-24, -104],
          [6, -105],
          [28, -104],
        ],
        WOOD_DARK,
        { width: 0.8, alpha: 0.6 },
      ),
    ],
  ),
  ...painted(
    polygon([
      [24, -91],
      [-27, -88],
      [-41, -78],
      [-26, -69],
      [25, -73],
    ]),
    WOOD_PALE,
    [
      line(
        [
          [-32, -80],
          [0, -82],
          [24, -84],
        ],
        WOOD,
        { width: 0.8, alpha: 0.8 },
      ),
      line(
        [
          [-22, -74],
          [4, -75.6],
          [20, -77],
        ],
        WOOD,
        { width: 0.8, alpha: 0.8 },
      ),
    ],
  ),
  ...each(
    [
      [-2, -114],
      [2, -104],
      [1, -85.6],
      [-2, -76],
    ],
    (x, y) => form(circle([x, y], 1.3), IRON, { volume: 0.6 }),
  ),
  form(
    spline([
      [-3.4, -124, 1],
      [0.8, -128.6, 1],
      [5, -124, 1],
    ]),
    WOOD,
    { volume: 0.5 },
  ),
  ...each(
    [
      [-11, -2],
      [8, -1.6],
      [15, -2],
    ],
    (x, y, index) =>
      form(
        spline([
          [x, y + 2, 1],
          [x - 4, y - 5],
          [x - 2 + index * 2, y - 13, 1],
          [x + 3, y - 4],
        ]),
        lighten(LEAF, index * 0.03),
        { volume: 0.4 },
      ),
  ),
  form(ellipse([-4, -2.4], [8, 3.6]), STONE, { volume: 0.6 }),
]);

export const scarecrow = groundProp([110, 150], hugged(28), () => {
  const straw = (x: number, y: number, way: number): Sketch[] =>
    times(6, (index) =>
      line(
        [
          [x, y + index * 1.6 - 4],
          [x + way * (9 + (index % 3) * 2), y + index * 3.4 - 9],
        ],
        index % 2 === 0 ? hex('#dcb45c') : hex('#c3933f'),
        { width: 1.6 },
      ),
    );
  return [
    form(
      ribbon(
        [
          [0, -2],
          [0, -110],
        ],
        [3],
        'flat',
      ),
      WOOD_DARK,
      { volume: 0.5 },
    ),
    ...straw(-44, -92, -1),
    ...straw(44, -96, 1),
    ...painted(
      spline([
        [-18, -101, 1],
        [-46, -98, 1],
        [-47, -83, 1],
        [-20, -83],
        [-21, -40, 1],
        [-10, -43, 1],
        [0, -39, 1],
        [10, -43, 1],
        [21, -39, 1],
        [20, -86],
        [47, -88, 1],
        [46, -103, 1],
        [18, -104, 1],
      ]),
      hex('#4f7f8e'),
      [
        ...[-34, 34].map((x) =>
          line(
            [
              [x, -106],
              [x, -80],
            ],
            CREAM,
            { width: 1.4, alpha: 0.8 },
          ),
        ),
        line(
          [
            [0, -104],
            [0, -38],
          ],
          hex('#33566b'),
          { width: 1.2 },
        ),
        ...each(
          [
            [0, -92],
            [0, -78],
            [0, -64],
          ],
          (x, y) => detail(circle([x + 3, y], 1.8), GOLD),
        ),
        detail(
          polygon([
            [-16, -64],
            [-5, -65],
            [-4.4, -53],
            [-15, -52],
          ]),
          RED,
        ),
        hollow([0, -98], [20, 8], 0.5),
      ],
    ),
    ...each(
      [
        [-16, -66],
        [-16, -56],
        [-4, -66],
        [-4, -54],
      ],
      (x, y) =>
        line(
          [
            [x - 2, y],
            [x + 2, y + 1],
          ],
          CREAM,
          { width: 0.8 },
        ),
    ),
    ...times(7, (index) =>
      line(
        [
          [-16 + index * 5.4, -43],
          [-18 + index * 6, -32 - (index % 2) * 3],
        ],
        index % 2 === 0 ? hex('#dcb45c') : hex('#c3933f'),
        { width: 1.7 },
      ),
    ),
    form(
      spline([
        [-14, -116],
        [-11, -128],
        [0, -132],
        [11, -128],
        [14, -116],
        [8, -105],
        [-8, -105],
      ]),
      hex('#e2c48d'),
      { volume: 0.5 },
    ),
    form(
      spline([
        [-10, -104, 1],
        [0, -107],
        [11, -104, 1],
        [6, -98],
        [0, -101],
        [-7, -97, 1],
      ]),
      RED,
      { volume: 0.4 },
    ),
    ...each(
      [
        [-5, -118],
        [5.4, -118],
      ],
      (x, y) => detail(circle([x, y], 1.7), hex('#3f2f2a')),
    ),
    detail(
      polygon([
        [0, -116],
        [-2, -111.6],
        [2.4, -112],
      ]),
      hex('#d97f35'),
    ),
    line(
      [
        [-6.4, -111],
        [-2, -108.4],
        [4, -108.6],
        [7, -111],
      ],
      hex('#6b4a35'),
      { width: 0.9 },
    ),
    ...each(
      [
        [-4, -110.6],
        [0, -109],
        [4.4, -110],
      ],
      (x, y) =>
        line(
          [
            [x, y],
            [x, y + 2.2],
          ],
          hex('#6b4a35'),
          { width: 0.7 },
        ),
    ),
    form(
      spline([
        [-24, -123, 1],
        [-10, -129],
        [-8, -144],
        [3, -150],
        [9, -143],
        [11, -130],
        [25, -127, 1],
        [10, -122],
        [-10, -120],
      ]),
      hex('#b98a4d'),
      { volume: 0.5 },
    ),
    line(
      [
        [-10.4, -129.6],
        [0, -126.6],
        [11, -130.6],
      ],
      RED,
      { width: 2.6 },
    ),
    form(
      ribbon(
        [
          [-7, -139],
          [-2, -136],
        ],
        [1.4],
      ),
      OCHRE,
      { volume: 0.3 },
    ),
  ];
});

export const birdHouse = groundProp([36, 92], hugged(26), () => [
  form(
    ribbon(
      [
        [0.6, -1],
        [-0.4, -30],
        [0, -58],
      ],
      [2.2, 1.9, 1.8],
      'flat',
    ),
    WOOD_DARK,
    { volume: 0.5 },
  ),
  form(roundedRect([-15, -59.4], [30, 3], 1.2), WOOD, { volume: 0.5 }),
  ...painted(
    polygon([
      [-11.6, -59],
      [11.6, -59],
      [12.4, -78],
      [0, -88],
      [-12.4, -78],
    ]),
    hex('#6fa3a0'),
    [
      ...[-5.8, 0, 5.8].map((x) =>
        line(
          [
            [x, -90],
            [x * 0.96, -58],
          ],
          hex('#4c7c7c'),
          { width: 0.7, alpha: 0.7 },
        ),
      ),
      hollow([0, -84], [14, 6], 0.5),
    ],
  ),
  detail(circle([0, -71.4], 4.4), hex('#3a3038')),
  { kind: 'line', path: circle([0, -71.4], 4.4), color: CREAM, width: 1, alpha: 1, lit: false },
  form(
    ribbon(
      [
        [0, -63.4],
        [3.4, -62.8],
      ],
      [0.9],
    ),
    WOOD_PALE,
    { volume: 0.5 },
  ),
  form(
    ribbon(
      [
        [-16.4, -74.6],
        [0, -89.4],
        [16.6, -75],
      ],
      [1.9],
      'flat',
    ),
    RED,
    { volume: 0.5 },
  ),
  ...each(
    [
      [-2, -72.4],
      [1.6, -72.2],
    ],
    (x, y) => detail(circle([x, y], 0.9), WHITE),
  ),
  ...each(
    [
      [-1.8, -72.2],
      [1.8, -72],
    ],
    (x, y) => detail(circle([x, y], 0.5), hex('#2b1b1b')),
  ),
  detail(
    polygon([
      [-0.9, -71],
      [0.9, -71],
      [0, -69.4],
    ]),
    OCHRE,
  ),
  line(
    [
      [-1, -14],
      [-5, -22],
      [-2, -30],
      [1, -36],
      [4, -42],
    ],
    LEAF,
    { width: 0.8 },
  ),
  ...each(
    [
      [-4.6, -20],
      [1.6, -30],
      [4, -40],
      [-2.6, -34],
    ],
    (x, y, index) =>
      form(
        spline([
          [x, y, 1],
          [x + (index % 2 === 0 ? -3.6 : 3.6), y - 1],
          [x + (index % 2 === 0 ? -5 : 5), y - 4, 1],
          [x, y - 3],
        ]),
        LEAF,
        { volume: 0.4 },
      ),
  ),
]);

export const beeHive = groundProp([48, 58], hugged(22), () => [
  ...[-14, 14].map((x) => form(roundedRect([x - 2.4, -8], [4.8, 8], 1), WOOD_DARK, { volume: 0.5 })),
  form(roundedRect([-21, -11], [42, 4], 1.4), WOOD, { volume: 0.5 }),
  ...[
    [19, -11, -20],
    [20, -19, -29],
    [17.6, -28, -38],
    [13, -37, -46],
    [7.4, -45, -53],
  ].map(([half = 0, low = 0, high = 0], index) =>
    form(
      spline([
        [-half, low],
        [-half - 0.6, (low + high) / 2],
        [-half + 1.4, high],
        [0, high + 0.8],
        [half - 1.4, high],
        [half + 0.6, (low + high) / 2],
        [half, low],
        [0, low + 1.6],
      ]),
      lighten(hex('#d8a548'), (index % 2) * 0.04 - 0.02),
      { volume: 0.6 },
    ),
  ),
  form(circle([0.2, -53.6], 2.6), hex('#d8a548'), { volume: 0.6 }),
  ...each(
    [
      [-12, -15],
      [8, -15.4],
      [-10, -24],
      [9, -24],
      [-7, -33],
      [6, -33.6],
      [-4, -42],
    ],
    (x, y) =>
      line(
        [
          [x - 3, y - 0.4],
          [x + 3, y + 0.2],
        ],
        hex('#a87629'),
        { width: 0.6, alpha: 0.7 },
      ),
  ),
  detail(
    spline([
      [-4.4, -10.8, 1],
      [-4.2, -15],
      [0, -17.6],
      [4.2, -15],
      [4.4, -10.8, 1],
    ]),
    hex('#4a2f22'),
  ),
  ...[
    [-17, -46, 1],
    [18, -40, -1],
    [9, -13, 1],
  ].flatMap(([x = 0, y = 0, way = 1]): Sketch[] => [
    detail(ellipse([x - 0.6, y - 2], [1.1, 1.9], -0.5 * way), WHITE, { alpha: 0.85 }),
    ...painted(ellipse([x, y], [2.4, 1.7]), hex('#f0b93c'), [
      line(
        [
          [x - 0.6, y - 2],
          [x - 0.6, y + 2],
        ],
        hex('#3a2a22'),
        { width: 0.8 },
      ),
      line(
        [
          [x + 1.2, y - 2],
          [x + 1.2, y + 2],
        ],
        hex('#3a2a22'),
        { width: 0.8 },
      ),
    ]),
  ]),
  line(
    [
      [-15, -44],
      [-11, -40],
      [-8, -46],
      [-3, -50],
    ],
    hex('#a87629'),
    { width: 0.4, alpha: 0.5 },
  ),
  gleam([-8, -40], [1, 3], 0.4),
]);
