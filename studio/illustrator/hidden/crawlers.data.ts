/** Small ones that crawl and hop: snail, ladybird, beetle, ant, caterpillar, spider, worm, mouse, frog, gecko, chick, owlet. */
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { beadEye } from '#studio/illustrator/companions/anatomy/animal-eye.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { circle, ellipse, polygon, spline } from '#studio/illustrator/geometry/path.ts';
import { onGround } from '#studio/illustrator/hidden/hidden-drawing.ts';
import { each, gleam, painted, times } from '#studio/illustrator/props/making.ts';
import { bundle, detail, form, glow, line, moved, type Sketch } from '#studio/illustrator/sketch.ts';

const DARK = hex('#2f2622');
const CHEEK = hex('#e98d7c');

const legs = (xs: readonly number[]): Sketch[] =>
  xs.map((x) =>
    line(
      [
        [x, -2.2],
        [x * 1.25 + 0.3, -1.2],
        [x * 1.4, 0],
      ],
      DARK,
      { width: 0.55 },
    ),
  );

const cheek = (x: number, y: number): Sketch => glow([x, y], CHEEK, { radii: [1, 0.8], alpha: 0.55, effect: 'haze' });

export const snail = onGround(() => [
  form(
    spline([
      [-6.4, 0, 1],
      [-3, -2],
      [3, -2.4],
      [4.4, -5.4],
      [6.2, -6.2],
      [7.2, -4.6],
      [6.6, -2],
      [5, 0, 1],
    ]),
    hex('#dcbf90'),
    { volume: 0.5 },
  ),
  line(
    [
      [5.4, -5.6],
      [5.2, -8.4],
    ],
    hex('#dcbf90'),
    { width: 0.7 },
  ),
  line(
    [
      [6.4, -5.6],
      [7.8, -7.8],
    ],
    hex('#dcbf90'),
    { width: 0.7 },
  ),
  ...beadEye([5.2, -8.7], 0.7),
  ...beadEye([7.9, -8.1], 0.7),
  line(
    [
      [5.8, -3.6],
      [6.5, -3.3],
      [7, -3.8],
    ],
    hex('#8a5f44'),
    { width: 0.35 },
  ),
  cheek(5.4, -4),
  ...painted(circle([-0.8, -5.4], 4.7), hex('#b8643f'), [
    detail(ellipse([-2, -7.4], [3, 2], -0.5), hex('#d98a58'), { alpha: 0.7 }),
  ]),
  line(
    [
      [3, -4.4],
      [2.2, -8],
      [-1.4, -8.6],
      [-3.6, -5.4],
      [-1.6, -2.9],
      [1, -4],
      [0.2, -6.4],
      [-1.4, -5.8],
    ],
    hex('#7c3d27'),
    { width: 0.75 },
  ),
]);

export const ladybird = onGround(() => {
  const shell = spline([
    [-4.9, -2],
    [-4, -5.6],
    [-0.4, -7.2],
    [3, -5.8],
    [4.2, -2],
    [0, -1.2],
  ]);
  return [
    ...legs([-3, 0.4, 3]),
    form(circle([4.4, -3.4], 2.2), DARK, { volume: 0.6 }),
    line(
      [
        [5.4, -5],
        [6.2, -7.2],
        [7.2, -7.6],
      ],
      DARK,
      { width: 0.4 },
    ),
    line(
      [
        [4.6, -5.2],
        [4.8, -7.4],
        [5.6, -8.2],
      ],
      DARK,
      { width: 0.4 },
    ),
    detail(circle([5.2, -3.9], 0.85), hex('#f6efe0')),
    detail(circle([5.4, -3.9], 0.48), DARK),
    ...painted(shell, hex('#d8402f'), [
      line(
        [
          [-5, -3.6],
          [0, -3.6],
          [4.6, -4.4],
        ],
        DARK,
        { width: 0.45 },
      ),
      ...each(
        [
          [-2.6, -2.5],
          [0.6, -2.5],
          [-1.8, -5.2],
          [1.4, -5.6],
          [3.2, -3],
        ],
        (x, y) => detail(circle([x, y], 0.85), DARK),
      ),
    ]),
    gleam([-2.2, -6], [1.1, 0.4], -0.4),
  ];
});

export const beetle = onGround(() => [
  ...legs([-3, 0.2, 3.2]),
  form(
    spline([
      [3.6, -1.8],
      [4, -4.6],
      [6, -4.6],
      [7.2, -3],
      [6, -1.6],
    ]),
    hex('#274a45'),
    { volume: 0.6 },
  ),
  line(
    [
      [6.4, -4.4],
      [8, -6.4],
      [7.4, -7.2],
    ],
    hex('#274a45'),
    { width: 0.6 },
  ),
  ...beadEye([6.2, -3.4], 0.5),
  ...painted(
    spline([
      [-5.4, -2],
      [-4.4, -5.4],
      [-0.6, -6.8],
      [3, -5.6],
      [4.4, -2.4],
      [0, -1.2],
    ]),
    hex('#2e7a6c'),
    [
      line(
        [
          [-6, -3.4],
          [0, -3.2],
          [5, -4],
        ],
        hex('#1b4a42'),
        { width: 0.5 },
      ),
      ...times(3, (index) =>
        line(
          [
            [-4 + index * 2.4, -4.2],
            [-3 + index * 2.4, -6.4],
          ],
          hex('#4fa48d'),
          { width: 0.4, alpha: 0.8 },
        ),
      ),
    ],
  ),
  gleam([-1.4, -5.6], [1.5, 0.45], -0.25),
]);

export const ant = onGround(() => [
  ...legs([-3.4, -0.4, 2]),
  form(ellipse([-4, -3], [2.8, 2.1], 0.1), hex('#7a3b28'), { volume: 0.7 }),
  form(ellipse([-0.4, -3], [1.5, 1.2]), hex('#8a4630'), { volume: 0.6 }),
  form(circle([3, -3.8], 2), hex('#7a3b28'), { volume: 0.6 }),
  ...beadEye([3.8, -4.2], 0.5),
  line(
    [
      [3.6, -5.4],
      [4.4, -7.2],
      [5.8, -7.6],
    ],
    DARK,
    { width: 0.4 },
  ),
  line(
    [
      [2.8, -5.6],
      [3, -7.6],
      [4.2, -8.4],
    ],
    DARK,
    { width: 0.4 },
  ),
  form(
    spline([
      [4.4, -4, 1],
      [7, -8.6],
      [10.4, -9.4, 1],
      [9.4, -5.6],
      [6.4, -3.4],
    ]),
    hex('#7fae57'),
    { volume: 0.4 },
  ),
  line(
    [
      [5, -4.2],
      [9.6, -8.4],
    ],
    hex('#4f7f3c'),
    { width: 0.35 },
  ),
  gleam([-4.8, -4.2], [0.8, 0.35], -0.2),
]);

export const caterpillar = onGround(() => [
  ...each(
    [
      [-6.4, -1.8],
      [-4, -3.4],
      [-1, -4.6],
      [2, -3.4],
    ],
    (x, y, index) => form(circle([x, y], 2), lighten(hex('#7fae4a'), index % 2 === 0 ? 0.03 : -0.05), { volume: 0.6 }),
  ),
  ...[-6.4, -4.4, 2, 4].map((x) =>
    line(
      [
        [x, -1],
        [x, 0],
      ],
      hex('#4f7230'),
      { width: 0.7 },
    ),
  ),
  form(circle([5, -4], 2.6), hex('#8fbd55'), { volume: 0.6 }),
  ...beadEye([5.8, -4.6], 0.6),
  cheek(4.8, -3.2),
  line(
    [
      [5.6, -2.8],
      [6.4, -2.6],
      [7, -3],
    ],
    hex('#4f7230'),
    { width: 0.35 },
  ),
  line(
    [
      [4.4, -6.2],
      [4, -8.2],
    ],
    hex('#4f7230'),
    { width: 0.4 },
  ),
  line(
    [
      [5.8, -6.2],
      [6.6, -8],
    ],
    hex('#4f7230'),
    { width: 0.4 },
  ),
  ...each(
    [
      [4, -8.4],
      [6.7, -8.2],
    ],
    (x, y) => detail(circle([x, y], 0.6), hex('#e2a03f')),
  ),
  ...each(
    [
      [-4, -4.4],
      [-1, -5.6],
      [2, -4.4],
      [-6.4, -2.8],
    ],
    (x, y) => detail(circle([x, y], 0.5), hex('#f3d66b')),
  ),
]);

export const spider = onGround(() => [
  ...[-1, 1].flatMap((side) => [
    line(
      [
        [side * 1.4, -3.6],
        [side * 4.4, -7.2],
        [side * 6.4, 0],
      ],
      DARK,
      { width: 0.5 },
    ),
    line(
      [
        [side * 1.4, -3.2],
        [side * 3.4, -5.4],
        [side * 4.4, 0],
      ],
      DARK,
      { width: 0.5 },
    ),
    line(
      [
        [side * 1.4, -4],
        [side * 5.4, -6.4],
        [side * 8, -0.6],
      ],
      DARK,
      { width: 0.5 },
    ),
  ]),
  ...painted(circle([0, -4.4], 3.1), hex('#5f5470'), [
    ...times(3, (index) =>
      line(
        [
          [-3.4, -6.4 + index * 1.6],
          [0, -5.8 + index * 1.6],
          [3.4, -6.4 + index * 1.6],
        ],
        hex('#8f83a5'),
        { width: 0.4, alpha: 0.8 },
      ),
    ),
  ]),
  form(circle([0.2, -2.2], 1.9), hex('#4b4259'), { volume: 0.6 }),
  ...each(
    [
      [-0.6, -2.6],
      [1, -2.6],
    ],
    (x, y) => detail(circle([x, y], 0.62), hex('#fbf5ea')),
  ),
  ...each(
    [
      [-0.5, -2.5],
      [1.1, -2.5],
    ],
    (x, y) => detail(circle([x, y], 0.32), DARK),
  ),
  line(
    [
      [-0.3, -1.3],
      [0.2, -1],
      [0.8, -1.3],
    ],
    hex('#f0c9c0'),
    { width: 0.3 },
  ),
]);

export const worm = onGround(() => [
  form(
    spline([
      [-7, 0, 1],
      [-5.4, -1.6],
      [-2, -2],
      [0.6, -1],
      [2, 0, 1],
    ]),
    hex('#7a5236'),
    { volume: 0.4 },
  ),
  ...painted(
    ribbon(
      [
        [-2.6, -1],
        [-1.6, -5],
        [2, -6.8],
        [4.6, -4.6],
        [6, -2],
      ].reverse() as [number, number][],
      [1.2, 1.3, 1.3, 1.3, 1.3],
    ),
    hex('#dd8f86'),
    [
      ...each(
        [
          [-2, -3],
          [-0.4, -5.6],
          [2.4, -6.4],
        ],
        (x, y) =>
          line(
            [
              [x - 1.4, y + 0.8],
              [x + 1.4, y - 0.8],
            ],
            hex('#b9635c'),
            { width: 0.4, alpha: 0.8 },
          ),
      ),
    ],
  ),
  form(circle([5.8, -2.2], 1.7), hex('#e29b91'), { volume: 0.6 }),
  ...beadEye([6.4, -2.7], 0.5),
  line(
    [
      [6, -1.5],
      [6.6, -1.3],
      [7.1, -1.7],
    ],
    hex('#a34f4a'),
    { width: 0.3 },
  ),
  ...each(
    [
      [-5, -0.8],
      [-3.8, -1.4],
    ],
    (x, y) => detail(circle([x, y], 0.4), hex('#a97b52')),
  ),
]);

export const mouse = onGround(() => [
  line(
    [
      [-4.4, -1.4],
      [-8, -1],
      [-10, -3.4],
      [-8.4, -5.4],
      [-7.4, -4.2],
    ],
    hex('#cf968c'),
    { width: 0.75 },
  ),
  form(
    spline([
      [-5.4, 0, 1],
      [-5.8, -4.2],
      [-1.6, -6.8],
      [3, -5.4],
      [5.4, -3],
      [7.4, -1.6],
      [5.2, 0, 1],
    ]),
    hex('#a3978f'),
    { volume: 0.6 },
  ),
  form(circle([0.4, -6.4], 1.9), hex('#948880'), { volume: 0.4 }),
  form(circle([2.8, -6.2], 2.1), hex('#aba098'), { volume: 0.4 }),
  detail(circle([2.9, -6.1], 1.3), hex('#e5b3aa')),
  ...beadEye([4.9, -3.5], 0.62),
  detail(circle([7.4, -1.8], 0.7), hex('#d27a78')),
  ...[-0.5, 0.3].map((rise) =>
    line(
      [
        [6.2, -1.6],
        [8.8, -1.4 + rise * 2],
      ],
      hex('#efe6dc'),
      { width: 0.25 },
    ),
  ),
  detail(ellipse([-1, -1.4], [3, 1.2]), hex('#c9beb4'), { alpha: 0.7 }),
  form(ellipse([4, -0.5], [1.1, 0.6]), hex('#d9a59b'), { volume: 0.4 }),
]);

export const frog = onGround(() => [
  form(
    spline([
      [-6.4, 0, 1],
      [-6.6, -3],
      [-3.4, -4.6],
      [-1, -2.4],
      [-2, 0, 1],
    ]),
    hex('#5f9345'),
    { volume: 0.5 },
  ),
  form(
    spline([
      [-4.4, -0.4],
      [-4.8, -4],
      [-0.4, -6.8],
      [4, -6.2],
      [5.8, -3],
      [4.4, -0.4],
    ]),
    hex('#74ad52'),
    { volume: 0.6 },
  ),
  detail(
    spline([
      [-1, -0.6],
      [0.6, -2.6],
      [4, -2.6],
      [4.6, -0.6],
    ]),
    hex('#cfdc8f'),
  ),
  ...each(
    [
      [1.6, -7],
      [4.6, -6.6],
    ],
    (x, y) => form(circle([x, y], 1.7), hex('#7fb95c'), { volume: 0.5 }),
  ),
  ...beadEye([1.9, -7.2], 0.85),
  ...beadEye([4.9, -6.8], 0.8),
  line(
    [
      [0.6, -4.2],
      [3.2, -3],
      [5.6, -4.2],
    ],
    hex('#3e6a2e'),
    { width: 0.5 },
  ),
  cheek(1.2, -4.6),
  form(
    ribbon(
      [
        [2.4, -1.8],
        [3.2, -0.4],
        [4.6, -0.3],
      ],
      [0.8, 0.7, 0.9],
    ),
    hex('#5f9345'),
  ),
  ...each(
    [
      [-3, -4],
      [-1.4, -5.4],
      [-3.4, -2.4],
    ],
    (x, y) => detail(circle([x, y], 0.5), hex('#548a3d')),
  ),
]);

export const gecko = onGround(() => {
  const body = ribbon(
    [
      [-9.4, -5],
      [-8, -2],
      [-5, -1.4],
      [-1.6, -2.2],
      [2, -2.8],
      [4.6, -3.2],
    ],
    [0.3, 0.7, 1.2, 1.7, 1.7, 1.4],
  );
  return [
    ...[-1.4, 2.8].flatMap((x) => [
      form(
        ribbon(
          [
            [x, -2],
            [x + 1.2, -0.6],
          ],
          [0.6, 0.7],
        ),
        hex('#a09151'),
      ),
      ...[-0.4, 0.5, 1.2].map((toe) => detail(circle([x + 1 + toe, -0.3], 0.36), hex('#c9bb7c'))),
    ]),
    ...painted(
      body,
      hex('#b7a765'),
      each(
        [
          [-7, -2],
          [-4.4, -2],
          [-2, -2.8],
          [0.6, -3.4],
          [2.6, -3.2],
          [-3, -1.4],
          [0, -1.8],
        ],
        (x, y) => detail(circle([x, y], 0.5), hex('#7d6f3c'), { alpha: 0.8 }),
      ),
    ),
    form(
      spline([
        [3.6, -3.2],
        [4.6, -5],
        [7, -5],
        [8.6, -3.4],
        [7.4, -2.2],
        [4.6, -2],
      ]),
      hex('#bfb06e'),
      { volume: 0.5 },
    ),
    detail(circle([6.3, -4.5], 1), hex('#f2dc83')),
    detail(ellipse([6.4, -4.5], [0.3, 0.8]), DARK),
    line(
      [
        [6.2, -2.9],
        [7.6, -2.8],
        [8.3, -3.3],
      ],
      hex('#7d6f3c'),
      { width: 0.3 },
    ),
  ];
});

export const chick = onGround(() => [
  ...[-0.8, 1.4].map((x) =>
    line(
      [
        [x, -1.6],
        [x + 0.2, 0],
        [x + 1.2, 0],
      ],
      hex('#dd8b32'),
      { width: 0.6 },
    ),
  ),
  form(
    spline([
      [-5.4, -4.6, 1],
      [-3.6, -3.4],
      [-2.6, -1.2],
      [1.4, -0.8],
      [4, -3.2],
      [3.4, -6],
      [-1, -6.4],
      [-3.4, -5],
    ]),
    hex('#f2c84b'),
    { volume: 0.6 },
  ),
  form(circle([2.4, -7.4], 3), hex('#f5d05a'), { volume: 0.6 }),
  form(
    spline([
      [-3.4, -4.6],
      [-0.4, -5],
      [1.2, -3.6],
      [-1.4, -2.2],
    ]),
    hex('#e3b037'),
    { volume: 0.4 },
  ),
  ...beadEye([3.4, -8], 0.65),
  cheek(2.8, -6.6),
  form(
    polygon([
      [5, -7.8],
      [7, -7],
      [5, -6.4],
    ]),
    hex('#e08a34'),
    { volume: 0.3 },
  ),
  line(
    [
      [2, -10.2],
      [1.4, -11.4],
    ],
    hex('#e3b037'),
    { width: 0.5 },
  ),
  line(
    [
      [2.6, -10.2],
      [3, -11.2],
    ],
    hex('#e3b037'),
    { width: 0.5 },
  ),
]);

const owl = (): Sketch[] => [
  form(
    polygon([
      [-3.4, -9.4],
      [-3.8, -12],
      [-0.8, -10.4],
    ]),
    hex('#7a5a42'),
    { volume: 0.3 },
  ),
  form(
    polygon([
      [3.4, -9.4],
      [3.8, -12],
      [0.8, -10.4],
    ]),
    hex('#7a5a42'),
    { volume: 0.3 },
  ),
  ...painted(
    spline([
      [0, -11],
      [4, -9.4],
      [5, -5],
      [3, -0.6],
      [0, 0],
      [-3, -0.6],
      [-5, -5],
      [-4, -9.4],
    ]),
    hex('#93704f'),
    [
      detail(ellipse([0, -2.8], [3, 3]), hex('#e6cfa8')),
      ...each(
        [
          [-1.2, -3.8],
          [1.2, -3.8],
          [0, -2.4],
          [-1.4, -1.2],
          [1.4, -1.2],
        ],
        (x, y) =>
          line(
            [
              [x - 0.6, y],
              [x, y + 0.5],
              [x + 0.6, y],
            ],
            hex('#93704f'),
            { width: 0.4 },
          ),
      ),
    ],
  ),
  ...each(
    [
      [-1.8, -7.6],
      [1.8, -7.6],
    ],
    (x, y) => form(circle([x, y], 2), hex('#f2e2c2'), { volume: 0.2 }),
  ),
  ...each(
    [
      [-1.7, -7.5],
      [1.7, -7.5],
    ],
    (x, y) => bundle(beadEye([x, y], 1)),
  ),
  form(
    polygon([
      [-0.8, -6.6],
      [0.8, -6.6],
      [0, -4.9],
    ]),
    hex('#e09a34'),
    { volume: 0.3 },
  ),
  ...[-1.4, 1.4].map((x) => form(ellipse([x, -0.3], [1, 0.5]), hex('#e09a34'), { volume: 0.3 })),
];

/** Owls sit on something: on bare ground one looks like a sticker. */
export const owlet = onGround(() => [
  ...painted(
    spline([
      [-4.6, -4, 1],
      [0, -4.8],
      [4.6, -4, 1],
      [5, -1],
      [6.8, 0, 1],
      [2.4, 0.3],
      [-2, 0],
      [-6.4, 0.3, 1],
      [-5, -1.2],
    ]),
    hex('#7d6148'),
    [
      detail(ellipse([0, -4.1], [4.4, 0.9]), hex('#c7a678')),
      detail(ellipse([0, -4.1], [2, 0.4]), hex('#a98559')),
      line(
        [
          [-2.6, -2.8],
          [-2.9, -0.8],
        ],
        hex('#5b4433'),
        { width: 0.5 },
      ),
      line(
        [
          [2.2, -2.9],
          [2.6, -1],
        ],
        hex('#5b4433'),
        { width: 0.5 },
      ),
    ],
  ),
  moved(bundle(owl()), [1, 0, 0, 1, 0, -3.6]),
]);
