/** What stands in a room: bed, blanket, cradle, chair, table, rug, footstool, cushion. */
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { circle, ellipse, type Point, polygon, roundedRect, spline } from '#studio/illustrator/geometry/path.ts';
import { heldBlanket } from '#studio/illustrator/props/home/held-blanket.data.ts';
import {
  BLUE,
  CREAM,
  each,
  GOLD,
  gleam,
  hollow,
  OCHRE,
  painted,
  PLUM,
  RED,
  ROSE,
  TEAL,
  times,
  WOOD,
  WOOD_DARK,
  WOOD_PALE,
} from '#studio/illustrator/props/making.ts';
import { groundProp, hugged, inArms } from '#studio/illustrator/props/prop.ts';
import { detail, form, line, type Sketch } from '#studio/illustrator/sketch.ts';

export const bed = groundProp([172, 96], hugged(24), () => [
  ...painted(
    spline([
      [-85, 0, 1],
      [-85, -70],
      [-79, -90],
      [-70, -95],
      [-61, -88],
      [-58, 0, 1],
    ]),
    WOOD,
    [
      line(
        [
          [-80, -72],
          [-71, -82],
          [-63, -72],
        ],
        WOOD_DARK,
        { width: 1.2, alpha: 0.7 },
      ),
      detail(circle([-71.4, -66], 4), lighten(WOOD, -0.1)),
      line(
        [
          [-74, -8],
          [-74, -52],
        ],
        WOOD_DARK,
        { width: 0.9, alpha: 0.5 },
      ),
      line(
        [
          [-66, -12],
          [-66, -48],
        ],
        WOOD_DARK,
        { width: 0.9, alpha: 0.5 },
      ),
    ],
  ),
  form(
    spline([
      [73, 0, 1],
      [73, -46],
      [78, -57],
      [83, -57],
      [86, 0, 1],
    ]),
    WOOD,
    { volume: 0.5 },
  ),
  form(roundedRect([-60, -34], [136, 20], 3), lighten(WOOD, -0.06), { volume: 0.3 }),
  ...[-52, 62].map((x) => form(roundedRect([x, -16], [9, 16], 2), lighten(WOOD, -0.1), { volume: 0.4 })),
  form(
    spline([
      [-60, -34],
      [-57, -47],
      [0, -49],
      [70, -47],
      [76, -34],
      [70, -26],
      [-56, -26],
    ]),
    hex('#f7efdf'),
    { volume: 0.4 },
  ),
  form(
    spline([
      [-58, -46],
      [-57, -60],
      [-38, -66],
      [-18, -59],
      [-15, -47],
    ]),
    hex('#fdf8ec'),
    { volume: 0.6 },
  ),
  line(
    [
      [-50, -52],
      [-40, -56],
      [-30, -54],
    ],
    hex('#d8cdb8'),
    { width: 0.9 },
  ),
  ...painted(
    spline([
      [-14, -50],
      [20, -56],
      [70, -51],
      [79, -38],
      [77, -16, 1],
      [52, -13],
      [24, -18],
      [-8, -13],
      [-18, -18, 1],
      [-20, -38],
    ]),
    hex('#4f7fa3'),
    [
      ...times(6, (index) =>
        line(
          [
            [-10 + index * 17, -60],
            [-14 + index * 17, -36],
            [-12 + index * 17, -8],
          ],
          hex('#3c6788'),
          { width: 0.9, alpha: 0.7 },
        ),
      ),
      line(
        [
          [-20, -33],
          [30, -38],
          [82, -32],
        ],
        hex('#3c6788'),
        { width: 0.9, alpha: 0.7 },
      ),
      ...each(
        [
          [-2, -43],
          [15, -28],
          [32, -45],
          [49, -27],
          [66, -42],
        ],
        (x, y, index) =>
          detail(
            index % 2 === 0
              ? polygon([
                  [x, y - 5],
                  [x + 1.5, y - 1.5],
                  [x + 5, y],
                  [x + 1.5, y + 1.5],
                  [x, y + 5],
                  [x - 1.5, y + 1.5],
                  [x - 5, y],
                  [x - 1.5, y - 1.5],
                ])
              : circle([x, y], 3),
            hex('#f3d687'),
          ),
      ),
      ...each(
        [
          [-2, -25],
          [32, -25],
          [66, -24],
          [15, -46],
          [49, -46],
        ],
        (x, y) => detail(circle([x, y], 1.5), ROSE),
      ),
    ],
  ),
  form(
    ribbon(
      [
        [-17, -49],
        [-20, -34],
        [-17, -17],
      ],
      [3.6],
    ),
    hex('#f3e6cb'),
    { volume: 0.4 },
  ),
]);

const foldedBlanket = groundProp([58, 24], hugged(18), () => [
  ...painted(
    spline([
      [-28, -3],
      [-27, -8],
      [-12, -9],
      [10, -8.6],
      [27, -9.6, 0],
      [29, -4],
      [26, 0],
      [-24, 0],
    ]),
    hex('#a9536b'),
    [
      ...[-22, -8, 6, 20].map((x) =>
        line(
          [
            [x, -11],
            [x - 1, 2],
          ],
          CREAM,
          { width: 1.8 },
        ),
      ),
    ],
  ),
  ...painted(
    spline([
      [-27, -10],
      [-26, -15],
      [-8, -16],
      [14, -15.4],
      [26, -17],
      [28, -11],
      [25, -7.4],
      [-23, -7],
    ]),
    hex('#b96379'),
    [
      ...[-18, -4, 10, 22].map((x) =>
        line(
          [
            [x + 1, -18],
            [x, -6],
          ],
          CREAM,
          { width: 1.8 },
        ),
      ),
      line(
        [
          [-28, -11.6],
          [0, -10.6],
          [29, -12.4],
        ],
        PLUM,
        { width: 1.1 },
      ),
      hollow([0, -6], [30, 3], 0.4),
    ],
  ),
  ...painted(
    spline([
      [-26, -17],
      [-24, -22.4],
      [-6, -23.4],
      [16, -22.4],
      [25, -23.6],
      [27, -18],
      [24, -14],
      [6, -13],
      [1, -3, 1],
      [-12, -4.4, 1],
      [-14, -13.6],
      [-22, -14],
    ]),
    hex('#c4708a'),
    [
      ...[-16, 12, 22].map((x) =>
        line(
          [
            [x + 1, -25],
            [x, -12],
          ],
          CREAM,
          { width: 1.8 },
        ),
      ),
      line(
        [
          [-2, -25],
          [-5, -3],
        ],
        CREAM,
        { width: 1.8 },
      ),
      line(
        [
          [-28, -18.6],
          [0, -17.8],
          [29, -19.4],
        ],
        PLUM,
        { width: 1.1 },
      ),
    ],
  ),
  ...times(7, (index) =>
    line(
      [
        [-11 + index * 1.9, -4.4 + index * 0.2],
        [-11.6 + index * 2, -1],
      ],
      CREAM,
      { width: 0.8 },
    ),
  ),
]);

export const blanket = inArms(foldedBlanket, heldBlanket);

export const cradle = groundProp([90, 76], hugged(26), () => [
  form(
    ribbon(
      [
        [-36, -8],
        [-14, -1.6],
        [14, -1.6],
        [36, -8],
      ],
      [2.4],
    ),
    WOOD_DARK,
    { volume: 0.5 },
  ),
  ...[-24, 24].map((x) =>
    form(
      ribbon(
        [
          [x * 0.96, -22],
          [x * 1.06, -4],
        ],
        [2.6],
      ),
      WOOD_DARK,
      { volume: 0.4 },
    ),
  ),
  form(
    spline([
      [8, -44, 1],
      [10, -66],
      [24, -75],
      [38, -68],
      [41, -44, 1],
    ]),
    lighten(WOOD_PALE, -0.04),
    { volume: 0.5 },
  ),
  detail(
    spline([
      [12, -44, 1],
      [14, -60],
      [24, -67],
      [34, -61],
      [36, -44, 1],
    ]),
    hex('#5f4634'),
    { alpha: 0.75 },
  ),
  form(
    spline([
      [10, -44],
      [14, -54],
      [26, -56],
      [35, -51],
      [37, -44],
    ]),
    hex('#fbf5e6'),
    { volume: 0.6 },
  ),
  form(
    spline([
      [-36, -44, 1],
      [-30, -54],
      [-12, -56],
      [6, -50],
      [14, -44, 1],
    ]),
    hex('#8fb8c2'),
    { volume: 0.6 },
  ),
  ...painted(
    spline([
      [-40, -46, 1],
      [0, -43],
      [42, -46, 1],
      [36, -22],
      [28, -16],
      [-27, -16],
      [-35, -22],
    ]),
    WOOD_PALE,
    [
      ...times(9, (index) =>
        line(
          [
            [-36 + index * 9, -48],
            [-29 + index * 7.3, -14],
          ],
          WOOD,
          { width: 1, alpha: 0.7 },
        ),
      ),
      detail(
        spline([
          [0, -24, 1],
          [-6, -30],
          [-5, -35],
          [0, -32.6, 1],
          [5, -35],
          [6, -30],
        ]),
        RED,
      ),
      ...each(
        [
          [-16, -31],
          [17, -31],
        ],
        (x, y) => detail(circle([x, y], 2.4), OCHRE),
      ),
      hollow([0, -14], [42, 7], 0.45),
    ],
  ),
  form(
    ribbon(
      [
        [-41, -46],
        [0, -43.4],
        [43, -46],
      ],
      [2],
      'flat',
    ),
    WOOD,
    { volume: 0.5 },
  ),
  ...painted(
    spline([
      [-34, -45, 1],
      [-14, -43.6],
      [2, -43.4, 1],
      [4, -30],
      [-6, -33],
      [-16, -28],
      [-30, -32, 1],
    ]),
    hex('#8fb8c2'),
    each(
      [
        [-24, -38],
        [-12, -36],
        [-4, -40],
      ],
      (x, y) => detail(circle([x, y], 1.6), CREAM),
    ),
  ),
]);

export const chair = groundProp([50, 92], hugged(22), () => [
  ...[-15, 19].map((x) =>
    form(
      ribbon(
        [
          [x, -46],
          [x * 1.06, -2],
        ],
        [2.1, 1.8],
        'flat',
      ),
      lighten(RED, -0.1),
      { volume: 0.4 },
    ),
  ),
  ...[-20, 16].map((x) =>
    form(
      ribbon(
        [
          [x, -90],
          [x + 0.6, -46],
        ],
        [2.4, 2.2],
        'flat',
      ),
      RED,
      { volume: 0.5 },
    ),
  ),
  ...[-20, 16].map((x) => form(circle([x, -90], 2.8), OCHRE, { volume: 0.6 })),
  ...[-82, -68, -55].map((y, index) =>
    form(
      spline([
        [-19, y - 3],
        [-2, y - 5.6 + index],
        [15, y - 3],
        [15, y + 3],
        [-2, y + 1],
        [-19, y + 3],
      ]),
      lighten(RED, 0.03),
      { volume: 0.4 },
    ),
  ),
  detail(
    spline([
      [-2, -82, 1],
      [-5.4, -86],
      [-4.6, -89],
      [-2, -87.4, 1],
      [0.6, -89],
      [1.4, -86],
    ]),
    CREAM,
  ),
  ...painted(
    polygon([
      [-21, -47],
      [17, -48],
      [24, -40],
      [-23, -39],
    ]),
    hex('#d9b878'),
    [
      ...times(9, (index) =>
        line(
          [
            [-22 + index * 5.4, -50],
            [-25 + index * 6, -37],
          ],
          hex('#a9834a'),
          { width: 0.7 },
        ),
      ),
      ...[-45, -42.4].map((y) =>
        line(
          [
            [-26, y],
            [26, y - 0.6],
          ],
          hex('#a9834a'),
          { width: 0.6 },
        ),
      ),
    ],
  ),
  form(
    ribbon(
      [
        [-24, -38.6],
        [25, -39.6],
      ],
      [2],
      'flat',
    ),
    RED,
    { volume: 0.5 },
  ),
  ...[-21.6, 22.4].map((x) =>
    form(
      ribbon(
        [
          [x, -38],
          [x * 1.03, -1.8],
        ],
        [2.3, 1.9],
        'flat',
      ),
      RED,
      { volume: 0.5 },
    ),
  ),
  form(
    ribbon(
      [
        [-21, -18],
        [22, -19],
      ],
      [1.4],
      'flat',
    ),
    RED,
    { volume: 0.4 },
  ),
]);

export const table = groundProp([120, 78], hugged(18), () => [
  ...[-40, 40].map((x) =>
    form(
      ribbon(
        [
          [x, -62],
          [x * 1.02, -2],
        ],
        [3, 2.4],
        'flat',
      ),
      WOOD_DARK,
      { volume: 0.4 },
    ),
  ),
  ...[-52, 52].map((x) =>
    form(
      ribbon(
        [
          [x, -62],
          [x * 1.05, -30],
          [x * 1.03, -2.4],
        ],
        [4, 3, 2.6],
        'flat',
      ),
      WOOD,
      { volume: 0.6 },
    ),
  ),
  form(roundedRect([-55, -66], [110, 9], 2), lighten(WOOD, -0.06), { volume: 0.4 }),
  form(circle([0, -61.4], 1.9), GOLD, { volume: 0.6 }),
  form(
    polygon([
      [-54, -77],
      [54, -77],
      [60, -69],
      [-60, -69],
    ]),
    lighten(WOOD, 0.06),
    { volume: 0.3 },
  ),
  form(roundedRect([-60, -70], [120, 5], 2), WOOD, { volume: 0.5 }),
  ...painted(
    polygon([
      [-24, -77.4],
      [24, -77.4],
      [29, -68],
      [22, -53],
      [14, -50],
      [7, -54],
      [0, -49],
      [-7, -54],
      [-14, -50],
      [-22, -53],
      [-29, -68],
    ]),
    CREAM,
    [
      line(
        [
          [-30, -68.6],
          [30, -68.6],
        ],
        hex('#d2c09a'),
        { width: 0.8 },
      ),
      ...each(
        [
          [-16, -60],
          [-5, -61],
          [6, -60],
          [17, -61],
        ],
        (x, y, index) => detail(circle([x, y], 2), index % 2 === 0 ? RED : TEAL),
      ),
      line(
        [
          [-26, -56.6],
          [-14, -53.6],
          [-7, -57.6],
          [0, -52.6],
          [7, -57.6],
          [14, -53.6],
          [26, -56.6],
        ],
        BLUE,
        { width: 0.9 },
      ),
    ],
  ),
  ...each(
    [
      [-48, -73],
      [36, -74],
      [44, -71],
    ],
    (x, y) =>
      line(
        [
          [x - 6, y],
          [x + 5, y - 0.3],
        ],
        WOOD_DARK,
        { width: 0.6, alpha: 0.5 },
      ),
  ),
]);

export const rug = groundProp([130, 26], hugged(12), () => {
  const cloth = polygon([
    [-50, -24],
    [50, -25],
    [63, -1.4],
    [-62, 0],
  ]);
  return [
    ...times(13, (index) =>
      line(
        [
          [-51 - index * 0.92, -23 + index * 1.9],
          [-55 - index * 0.9, -22.4 + index * 1.9],
        ],
        CREAM,
        { width: 1 },
      ),
    ),
    ...times(13, (index) =>
      line(
        [
          [51 + index * 0.96, -24 + index * 1.85],
          [55 + index * 0.84, -23.4 + index * 1.85],
        ],
        CREAM,
        { width: 1 },
      ),
    ),
    ...painted(cloth, hex('#a8413c'), [
      detail(
        polygon([
          [-45, -21],
          [45, -22],
          [55, -3.6],
          [-54, -2.6],
        ]),
        hex('#2f5f70'),
      ),
      detail(
        polygon([
          [-41, -19.6],
          [41, -20.4],
          [50, -5],
          [-49, -4.2],
        ]),
        hex('#c9563f'),
      ),
      ...[-30, 0, 30].map((x, index) =>
        detail(
          polygon([
            [x - 12, -11.6],
            [x, -18.6],
            [x + 12, -12.2],
            [x + 0.6, -5.6],
          ]),
          index === 1 ? OCHRE : hex('#e7d0a0'),
        ),
      ),
      ...[-30, 0, 30].map((x) =>
        detail(
          polygon([
            [x - 6.4, -11.8],
            [x, -15.6],
            [x + 6.4, -12.1],
            [x + 0.4, -8.4],
          ]),
          hex('#2f5f70'),
        ),
      ),
      ...each(
        [
          [-15, -17],
          [15, -17.4],
          [-16, -7],
          [16, -7.4],
          [-41, -16],
          [43, -16],
        ],
        (x, y) => detail(ellipse([x, y], [2.2, 1.3]), CREAM),
      ),
    ]),
    form(
      spline([
        [50, -3, 1],
        [56, -8],
        [66, -7, 1],
        [63, -1, 1],
      ]),
      hex('#c98a6a'),
      { volume: 0.4 },
    ),
  ];
});

// Those of the turtle, who is known again by them.
const SHELL = hex('#8a6a3c');
const SHELL_RIM = hex('#dcdc9e');

const STUMP = hex('#7f8a52');

/** A stump with nails, half under the rim: a foot of a stool to whoever sits on it, of somebody to whoever looks twice. */
const stump = (x: number, side: 1 | -1, isBehind: boolean): Sketch[] => [
  form(
    spline([
      [x - 4.4, -8, 1],
      [x - 4.6, -2],
      [x - 3.2, 0],
      [x + 3.6, 0],
      [x + 4.8, -2],
      [x + 4.2, -8, 1],
    ]),
    lighten(STUMP, isBehind ? -0.1 : 0),
    { volume: 0.5 },
  ),
  ...(isBehind
    ? []
    : [-2.2, 0.2, 2.6].map((dx) => detail(ellipse([x + dx + side * 0.6, -0.9], [1, 0.8]), hex('#e6dfb4')))),
];

/** A nose that looks out under the rim, asleep: without one the stool would be somebody without a head. */
const noseTip = (): Sketch[] => [
  form(
    spline([
      [15, -8.6, 1],
      [20.6, -7.6],
      [24.2, -5.4],
      [24.2, -3.2],
      [21.4, -1.7],
      [15, -2.4, 1],
    ]),
    lighten(STUMP, 0.06),
    { volume: 0.5, name: 'nose' },
  ),
  detail(ellipse([23.1, -5], [0.5, 0.42]), lighten(STUMP, -0.26)),
  detail(ellipse([21.9, -5.5], [0.42, 0.36]), lighten(STUMP, -0.22)),
  detail(
    ribbon(
      [
        [24, -3.3],
        [21.6, -2.9],
        [19.2, -3.5],
      ],
      [0.16, 0.3, 0.2],
    ),
    lighten(STUMP, -0.26),
  ),
];

/** A round old footstool with the pattern of a shell: nothing shows of who is drawn into it but stumps, nose and tail's tip. */
export const footstool = groundProp([46, 27], hugged(16), () => {
  const dome = spline([
    [-21.6, -7.4, 1],
    [-20.4, -14.4],
    [-14, -22.6],
    [0, -26.8],
    [14, -22.6],
    [20.4, -14.4],
    [21.6, -7.4, 1],
    [11, -5.4],
    [0, -4.8],
    [-11, -5.4],
  ]);
  const plate = ([x, y]: Point, [wide, tall]: Point, index: number): Sketch[] => {
    const at = (share: number): Point[] =>
      Array.from({ length: 6 }, (_, corner): Point => {
        const angle = (corner / 6) * Math.PI * 2 + 0.52;
        return [x + Math.cos(angle) * wide * share, y + Math.sin(angle) * tall * share];
      });
    // Each plate grew in rings.
    return [
      form(polygon(at(1)), lighten(SHELL, 0.06 + (index % 3) * 0.025), { volume: 0.4 }),
      detail(polygon(at(0.62)), lighten(SHELL, 0.13 + (index % 3) * 0.02), { alpha: 0.9 }),
      detail(polygon(at(0.3)), lighten(SHELL, 0.02), { alpha: 0.7 }),
    ];
  };
  const scutes = Array.from({ length: 10 }, (_, index): Sketch => {
    const x = -20 + index * 4.45;
    const y = -6.6 + Math.sin(((index + 0.5) / 10) * Math.PI) * 2.4;
    return form(
      spline([
        [x - 2.2, y - 2, 1],
        [x + 2.3, y - 2, 1],
        [x + 2.6, y + 1.6],
        [x, y + 2.4],
        [x - 2.4, y + 1.6],
      ]),
      lighten(SHELL_RIM, index % 2 === 0 ? -0.03 : 0.02),
      { volume: 0.4 },
    );
  });
  return [
    form(
      ribbon(
        [
          [-18, -5.6],
          [-21.4, -3.8],
          [-23.2, -4.4],
        ],
        [2, 1.2, 0.3],
      ),
      STUMP,
      { volume: 0.4 },
    ),
    ...stump(-6, -1, true),
    ...stump(7, 1, true),
    ...noseTip(),
    ...stump(-13.4, -1, false),
    ...stump(13.8, 1, false),
    ...painted(dome, SHELL, [
      ...plate([0, -16.4], [6, 5.2], 0),
      ...plate([-11, -13], [5, 5], 1),
      ...plate([11, -13], [5, 5], 2),
      ...plate([-6, -24.4], [5, 4], 2),
      ...plate([6, -24.4], [5, 4], 1),
      ...plate([-18.6, -17], [3.6, 4.6], 0),
      ...plate([18.6, -17], [3.6, 4.6], 0),
      ...plate([-5.6, -7], [4.8, 4.4], 2),
      ...plate([5.6, -7], [4.8, 4.4], 1),
      ...plate([-16.4, -6.6], [4, 4], 1),
      ...plate([16.4, -6.6], [4, 4], 2),
      hollow([4, -4], [24, 6], 0.5),
      gleam([-7, -21.4], [4, 1.2], -0.5),
    ]),
    ...scutes,
  ];
});

export const cushion = groundProp([44, 32], hugged(20), () => [
  ...painted(
    spline([
      [-21, -29, 1],
      [-8, -26.4],
      [8, -27],
      [20, -31, 1],
      [18, -16],
      [21.6, -1.4, 1],
      [8, -0.6],
      [-8, 0],
      [-21, -1.6, 1],
      [-18, -15],
    ]),
    OCHRE,
    [
      ...[-14, -2, 10].map((x) =>
        line(
          [
            [x, -34],
            [x + 8, -14],
            [x + 4, 4],
          ],
          lighten(OCHRE, 0.1),
          { width: 1.2, alpha: 0.8 },
        ),
      ),
      ...each(
        [
          [-9, -20],
          [3, -22],
          [12, -17],
          [-10, -8],
          [1, -10],
          [11, -6],
        ],
        (x, y, index) =>
          detail(
            polygon([
              [x - 2.6, y],
              [x, y - 3.4],
              [x + 2.6, y],
              [x, y + 3.4],
            ]),
            index % 2 === 0 ? TEAL : RED,
          ),
      ),
      hollow([0, 0], [24, 7], 0.45),
    ],
  ),
  line(
    [
      [-20, -28],
      [-17, -15],
      [-20, -2.6],
    ],
    lighten(OCHRE, -0.14),
    { width: 0.7, alpha: 0.7 },
  ),
  ...each(
    [
      [-21, -29.4],
      [20.2, -30.6],
      [21.4, -1.8],
      [-20.8, -1.8],
    ],
    (x, y) => form(circle([x, y], 1.9), RED, { volume: 0.5 }),
  ),
]);
