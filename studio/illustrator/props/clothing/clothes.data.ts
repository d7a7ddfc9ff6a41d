/** What one puts on or takes along in the weather: umbrella open and shut, scarf, hat, boots, glasses, mittens, cape. */
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { placed } from '#studio/illustrator/geometry/matrix.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { circle, ellipse, type Point, polygon, roundedRect, spline } from '#studio/illustrator/geometry/path.ts';
import {
  CREAM,
  each,
  GOLD,
  gleam,
  hollow,
  LEATHER,
  OCHRE,
  painted,
  RED,
  TEAL,
  times,
  WHITE,
  WOOD,
} from '#studio/illustrator/props/making.ts';
import { groundProp, hugged, hung, raised } from '#studio/illustrator/props/prop.ts';
import { bundle, detail, form, line, moved, type Sketch } from '#studio/illustrator/sketch.ts';

export const umbrella = groundProp([72, 94], raised(86), () => {
  const canopy = spline([
    [-35, -60, 1],
    [-32, -74],
    [-18, -86],
    [0, -90],
    [18, -86],
    [32, -74],
    [35, -60, 1],
    [26, -64.6],
    [17.6, -59, 1],
    [9, -64],
    [0, -58.6, 1],
    [-9, -64],
    [-17.6, -59, 1],
    [-26, -64.6],
  ]);
  const gore = (from: number, to: number, color: typeof RED): Sketch =>
    detail(
      spline([
        [0, -92, 1],
        [from * 0.72, -78],
        [from, -56, 1],
        [to, -56, 1],
        [to * 0.72, -78],
      ]),
      color,
    );
  return [
    form(
      ribbon(
        [
          [0, -60],
          [0, -6],
        ],
        [1],
        'flat',
      ),
      WOOD,
      { volume: 0.5 },
    ),
    {
      kind: 'line',
      path: spline(
        [
          [0, -9],
          [0, -3.4],
          [3.4, -1],
          [7, -3],
          [7, -6],
        ],
        false,
      ),
      color: LEATHER,
      width: 2.2,
      alpha: 1,
      lit: false,
    },
    form(
      spline([
        [-33, -61],
        [-17.6, -60],
        [0, -59.6],
        [17.6, -60],
        [33, -61],
        [18, -65],
        [0, -66],
        [-18, -65],
      ]),
      lighten(RED, -0.22),
      { volume: 0.2 },
    ),
    ...painted(canopy, RED, [
      gore(-36, -17.6, OCHRE),
      gore(-17.6, 0, RED),
      gore(0, 17.6, OCHRE),
      gore(17.6, 38, RED),
      ...[-17.6, 0, 17.6].map((x) =>
        line(
          [
            [0, -90],
            [x * 0.74, -76],
            [x, -59],
          ],
          lighten(RED, -0.12),
          { width: 0.7, alpha: 0.7 },
        ),
      ),
      hollow([6, -58], [36, 8], 0.35),
      gleam([-14, -80], [6, 2], -0.5),
    ]),
    form(
      ribbon(
        [
          [0, -89],
          [0, -93.4],
        ],
        [0.9, 0.5],
      ),
      WOOD,
    ),
    ...each(
      [
        [-35, -60],
        [-17.6, -59],
        [0, -58.6],
        [17.6, -59],
        [35, -60],
      ],
      (x, y) => detail(circle([x, y], 0.9), GOLD),
    ),
  ];
});

/** The same umbrella shut: its cloth is rolled around the stick and tied. */
export const closedUmbrella = groundProp([16, 94], hung(76), () => {
  const rolled = spline([
    [0, -3, 1],
    [2.6, -12],
    [5, -34],
    [5.6, -50],
    [3.4, -58],
    [6, -63.4, 1],
    [1.4, -61],
    [-1.4, -64.4, 1],
    [-2.6, -60.6],
    [-6.4, -62.6, 1],
    [-3.8, -57],
    [-5.4, -49],
    [-4.8, -33],
    [-2.4, -12],
  ]);
  const fold = (from: number, to: number, color: typeof RED): Sketch =>
    detail(
      spline([
        [0, -2, 1],
        [from * 0.7, -20],
        [from, -48],
        [from * 0.8, -66, 1],
        [to * 0.8, -66, 1],
        [to, -46],
        [to * 0.6, -20],
      ]),
      color,
    );
  return [
    form(
      ribbon(
        [
          [0, -56],
          [0, -84],
        ],
        [1.2],
        'flat',
      ),
      WOOD,
      { volume: 0.5 },
    ),
    {
      kind: 'line',
      path: spline(
        [
          [0, -82],
          [0.2, -89],
          [3.2, -92.6],
          [6.6, -90.4],
          [6.8, -86.4],
        ],
        false,
      ),
      color: LEATHER,
      width: 2.4,
      alpha: 1,
      lit: false,
    },
    form(
      ribbon(
        [
          [0, -4],
          [0, 0],
        ],
        [0.9, 0.5],
      ),
      WOOD,
    ),
    ...painted(rolled, RED, [
      fold(-7, -2.4, OCHRE),
      fold(-2.4, 1.6, RED),
      fold(1.6, 4, OCHRE),
      ...[-2.6, 1.4].map((x) =>
        line(
          [
            [x * 0.2, -6],
            [x * 0.9, -32],
            [x, -60],
          ],
          lighten(RED, -0.14),
          { width: 0.6, alpha: 0.7 },
        ),
      ),
      hollow([6, -34], [3.4, 32], 0.4),
      gleam([-2.4, -44], [0.7, 5], 0.06),
    ]),
    form(
      ribbon(
        [
          [-5.6, -44.6],
          [0, -42.8],
          [5.8, -44.8],
        ],
        [1.3],
        'flat',
      ),
      lighten(RED, -0.2),
      { volume: 0.4 },
    ),
    detail(circle([2, -43.4], 1), GOLD),
  ];
});

export const scarf = groundProp([34, 46], hung(34), () => {
  const knit = hex('#bf4f45');
  const stitches = (places: readonly Point[], tone: number): Sketch[] =>
    each(places, (x, y) =>
      line(
        [
          [x - 0.9, y],
          [x, y + 1],
          [x + 0.9, y],
        ],
        lighten(knit, tone - 0.13),
        { width: 0.45, alpha: 0.8 },
      ),
    );
  const across = (from: Point, to: Point): Sketch[] => [
    line([from, to], CREAM, { width: 2.2 }),
    line(
      [
        [from[0] + 0.2, from[1] + 2.6],
        [to[0] + 0.2, to[1] + 2.6],
      ],
      OCHRE,
      { width: 1.2 },
    ),
  ];
  const fringe = (foot: readonly [number, number, number]): Sketch[] =>
    times(6, (index) =>
      line(
        [
          [foot[0] + index * foot[2], foot[1]],
          [foot[0] + index * foot[2] * 1.08 - 0.3, foot[1] + 3.6 - (index % 2) * 0.7],
        ],
        CREAM,
        { width: 0.9 },
      ),
    );
  return [
    form(
      spline([
        [-15.6, -35],
        [-13, -41.6],
        [-6, -45],
        [0, -45.6],
        [6, -45],
        [13, -41.8],
        [15.8, -35.4],
        [12, -33],
        [8, -38.4],
        [0, -40],
        [-8, -38.4],
        [-12, -33],
      ]),
      lighten(knit, -0.1),
      { volume: 0.5 },
    ),
    ...fringe([3.4, -5, 1.9]),
    ...painted(
      spline([
        [1, -27, 1],
        [8, -29, 1],
        [12, -18],
        [14, -5.4, 1],
        [8, -4.4],
        [2.4, -4.8, 1],
        [3, -16],
      ]),
      lighten(knit, -0.03),
      [
        ...across([1, -10], [15, -11.4]),
        ...across([1, -17.6], [14, -19]),
        ...stitches(
          [
            [5, -23],
            [8.4, -22],
            [6, -14],
            [10, -14],
            [6, -7],
            [10, -7],
          ],
          -0.03,
        ),
        hollow([4, -27], [7, 4], 0.5),
      ],
    ),
    ...fringe([-11.6, -3.8, 1.9]),
    ...painted(
      spline([
        [-5, -29, 1],
        [3.4, -27, 1],
        [2, -14],
        [-0.4, -3.6, 1],
        [-6, -3],
        [-12.4, -4, 1],
        [-8.4, -17],
      ]),
      knit,
      [
        ...across([-14, -9.6], [2, -8.6]),
        ...across([-11, -17.4], [3, -16]),
        ...stitches(
          [
            [-4, -23],
            [-0.6, -22],
            [-6, -13],
            [-2, -12.4],
            [-8, -6],
            [-4, -5.6],
          ],
          0,
        ),
        hollow([-1, -27], [7, 4], 0.5),
      ],
    ),
    ...painted(
      spline([
        [-16, -36],
        [-14.4, -31],
        [-8, -26.4],
        [0, -25],
        [9, -27],
        [15, -31.4],
        [16.4, -37],
        [12, -35],
        [6, -32.6],
        [0, -32],
        [-7, -32.6],
        [-12, -34.6],
      ]),
      lighten(knit, 0.03),
      [
        ...[-11, 9].flatMap((x) => [
          line(
            [
              [x, -40],
              [x + (x < 0 ? 3 : -3), -24],
            ],
            CREAM,
            { width: 2 },
          ),
          line(
            [
              [x + 2.4, -40],
              [x + (x < 0 ? 5.4 : -0.6), -24],
            ],
            OCHRE,
            { width: 1.1 },
          ),
        ]),
        ...stitches(
          [
            [-5, -30],
            [-2, -28.6],
            [4.4, -29.4],
            [13, -33],
          ],
          0.03,
        ),
      ],
    ),
    form(
      spline([
        [-4.6, -31],
        [0, -33.4],
        [4.8, -31],
        [5, -25.4],
        [0.4, -23.6],
        [-4.6, -25.6],
      ]),
      lighten(knit, 0.05),
      { volume: 0.6 },
    ),
    ...[-2, 1.8].map((x) =>
      line(
        [
          [x * 0.7, -32.2],
          [x, -28.6],
          [x * 0.8, -25],
        ],
        lighten(knit, -0.1),
        { width: 0.6, alpha: 0.8 },
      ),
    ),
  ];
});

export const hat = groundProp([48, 24], hung(14), () => [
  form(
    spline([
      [-23.6, -4.4],
      [-16, -7.4],
      [0, -8.8],
      [16, -7.6],
      [23.6, -5.4],
      [17, -0.6],
      [0, 0.4],
      [-17, -0.4],
    ]),
    hex('#dfb566'),
    { volume: 0.6 },
  ),
  ...times(9, (index) =>
    line(
      [
        [-20 + index * 5, -1.4 - Math.abs(index - 4) * -0.05],
        [-18 + index * 4.6, -5.6 + Math.abs(index - 4) * 0.1],
      ],
      hex('#b98d40'),
      { width: 0.5, alpha: 0.7 },
    ),
  ),
  ...painted(
    spline([
      [-12.4, -4.6, 1],
      [-12, -14],
      [-7.4, -21.6],
      [-1, -22.4],
      [1.4, -21],
      [7, -22.6],
      [11.6, -14],
      [12.4, -4.6, 1],
      [0, -3],
    ]),
    hex('#e6bf72'),
    [
      ...[-18, -14.4].map((y) =>
        line(
          [
            [-14, y + 1.4],
            [0, y + 3],
            [14, y + 1.4],
          ],
          hex('#c0954a'),
          { width: 0.6, alpha: 0.8 },
        ),
      ),
      ...[-9, -5, 5, 9].map((x) =>
        line(
          [
            [x * 0.7, -23],
            [x, -4],
          ],
          hex('#c0954a'),
          { width: 0.4, alpha: 0.6 },
        ),
      ),
      line(
        [
          [-14, -7.4],
          [0, -5.4],
          [14, -7.4],
        ],
        TEAL,
        { width: 3.8 },
      ),
      hollow([2, -21.6], [5, 3], 0.35),
    ],
  ),
  form(
    spline([
      [8, -7.6, 1],
      [11, -12.4],
      [16.6, -15, 1],
      [15.4, -9],
    ]),
    RED,
    { volume: 0.4 },
  ),
  line(
    [
      [8.4, -7.8],
      [15.6, -13.6],
    ],
    CREAM,
    { width: 0.4 },
  ),
  ...each(
    [
      [6, -9.6],
      [9, -5.6],
      [5, -6],
    ],
    (x, y) => form(circle([x, y], 1.5), CREAM, { volume: 0.5 }),
  ),
  form(circle([6.8, -7.2], 1.2), OCHRE, { volume: 0.5 }),
]);

export const boots = groundProp([42, 30], hung(20), () => {
  const boot = (x: number, tone: number): Sketch[] => [
    ...painted(
      spline([
        [x - 5.6, -28, 1],
        [x + 4.6, -28.4, 1],
        [x + 4.6, -14],
        [x + 7, -10],
        [x + 13.4, -7.6],
        [x + 14.6, -3, 1],
        [x - 6, -2.6, 1],
      ]),
      lighten(OCHRE, tone),
      [
        hollow([x + 2, -2], [14, 5], 0.35),
        gleam([x - 2.6, -17], [1, 5], 0),
        detail(ellipse([x + 9, -7], [2.4, 1]), WHITE, { alpha: 0.3 }),
      ],
    ),
    form(roundedRect([x - 6.8, -3.2], [22, 3.2], 1.2), hex('#7c4a2a'), { volume: 0.5 }),
    ...times(5, (index) =>
      line(
        [
          [x - 4 + index * 4, -0.2],
          [x - 4 + index * 4, -2],
        ],
        hex('#55301b'),
        { width: 0.6 },
      ),
    ),
    form(roundedRect([x - 6.4, -29.4], [12, 4], 1.4), RED, { volume: 0.5 }),
    detail(ellipse([x - 0.4, -29], [5, 0.9]), hex('#7a3a30')),
  ];
  return [
    ...boot(4.6, -0.05),
    ...boot(-13, 0),
    ...each(
      [
        [-19, -0.6],
        [18, -0.6],
      ],
      (x, y) => detail(ellipse([x, y], [1.2, 0.5]), hex('#7fb3c4'), { alpha: 0.6 }),
    ),
  ];
});

export const glasses = groundProp([26, 13], raised(9), () => [
  line(
    [
      [-11, -8],
      [-9, -11.4],
      [-3, -12.4],
    ],
    lighten(LEATHER, -0.08),
    { width: 0.9 },
  ),
  line(
    [
      [11, -8],
      [9, -11.4],
      [4, -12.4],
    ],
    lighten(LEATHER, -0.08),
    { width: 0.9 },
  ),
  ...[-6.6, 6.6].flatMap((x): Sketch[] => [
    form(ellipse([x, -5.4], [5, 4.7]), hex('#cfe6e6'), { alpha: 0.6, volume: 0.2 }),
    line(
      [
        [x - 2.6, -4],
        [x + 0.6, -8.4],
      ],
      WHITE,
      { width: 0.9, alpha: 0.8 },
    ),
    line(
      [
        [x - 0.4, -2.8],
        [x + 2, -6],
      ],
      WHITE,
      { width: 0.5, alpha: 0.7 },
    ),
    { kind: 'line', path: ellipse([x, -5.4], [5, 4.7]), color: hex('#8f4a2c'), width: 1.3, alpha: 1, lit: false },
    {
      kind: 'line',
      path: ellipse([x - 0.2, -5.6], [5.1, 4.8]),
      color: hex('#c47a4a'),
      width: 0.4,
      alpha: 0.9,
      lit: false,
    },
  ]),
  line(
    [
      [-1.8, -6.4],
      [0, -7.6],
      [1.8, -6.4],
    ],
    hex('#8f4a2c'),
    { width: 1.2 },
  ),
  ...[-11.2, 11.2].map((x) => form(circle([x, -8], 1), GOLD, { volume: 0.5 })),
]);

export const mittens = groundProp([35, 26], hung(16), () => {
  const mitten = (color: typeof RED): Sketch[] => [
    ...painted(
      spline([
        [-5, -6, 1],
        [-6, -13],
        [-4.4, -19],
        [0, -21.4],
        [4.6, -18.6],
        [5, -13.6],
        [7.4, -14.6],
        [9.6, -12.8],
        [8.6, -9.4],
        [5, -6, 1],
      ]),
      color,
      [
        ...times(3, (index) =>
          detail(
            polygon([
              [-4.6 + index * 3.6, -11.6],
              [-2.8 + index * 3.6, -14],
              [-1 + index * 3.6, -11.6],
              [-2.8 + index * 3.6, -9.2],
            ]),
            CREAM,
          ),
        ),
        line(
          [
            [-7, -16.4],
            [0, -15.8],
            [5, -16.4],
          ],
          CREAM,
          { width: 0.6 },
        ),
        hollow([1, -6], [8, 3], 0.35),
      ],
    ),
    form(roundedRect([-5.6, -6.8], [11, 6.8], 1.8), lighten(color, -0.07), { volume: 0.5 }),
    ...times(5, (index) =>
      line(
        [
          [-4 + index * 2, -5.8],
          [-4 + index * 2, -1],
        ],
        lighten(color, -0.16),
        { width: 0.5, alpha: 0.8 },
      ),
    ),
  ];
  return [
    line(
      [
        [-9, -20],
        [-4, -25.4],
        [4, -25],
        [8, -19],
      ],
      CREAM,
      { width: 0.8 },
    ),
    moved(bundle(mitten(TEAL)), placed([7.6, -0.2], 1, { turn: 0.1 })),
    moved(bundle(mitten(TEAL)), placed([-7.6, -0.2], 1, { turn: -0.08, flip: true })),
  ];
});

export const cape = groundProp([62, 74], hugged(30), () => {
  const cloth = spline([
    [-11, -66, 1],
    [0, -63],
    [11, -66, 1],
    [18, -46],
    [24, -22],
    [30, -3, 1],
    [18, -5],
    [9, 0],
    [-2, -4.4],
    [-12, 0],
    [-21, -4],
    [-30, -2, 1],
    [-23, -24],
    [-18, -46],
  ]);
  return [
    form(
      spline([
        [-10, -64],
        [0, -70],
        [10, -64],
        [4, -60],
        [-4, -60],
      ]),
      lighten(RED, -0.22),
      { volume: 0.2 },
    ),
    ...painted(cloth, RED, [
      ...each(
        [
          [-12, -30],
          [-2, -34],
          [9, -28],
          [18, -18],
        ],
        (x, y) => hollow([x, y], [3, 26], 0.4),
      ),
      ...[-19, -7, 4, 14].map((x) =>
        line(
          [
            [x * 0.4, -58],
            [x * 0.8, -30],
            [x, -4],
          ],
          lighten(RED, 0.08),
          { width: 1, alpha: 0.7 },
        ),
      ),
      detail(
        polygon(
          Array.from(
            { length: 10 },
            (_, index) =>
              [
                Math.sin((index * Math.PI) / 5) * (index % 2 === 0 ? 9 : 4.2) + 0.5,
                -36 - Math.cos((index * Math.PI) / 5) * (index % 2 === 0 ? 9 : 4.2),
              ] as const,
          ),
        ),
        GOLD,
      ),
      line(
        [
          [-32, -5],
          [-21, -7],
          [-12, -3],
          [-2, -7.4],
          [9, -3],
          [18, -8],
          [32, -6],
        ],
        GOLD,
        { width: 1.4 },
      ),
    ]),
    form(
      spline([
        [-13, -65],
        [-12, -71],
        [-5, -73.4],
        [0, -69],
        [5, -73.4],
        [12, -71],
        [13, -65],
        [5, -62.4],
        [0, -64],
        [-5, -62.4],
      ]),
      lighten(RED, 0.03),
      { volume: 0.5 },
    ),
    form(circle([0, -63.6], 2.6), GOLD, { volume: 0.7 }),
    ...each(
      [
        [-3, -61],
        [3, -61],
      ],
      (x, y) =>
        line(
          [
            [x * 0.5, y],
            [x, y + 6],
            [x * 1.3, y + 11],
          ],
          GOLD,
          { width: 0.8 },
        ),
    ),
    detail(circle([0, -63.6], 1), RED),
  ];
});
