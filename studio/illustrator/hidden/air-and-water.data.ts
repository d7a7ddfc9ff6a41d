/** Small ones in the air and in the water: butterfly, bee, dragonfly, firefly, bat, fish, shrimp, seahorse, crab, starfish. */
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { beadEye } from '#studio/illustrator/companions/anatomy/animal-eye.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { circle, ellipse, type Knot, polygon, spline } from '#studio/illustrator/geometry/path.ts';
import { inAir, inWater, onGround } from '#studio/illustrator/hidden/hidden-drawing.ts';
import { each, gleam, painted } from '#studio/illustrator/props/making.ts';
import { detail, form, glow, line, type Sketch } from '#studio/illustrator/sketch.ts';

const DARK = hex('#3b2b2a');

export const butterfly = inAir(() => {
  const wing = (side: 1 | -1, tone: number): Sketch[] => {
    const on = (knots: readonly Knot[]): Knot[] => knots.map(([x, y, sharp = 0]): Knot => [x * side, y, sharp]);
    return [
      ...painted(
        spline(
          on([
            [0.2, -4.6, 1],
            [3.4, -10],
            [7.4, -10.8],
            [7.8, -7],
            [3.4, -3.8],
          ]),
        ),
        lighten(hex('#e5853a'), tone),
        [
          line(
            on([
              [0, -4.4],
              [7.4, -9.4],
            ]),
            hex('#a8522a'),
            { width: 0.4, alpha: 0.7 },
          ),
          detail(circle([6.2 * side, -8.6], 1.1), hex('#fdf3dc')),
          line(
            on([
              [3.6, -10.6],
              [7.6, -10.8],
              [8, -6.6],
            ]),
            DARK,
            { width: 0.9, alpha: 0.8 },
          ),
        ],
      ),
      ...painted(
        spline(
          on([
            [0.4, -4, 1],
            [5.4, -3.6],
            [5.6, -0.4],
            [2.6, 0.6],
            [0.8, -1.6],
          ]),
        ),
        lighten(hex('#f0ad47'), tone),
        [detail(circle([4 * side, -1.6], 0.8), hex('#a8522a'))],
      ),
    ];
  };
  return [
    ...wing(-1, -0.03),
    ...wing(1, 0.02),
    form(
      ribbon(
        [
          [0, -6.8],
          [0.1, -3.4],
          [0, -0.2],
        ],
        [0.9, 0.8, 0.4],
      ),
      DARK,
      { volume: 0.5 },
    ),
    line(
      [
        [-0.2, -7],
        [-1, -9],
        [-2.2, -9.8],
      ],
      DARK,
      { width: 0.35 },
    ),
    line(
      [
        [0.2, -7],
        [1, -9],
        [2.2, -9.8],
      ],
      DARK,
      { width: 0.35 },
    ),
  ];
});

export const bee = inAir(() => {
  const body = spline([
    [-4.8, -2.6],
    [-3, -5.6],
    [1, -6],
    [4, -4.2],
    [3.6, -1.6],
    [0, -0.2],
    [-3.4, -0.8],
  ]);
  return [
    form(ellipse([-1.6, -7.6], [1.8, 3], -0.5), hex('#eef6f6'), { alpha: 0.85, volume: 0.1 }),
    form(ellipse([1.6, -7.8], [1.7, 3], 0.4), hex('#eef6f6'), { alpha: 0.85, volume: 0.1 }),
    ...painted(body, hex('#f0b93c'), [
      ...[-3, -0.6].map((x) =>
        line(
          [
            [x, -7],
            [x - 0.6, -3],
            [x, 1],
          ],
          DARK,
          { width: 1.3 },
        ),
      ),
    ]),
    ...beadEye([2.6, -4], 0.62),
    line(
      [
        [1.8, -2.4],
        [2.6, -2.1],
        [3.2, -2.6],
      ],
      DARK,
      { width: 0.3 },
    ),
    line(
      [
        [2.6, -5.6],
        [4, -7.4],
        [5, -7.4],
      ],
      DARK,
      { width: 0.4 },
    ),
    line(
      [
        [-5, -2.4],
        [-8, -1.4],
        [-9.4, -3.4],
        [-11.4, -2.4],
      ],
      hex('#f6ead0'),
      { width: 0.4, alpha: 0.6 },
    ),
  ];
});

export const dragonfly = inAir(() => [
  ...[
    [0.4, -4.4, -0.5],
    [1.8, -4.4, 0.15],
  ].map(([x = 0, y = 0, turn = 0]) =>
    form(ellipse([x + Math.sin(turn) * 4.4, y - Math.cos(turn) * 4.4], [1.3, 5], turn), hex('#cfe9ea'), {
      alpha: 0.75,
      volume: 0.2,
    }),
  ),
  ...[
    [-1, -3.6, -1.5],
    [0.6, -4.2, -1.15],
  ].map(([x = 0, y = 0, turn = 0]) =>
    form(ellipse([x + Math.sin(turn) * 3.4, y - Math.cos(turn) * 3.4], [1.1, 3.8], turn), hex('#bfe0e2'), {
      alpha: 0.65,
      volume: 0.2,
    }),
  ),
  ...painted(
    ribbon(
      [
        [-10, -1.4],
        [-5, -2.6],
        [1, -3.8],
      ],
      [0.5, 0.7, 1.3],
    ),
    hex('#2f7f96'),
    each(
      [
        [-8, -1.8],
        [-6, -2.3],
        [-4, -2.8],
        [-2, -3.2],
      ],
      (x, y) =>
        line(
          [
            [x, y - 1],
            [x + 0.3, y + 1],
          ],
          hex('#8fd0d2'),
          { width: 0.4 },
        ),
    ),
  ),
  form(circle([2.8, -4.2], 1.7), hex('#2f7f96'), { volume: 0.6 }),
  ...beadEye([3.6, -4.8], 0.8),
  line(
    [
      [1.4, -2.8],
      [2, -1.2],
    ],
    DARK,
    { width: 0.35 },
  ),
  line(
    [
      [0.4, -2.8],
      [0.6, -1],
    ],
    DARK,
    { width: 0.35 },
  ),
]);

export const firefly = inAir(() => [
  glow([-3.4, -2.6], hex('#eaf27a'), { radii: [9, 9], alpha: 0.8 }),
  form(ellipse([-0.6, -6.4], [1.4, 3], -0.9), hex('#e5eee6'), { alpha: 0.8, volume: 0.1 }),
  form(ellipse([1.2, -6.2], [1.3, 2.8], -0.3), hex('#e5eee6'), { alpha: 0.8, volume: 0.1 }),
  form(
    spline([
      [-5.4, -1.8],
      [-4.6, -4],
      [-1.6, -4.6],
      [-1, -1.6],
      [-3.4, -0.6],
    ]),
    hex('#f3ec6a'),
    { lit: true, volume: 0.3 },
  ),
  form(
    spline([
      [-2, -4.8],
      [1, -5],
      [2.4, -3.4],
      [1, -1.6],
      [-1.6, -1.4],
    ]),
    hex('#5a4438'),
    { volume: 0.6 },
  ),
  form(circle([3, -3.8], 1.7), hex('#7a3f34'), { volume: 0.6 }),
  ...beadEye([3.7, -4.2], 0.6),
  line(
    [
      [3.4, -5.4],
      [4.6, -7],
      [5.6, -6.8],
    ],
    DARK,
    { width: 0.35 },
  ),
]);

export const bat = inAir(() => {
  const coat = hex('#5b4a63');
  return [
    ...[-1, 1].map((side) =>
      form(
        spline([
          [0.8 * side, -6, 1],
          [4.4 * side, -9.6],
          [9.4 * side, -9.8, 1],
          [8.8 * side, -5.4],
          [8 * side, -3, 1],
          [6 * side, -4.4],
          [4.6 * side, -2, 1],
          [3 * side, -3.6],
          [0.8 * side, -2.4, 1],
        ]),
        lighten(coat, side === 1 ? 0.03 : -0.02),
        { volume: 0.4 },
      ),
    ),
    ...[-1, 1].flatMap((side) => [
      line(
        [[1.4 * side, -5.6], [5, -7.6].map((v, i) => (i === 0 ? v * side : v)) as [number, number], [8 * side, -3.4]],
        lighten(coat, 0.14),
        { width: 0.35, alpha: 0.7 },
      ),
      form(
        polygon([
          [0.4 * side, -8.2],
          [2.2 * side, -11],
          [2.4 * side, -7.4],
        ]),
        coat,
        { volume: 0.3 },
      ),
    ]),
    form(ellipse([0, -3.6], [2.1, 3.2]), coat, { volume: 0.5 }),
    form(circle([0, -7], 2.5), lighten(coat, 0.03), { volume: 0.5 }),
    ...beadEye([-0.9, -7.2], 0.6),
    ...beadEye([0.9, -7.2], 0.6),
    line(
      [
        [-0.7, -5.8],
        [0, -5.5],
        [0.7, -5.8],
      ],
      hex('#e9c9c4'),
      { width: 0.3 },
    ),
    detail(
      polygon([
        [-0.5, -5.7],
        [-0.1, -5.6],
        [-0.3, -5],
      ]),
      hex('#fbf5ea'),
    ),
  ];
});

export const fish = inWater(() => {
  const body = spline([
    [6.4, -4],
    [3.6, -7.4],
    [-1, -7.6],
    [-4.6, -4.6, 0],
    [-4.4, -3.4],
    [-1, -0.8],
    [3.6, -0.8],
  ]);
  return [
    form(
      spline([
        [-3.6, -4, 1],
        [-8.4, -7.4, 1],
        [-7, -4],
        [-8.6, -0.8, 1],
      ]),
      hex('#e2803a'),
      { volume: 0.4 },
    ),
    form(
      spline([
        [-1.4, -7, 1],
        [0.4, -10],
        [3.4, -9.4],
        [3.2, -7, 1],
      ]),
      hex('#d96a33'),
      { volume: 0.4 },
    ),
    ...painted(body, hex('#ee9a3f'), [
      line(
        [
          [2, -9],
          [1.2, -4],
          [2.2, 1],
        ],
        hex('#fbf0dc'),
        { width: 1.7 },
      ),
      line(
        [
          [-2.6, -9],
          [-3.2, -4],
          [-2.4, 1],
        ],
        hex('#fbf0dc'),
        { width: 1.5 },
      ),
    ]),
    form(
      spline([
        [-0.6, -3.4, 1],
        [-2.6, -2],
        [-1.4, -0.8],
        [0.6, -2],
      ]),
      hex('#d96a33'),
      { volume: 0.3 },
    ),
    ...beadEye([4, -4.8], 0.8),
    line(
      [
        [5, -3],
        [5.8, -2.8],
        [6.2, -3.4],
      ],
      hex('#a8522a'),
      { width: 0.35 },
    ),
    ...each(
      [
        [8, -6],
        [9, -8.6],
      ],
      (x, y, index): Sketch => ({
        kind: 'line',
        path: circle([x, y], 0.8 - index * 0.25),
        color: hex('#e3f3f5'),
        width: 0.35,
        alpha: 0.9,
        lit: false,
      }),
    ),
  ];
});

export const shrimp = onGround(() => [
  line(
    [
      [4.6, -6],
      [8, -7.6],
      [10.4, -5.6],
    ],
    hex('#b9503f'),
    { width: 0.35 },
  ),
  line(
    [
      [4.4, -6.6],
      [7.4, -9.4],
      [10, -9],
    ],
    hex('#b9503f'),
    { width: 0.35 },
  ),
  ...[-2, 0, 2, 3.6].map((x) =>
    line(
      [
        [x, -3],
        [x + 0.4, -1.2],
        [x - 0.2, 0],
      ],
      hex('#c9634f'),
      { width: 0.5 },
    ),
  ),
  form(
    spline([
      [-5.6, -2.6, 1],
      [-8.6, -4.4, 1],
      [-8, -2],
      [-9, -0.2, 1],
      [-5.4, -1.4],
    ]),
    hex('#d9684f'),
    { volume: 0.4 },
  ),
  ...painted(
    ribbon(
      [
        [-6, -2],
        [-4.6, -5],
        [-1, -6.8],
        [2.6, -6.4],
        [5.4, -5],
      ],
      [1, 1.6, 2, 2.1, 1],
    ),
    hex('#e58a70'),
    each(
      [
        [-4.4, -4],
        [-2.4, -6],
        [0, -6.8],
        [2, -6.6],
      ],
      (x, y) =>
        line(
          [
            [x - 1, y + 3],
            [x + 0.4, y],
            [x + 0.6, y - 2.4],
          ],
          hex('#c2573f'),
          { width: 0.4, alpha: 0.8 },
        ),
    ),
  ),
  ...beadEye([4.4, -6.8], 0.7),
]);

export const seahorse = inWater(() => [
  form(
    ribbon(
      [
        [0.6, -12],
        [2, -9.6],
        [0.4, -6.6],
        [1, -3.4],
        [-0.4, -0.8],
        [-2.4, -1.4],
        [-1.8, -2.8],
      ],
      [1.8, 2, 2.3, 1.7, 1, 0.7, 0.5],
    ),
    hex('#d9a04a'),
    { volume: 0.6 },
  ),
  form(
    spline([
      [-1.6, -7.6, 1],
      [-4.4, -8],
      [-4, -5.2],
      [-1.6, -5.4, 1],
    ]),
    hex('#e8c27a'),
    { volume: 0.3 },
  ),
  form(
    ribbon(
      [
        [1.4, -12],
        [4.4, -11.4],
      ],
      [1, 0.7],
    ),
    hex('#e0aa55'),
    { volume: 0.5 },
  ),
  form(circle([0.8, -12.4], 2), hex('#e0aa55'), { volume: 0.5 }),
  ...each(
    [
      [-0.6, -14.2],
      [0.6, -14.6],
      [-1.2, -12.8],
    ],
    (x, y) =>
      form(
        polygon([
          [x - 0.5, y + 0.8],
          [x, y - 0.6],
          [x + 0.6, y + 0.8],
        ]),
        hex('#c07f34'),
        { volume: 0.3 },
      ),
  ),
  ...beadEye([1.5, -12.8], 0.65),
  ...each(
    [
      [1.6, -9],
      [1.2, -7],
      [1.4, -5],
      [0.8, -3],
    ],
    (x, y) =>
      line(
        [
          [x - 0.4, y],
          [x + 1, y + 0.2],
        ],
        hex('#a8702c'),
        { width: 0.4, alpha: 0.8 },
      ),
  ),
]);

export const crab = onGround(() => [
  ...[-1, 1].flatMap((side) => [
    ...[3.2, 4.4, 5.2].map((x, index) =>
      line(
        [
          [x * side * 0.8, -2.6],
          [(x + 1.8) * side, -3 + index * 0.4],
          [(x + 1.4) * side, 0],
        ],
        hex('#a8402f'),
        { width: 0.6 },
      ),
    ),
    line(
      [
        [3.8 * side, -4],
        [6.4 * side, -5.6],
      ],
      hex('#c24f3a'),
      { width: 0.9 },
    ),
    form(
      spline([
        [5.6 * side, -5.6, 1],
        [5.4 * side, -8.8],
        [7 * side, -9.6, 1],
        [7 * side, -7.8, 1],
        [8.8 * side, -9, 1],
        [8.6 * side, -6.2],
      ]),
      hex('#d9593f'),
      { volume: 0.5 },
    ),
    line(
      [
        [1.4 * side, -5],
        [1.6 * side, -7],
      ],
      hex('#c24f3a'),
      { width: 0.6 },
    ),
  ]),
  form(
    spline([
      [-5, -3.6],
      [-3, -5.8],
      [3, -5.8],
      [5, -3.6],
      [3, -1.2],
      [-3, -1.2],
    ]),
    hex('#d9593f'),
    { volume: 0.6 },
  ),
  ...beadEye([-1.6, -7.4], 0.8),
  ...beadEye([1.6, -7.4], 0.8),
  line(
    [
      [-1.2, -3],
      [0, -2.4],
      [1.2, -3],
    ],
    hex('#8a2f24'),
    { width: 0.4 },
  ),
  gleam([-2.4, -4.8], [1, 0.4], -0.2),
]);

export const starfish = onGround(() => [
  ...painted(
    spline(
      Array.from({ length: 15 }, (_, index): Knot => {
        const angle = -Math.PI / 2 + 0.16 + (index * 2 * Math.PI) / 15;
        const reach = index % 3 === 0 ? 6.6 : 3.4;
        return [Math.cos(angle) * reach, -5.6 + Math.sin(angle) * reach];
      }),
    ),
    hex('#df7f58'),
    each(
      [
        [0.6, -10],
        [0.4, -8],
        [4.4, -6.8],
        [2.8, -6.4],
        [-4, -7.4],
        [-2.6, -6.8],
        [2.8, -2],
        [-2.6, -2.6],
      ],
      (x, y) => detail(circle([x, y], 0.45), hex('#f8cfa6')),
    ),
  ),
  ...beadEye([-1, -5.8], 0.55),
  ...beadEye([1.1, -5.8], 0.55),
  line(
    [
      [-0.6, -4.4],
      [0.1, -4],
      [0.8, -4.4],
    ],
    hex('#8f4432'),
    { width: 0.35 },
  ),
]);
