/** What flies: balloon, hot-air balloon, parachute, paper plane, airplane, flying carpet, rocket. */
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { circle, ellipse, type Knot, polygon, roundedRect, spline } from '#studio/illustrator/geometry/path.ts';
import {
  BLUE,
  CREAM,
  each,
  gleam,
  GOLD,
  hollow,
  IRON,
  OCHRE,
  painted,
  PLUM,
  RED,
  STEEL,
  TEAL,
  times,
  WHITE,
  WOOD,
  WOOD_DARK,
} from '#studio/illustrator/props/making.ts';
import { flame } from '#studio/illustrator/props/light/flame.ts';
import { groundProp, hugged, raised, skyProp } from '#studio/illustrator/props/prop.ts';
import { bundle, detail, form, glow, line } from '#studio/illustrator/sketch.ts';

export const balloon = skyProp([30, 74], raised(46), () => [
  line(
    [
      [0.4, -36],
      [2.6, -28],
      [-2, -19],
      [1.6, -10],
      [0, -0.6],
    ],
    hex('#efe6d0'),
    { width: 0.6 },
  ),
  form(
    polygon([
      [-2.4, -35],
      [0.3, -38.4],
      [2.9, -35],
    ]),
    lighten(RED, -0.06),
    { volume: 0.4 },
  ),
  ...painted(
    spline([
      [0.3, -37.4],
      [-9, -45],
      [-14, -57],
      [-10, -69],
      [0, -73.6],
      [10, -69.6],
      [14.2, -58],
      [9.4, -45],
    ]),
    RED,
    [
      hollow([4, -38], [14, 10], 0.4),
      gleam([-6.6, -65], [2.4, 4.4], 0.5),
      detail(ellipse([8, -48], [2, 5], 0.5), hex('#e88a6a'), { alpha: 0.5 }),
    ],
  ),
]);

export const hotAirBalloon = skyProp([150, 230], raised(44), ({ isDark }) => {
  const envelope = spline([
    [0, -229],
    [42, -219],
    [70, -184],
    [71, -148],
    [48, -104],
    [20, -72, 1],
    [-20, -72, 1],
    [-48, -104],
    [-71, -148],
    [-70, -184],
    [-42, -219],
  ]);
  const gore = (low: number, high: number, color: typeof RED) =>
    detail(
      spline([
        [0, -232, 1],
        [high * 0.86, -204],
        [high, -164],
        [high * 0.72, -108],
        [high * 0.28, -70, 1],
        [low * 0.28, -70, 1],
        [low * 0.72, -108],
        [low, -164],
        [low * 0.86, -204],
      ]),
      color,
    );
  return [
    ...(isDark ? [glow([0, -112], hex('#ffb85c'), { radii: [110, 110], alpha: 0.55 })] : []),
    ...[-19, -7, 7, 19].map((x) =>
      line(
        [
          [x, -74],
          [x * 0.78, -36],
        ],
        hex('#e2d2a8'),
        { width: 1 },
      ),
    ),
    ...painted(envelope, RED, [
      gore(-72, -44, OCHRE),
      gore(-44, -15, hex('#d9694a')),
      gore(-15, 15, CREAM),
      gore(15, 44, hex('#d9694a')),
      gore(44, 72, TEAL),
      detail(
        spline([
          [-80, -150],
          [0, -134],
          [80, -150],
          [80, -126],
          [0, -110],
          [-80, -126],
        ]),
        BLUE,
      ),
      ...times(7, (index) =>
        detail(
          polygon([
            [-66 + index * 22, -131 + Math.abs(3 - index) * -2.4],
            [-59 + index * 22, -141 + Math.abs(3 - index) * -2.4],
            [-52 + index * 22, -131 + Math.abs(3 - index) * -2.4],
            [-59 + index * 22, -121 + Math.abs(3 - index) * -2.4],
          ]),
          GOLD,
        ),
      ),
      ...(isDark
        ? [glow([0, -84], hex('#ffe0a0'), { radii: [50, 60], alpha: 0.7 })]
        : [hollow([10, -74], [60, 40], 0.35)]),
      gleam([-38, -196], [7, 15], 0.5),
    ]),
    ...flame([0, -58], 16, 1),
    form(roundedRect([-5, -58], [10, 6], 2), IRON, { volume: 0.5 }),
    ...painted(
      spline([
        [-17, -36, 1],
        [17, -36, 1],
        [14, -4],
        [0, 0],
        [-14, -4],
      ]),
      hex('#c08d52'),
      [
        ...times(4, (row) =>
          line(
            [
              [-20, -29 + row * 8],
              [0, -27 + row * 8],
              [20, -29 + row * 8],
            ],
            hex('#8c5f33'),
            { width: 1 },
          ),
        ),
        ...times(7, (index) =>
          line(
            [
              [-15 + index * 5, -36],
              [-13 + index * 4.4, 0],
            ],
            hex('#8c5f33'),
            { width: 0.7, alpha: 0.7 },
          ),
        ),
      ],
    ),
    form(
      ribbon(
        [
          [-18, -36],
          [0, -34],
          [18, -36],
        ],
        [2.4],
      ),
      WOOD_DARK,
      { volume: 0.5 },
    ),
    form(ellipse([-18, -18], [4.6, 7]), hex('#dbc08a'), { volume: 0.6 }),
  ];
});

export const parachute = skyProp([140, 150], raised(34), () => {
  const canopy = spline([
    [-68, -92, 1],
    [-62, -122],
    [-34, -144],
    [0, -150],
    [34, -144],
    [62, -122],
    [69, -92, 1],
    [52, -99],
    [35, -92, 1],
    [17, -99],
    [0, -92, 1],
    [-17, -99],
    [-35, -92, 1],
    [-52, -99],
  ]);
  const gore = (from: number, to: number, color: typeof RED) =>
    detail(
      spline([
        [0, -152, 1],
        [from * 0.72, -128],
        [from, -86, 1],
        [to, -86, 1],
        [to * 0.72, -128],
      ]),
      color,
    );
  return [
    ...[-67, -35, 0, 35, 68].map((x) =>
      line(
        [
          [x, -92],
          [x * 0.4, -50],
          [x * 0.08, -20],
        ],
        hex('#e7dcc0'),
        { width: 0.9 },
      ),
    ),
    ...painted(canopy, CREAM, [
      gore(-72, -35, TEAL),
      gore(-35, 0, CREAM),
      gore(0, 35, OCHRE),
      gore(35, 74, CREAM),
      hollow([0, -88], [76, 14], 0.4),
      gleam([-34, -132], [9, 4], -0.5),
    ]),
    form(roundedRect([-9, -22], [18, 16], 3), WOOD, { volume: 0.5 }),
    line(
      [
        [0, -22],
        [0, -6],
      ],
      CREAM,
      { width: 1.8 },
    ),
    line(
      [
        [-9, -14],
        [9, -14],
      ],
      CREAM,
      { width: 1.8 },
    ),
    form(
      spline([
        [0, -22, 1],
        [-6, -27],
        [-8, -22],
        [0, -21, 1],
        [8, -23],
        [6, -27.6],
      ]),
      RED,
      { volume: 0.4 },
    ),
    form(
      ribbon(
        [
          [-8, -4],
          [0, -2.6],
          [8, -4],
        ],
        [2],
      ),
      hex('#caa06a'),
      { volume: 0.4 },
    ),
  ];
});

export const paperPlane = groundProp([32, 17], raised(12), () => [
  form(
    polygon([
      [-14.4, -11.4],
      [15.6, -16.6],
      [-2, -3.4],
    ]),
    hex('#dfe6e6'),
    { volume: 0.3 },
  ),
  form(
    polygon([
      [-4.6, -6.8],
      [15.6, -16.6],
      [-0.6, 0],
    ]),
    hex('#b9c8ce'),
    { volume: 0.3 },
  ),
  form(
    polygon([
      [-15.6, -6.6],
      [15.6, -16.6],
      [-4.4, -6.4],
      [-3, -2.2],
    ]),
    hex('#fbf9f0'),
    { volume: 0.4 },
  ),
  detail(
    polygon([
      [-4.4, -6.4],
      [15.6, -16.6],
      [-3, -2.2],
    ]),
    hex('#e3e8e4'),
  ),
  line(
    [
      [-9, -10.9],
      [-1, -11.6],
      [6, -13.6],
    ],
    hex('#8fb3c6'),
    { width: 0.3, alpha: 0.7 },
  ),
  line(
    [
      [-10, -7.6],
      [-4, -8.6],
      [3, -11.6],
    ],
    hex('#8fb3c6'),
    { width: 0.3, alpha: 0.7 },
  ),
  detail(circle([-9.4, -6.6], 0.9), RED, { alpha: 0.8 }),
]);

export const airplane = skyProp([160, 84], hugged(20), ({ isDark }) => {
  const body = spline([
    [-76, -52, 1],
    [-66, -60],
    [-20, -66],
    [30, -66],
    [60, -54],
    [66, -40],
    [56, -28],
    [10, -22],
    [-40, -36],
    [-72, -44],
  ]);
  return [
    form(
      spline([
        [-74, -50, 1],
        [-80, -82, 1],
        [-66, -82],
        [-50, -58, 1],
      ]),
      RED,
      { volume: 0.5 },
    ),
    form(
      spline([
        [-10, -58, 1],
        [-14, -84],
        [2, -84],
        [30, -60, 1],
      ]),
      lighten(OCHRE, -0.06),
      { volume: 0.4 },
    ),
    ...[20, 34].map((x) =>
      line(
        [
          [x * 0.4 + 4, -62],
          [x * 0.3, -80],
        ],
        WOOD_DARK,
        { width: 1.4 },
      ),
    ),
    ...painted(body, CREAM, [
      detail(
        spline([
          [-80, -44],
          [0, -38],
          [70, -40],
          [60, -14],
          [-40, -24],
        ]),
        RED,
      ),
      line(
        [
          [-80, -45],
          [0, -39.4],
          [70, -41.6],
        ],
        OCHRE,
        { width: 2.4 },
      ),
      gleam([0, -60], [18, 2], 0),
    ]),
    ...each(
      [
        [-22, -52],
        [-4, -53.4],
        [14, -53.6],
      ],
      (x, y) => form(circle([x, y], 5), isDark ? hex('#ffe09a') : hex('#9fcfdd'), { lit: isDark, volume: 0.3 }),
    ),
    form(
      spline([
        [30, -62, 1],
        [38, -72],
        [47, -66],
        [48, -58, 1],
      ]),
      isDark ? hex('#ffe09a') : hex('#bfe0e6'),
      { lit: isDark, volume: 0.3 },
    ),
    form(
      spline([
        [-28, -34, 1],
        [8, -38, 1],
        [20, -32],
        [-22, -8],
        [-44, -6, 1],
      ]),
      OCHRE,
      { volume: 0.5 },
    ),
    form(
      spline([
        [-66, -50, 1],
        [-50, -51, 1],
        [-62, -38],
        [-76, -36, 1],
      ]),
      RED,
      { volume: 0.4 },
    ),
    form(
      spline([
        [60, -48],
        [69, -46],
        [69, -35],
        [60, -32],
      ]),
      GOLD,
      { volume: 0.6 },
    ),
    form(
      spline([
        [68, -42],
        [71, -62],
        [75, -60],
        [70, -40],
        [75, -20],
        [70, -18],
      ]),
      WOOD,
      { volume: 0.4 },
    ),
    line(
      [
        [26, -25],
        [30, -10],
      ],
      IRON,
      { width: 2.2 },
    ),
    form(circle([31, -7], 6.6), hex('#3f3a42'), { volume: 0.6 }),
    detail(circle([31, -7], 2.6), STEEL),
  ];
});

export const flyingCarpet = skyProp([140, 40], hugged(14), () => {
  const cloth = spline([
    [-62, -30, 1],
    [-40, -38],
    [-10, -30],
    [22, -38],
    [60, -34, 1],
    [64, -18, 1],
    [30, -16],
    [0, -6],
    [-30, -16],
    [-66, -8, 1],
  ]);
  const edge = spline(
    [
      [-62, -30],
      [-40, -38],
      [-10, -30],
      [22, -38],
      [60, -34],
    ],
    false,
  );
  return [
    ...[-1, 1].flatMap((side) =>
      times(5, (index) =>
        line(
          [
            [
              62 * side + (side > 0 ? index * 0.8 : index * 0.8 - 3),
              (side > 0 ? -33 : -29) + index * (side > 0 ? 3.6 : 5),
            ],
            [69 * side, (side > 0 ? -30 : -26) + index * (side > 0 ? 4 : 5.4)],
          ],
          GOLD,
          { width: 1.4 },
        ),
      ),
    ),
    ...painted(cloth, hex('#9c3348'), [
      line(
        [
          [-66, -12],
          [-30, -20],
          [0, -10.4],
          [30, -20.4],
          [66, -22],
        ],
        GOLD,
        { width: 1.6 },
      ),
      line(
        [
          [-64, -27],
          [-40, -34.6],
          [-10, -26.6],
          [22, -34.6],
          [62, -30.6],
        ],
        GOLD,
        { width: 1.6 },
      ),
      ...each(
        [
          [-44, -27],
          [-22, -25],
          [0, -20],
          [22, -26],
          [44, -27],
        ],
        (x, y, index) =>
          detail(
            polygon([
              [x - 9, y],
              [x, y - 6],
              [x + 9, y],
              [x, y + 6],
            ]),
            index % 2 === 0 ? TEAL : OCHRE,
          ),
      ),
      ...each(
        [
          [-44, -27],
          [-22, -25],
          [0, -20],
          [22, -26],
          [44, -27],
        ],
        (x, y) =>
          detail(
            polygon([
              [x - 4, y],
              [x, y - 2.7],
              [x + 4, y],
              [x, y + 2.7],
            ]),
            CREAM,
          ),
      ),
      hollow([-8, -14], [26, 12], 0.45),
      hollow([44, -16], [24, 9], 0.35),
    ]),
    { kind: 'line', path: edge, color: lighten(PLUM, 0.1), width: 1.2, alpha: 0.8, lit: false },
    ...each(
      [
        [-50, -3],
        [12, -2],
        [46, -8],
      ],
      (x, y, index) =>
        line(
          [
            [x - 12, y],
            [x, y - 1.4 + index * 0.4],
            [x + 12, y],
          ],
          WHITE,
          { width: 1.6, alpha: 0.45 },
        ),
    ),
  ];
});

export const rocket = groundProp([96, 176], hugged(26), ({ isDark }) => {
  const body = spline([
    [0, -175, 1],
    [23, -138],
    [31, -94],
    [28, -44],
    [19, -20, 1],
    [-19, -20, 1],
    [-28, -44],
    [-31, -94],
    [-23, -138],
  ]);
  const fin = (side: 1 | -1): Knot[] => [
    [21 * side, -66],
    [39 * side, -44],
    [48 * side, 0, 1],
    [33 * side, -13],
    [18 * side, -24],
  ];
  return [
    ...([-1, 1] as const).flatMap((side) =>
      painted(spline(fin(side)), RED, [
        detail(
          polygon([
            [26 * side, -70],
            [31 * side, -70],
            [47 * side, 4],
            [40 * side, 4],
          ]),
          CREAM,
          { alpha: 0.9 },
        ),
        detail(ellipse([44 * side, -4], [10, 8], 0.4 * side), hex('#4a3a3c'), { alpha: 0.35 }),
      ]),
    ),
    form(
      polygon([
        [-15, -21],
        [15, -21],
        [20, -7],
        [-20, -7],
      ]),
      IRON,
      { volume: 0.5 },
    ),
    ...painted(body, CREAM, [
      detail(
        spline([
          [0, -180],
          [26, -140],
          [27, -124],
          [0, -116],
          [-27, -124],
          [-26, -140],
        ]),
        RED,
      ),
      line(
        [
          [-32, -122],
          [0, -114.6],
          [32, -122],
        ],
        GOLD,
        { width: 2 },
      ),
      line(
        [
          [-36, -52],
          [0, -46],
          [36, -52],
        ],
        OCHRE,
        { width: 8 },
      ),
      ...[-66, -30].map((y) =>
        line(
          [
            [-34, y],
            [0, y + 5],
            [34, y],
          ],
          hex('#b9b3a5'),
          { width: 0.9 },
        ),
      ),
      ...times(5, (index) => detail(circle([-20 + index * 10, -50.4 + Math.abs(index - 2) * -0.9], 1.6), CREAM)),
      // Plates of tin with their seams and rivets, one of them mended with a patch.
      detail(
        polygon([
          [7, -82],
          [24, -84],
          [25, -69],
          [8, -67],
        ]),
        hex('#e3d3b0'),
      ),
      ...each(
        [
          [9.4, -80],
          [22, -81.6],
          [23, -71],
          [10, -69],
        ],
        (x, y) => detail(circle([x, y], 0.8), hex('#9a8f7c')),
      ),
      ...[-19, 17].map((x) =>
        line(
          [
            [x * 0.8, -116],
            [x, -92],
            [x * 0.96, -24],
          ],
          hex('#c3b698'),
          { width: 0.8 },
        ),
      ),
      ...times(9, (index) =>
        detail(circle([-16.6 - Math.sin(index * 0.35) * 2.6, -112 + index * 10], 0.7), hex('#a89b82')),
      ),
      ...times(3, (index) =>
        detail(circle([16 + index, -108 + index * 8], 2.6 - index * 0.5), [OCHRE, TEAL, RED][index] ?? OCHRE),
      ),
      detail(
        spline([
          [-30, -16],
          [-18, -30],
          [-8, -22],
          [2, -32],
          [12, -22],
          [24, -29],
          [32, -14],
        ]),
        hex('#5d4a48'),
        { alpha: 0.32 },
      ),
      hollow([0, -18], [34, 12], 0.4),
      gleam([-15, -116], [2.6, 13], 0.12),
    ]),
    form(circle([0, -92], 15), IRON, { volume: 0.6 }),
    form(circle([0, -92], 11.2), isDark ? hex('#ffe29a') : hex('#8fcbe0'), { lit: isDark, volume: 0.4 }),
    ...(isDark ? [glow([0, -92], hex('#ffdf8f'), { radii: [28, 28], alpha: 0.4 })] : []),
    ...times(8, (index) =>
      detail(circle([Math.cos(index * 0.785) * 13.1, -92 + Math.sin(index * 0.785) * 13.1], 0.9), STEEL),
    ),
    gleam([-4, -96], [3.4, 1.8]),
    form(
      spline([
        [-4.4, -44],
        [4.4, -44],
        [5.4, -2, 1],
        [-5.4, -2, 1],
      ]),
      lighten(RED, -0.04),
      { volume: 0.4 },
    ),
    bundle([
      line(
        [
          [-1.6, -40],
          [-2, -6],
        ],
        lighten(RED, 0.12),
        { width: 1 },
      ),
    ]),
  ];
});
