/** What stands on a table or a stove: teapot, tea glass, cup, bowl, soup pot, spoon, honey, bottle. */
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { circle, ellipse, roundedRect, spline } from '#studio/illustrator/geometry/path.ts';
import {
  BRASS,
  BRASS_DARK,
  CREAM,
  each,
  glass,
  gleam,
  GOLD,
  hollow,
  LEAF,
  NAVY,
  OCHRE,
  painted,
  RED,
  TEAL,
  turned,
  WHITE,
  WOOD,
  WOOD_DARK,
} from '#studio/illustrator/props/making.ts';
import { groundProp, hugged, raised } from '#studio/illustrator/props/prop.ts';
import { bundle, detail, form, line, type Sketch } from '#studio/illustrator/sketch.ts';

const CLAY_POT = hex('#b9774a');

/** Two threads of steam that rise from a place. */
const steam = (x: number, y: number, height: number): Sketch[] =>
  [-0.14, 0.12].map((shift, index) =>
    line(
      [
        [x + shift * height, y],
        [x + (shift + 0.14) * height, y - height * 0.3],
        [x + (shift - 0.08) * height, y - height * 0.62],
        [x + (shift + 0.08) * height, y - height * (0.84 + index * 0.16)],
      ],
      WHITE,
      { width: height * 0.09, alpha: 0.6 },
    ),
  );

export const teapot = groundProp([30, 20], hugged(16), () => {
  const body = turned(
    [
      [5.4, 0, 1],
      [6.2, -1.2, 1],
      [9.6, -4.4],
      [10, -8.4],
      [7.2, -12.6],
      [4.8, -13.8, 1],
    ],
    -0.6,
  );
  return [
    form(
      ribbon(
        [
          [-7.6, -11.8],
          [-12.4, -12.6],
          [-14, -8.4],
          [-9.2, -4],
        ],
        [0.9, 1, 1, 0.8],
      ),
      NAVY,
      { volume: 0.5 },
    ),
    form(
      spline([
        [7.4, -8.4],
        [10.2, -10.4],
        [12, -15, 1],
        [14.8, -14.4, 1],
        [13, -8],
        [7.6, -3.6],
      ]),
      TEAL,
      { volume: 0.6 },
    ),
    form(ellipse([13.4, -14.7], [1.5, 0.7], 0.2), CREAM, { volume: 0.2, name: 'spout' }),
    ...painted(body, TEAL, [
      ...[0, 1.26, 2.5, 3.77, 5.03].map((angle) =>
        detail(ellipse([-0.6 + Math.cos(angle) * 2.1, -7 + Math.sin(angle) * 2.1], [1.6, 1.1], angle), CREAM),
      ),
      detail(circle([-0.6, -7], 1.2), OCHRE),
      line(
        [
          [-7.4, -3.6],
          [-5.4, -6.4],
          [-3.4, -5.4],
        ],
        lighten(TEAL, 0.18),
        { width: 0.6 },
      ),
      line(
        [
          [6.6, -4],
          [4.4, -6.8],
          [2.2, -5.2],
        ],
        lighten(TEAL, 0.18),
        { width: 0.6 },
      ),
      ...each(
        [
          [-7.4, -9.6],
          [-5.8, -11.2],
          [5.6, -10.6],
          [7.4, -8.2],
          [-8.4, -6.2],
          [4, -2.4],
          [-4, -2.2],
        ],
        (x, y) => detail(circle([x, y], 0.34), CREAM, { alpha: 0.8 }),
      ),
      gleam([-6.2, -10.2], [0.9, 2.4], 0.5),
    ]),
    form(
      turned(
        [
          [5.4, -13.2, 1],
          [4.6, -15.4],
          [1.6, -16.8],
          [1, -17.2, 1],
        ],
        -0.3,
      ),
      lighten(TEAL, 0.04),
      { volume: 0.6 },
    ),
    line(
      [
        [-5.7, -13.5],
        [-0.4, -12.8],
        [5, -13.5],
      ],
      NAVY,
      { width: 0.8 },
    ),
    form(circle([-0.2, -18.2], 1.5), NAVY, { volume: 0.7 }),
  ];
});

export const teaGlass = groundProp([20, 19], raised(17), () => {
  const bowl = turned(
    [
      [3, -1.6],
      [4, -3.4],
      [3.3, -7],
      [4.5, -12.4, 1],
    ],
    -1,
  );
  return [
    form(ellipse([-0.6, -1.3], [8.6, 1.3]), CREAM, { volume: 0.4 }),
    { kind: 'line', path: ellipse([-0.6, -1.4], [7.6, 0.9]), color: RED, width: 0.45, alpha: 0.8, lit: false },
    glass(bowl),
    bundle(
      [
        detail(roundedRect([-7, -10.6], [12, 10]), hex('#a5482a')),
        detail(roundedRect([-7, -10.6], [12, 3]), hex('#c76a34')),
        detail(ellipse([-1, -10.6], [4, 0.9]), hex('#d98746')),
      ],
      { clip: bowl },
    ),
    line(
      [
        [-4.6, -11.6],
        [-3.6, -7],
        [-4.2, -3.6],
      ],
      WHITE,
      { width: 0.7, alpha: 0.75 },
    ),
    form(
      spline([
        [0, -11, 1],
        [0.4, -15, 0],
        [4.2, -16, 1],
        [3.4, -12.4],
      ]),
      LEAF,
      { volume: 0.4 },
    ),
    form(
      spline([
        [-0.6, -11, 1],
        [-3.4, -14.4],
        [-1.4, -16, 1],
        [0.6, -13.6],
      ]),
      lighten(LEAF, 0.06),
      { volume: 0.4 },
    ),
    line(
      [
        [0.4, -11.4],
        [3, -14.4],
      ],
      lighten(LEAF, -0.14),
      { width: 0.3 },
    ),
    ...steam(-3.6, -12.8, 5.6),
    form(
      ribbon(
        [
          [8.6, -1.4],
          [4.8, -2.4],
        ],
        [0.4, 0.5],
      ),
      GOLD,
      { volume: 0.5 },
    ),
    form(ellipse([3.4, -2.7], [1.7, 0.7], 0.24), GOLD, { volume: 0.5 }),
  ];
});

export const cup = groundProp([16, 14], raised(13), () => {
  const body = turned(
    [
      [4.2, 0],
      [5, -1.4],
      [5.4, -10.4, 1],
    ],
    -1.2,
  );
  return [
    form(
      ribbon(
        [
          [3.4, -8.4],
          [6.8, -8.6],
          [7, -4.4],
          [3.2, -2.8],
        ],
        [0.8, 0.9, 0.9, 0.7],
      ),
      lighten(RED, -0.06),
      { volume: 0.5 },
    ),
    ...painted(body, RED, [
      line(
        [
          [-8, -3.6],
          [-1, -2.8],
          [6, -3.6],
        ],
        CREAM,
        { width: 1.1 },
      ),
      ...each(
        [
          [-5.4, -6.2],
          [-3.2, -5.8],
          [-1, -5.7],
          [1.2, -5.8],
          [3.2, -6.2],
        ],
        (x, y) => detail(circle([x, y], 0.6), CREAM),
      ),
      gleam([-4.6, -7.4], [0.7, 2], 0.1),
    ]),
    form(ellipse([-1.2, -10.4], [5.4, 1.4]), lighten(RED, 0.06), { volume: 0.2 }),
    detail(ellipse([-1.2, -10.2], [4.6, 1]), hex('#6a3d2a')),
    detail(ellipse([-2.4, -10.3], [1.4, 0.35]), hex('#a9744f'), { alpha: 0.8 }),
    ...steam(-1.2, -10.8, 3.2),
  ];
});

/** A deep bowl with a painted border, full of soup or still waiting for it. */
const deepBowl = (inside: readonly Sketch[], above: readonly Sketch[]): Sketch[] => {
  const body = spline([
    [-10.2, -9.4, 1],
    [0, -7],
    [10.2, -9.4, 1],
    [8.6, -4],
    [4.8, -1.2, 1],
    [4.6, 0, 1],
    [-4.6, 0, 1],
    [-4.8, -1.2, 1],
    [-8.6, -4],
  ]);
  return [
    form(ellipse([0, -9.2], [10.2, 2.5]), lighten(CREAM, -0.1), { volume: 0.2 }),
    ...inside,
    ...painted(body, CREAM, [
      line(
        [
          [-11, -7.4],
          [0, -5.2],
          [11, -7.4],
        ],
        TEAL,
        { width: 1.5 },
      ),
      ...each(
        [
          [-6.4, -4.2],
          [-2.4, -3.2],
          [2.4, -3.2],
          [6.4, -4.2],
        ],
        (x, y) => detail(circle([x, y], 0.6), RED),
      ),
    ]),
    ...above,
  ];
};

export const bowl = groundProp([22, 15], raised(9), () =>
  deepBowl(
    [
      detail(ellipse([0, -9], [9.2, 2]), hex('#e2943c')),
      ...each(
        [
          [-4.6, -9.6],
          [0.6, -8.4],
          [4.4, -9.4],
        ],
        (x, y) => detail(ellipse([x, y], [1.5, 0.5]), hex('#f4c06a')),
      ),
    ],
    steam(0, -9.6, 5),
  ),
);

/** One looks down to the bare ground of it. */
export const emptyBowl = groundProp([22, 12], raised(9), () =>
  deepBowl(
    [
      detail(ellipse([0, -9], [9.2, 2]), lighten(CREAM, -0.34)),
      detail(ellipse([0.8, -8.5], [7, 1.3]), lighten(CREAM, -0.2)),
    ],
    [],
  ),
);

export const soupPot = groundProp([42, 32], hugged(20), () => {
  return [
    ...[-1, 1].map((side) =>
      form(
        ribbon(
          [
            [14 * side, -14],
            [19 * side, -14.4],
            [19.4 * side, -10.4],
            [14 * side, -9.6],
          ],
          [1, 1.2, 1.2, 1],
        ),
        BRASS_DARK,
        { volume: 0.6 },
      ),
    ),
    form(ellipse([0, -17], [14.8, 3.6]), hex('#7f3f28'), { volume: 0.2 }),
    bundle(
      [
        detail(ellipse([0, -15.9], [13.6, 3]), hex('#dfab64')),
        ...each(
          [
            [-7, -16.6],
            [-1, -15.4],
            [6, -16.2],
          ],
          (x, y, index) => detail(ellipse([x, y], [1.6, 0.8], 0.2), index === 1 ? LEAF : hex('#ef9a45')),
        ),
      ],
      { clip: ellipse([0, -17], [14.4, 3.2]) },
    ),
    form(
      ribbon(
        [
          [6, -15.4],
          [10.4, -22],
          [14.6, -29.6],
        ],
        [0.9, 0.8, 1],
        'flat',
      ),
      WOOD,
      { volume: 0.5 },
    ),
    ...painted(
      spline([
        [-14.8, -17, 1],
        [0, -13.4],
        [14.8, -17, 1],
        [14.2, -2.4],
        [11.6, 0],
        [-11.6, 0],
        [-14.2, -2.4],
      ]),
      hex('#b9673c'),
      [
        hollow([0, -1], [18, 4], 0.5),
        ...each(
          [
            [-10, -9],
            [-6, -7.4],
            [-3, -9.6],
            [1, -6.8],
            [5, -9],
            [9, -7.2],
            [-8, -4.6],
            [-1, -4],
            [6, -4.4],
            [11, -10.6],
          ],
          (x, y) => detail(ellipse([x, y], [1.1, 0.8]), hex('#d4875a'), { alpha: 0.55 }),
        ),
        line(
          [
            [-15, -14.4],
            [0, -11],
            [15, -14.4],
          ],
          hex('#8a4527'),
          { width: 0.7, alpha: 0.7 },
        ),
        gleam([-10.6, -10], [1.3, 4], 0.1),
      ],
    ),
    ...steam(-4, -18.6, 12),
  ];
});

export const spoon = groundProp([8, 32], raised(28), () => {
  const bowl = spline([
    [0, -32.2],
    [3.4, -29.4],
    [3.2, -24.4],
    [0.9, -21.6],
    [-0.9, -21.6],
    [-3.2, -24.4],
    [-3.4, -29.4],
  ]);
  return [
    form(
      ribbon(
        [
          [0.2, -0.9],
          [0.6, -8],
          [-0.2, -14],
          [0, -23],
        ],
        [1.2, 0.9, 0.8, 1],
      ),
      WOOD,
      { volume: 0.6 },
    ),
    ...painted(bowl, WOOD, [
      detail(ellipse([0.3, -27], [2.4, 3.7]), lighten(WOOD, -0.08)),
      detail(ellipse([0.5, -26.2], [1.7, 2.5]), lighten(WOOD, -0.03)),
    ]),
    line(
      [
        [0.5, -3],
        [0.8, -9],
        [0.1, -15],
      ],
      WOOD_DARK,
      { width: 0.35, alpha: 0.6 },
    ),
    line(
      [
        [-0.9, -4.4],
        [1.4, -4.4],
      ],
      RED,
      { width: 0.7 },
    ),
    line(
      [
        [-0.9, -5.8],
        [1.4, -5.8],
      ],
      OCHRE,
      { width: 0.5 },
    ),
  ];
});

export const honey = groundProp([20, 22], hugged(18), () => {
  const pot = turned(
    [
      [5, 0],
      [7.6, -3],
      [8, -9],
      [5.8, -13.6, 1],
    ],
    -1,
  );
  const comb = each(
    [
      [-3, -7.6],
      [0, -7.6],
      [-1.5, -5],
      [1.5, -5],
      [-4.5, -5],
      [-3, -2.6],
      [0, -2.6],
    ],
    (x, y, index) => detail(circle([x, y], 1.2), index % 2 === 0 ? hex('#f0b93c') : hex('#dd9426')),
  );
  return [
    ...painted(pot, CLAY_POT, [
      bundle(comb),
      hollow([-1, -0.4], [9, 3], 0.45),
      line(
        [
          [-9, -10.8],
          [-1, -10],
          [8, -10.8],
        ],
        CREAM,
        { width: 0.8 },
      ),
      gleam([-6.4, -9], [0.8, 2.4], 0.2),
    ]),
    form(ellipse([-1, -13.7], [6.6, 1.6]), lighten(CLAY_POT, -0.07), { volume: 0.3 }),
    detail(ellipse([-1, -13.6], [5.2, 1]), hex('#e39a24')),
    form(
      spline([
        [-6, -13.8, 1],
        [-3, -12.6],
        [1, -12.6],
        [4, -13.6, 1],
        [4.4, -11],
        [3.2, -7.6],
        [2.4, -9.8],
        [0.8, -11],
        [-1.4, -9.6],
        [-2.6, -6],
        [-3.6, -9],
        [-5, -11],
      ]),
      hex('#eba72c'),
      { volume: 0.6 },
    ),
    form(
      ribbon(
        [
          [2, -14.6],
          [5.4, -18.6],
          [8, -21.2],
        ],
        [0.6, 0.6, 0.8],
      ),
      WOOD,
      { volume: 0.5 },
    ),
    form(ellipse([1.4, -14], [2, 1.5], -0.9), hex('#c98a2c'), { volume: 0.6 }),
    ...[0, 0.9].map((shift) =>
      line(
        [
          [0.4 + shift, -15.4 + shift * 0.4],
          [2.2 + shift * 0.6, -13.2 - shift * 0.6],
        ],
        WOOD_DARK,
        { width: 0.4 },
      ),
    ),
    gleam([2.9, -10.4], [0.4, 1.2], 0.2),
  ];
});

/** The last sip in a bottle that is tipped lies along its lower side, at the neck. */
const LAST_SIP = spline([
  [-1.9, -22.8, 1],
  [-0.2, -19],
  [2.4, -13.6],
  [5.2, -9.4, 1],
  [6, -12],
  [4, -17],
  [2.2, -22.8, 1],
]);

export const bottle = groundProp([11, 27], raised(22), ({ isEmpty }) => {
  const body = turned([
    [4.4, 0],
    [5, -1.6],
    [4.9, -11],
    [3.4, -16],
    [1.9, -18.6],
    [1.9, -22.6, 1],
  ]);
  return [
    bundle(
      isEmpty
        ? [detail(LAST_SIP, hex('#8fcfe4'), { alpha: 0.9 })]
        : [
            detail(roundedRect([-6, -13.4], [12, 14]), hex('#f7f1e2')),
            detail(ellipse([0, -13.4], [5, 0.9]), hex('#ffffff')),
          ],
      { clip: body },
    ),
    glass(body),
    line(
      [
        [-3.2, -14],
        [-3.9, -10],
        [-3.9, -3],
      ],
      WHITE,
      { width: 0.9, alpha: 0.8 },
    ),
    form(roundedRect([-2.6, -23.6], [5.2, 2], 0.9), hex('#dfeae6'), { volume: 0.4, name: 'spout' }),
    // What is poured out has its cork out.
    ...(isEmpty
      ? []
      : [
          form(
            spline([
              [-1.7, -23.4, 1],
              [-1.9, -26.8, 1],
              [2.1, -26.4, 1],
              [1.7, -23.4, 1],
            ]),
            WOOD,
            { volume: 0.5 },
          ),
        ]),
    line(
      [
        [-2, -21.4],
        [0, -20.8],
        [2, -21.4],
      ],
      RED,
      { width: 0.8 },
    ),
    form(
      spline([
        [1.8, -21.4],
        [4, -22.2, 1],
        [4.6, -19.4, 1],
        [2.6, -19.8],
      ]),
      RED,
      { volume: 0.3 },
    ),
    detail(circle([0.4, -7.2], 2.2), BRASS, { alpha: 0.25 }),
  ];
});
