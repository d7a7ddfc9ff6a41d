/** What one finds outside: mushroom, nest, egg, acorn, pine cone, leaf, feather, tree stump, log. */
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { circle, ellipse, type Knot, type Path, type Point, spline } from '#studio/illustrator/geometry/path.ts';
import {
  CREAM,
  each,
  gleam,
  hollow,
  LEAF,
  OCHRE,
  painted,
  RED,
  times,
  WHITE,
  WOOD_DARK,
} from '#studio/illustrator/props/making.ts';
import { groundProp, hugged, raised } from '#studio/illustrator/props/prop.ts';
import { bundle, detail, form, line, type Sketch } from '#studio/illustrator/sketch.ts';

export const mushroom = groundProp([32, 30], raised(16), () => {
  const cap = spline([
    [-14.4, -13],
    [-12.4, -22],
    [-2, -29.4],
    [9.4, -24],
    [13, -14],
    [10, -11.6],
    [0, -11],
    [-10, -11.4],
  ]);
  return [
    ...painted(
      spline([
        [-3.6, -14],
        [3.4, -14],
        [4, -8],
        [5.6, -1],
        [0, 0.6],
        [-5.4, -1],
        [-4, -8],
      ]),
      hex('#f2e5cd'),
      [
        hollow([0, -12], [6, 3], 0.6),
        line(
          [
            [-2.6, -4],
            [-2.4, -9],
          ],
          hex('#cbb798'),
          { width: 0.4 },
        ),
        line(
          [
            [2, -3],
            [1.8, -8],
          ],
          hex('#cbb798'),
          { width: 0.4 },
        ),
      ],
    ),
    form(ellipse([-0.6, -12.2], [11.6, 2.1]), hex('#e7d2b2'), { volume: 0.2 }),
    form(
      spline([
        [-5, -10.6, 1],
        [0, -11.4],
        [5, -10.6, 1],
        [5.8, -7.6],
        [2.6, -8.4],
        [0, -7],
        [-2.8, -8.6],
        [-5.8, -7.4],
      ]),
      hex('#f6ead4'),
      { volume: 0.4 },
    ),
    ...painted(cap, hex('#c9473a'), [
      ...[
        [-7.6, -19.4, 2.5],
        [0.4, -24.6, 3],
        [6.6, -18, 2.3],
        [-1, -16.4, 1.8],
        [-11.8, -14.6, 1.5],
        [11, -14, 1.3],
      ].map(([x = 0, y = 0, r = 1]) => detail(ellipse([x, y], [r, r * 0.8], x * 0.04), hex('#fdf3df'))),
      hollow([0, -10], [16, 4], 0.5),
      gleam([-6, -24], [2.6, 1], -0.7),
    ]),
    form(
      ribbon(
        [
          [10.2, -6],
          [10.6, -1.6],
        ],
        [1.7, 2.1],
      ),
      hex('#f2e5cd'),
      { volume: 0.4 },
    ),
    form(
      spline([
        [4.6, -6],
        [6.4, -10],
        [10.4, -11.6],
        [14.4, -9.4],
        [15.6, -6],
        [10, -4.8],
      ]),
      hex('#d9683f'),
      { volume: 0.6 },
    ),
    ...each(
      [
        [8.4, -8.4],
        [12, -8],
        [10.4, -6.4],
      ],
      (x, y) => detail(ellipse([x, y], [0.9, 0.7]), hex('#fdf3df')),
    ),
    ...each(
      [
        [-9, 0],
        [-7, 0.2],
        [5, 0.2],
      ],
      (x, y, index) =>
        form(
          spline([
            [x - 0.8, y, 1],
            [x - 1.6, y - 3],
            [x - 2.4 + index * 2, y - 6, 1],
            [x + 0.8, y, 1],
          ]),
          LEAF,
          { volume: 0.3 },
        ),
    ),
  ];
});

export const egg = groundProp([13, 16], raised(13), () => [
  ...painted(
    spline([
      [0, -15.6],
      [3.8, -12.6],
      [5.8, -6.6],
      [4, -1.4],
      [0, 0],
      [-4, -1.4],
      [-5.8, -6.6],
      [-3.8, -12.6],
    ]),
    hex('#efeae0'),
    [
      ...each(
        [
          [-3, -10],
          [1.6, -12],
          [3.2, -7.6],
          [-1.4, -6.8],
          [-3.8, -4.4],
          [1.4, -3.2],
          [3.6, -4.4],
          [-0.6, -9.4],
          [-1, -13],
        ],
        (x, y, index) => detail(ellipse([x, y], [0.7 - (index % 3) * 0.16, 0.5], index), hex('#7d8f83')),
      ),
      gleam([-2.2, -11.6], [1, 1.9], 0.4),
      hollow([0, 0.6], [6, 3], 0.4),
    ],
  ),
  ...each(
    [
      [-5.6, -0.4],
      [5.4, -0.5],
    ],
    (x, y) =>
      line(
        [
          [x - 0.8, y],
          [x + 0.9, y - 0.3],
        ],
        hex('#caa866'),
        { width: 0.5 },
      ),
  ),
]);

export const nest = groundProp([40, 22], hugged(15), () => {
  const bowl = spline([
    [-18, -12, 1],
    [-10, -9.4],
    [0, -8.8],
    [10, -9.4],
    [18, -12, 1],
    [15, -4],
    [8, -0.4],
    [-8, -0.4],
    [-15, -4],
  ]);
  const shell = (x: number, y: number, color: typeof RED): Sketch[] => [
    form(ellipse([x, y], [4, 5], x * 0.03), color, { volume: 0.6 }),
    ...each(
      [
        [x - 1, y - 2.4],
        [x + 1.4, y - 1],
        [x, y - 3.6],
      ],
      (a, b) => detail(circle([a, b], 0.4), hex('#7d8f83')),
    ),
  ];
  return [
    form(ellipse([0, -12], [18, 4]), hex('#6b4a31'), { volume: 0.2 }),
    ...shell(-6.4, -14.6, hex('#efeae0')),
    ...shell(6.2, -14.4, hex('#c6ddd2')),
    ...shell(0, -15.6, hex('#a9cbc7')),
    ...painted(
      bowl,
      hex('#9c7446'),
      times(22, (index) =>
        line(
          [
            [-17 + ((index * 7) % 34), -11 + ((index * 5) % 10)],
            [-11 + ((index * 7) % 34), -9.4 + ((index * 5) % 10) + (index % 3) - 1],
          ],
          index % 3 === 0 ? hex('#d1a96c') : hex('#6e4c2c'),
          { width: 0.8, alpha: 0.9 },
        ),
      ),
    ),
    ...each(
      [
        [-19, -11.4],
        [-8, -9.4],
        [6, -9],
        [15, -11],
      ],
      (x, y, index) =>
        line(
          [
            [x - 1, y - 1.6 + (index % 2)],
            [x + 5, y + 0.6 - (index % 2)],
          ],
          index % 2 === 0 ? hex('#c49a5c') : hex('#7d5833'),
          { width: 1.1 },
        ),
    ),
    line(
      [
        [-19.4, -14.6],
        [-14, -10],
      ],
      hex('#7d5833'),
      { width: 0.9 },
    ),
    line(
      [
        [19.6, -15.6],
        [14, -10.6],
      ],
      hex('#c49a5c'),
      { width: 0.9 },
    ),
    form(
      spline([
        [11, -10.6, 1],
        [13, -16],
        [17.6, -20.6, 1],
        [16.4, -14],
      ]),
      hex('#5d93ae'),
      { volume: 0.3 },
    ),
    line(
      [
        [11.4, -11],
        [17, -19.6],
      ],
      WHITE,
      { width: 0.4, alpha: 0.8 },
    ),
  ];
});

export const acorn = groundProp([13, 16], raised(13), () => [
  ...painted(
    spline([
      [-4.8, -9],
      [4.8, -9],
      [4.8, -5],
      [2.4, -1.6],
      [0, 0, 1],
      [-2.4, -1.6],
      [-4.8, -5],
    ]),
    hex('#c18a45'),
    [
      hollow([0, -8.4], [6, 2], 0.6),
      line(
        [
          [1.8, -8],
          [2.2, -4.4],
        ],
        hex('#8f5c28'),
        { width: 0.5, alpha: 0.6 },
      ),
      gleam([-2.4, -5.4], [0.7, 2], 0.1),
    ],
  ),
  ...painted(
    spline([
      [-6.2, -8.6],
      [-5.4, -11.6],
      [0, -13.4],
      [5.4, -11.6],
      [6.2, -8.6],
      [3, -7.8],
      [0, -7.6],
      [-3, -7.8],
    ]),
    hex('#7c5633'),
    [
      ...times(6, (index) =>
        line(
          [
            [-8 + index * 3, -7],
            [-3 + index * 3, -14],
          ],
          hex('#a37a4c'),
          { width: 0.5 },
        ),
      ),
      ...times(6, (index) =>
        line(
          [
            [8 - index * 3, -7],
            [3 - index * 3, -14],
          ],
          hex('#5a3c22'),
          { width: 0.5 },
        ),
      ),
    ],
  ),
  form(
    ribbon(
      [
        [0, -12.8],
        [0.4, -14.4],
        [1.6, -15.4],
      ],
      [0.6, 0.5],
    ),
    WOOD_DARK,
    { volume: 0.4 },
  ),
]);

export const pineCone = groundProp([16, 20], raised(16), () => {
  const rows = [
    [5.2, -3.6, 3],
    [7, -6.6, 4],
    [7.2, -9.6, 4],
    [6.2, -12.4, 3],
    [4.6, -15, 3],
    [2.6, -17.2, 2],
  ] as const;
  return [
    form(
      spline([
        [0, -18.6],
        [4.4, -15],
        [6.4, -9],
        [4.6, -2.6],
        [0, -0.6],
        [-4.6, -2.6],
        [-6.4, -9],
        [-4.4, -15],
      ]),
      hex('#6d4729'),
      { volume: 0.5 },
    ),
    ...rows.flatMap(([half, y, count], row) =>
      times(count, (index) => {
        const x = -half + 1.4 + ((half - 1.4) * 2 * index) / (count - 1) + (row % 2) * 0.3;
        return form(
          spline([
            [x - 2.1, y - 2.6],
            [x + 2.1, y - 2.6],
            [x + 2.5, y - 0.2],
            [x + x * 0.1 + 0.9, y + 1.8],
            [x + x * 0.12, y + 2.7, 1],
            [x + x * 0.1 - 0.9, y + 1.8],
            [x - 2.5, y - 0.2],
          ]),
          lighten(hex('#8f6138'), ((row + index) % 3) * 0.035),
          { volume: 0.7 },
        );
      }),
    ),
    ...rows.flatMap(([half, y, count], row) =>
      times(count, (index) =>
        detail(
          ellipse([-half + 1.4 + ((half - 1.4) * 2 * index) / (count - 1) + (row % 2) * 0.3, y + 0.7], [0.75, 0.6]),
          hex('#d3aa76'),
          { alpha: 0.75 },
        ),
      ),
    ),
    form(
      ribbon(
        [
          [0, -18],
          [0.6, -19.6],
        ],
        [0.8, 0.6],
      ),
      WOOD_DARK,
      { volume: 0.4 },
    ),
  ];
});

export const leaf = groundProp([20, 26], raised(22), () => {
  const outline: Path = spline([
    [0, -5, 1],
    [-4, -6.4],
    [-8.6, -5, 1],
    [-6.6, -9.4],
    [-10, -12.6, 1],
    [-6, -13.8],
    [-7.4, -19, 1],
    [-3, -17.4],
    [0.4, -25.6, 1],
    [3.2, -17.4],
    [8, -19.4, 1],
    [6.2, -13.8],
    [9.8, -12, 1],
    [6.4, -9],
    [8.4, -4.6, 1],
    [4, -6.2],
  ]);
  const veins: readonly Point[] = [
    [-7, -6.2],
    [-8.2, -12.4],
    [-6, -17.6],
    [0.3, -23.6],
    [6.6, -17.8],
    [8, -11.8],
    [7, -6],
  ];
  return [
    line(
      [
        [0, -5],
        [0.4, -2],
        [-0.8, -0.2],
      ],
      hex('#8f4a26'),
      { width: 1 },
    ),
    ...painted(outline, hex('#d9772e'), [
      detail(
        spline([
          [0, -5],
          [-10, -3],
          [-12, -14],
          [-4, -12],
        ]),
        hex('#c0522b'),
        { alpha: 0.6 },
      ),
      detail(
        spline([
          [0.4, -27],
          [6, -22],
          [3, -14],
          [-1, -16],
        ]),
        OCHRE,
        { alpha: 0.7 },
      ),
      ...veins.map(([x, y]) =>
        line(
          [
            [0, -5.4],
            [x * 0.42, (y - 5.4) * 0.5 - 0.6],
            [x, y],
          ],
          hex('#f2c07a'),
          { width: 0.5 },
        ),
      ),
      ...each(
        [
          [-3, -11.4],
          [4, -10],
          [1.6, -16],
          [-4.4, -15],
        ],
        (x, y) => detail(circle([x, y], 0.4), hex('#8f4a26'), { alpha: 0.6 }),
      ),
    ]),
  ];
});

export const feather = groundProp([14, 28], raised(24), () => {
  const vane = spline([
    [0, -3.4, 1],
    [-3.6, -7.4],
    [-5.4, -10, 1],
    [-4.2, -10.6],
    [-5.6, -17],
    [-2, -24.4],
    [3.4, -27.8, 1],
    [6, -21],
    [5.6, -16, 1],
    [4.4, -15.6],
    [5.2, -11, 0],
    [3.2, -6.4],
  ]);
  return [
    ...painted(vane, hex('#4f8fae'), [
      detail(
        spline([
          [-8, -19],
          [0, -18],
          [8, -22],
          [8, -30],
          [-2, -30],
        ]),
        hex('#2f5f80'),
      ),
      line(
        [
          [-7, -17.4],
          [0.8, -16.2],
          [8, -19],
        ],
        CREAM,
        { width: 1.3 },
      ),
      ...[-7, -10, -13, -20, -23].flatMap((y): Sketch[] => [
        line(
          [
            [0.2 - (y + 6) * 0.09, y],
            [-4.6, y - 3.2],
          ],
          hex('#2f5f80'),
          { width: 0.4, alpha: 0.6 },
        ),
        line(
          [
            [0.2 - (y + 6) * 0.09, y],
            [5, y - 3.6],
          ],
          hex('#a8d2dd'),
          { width: 0.4, alpha: 0.7 },
        ),
      ]),
    ]),
    line(
      [
        [-0.4, -0.2],
        [0, -8],
        [0.8, -16],
        [2.8, -25.6],
      ],
      hex('#f3ead7'),
      { width: 0.7 },
    ),
  ];
});

const BARK = hex('#86623f');
const HEART = hex('#dcb685');

/** Year rings of a sawn face; `grow` stretches them. */
const rings = (center: Point, radii: Point): Sketch[] => [
  form(ellipse(center, radii), HEART, { volume: 0.2 }),
  ...[0.78, 0.54, 0.3].map(
    (share, index): Sketch => ({
      kind: 'line',
      path: ellipse([center[0] + index * 0.4, center[1]], [radii[0] * share, radii[1] * share]),
      color: hex('#b3824e'),
      width: Math.max(0.5, radii[0] * 0.03),
      alpha: 0.85,
      lit: false,
    }),
  ),
  detail(ellipse([center[0] + 1, center[1]], [radii[0] * 0.08, radii[1] * 0.08]), hex('#8f6237')),
];

export const treeStump = groundProp([64, 44], hugged(18), () => {
  const trunk: readonly Knot[] = [
    [-20, -36, 1],
    [-20.6, -18],
    [-24, -7],
    [-31, -1, 1],
    [-18, -3],
    [-11, 0, 1],
    [-4, -3],
    [5, 0, 1],
    [12, -4],
    [22, 0, 1],
    [31, -1.4, 1],
    [24, -9],
    [20.6, -20],
    [20.4, -36, 1],
    [0, -31],
  ];
  return [
    ...painted(spline(trunk), BARK, [
      ...each(
        [
          [-16, -26],
          [-9, -22],
          [-2, -27],
          [6, -22],
          [13, -26],
          [-18, -10],
          [-6, -9],
          [3, -12],
          [16, -12],
        ],
        (x, y, index) =>
          line(
            [
              [x, y],
              [x + (index % 2) - 0.5, y + 6],
              [x - 0.6, y + 12],
            ],
            index % 3 === 0 ? hex('#b08a5f') : WOOD_DARK,
            { width: 1.1, alpha: 0.8 },
          ),
      ),
      hollow([0, -31], [22, 4], 0.5),
      detail(ellipse([9, -17], [3.2, 4.6], 0.1), hex('#573a24')),
    ]),
    ...rings([0, -36], [20.4, 5.6]),
    line(
      [
        [6, -36],
        [12, -38.6],
        [17, -39.4],
      ],
      hex('#8f6237'),
      { width: 0.7 },
    ),
    form(ellipse([-17, -20], [5.6, 2.4], 0.1), hex('#d9965a'), { volume: 0.5 }),
    form(ellipse([-18.6, -14.6], [4.2, 2], 0.1), hex('#c9814a'), { volume: 0.5 }),
    ...each(
      [
        [26, -2],
        [30, -1],
        [-27, -1.6],
      ],
      (x, y, index) =>
        form(
          spline([
            [x, y + 1.6, 1],
            [x - 3, y - 5],
            [x - 1 + index, y - 11, 1],
            [x + 2.4, y - 4],
          ]),
          lighten(LEAF, index * 0.03),
          { volume: 0.4 },
        ),
    ),
    form(
      ribbon(
        [
          [14, -38],
          [15, -42],
        ],
        [0.5],
      ),
      LEAF,
    ),
    form(
      spline([
        [15, -41.6, 1],
        [18.6, -43.8, 1],
        [17.4, -41],
      ]),
      lighten(LEAF, 0.08),
      { volume: 0.3 },
    ),
    form(
      spline([
        [15, -41.6, 1],
        [12, -43.4, 1],
        [12.6, -41],
      ]),
      lighten(LEAF, 0.06),
      { volume: 0.3 },
    ),
  ];
});

export const log = groundProp([110, 40], hugged(14), () => {
  const trunk = spline([
    [-40, -31, 1],
    [-14, -32],
    [16, -30],
    [50, -33],
    [53, -18],
    [51, -2],
    [16, 0],
    [-14, -1],
    [-40, -2, 1],
  ]);
  return [
    form(
      ribbon(
        [
          [18, -28],
          [26, -37],
        ],
        [3.6, 2.8],
      ),
      BARK,
      { volume: 0.5 },
    ),
    ...rings([26.6, -37], [2.9, 1.6]),
    ...painted(trunk, BARK, [
      hollow([6, 0], [60, 10], 0.5),
      ...each(
        [
          [-30, -24],
          [-6, -26],
          [18, -23],
          [36, -26],
          [-24, -14],
          [2, -16],
          [26, -13],
          [-32, -7],
          [-4, -6],
          [20, -5],
          [40, -10],
        ],
        (x, y, index) =>
          line(
            [
              [x, y],
              [x + 8, y + (index % 2) * 1.2 - 0.4],
              [x + 15, y + 0.4],
            ],
            index % 3 === 0 ? hex('#b08a5f') : WOOD_DARK,
            { width: 1.1, alpha: 0.8 },
          ),
      ),
      detail(ellipse([34, -17], [4.6, 3.2]), hex('#573a24')),
    ]),
    bundle([
      form(
        spline([
          [-24, -33],
          [-12, -36],
          [4, -34],
          [16, -35],
          [22, -31],
          [10, -28],
          [2, -30],
          [-8, -26],
          [-16, -29],
        ]),
        hex('#7fa05a'),
        { volume: 0.5 },
      ),
      ...each(
        [
          [-16, -32],
          [-4, -32.6],
          [8, -32],
        ],
        (x, y) => detail(ellipse([x, y], [3, 1.1]), hex('#a5c07a'), { alpha: 0.8 }),
      ),
    ]),
    form(ellipse([-40, -16.6], [11.6, 15]), lighten(BARK, -0.05), { volume: 0.3 }),
    ...rings([-40.6, -16.6], [9.8, 13]),
    ...each(
      [
        [47, -2],
        [-50, -1],
        [-44, -1],
      ],
      (x, y, index) =>
        form(
          spline([
            [x, y + 1.6, 1],
            [x - 3, y - 5],
            [x - 1 + index, y - 12, 1],
            [x + 2.4, y - 4],
          ]),
          lighten(LEAF, index * 0.03),
          { volume: 0.4 },
        ),
    ),
    form(
      ribbon(
        [
          [1, -33],
          [1.2, -36],
        ],
        [0.9, 1.1],
      ),
      CREAM,
      { volume: 0.3 },
    ),
    form(
      spline([
        [-2, -35.4],
        [-0.6, -38.6],
        [3, -38.6],
        [4.6, -35.4],
        [1.2, -34.8],
      ]),
      RED,
      { volume: 0.5 },
    ),
  ];
});
