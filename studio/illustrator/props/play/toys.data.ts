/** Toys to hold: ball, teddy, doll, puppet, blocks, spinning top, marbles. */
import { type Color, hex, lighten } from '#studio/illustrator/color/color.ts';
import { teddyHead } from '#studio/illustrator/companions/heads/furry-head.ts';
import { placed } from '#studio/illustrator/geometry/matrix.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { circle, ellipse, type Point, polygon, roundedRect, spline } from '#studio/illustrator/geometry/path.ts';
import {
  BLUE,
  CREAM,
  each,
  gleam,
  GOLD,
  hollow,
  NAVY,
  OCHRE,
  painted,
  PLUM,
  RED,
  ROSE,
  TEAL,
  times,
  turned,
  WOOD,
  WOOD_DARK,
  WOOD_PALE,
} from '#studio/illustrator/props/making.ts';
import { groundProp, hugged, hung } from '#studio/illustrator/props/prop.ts';
import { bundle, detail, form, line, moved, type Sketch } from '#studio/illustrator/sketch.ts';

const THREAD = hex('#4a2f2a');

export const ball = groundProp([22, 22], hugged(19), () => {
  const outline = circle([0, -11], 11);
  return [
    ...painted(outline, RED, [
      detail(
        spline([
          [-13, -18],
          [-4, -14.4],
          [4, -9],
          [9, 2],
          [2, 4],
          [-4, -4.4],
          [-14, -11],
        ]),
        CREAM,
      ),
      detail(
        spline([
          [2, -24],
          [7, -16.4],
          [14, -12],
          [14, -6.4],
          [4, -12],
          [-1, -21],
        ]),
        BLUE,
      ),
      detail(
        spline([
          [-4, -24],
          [-12, -20],
          [-14, -15],
          [-3, -18],
        ]),
        OCHRE,
      ),
      detail(circle([1.6, -15], 2.1), OCHRE),
      hollow([3, -1], [11, 5], 0.4),
    ]),
    gleam([-4.2, -17], [3, 1.6], -0.6),
  ];
});

const TEDDY = { coat: hex('#b57f4c'), pale: hex('#ecd0a0'), dark: hex('#7b5130'), nose: hex('#40281d') };

export const teddy = groundProp([25, 33], hugged(26), () => {
  const belly = ellipse([0, -8.4], [8, 8.2]);
  return [
    form(ellipse([-7, -3.6], [5, 3.8], 0.3), TEDDY.coat, { volume: 0.5 }),
    form(ellipse([7, -3.6], [5, 3.8], -0.3), TEDDY.coat, { volume: 0.5 }),
    form(
      ribbon(
        [
          [6, -13],
          [10, -9],
          [10.2, -5.6],
        ],
        [3, 3, 2.8],
      ),
      TEDDY.coat,
      { volume: 0.5 },
    ),
    ...painted(belly, TEDDY.coat, [detail(ellipse([-0.4, -7], [4.8, 5.2]), TEDDY.pale), hollow([0, -15], [6, 3], 0.5)]),
    detail(roundedRect([2.4, -6.4], [4, 3.6], 0.6), RED),
    ...each(
      [
        [2.4, -5.6],
        [2.4, -4],
        [6.4, -5.6],
        [6.4, -4],
        [3.6, -6.4],
        [5.2, -2.8],
      ],
      (x, y) =>
        line(
          [
            [x - 0.5, y],
            [x + 0.5, y],
          ],
          CREAM,
          { width: 0.3 },
        ),
    ),
    form(
      ribbon(
        [
          [-6, -13],
          [-10.6, -9.4],
          [-10.8, -5.4],
        ],
        [3, 3, 2.8],
      ),
      TEDDY.coat,
      { volume: 0.5 },
    ),
    ...each(
      [
        [-8.8, -2.9],
        [8.8, -2.9],
      ],
      (x, y) => detail(ellipse([x, y], [2.3, 2.4]), TEDDY.pale),
    ),
    ...each(
      [
        [-9.6, -3.8],
        [-8.8, -4.2],
        [-8, -3.8],
        [8, -3.8],
        [8.8, -4.2],
        [9.6, -3.8],
      ],
      (x, y) => detail(circle([x, y], 0.36), TEDDY.dark),
    ),
    moved(bundle(teddyHead(TEDDY)), placed([0.2, -22.4], 8.8, { turn: -0.05 })),
    form(
      ribbon(
        [
          [-5, -14.6],
          [0, -13.6],
          [5, -14.6],
        ],
        [1.2],
      ),
      TEAL,
      { volume: 0.4 },
    ),
    form(
      spline([
        [0, -13.8, 1],
        [-4.6, -16],
        [-4.8, -11.8],
      ]),
      TEAL,
      { volume: 0.4 },
    ),
    form(
      spline([
        [0, -13.8, 1],
        [4.6, -15.8],
        [4.8, -11.6],
      ]),
      TEAL,
      { volume: 0.4 },
    ),
    form(circle([0, -13.8], 1.1), lighten(TEAL, 0.08), { volume: 0.5 }),
  ];
});

/** Button eyes, a stitched smile and red cheeks, for a head of cloth or wood. */
const sewnFace = ([x, y]: Point, size: number): Sketch[] => [
  ...each(
    [
      [x - size * 0.4, y],
      [x + size * 0.4, y],
    ],
    (at, down) => detail(circle([at, down], size * 0.14), THREAD),
  ),
  ...each(
    [
      [x - size * 0.62, y + size * 0.34],
      [x + size * 0.62, y + size * 0.34],
    ],
    (at, down) => detail(circle([at, down], size * 0.2), ROSE, { alpha: 0.75 }),
  ),
  line(
    [
      [x - size * 0.26, y + size * 0.42],
      [x, y + size * 0.56],
      [x + size * 0.28, y + size * 0.4],
    ],
    THREAD,
    { width: size * 0.08 },
  ),
];

export const doll = groundProp([24, 38], hugged(28), () => {
  const dress = spline([
    [-3, -21, 1],
    [3, -21, 1],
    [6.4, -12],
    [9.6, -5.2, 1],
    [5, -4],
    [0, -5],
    [-5, -3.8],
    [-9.4, -5.4, 1],
    [-6, -12],
  ]);
  const hair = hex('#5b3527');
  const skin = hex('#c98d5f');
  return [
    ...[-3, 3.2].map((x) =>
      form(
        ribbon(
          [
            [x, -7],
            [x + (x > 0 ? 0.6 : -0.4), -2.6],
          ],
          [1.5],
        ),
        CREAM,
        { volume: 0.4 },
      ),
    ),
    ...[-3.6, 4].map((x) => form(ellipse([x, -1.3], [2.3, 1.4], x > 0 ? 0.1 : -0.1), RED, { volume: 0.5 })),
    form(
      ribbon(
        [
          [-3.4, -19.6],
          [-7.6, -15.4],
          [-9.6, -14],
        ],
        [1.6, 1.4, 1.3],
      ),
      skin,
      { volume: 0.4 },
    ),
    form(
      ribbon(
        [
          [3.4, -19.6],
          [7.6, -16.6],
          [10, -17.6],
        ],
        [1.6, 1.4, 1.3],
      ),
      skin,
      { volume: 0.4 },
    ),
    ...painted(dress, PLUM, [
      line(
        [
          [-11, -7],
          [0, -6.4],
          [11, -7],
        ],
        OCHRE,
        { width: 1 },
      ),
      ...each(
        [
          [-3, -15],
          [2, -17],
          [3.4, -12],
          [-1, -11],
          [-5, -9.4],
          [5.6, -8.8],
          [1, -8.6],
        ],
        (x, y) => detail(circle([x, y], 0.65), CREAM),
      ),
    ]),
    form(
      spline([
        [-3.4, -21.4, 1],
        [0, -20],
        [3.4, -21.4, 1],
        [2, -18.8],
        [0, -19.6],
        [-2, -18.8],
      ]),
      CREAM,
      { volume: 0.3 },
    ),
    form(
      spline([
        [-7.6, -28],
        [-6, -35.6],
        [0, -37.6],
        [6.4, -35.4],
        [7.6, -28],
        [5, -23.4],
        [-5, -23.4],
      ]),
      hair,
      { volume: 0.5 },
    ),
    ...[-1, 1].flatMap((side) => [
      ...each(
        [
          [7.8, -26.4],
          [8.9, -23.2],
          [8.9, -20],
        ],
        (x, y, index) => form(ellipse([x * side, y], [2.3 - index * 0.3, 2]), hair, { volume: 0.5 }),
      ),
      form(circle([8.8 * side, -17.9], 0.9), OCHRE, { volume: 0.4 }),
    ]),
    form(ellipse([0, -27.6], [6.4, 6.2]), skin, { volume: 0.4 }),
    form(
      spline([
        [-6.4, -28.6, 1],
        [-5, -33.8],
        [0, -35],
        [5.2, -33.6],
        [6.4, -28.4, 1],
        [3, -31.4],
        [0.6, -33.4, 1],
        [-2.4, -31],
      ]),
      hair,
      { volume: 0.4 },
    ),
    ...sewnFace([0, -27.6], 5.4),
  ];
});

export const puppet = groundProp([28, 48], hung(40), () => {
  const wood = WOOD_PALE;
  const limb = (points: readonly Point[]): Sketch => form(ribbon(points, [1.4, 1.2]), wood, { volume: 0.5 });
  return [
    form(roundedRect([-11, -47.4], [22, 2.2], 1), WOOD_DARK, { volume: 0.5 }),
    form(roundedRect([-1.2, -48.4], [2.4, 4.4], 1), WOOD_DARK, { volume: 0.5 }),
    ...[
      [-10, -46, -10.6, -23],
      [10, -46, 11, -29],
      [0, -46, 0, -37],
      [-5, -46, -4.4, -8.6],
      [5, -46, 5, -10],
    ].map(([a = 0, b = 0, c = 0, d = 0]) =>
      line(
        [
          [a, b],
          [c, d],
        ],
        hex('#efe6d0'),
        { width: 0.4 },
      ),
    ),
    limb([
      [-2.6, -13],
      [-4.2, -8.4],
    ]),
    limb([
      [-4.2, -7.8],
      [-5, -2.6],
    ]),
    limb([
      [2.6, -13],
      [4.8, -9.6],
    ]),
    limb([
      [4.8, -9],
      [4.4, -3],
    ]),
    ...each(
      [
        [-6, -1.5],
        [5.6, -1.7],
      ],
      (x, y) => form(ellipse([x, y], [2.8, 1.5]), RED, { volume: 0.5 }),
    ),
    limb([
      [-4.2, -22.6],
      [-8, -19],
    ]),
    limb([
      [-8, -19],
      [-10.4, -22.6],
    ]),
    limb([
      [4.2, -22.6],
      [8, -24],
    ]),
    limb([
      [8, -24],
      [10.8, -28.4],
    ]),
    ...each(
      [
        [-4.2, -8.1],
        [4.8, -9.3],
        [-8, -19],
        [8, -24],
      ],
      (x, y) => form(circle([x, y], 0.9), WOOD, { volume: 0.4 }),
    ),
    ...painted(
      spline([
        [-4.6, -24, 1],
        [4.6, -24, 1],
        [5.6, -12, 1],
        [0, -13.2],
        [-5.6, -12, 1],
      ]),
      BLUE,
      [
        line(
          [
            [0, -25],
            [0, -12],
          ],
          CREAM,
          { width: 0.5 },
        ),
        ...each(
          [
            [0, -21.6],
            [0, -18.6],
            [0, -15.6],
          ],
          (x, y) => detail(circle([x, y], 0.8), GOLD),
        ),
      ],
    ),
    form(circle([0, -30], 5.2), wood, { volume: 0.6 }),
    ...sewnFace([0, -30.4], 4.6),
    form(
      ribbon(
        [
          [0.2, -29.4],
          [2.8, -29],
        ],
        [0.8, 0.6],
      ),
      WOOD,
      { volume: 0.4 },
    ),
    form(
      spline([
        [-5.6, -32.8, 1],
        [0, -34.4],
        [5.6, -32.8, 1],
        [3.4, -37],
        [3.8, -41.4, 1],
        [-2.4, -37.6],
      ]),
      RED,
      { volume: 0.5 },
    ),
    form(circle([3.9, -41.2], 1.3), CREAM, { volume: 0.5 }),
  ];
});

/** A wooden cube whose face shows one plain shape; `at` is the left foot of its face. */
const block = (at: Point, size: number, look: { color: Color; mark: Sketch }): Sketch[] => {
  const [x, y] = at;
  return [
    form(
      polygon([
        [x + size, y],
        [x + size * 1.24, y - size * 0.16],
        [x + size * 1.24, y - size * 1.16],
        [x + size, y - size],
      ]),
      lighten(look.color, -0.12),
      { volume: 0.2 },
    ),
    form(
      polygon([
        [x, y - size],
        [x + size * 0.26, y - size * 1.16],
        [x + size * 1.24, y - size * 1.16],
        [x + size, y - size],
      ]),
      lighten(look.color, 0.08),
      { volume: 0.2 },
    ),
    form(roundedRect([x, y - size], [size, size], 0.8), look.color, { volume: 0.3 }),
    detail(roundedRect([x + size * 0.14, y - size * 0.86], [size * 0.72, size * 0.72], 0.5), CREAM),
    look.mark,
  ];
};

const BLOCK_STAR = Array.from({ length: 10 }, (_, index): Point => {
  const angle = -Math.PI / 2 + (index * Math.PI) / 5;
  const reach = index % 2 === 0 ? 3 : 1.4;
  return [-1.4 + Math.cos(angle) * reach, -16.4 + Math.sin(angle) * reach];
});

export const blocks = groundProp([30, 24], hugged(18), () => [
  ...block([2.2, 0], 10, { color: TEAL, mark: detail(circle([7.2, -5], 2.3), RED) }),
  ...block([-13.6, 0], 10, {
    color: RED,
    mark: detail(
      polygon([
        [-8.6, -7.6],
        [-5.8, -2.9],
        [-11.4, -2.9],
      ]),
      BLUE,
    ),
  }),
  moved(
    bundle(block([-6.4, -11.4], 10, { color: OCHRE, mark: detail(polygon(BLOCK_STAR), TEAL) })),
    [0.995, 0.05, -0.05, 0.995, -0.6, -0.3],
  ),
]);

export const spinningTop = groundProp([22, 24], hugged(18), () => {
  const body = turned([
    [0.9, -2.6, 1],
    [3.6, -5.4],
    [10, -11.4],
    [8.6, -15],
    [2.4, -17, 1],
  ]);
  return [
    line(
      [
        [-8.6, -0.6],
        [0, 0.2],
        [7, -0.4],
      ],
      hex('#8f8a80'),
      { width: 0.7, alpha: 0.4 },
    ),
    moved(
      bundle([
        form(
          turned([
            [0.4, 0],
            [1.1, -3.4, 1],
          ]),
          WOOD_DARK,
          { volume: 0.5 },
        ),
        form(
          ribbon(
            [
              [0, -16],
              [0, -23],
            ],
            [0.9, 0.8],
          ),
          WOOD,
          { volume: 0.5 },
        ),
        form(circle([0, -23], 1.4), RED, { volume: 0.6 }),
        ...painted(body, RED, [
          line(
            [
              [-11, -13.8],
              [0, -11.6],
              [11, -13.8],
            ],
            OCHRE,
            { width: 1.8 },
          ),
          line(
            [
              [-11, -11],
              [0, -8.8],
              [11, -11],
            ],
            CREAM,
            { width: 1.2 },
          ),
          line(
            [
              [-9, -7.4],
              [0, -5.6],
              [9, -7.4],
            ],
            TEAL,
            { width: 1.8 },
          ),
          ...times(5, (index) =>
            detail(circle([-7.4 + index * 3.7, -14.8 + Math.abs(index - 2) * -0.35], 0.55), CREAM),
          ),
          gleam([-4.6, -14.4], [2, 0.8], -0.3),
        ]),
      ]),
      placed([0.6, -0.2], 1, { turn: 0.12 }),
    ),
  ];
});

export const marbles = groundProp([25, 14], hugged(11), () => {
  const bag = spline([
    [-11.6, -1.4],
    [-12, -5.6],
    [-8.4, -9.2],
    [-7.4, -10.4, 1],
    [-9.6, -13.4, 1],
    [-7, -12.6],
    [-4.8, -13.8, 1],
    [-4, -10.2, 1],
    [-1.4, -6.6],
    [-1, -1.4],
    [-6, 0.2],
  ]);
  const marble = (x: number, radius: number, colors: readonly [Color, Color]): Sketch[] => [
    ...painted(circle([x, -radius], radius), colors[0], [
      detail(
        spline([
          [x - radius, -radius * 0.8],
          [x, -radius * 1.6],
          [x + radius, -radius * 1.3],
          [x, -radius * 0.9],
        ]),
        colors[1],
      ),
      detail(
        spline([
          [x - radius, -radius * 0.2],
          [x, -radius * 0.8],
          [x + radius, -radius * 0.5],
          [x, -radius * 0.3],
        ]),
        CREAM,
      ),
    ]),
    gleam([x - radius * 0.36, -radius * 1.44], [radius * 0.28, radius * 0.2]),
  ];
  return [
    ...painted(bag, NAVY, [
      ...each(
        [
          [-9, -4],
          [-5, -6],
          [-3.6, -2.4],
          [-7, -1.8],
        ],
        (x, y) => detail(circle([x, y], 0.6), GOLD),
      ),
      hollow([-5, -9.4], [4, 1.6], 0.6),
    ]),
    line(
      [
        [-8.2, -10.2],
        [-5.8, -9.6],
        [-3.6, -10],
      ],
      GOLD,
      { width: 0.8 },
    ),
    ...marble(0.6, 2.1, [hex('#3a7ba8'), hex('#9ec6dc')]),
    ...marble(9.4, 2.9, [RED, OCHRE]),
    ...marble(5, 2.5, [TEAL, hex('#a9d9cf')]),
  ];
});
