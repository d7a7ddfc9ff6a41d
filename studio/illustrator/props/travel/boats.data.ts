/** What floats: boat, felucca, canoe, raft, paper boat, submarine. */
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { lerp, ribbon } from '#studio/illustrator/geometry/outline.ts';
import { circle, ellipse, polygon, roundedRect, spline } from '#studio/illustrator/geometry/path.ts';
import {
  BLUE,
  BRASS,
  BRASS_DARK,
  CREAM,
  each,
  gleam,
  hollow,
  OCHRE,
  painted,
  PAPER,
  RED,
  TEAL,
  times,
  WOOD,
  WOOD_DARK,
  WOOD_PALE,
} from '#studio/illustrator/props/making.ts';
import { groundProp, hugged } from '#studio/illustrator/props/prop.ts';
import { bundle, detail, form, glow, line } from '#studio/illustrator/sketch.ts';

const IRON_SKID = hex('#5c4a3e');

export const boat = groundProp([150, 150], hugged(24), () => {
  const hull = spline([
    [-70, -36, 1],
    [-40, -27],
    [0, -24],
    [44, -27],
    [73, -41, 1],
    [60, -10],
    [32, 0],
    [-30, 0],
    [-57, -9],
  ]);
  const sail = spline([
    [4, -140, 1],
    [14, -110],
    [42, -70],
    [62, -48, 1],
    [34, -44],
    [6, -46, 1],
  ]);
  const jib = spline([
    [-6, -132, 1],
    [-14, -96],
    [-36, -60],
    [-52, -48, 1],
    [-30, -46],
    [-6, -48, 1],
  ]);
  return [
    form(
      ribbon(
        [
          [-1, -22],
          [0, -148],
        ],
        [2.6, 1.6],
        'flat',
      ),
      WOOD,
      { volume: 0.5 },
    ),
    form(
      spline([
        [0.6, -149, 1],
        [12, -147],
        [22, -149, 1],
        [18, -143],
        [0.6, -140, 1],
      ]),
      RED,
      { volume: 0.3 },
    ),
    ...painted(sail, PAPER, [
      ...each(
        [
          [10, -122],
          [20, -98],
          [34, -74],
        ],
        (x, y) =>
          line(
            [
              [x - 30, y + 1],
              [x, y + 4],
              [x + 40, y - 2],
            ],
            hex('#d2bd95'),
            { width: 0.9, alpha: 0.8 },
          ),
      ),
      detail(
        polygon([
          [0, -78],
          [80, -66],
          [80, -54],
          [0, -64],
        ]),
        BLUE,
        { alpha: 0.9 },
      ),
    ]),
    ...painted(jib, lighten(PAPER, -0.03), [
      line(
        [
          [-8, -120],
          [-20, -84],
          [-40, -54],
        ],
        hex('#d2bd95'),
        { width: 0.9, alpha: 0.8 },
      ),
    ]),
    line(
      [
        [6, -45],
        [34, -43],
        [62, -47],
      ],
      WOOD_DARK,
      { width: 2.2 },
    ),
    ...painted(hull, WOOD, [
      hollow([0, 0], [80, 14], 0.5),
      line(
        [
          [-66, -26],
          [0, -14],
          [68, -29],
        ],
        CREAM,
        { width: 4.4 },
      ),
      line(
        [
          [-62, -16],
          [0, -6],
          [64, -17],
        ],
        WOOD_DARK,
        { width: 1, alpha: 0.7 },
      ),
      ...each(
        [
          [-44, -20],
          [-18, -12],
          [14, -10],
          [42, -17],
        ],
        (x, y) =>
          line(
            [
              [x, y],
              [x + 9, y + 1.4],
            ],
            WOOD_DARK,
            { width: 0.8, alpha: 0.6 },
          ),
      ),
    ]),
    form(
      ribbon(
        [
          [-71, -36.6],
          [-40, -28],
          [0, -25],
          [44, -28],
          [73, -41.4],
        ],
        [1.8],
        'flat',
      ),
      WOOD_DARK,
      { volume: 0.5 },
    ),
  ];
});

export const felucca = groundProp([250, 270], hugged(28), () => {
  const sail = spline([
    [-74, -78, 1],
    [-22, -168],
    [64, -262, 1],
    [84, -190],
    [90, -116],
    [78, -66, 1],
    [10, -60],
  ]);
  const hull = spline([
    [-120, -52, 1],
    [-70, -32],
    [0, -27],
    [70, -30],
    [124, -46, 1],
    [104, -16],
    [58, 0],
    [-56, 0],
    [-98, -18],
  ]);
  return [
    form(
      ribbon(
        [
          [-8, -24],
          [-4, -182],
        ],
        [3.6, 2.6],
        'flat',
      ),
      WOOD_DARK,
      { volume: 0.5 },
    ),
    ...painted(sail, PAPER, [
      ...[0.2, 0.4, 0.6, 0.8].map((share) =>
        line(
          [lerp([-74, -78], [64, -262], share), lerp([0, -70], [100, -170], share), lerp([2, -60], [92, -116], share)],
          hex('#cdb68c'),
          { width: 1.3, alpha: 0.8 },
        ),
      ),
      detail(roundedRect([34, -150], [24, 22], 2), hex('#dcb877'), { alpha: 0.75 }),
      detail(roundedRect([2, -100], [20, 17], 2), hex('#e8cc97'), { alpha: 0.8 }),
      ...each(
        [
          [34, -145],
          [34, -139],
          [34, -133],
          [57, -146],
          [57, -138],
        ],
        (x, y) =>
          line(
            [
              [x - 2, y],
              [x + 2, y],
            ],
            WOOD_DARK,
            { width: 0.9, alpha: 0.7 },
          ),
      ),
    ]),
    form(
      ribbon(
        [
          [-84, -70],
          [-20, -168],
          [70, -270],
        ],
        [2.2, 3, 1.6],
        'flat',
      ),
      WOOD,
      { volume: 0.5 },
    ),
    ...each(
      [
        [-58, -106],
        [-34, -144],
        [-6, -182],
        [24, -216],
        [48, -244],
      ],
      (x, y) =>
        line(
          [
            [x - 3, y - 3],
            [x + 4, y + 3],
          ],
          CREAM,
          { width: 1.6 },
        ),
    ),
    line(
      [
        [78, -66],
        [96, -52],
        [104, -42],
      ],
      hex('#c9b48c'),
      { width: 1.2 },
    ),
    form(roundedRect([-50, -40], [70, 10], 3), RED, { volume: 0.4 }),
    ...painted(hull, hex('#4a8790'), [
      hollow([0, 4], [130, 20], 0.5),
      line(
        [
          [-116, -42],
          [0, -18],
          [122, -38],
        ],
        CREAM,
        { width: 5 },
      ),
      line(
        [
          [-110, -33],
          [0, -11],
          [118, -30],
        ],
        RED,
        { width: 3 },
      ),
      ...each(
        [
          [-70, -23],
          [-40, -17],
          [-8, -14.4],
          [26, -15],
          [60, -19],
        ],
        (x, y) =>
          detail(
            polygon([
              [x - 5, y],
              [x, y - 4],
              [x + 5, y],
              [x, y + 4],
            ]),
            OCHRE,
          ),
      ),
    ]),
    form(
      ribbon(
        [
          [-121, -52.6],
          [-70, -33],
          [0, -28],
          [70, -31],
          [125, -46.6],
        ],
        [2.4],
        'flat',
      ),
      WOOD_DARK,
      { volume: 0.5 },
    ),
    form(
      spline([
        [108, -40, 1],
        [116, -36],
        [120, -10, 1],
        [108, -6, 1],
      ]),
      WOOD,
      { volume: 0.5 },
    ),
  ];
});

export const canoe = groundProp([190, 62], hugged(16), () => {
  const hull = spline([
    [-93, -44, 1],
    [-82, -32],
    [-40, -27],
    [0, -26],
    [40, -27],
    [82, -33],
    [94, -46, 1],
    [88, -16],
    [60, -2],
    [0, 0],
    [-60, -2],
    [-88, -14],
  ]);
  return [
    form(
      ribbon(
        [
          [-44, -60],
          [-6, -30],
          [8, -18],
        ],
        [1.4, 1.6, 1.4],
        'flat',
      ),
      WOOD_DARK,
      { volume: 0.5 },
    ),
    form(
      spline([
        [-60, -62],
        [-52, -62],
        [-38, -53],
        [-42, -49],
        [-56, -55],
      ]),
      WOOD_PALE,
      { volume: 0.5 },
    ),
    form(
      spline([
        [-82, -32, 1],
        [0, -30],
        [82, -33, 1],
        [40, -24],
        [-40, -24],
      ]),
      WOOD_DARK,
      { volume: 0.2 },
    ),
    form(roundedRect([20, -32], [26, 7], 2), OCHRE, { volume: 0.4 }),
    ...painted(hull, hex('#b05a3a'), [
      hollow([0, 2], [96, 12], 0.5),
      ...times(8, (index) =>
        detail(
          polygon([
            [-72 + index * 20, -15],
            [-62 + index * 20, -22],
            [-52 + index * 20, -15],
            [-62 + index * 20, -9],
          ]),
          index % 2 === 0 ? CREAM : OCHRE,
          { alpha: 0.92 },
        ),
      ),
      ...[-1, 1].map((side) =>
        line(
          [
            [84 * side, -40],
            [78 * side, -20],
            [66 * side, -4],
          ],
          CREAM,
          { width: 2.6 },
        ),
      ),
      line(
        [
          [-90, -4.6],
          [0, -3.4],
          [90, -4.6],
        ],
        hex('#7a3424'),
        { width: 1.4, alpha: 0.7 },
      ),
    ]),
    form(
      ribbon(
        [
          [-93.4, -44.6],
          [-82, -33],
          [-40, -28],
          [0, -27],
          [40, -28],
          [82, -34],
          [94.4, -46.6],
        ],
        [1.5],
      ),
      WOOD,
      { volume: 0.5 },
    ),
  ];
});

export const raft = groundProp([150, 150], hugged(24), () => {
  const sail = spline([
    [-34, -132, 1],
    [6, -128],
    [40, -134, 1],
    [46, -96],
    [38, -62, 1],
    [4, -66],
    [-36, -60, 1],
    [-42, -96],
  ]);
  return [
    form(
      ribbon(
        [
          [2, -14],
          [0, -148],
        ],
        [3.2, 2.2],
        'flat',
      ),
      WOOD,
      { volume: 0.5 },
    ),
    form(
      spline([
        [1, -149, 1],
        [16, -146],
        [27, -149, 1],
        [22, -141],
        [24, -135, 1],
        [1, -138, 1],
      ]),
      RED,
      { volume: 0.3 },
    ),
    ...painted(sail, CREAM, [
      detail(
        polygon([
          [-50, -114],
          [60, -118],
          [60, -102],
          [-50, -98],
        ]),
        hex('#d9805a'),
        { alpha: 0.9 },
      ),
      detail(roundedRect([8, -88], [18, 16], 2), TEAL, { alpha: 0.85 }),
      ...each(
        [
          [9, -85],
          [9, -79],
          [25, -84],
          [25, -77],
        ],
        (x, y) =>
          line(
            [
              [x - 2.4, y],
              [x + 2.4, y],
            ],
            WOOD_DARK,
            { width: 0.9 },
          ),
      ),
    ]),
    form(
      ribbon(
        [
          [-42, -134],
          [0, -131],
          [48, -136],
        ],
        [2],
        'flat',
      ),
      WOOD_DARK,
      { volume: 0.5 },
    ),
    form(
      ribbon(
        [
          [-44, -60],
          [0, -66],
          [46, -61],
        ],
        [1.7],
        'flat',
      ),
      WOOD_DARK,
      { volume: 0.5 },
    ),
    form(
      spline([
        [44, -16, 1],
        [43, -33],
        [56, -35],
        [66, -32],
        [65, -16, 1],
      ]),
      hex('#9c6a42'),
      { volume: 0.6 },
    ),
    ...[-28, -21].map((y) =>
      line(
        [
          [43, y],
          [54, y + 2],
          [66, y],
        ],
        BRASS_DARK,
        { width: 1.4 },
      ),
    ),
    ...each(
      [
        [-58, -13.6],
        [-34, -14.6],
        [-10, -13.8],
        [14, -14.8],
        [38, -13.8],
        [60, -14.4],
      ],
      (x, y, index) =>
        form(roundedRect([x - 13, y], [26, 7], 3.4), lighten(WOOD, index % 2 === 0 ? 0.03 : -0.04), { volume: 0.6 }),
    ),
    form(
      ribbon(
        [
          [-72, -5],
          [0, -4.4],
          [71, -5.4],
        ],
        [5],
        'flat',
      ),
      WOOD,
      { volume: 0.7 },
    ),
    form(ellipse([-70.4, -5], [3.4, 4.8]), WOOD_PALE, { volume: 0.2 }),
    { kind: 'line', path: ellipse([-70.4, -5], [1.7, 2.5]), color: WOOD, width: 0.7, alpha: 0.8, lit: false },
    ...[-46, 0, 46].flatMap((x) =>
      [0, 3.4, 6.8].map((shift) =>
        line(
          [
            [x + shift - 3, -15.4],
            [x + shift - 1.6, -8],
            [x + shift - 3, 0],
          ],
          hex('#dcc493'),
          { width: 1.5 },
        ),
      ),
    ),
  ];
});

export const paperBoat = groundProp([28, 19], hugged(13), () => [
  form(
    polygon([
      [-5.8, -7],
      [0.4, -18.6],
      [6.4, -7],
    ]),
    hex('#eef0e8'),
    { volume: 0.4 },
  ),
  detail(
    polygon([
      [0.4, -18.6],
      [6.4, -7],
      [0.9, -7],
    ]),
    hex('#cfd8d8'),
  ),
  form(
    polygon([
      [-13.8, -9.6],
      [-4.6, -6.8],
      [0, -6.2],
      [5, -6.9],
      [13.8, -10.2],
      [8.4, 0],
      [-8, 0],
    ]),
    hex('#f8f6ec'),
    { volume: 0.5 },
  ),
  detail(
    polygon([
      [-13.8, -9.6],
      [-4.6, -6.8],
      [0, -6.2],
      [-8, 0],
    ]),
    hex('#dfe4e0'),
  ),
  detail(
    polygon([
      [13.8, -10.2],
      [5, -6.9],
      [3, -3],
      [8.4, 0],
    ]),
    hex('#e8e9e0'),
  ),
  line(
    [
      [0, -6.2],
      [-8, -0.2],
    ],
    hex('#b5c2c4'),
    { width: 0.35 },
  ),
  ...[-4.4, -2.6].map((y) =>
    line(
      [
        [-3 + y * 0.2, y],
        [2, y - 0.3],
        [8.4, y],
      ],
      hex('#7fa7bd'),
      { width: 0.3, alpha: 0.6 },
    ),
  ),
  detail(circle([2.4, -10], 0.9), RED, { alpha: 0.8 }),
]);

export const submarine = groundProp([150, 104], hugged(22), ({ isDark }) => {
  const hull = spline([
    [-58, -38],
    [-48, -58],
    [-16, -66],
    [30, -64],
    [60, -50],
    [68, -34],
    [60, -20],
    [30, -8],
    [-16, -7],
    [-46, -18],
  ]);
  const pane = isDark ? hex('#ffe29a') : hex('#a9d9dd');
  return [
    ...(isDark ? [glow([72, -34], hex('#ffe7a3'), { radii: [60, 40], alpha: 0.5 })] : []),
    form(
      ribbon(
        [
          [4, -80],
          [4, -98],
          [16, -99],
        ],
        [2.6],
      ),
      BRASS,
      { volume: 0.6 },
    ),
    form(ellipse([18.4, -99], [2.6, 4.2]), pane, { lit: isDark, volume: 0.3 }),
    form(
      spline([
        [-20, -62, 1],
        [-15, -82],
        [18, -82],
        [25, -62, 1],
      ]),
      hex('#d9a03a'),
      { volume: 0.6 },
    ),
    line(
      [
        [-15.6, -79],
        [2, -77.4],
        [18.6, -79],
      ],
      BRASS_DARK,
      { width: 1.2 },
    ),
    form(
      ribbon(
        [
          [-56, -36],
          [-66, -36],
        ],
        [2.4],
      ),
      BRASS_DARK,
    ),
    ...[-1, 1].map((side) =>
      form(
        spline([
          [-66, -36, 1],
          [-72, -36 + side * 8],
          [-70, -36 + side * 21],
          [-64, -36 + side * 18],
        ]),
        BRASS,
        { volume: 0.5 },
      ),
    ),
    form(
      spline([
        [-44, -52, 1],
        [-62, -66, 1],
        [-58, -44],
      ]),
      RED,
      { volume: 0.5 },
    ),
    form(
      spline([
        [-44, -22, 1],
        [-62, -8, 1],
        [-58, -30],
      ]),
      RED,
      { volume: 0.5 },
    ),
    ...painted(hull, hex('#e3b13f'), [
      hollow([4, 0], [72, 18], 0.5),
      detail(
        spline([
          [-60, -22],
          [0, -14],
          [70, -26],
          [60, 0],
          [-50, 0],
        ]),
        RED,
        { alpha: 0.85 },
      ),
      line(
        [
          [-60, -23],
          [0, -15],
          [70, -27],
        ],
        CREAM,
        { width: 1.6 },
      ),
      ...times(9, (index) => detail(circle([-40 + index * 12, -60 + Math.abs(index - 4) * 0.7], 1.1), BRASS_DARK)),
    ]),
    ...each(
      [
        [-22, -40],
        [4, -42],
        [30, -41],
      ],
      (x, y) => form(circle([x, y], 9.6), BRASS_DARK, { volume: 0.6 }),
    ),
    ...each(
      [
        [-22, -40],
        [4, -42],
        [30, -41],
      ],
      (x, y) => form(circle([x, y], 7), pane, { lit: isDark, volume: 0.4 }),
    ),
    ...each(
      [
        [-24.4, -42.6],
        [1.6, -44.6],
        [27.6, -43.6],
      ],
      (x, y) => gleam([x, y], [2.4, 1.2]),
    ),
    bundle([
      form(
        spline([
          [58, -42],
          [68, -40],
          [70, -29],
          [60, -27],
        ]),
        BRASS,
        { volume: 0.5 },
      ),
    ]),
    ...each(
      [
        [-30, -3.4],
        [34, -3.4],
      ],
      (x, y) => form(roundedRect([x - 12, y - 3], [24, 6.4], 3), IRON_SKID, { volume: 0.5 }),
    ),
  ];
});
