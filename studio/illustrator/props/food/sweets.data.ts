/** What is baked, sweet or shared: bread, dates, cake, birthday cake, cookie, ice cream. */
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { circle, ellipse, polygon, spline } from '#studio/illustrator/geometry/path.ts';
import {
  BLUE,
  CREAM,
  each,
  gleam,
  hollow,
  LEAF,
  OCHRE,
  painted,
  RED,
  ROSE,
  times,
  turned,
  WHITE,
} from '#studio/illustrator/props/making.ts';
import { groundProp, hugged, raised } from '#studio/illustrator/props/prop.ts';
import { flame } from '#studio/illustrator/props/light/flame.ts';
import { detail, form, glow, line, type Sketch } from '#studio/illustrator/sketch.ts';

const CRUST = hex('#d79b58');
const SPONGE = hex('#e8bf7e');

/** A puffed flat loaf with the marks of the oven. */
const loaf = (x: number, y: number, tone: number): Sketch[] => [
  ...painted(
    spline([
      [x - 13, y + 0.4],
      [x - 10.6, y - 4.4],
      [x - 2, y - 7],
      [x + 8, y - 5.8],
      [x + 13, y - 0.6],
      [x + 8, y + 2.2],
      [x - 7, y + 2.4],
    ]),
    lighten(CRUST, tone),
    [
      ...each(
        [
          [-7.6, -2.4],
          [-3.4, -5],
          [1.4, -3],
          [5.4, -4.6],
          [8.4, -1.6],
        ],
        (dx, dy, index) =>
          detail(ellipse([x + dx, y + dy], [1.7 - (index % 3) * 0.4, 0.8], 0.2), hex('#8f5426'), { alpha: 0.6 }),
      ),
      line(
        [
          [x - 12, y + 1.2],
          [x, y + 1.9],
          [x + 12, y + 0.6],
        ],
        hex('#fbe6bd'),
        { width: 0.9, alpha: 0.8 },
      ),
    ],
  ),
];

export const bread = groundProp([34, 20], hugged(16), () => [
  form(
    spline([
      [-16.6, -2, 1],
      [-12, -4.6],
      [12, -5],
      [16.8, -2.6, 1],
      [13, 0],
      [-12, 0.2],
    ]),
    hex('#f2ecdc'),
    { volume: 0.4 },
  ),
  ...[-11, -3.6, 4, 11.4].map((x) =>
    line(
      [
        [x - 1, -4.4],
        [x + 1, 0],
      ],
      BLUE,
      { width: 0.8, alpha: 0.7 },
    ),
  ),
  ...loaf(1.6, -4.6, -0.05),
  ...loaf(-1.8, -8.6, 0),
  ...loaf(1.4, -12.8, 0.04),
]);

export const dates = groundProp([30, 18], hugged(14), () => {
  const bowl = spline([
    [-12, -9.6, 1],
    [12, -9.6, 1],
    [9.4, -3.6],
    [4.4, -1.2, 1],
    [5, 0, 1],
    [-5, 0, 1],
    [-4.4, -1.2, 1],
    [-9.4, -3.6],
  ]);
  const date = (x: number, y: number, index: number): Sketch =>
    form(
      ellipse([x, y], [3.4, 2], (index % 4) * 0.5 - 0.7),
      index % 3 === 0 ? hex('#7a3b1e') : index % 3 === 1 ? hex('#91502a') : hex('#652f1b'),
      { volume: 0.7 },
    );
  return [
    ...each(
      [
        [-8.6, -10.4],
        [8.4, -10.4],
        [-4, -12.6],
        [4.4, -12.8],
        [0.4, -10.6],
        [-1, -15.4],
        [2.6, -15.2],
      ],
      date,
    ),
    ...each(
      [
        [-5, -13.6],
        [3.4, -13.8],
        [-1.6, -16.4],
        [-9.4, -11.2],
      ],
      (x, y) => gleam([x, y], [0.9, 0.35], -0.3),
    ),
    ...painted(bowl, BLUE, [
      hollow([0, 0], [11, 4], 0.4),
      line(
        [
          [-12, -7.8],
          [0, -6.6],
          [12, -7.8],
        ],
        CREAM,
        { width: 0.7 },
      ),
      ...times(6, (index) =>
        detail(
          polygon([
            [-8.6 + index * 3.4, -4.4],
            [-7 + index * 3.4, -6],
            [-5.4 + index * 3.4, -4.4],
            [-7 + index * 3.4, -2.9],
          ]),
          CREAM,
          { alpha: 0.9 },
        ),
      ),
    ]),
    form(ellipse([11.6, -1.7], [3.2, 1.8], -0.16), hex('#91502a'), { volume: 0.7 }),
    gleam([10.8, -2.5], [0.9, 0.35], -0.2),
  ];
});

export const cake = groundProp([34, 32], hugged(20), () => {
  const icing = spline([
    [-12.6, -20.8],
    [-11, -24.2],
    [0, -25.4],
    [11, -24.2],
    [12.6, -20.8],
    [11.8, -16],
    [10, -17.6],
    [8, -14.2],
    [5.6, -17.4],
    [2.4, -15.4],
    [0, -18],
    [-3, -13.6],
    [-5.6, -17.4],
    [-8.4, -16.2],
    [-10.6, -18],
    [-12.2, -15.8],
  ]);
  return [
    form(
      turned([
        [7, 0, 1],
        [6, -1.4],
        [1.8, -3],
        [1.5, -7, 1],
      ]),
      hex('#7fb0a8'),
      { volume: 0.6 },
    ),
    form(ellipse([0, -7.8], [16.4, 2.4]), hex('#8fc0b4'), { volume: 0.5 }),
    ...painted(
      spline([
        [-12.2, -20, 1],
        [12.2, -20, 1],
        [12, -8.4],
        [0, -6.8],
        [-12, -8.4],
      ]),
      SPONGE,
      [
        line(
          [
            [-13, -12.6],
            [0, -11.4],
            [13, -12.6],
          ],
          ROSE,
          { width: 1.5 },
        ),
        ...each(
          [
            [-9, -9.8],
            [-4, -9],
            [3, -9.2],
            [8, -10],
            [-6, -14.6],
            [6, -14.4],
          ],
          (x, y) => detail(ellipse([x, y], [0.7, 0.4]), hex('#b9824a'), { alpha: 0.5 }),
        ),
      ],
    ),
    form(icing, hex('#fbeee0'), { volume: 0.7 }),
    ...each(
      [
        [-8, -24.6],
        [-2.8, -26],
        [3, -26],
        [8.2, -24.6],
      ],
      (x, y) =>
        form(
          spline([
            [x - 1.9, y - 1.8],
            [x, y - 2.6],
            [x + 1.9, y - 1.8],
            [x, y + 2],
          ]),
          RED,
          { volume: 0.7 },
        ),
    ),
    ...each(
      [
        [-8, -27],
        [-2.8, -28.4],
        [3, -28.4],
        [8.2, -27],
      ],
      (x, y) =>
        detail(
          spline([
            [x, y, 1],
            [x - 1.7, y - 0.6, 1],
            [x, y + 0.9],
            [x + 1.7, y - 0.6, 1],
          ]),
          LEAF,
        ),
    ),
    form(
      spline([
        [-1, -27.6],
        [1.1, -29],
        [2.2, -31.4, 1],
        [2.4, -28.4],
      ]),
      LEAF,
      { volume: 0.3 },
    ),
    gleam([-8.6, -22.4], [2, 0.6], -0.3),
  ];
});

export const birthdayCake = groundProp([34, 40], hugged(24), ({ isDark }) => {
  const tier = (half: number, foot: number, head: number, color = ROSE): Sketch[] => [
    ...painted(
      spline([
        [-half, head, 1],
        [half, head, 1],
        [half, foot - 1.4],
        [0, foot],
        [-half, foot - 1.4],
      ]),
      color,
      [
        ...times(7, (index) =>
          detail(circle([-half + (index * half) / 3, foot - 2.2 + Math.abs(index - 3) * -0.12], 1.4), CREAM),
        ),
        ...each(
          [
            [-0.62, 0.5],
            [-0.2, 0.62],
            [0.26, 0.5],
            [0.66, 0.6],
            [-0.42, 0.3],
            [0.48, 0.24],
          ],
          (share, deep, index) =>
            detail(circle([share * half, head + (foot - head) * deep], 0.7), index % 2 === 0 ? OCHRE : hex('#6fa7b5')),
        ),
      ],
    ),
    form(
      spline([
        [-half - 0.4, head],
        [-half + 2, head - 1.8],
        [0, head - 2.4],
        [half - 2, head - 1.8],
        [half + 0.4, head],
        [half - 1.2, head + 2.8],
        [half * 0.55, head + 0.9],
        [half * 0.2, head + 3.4],
        [-half * 0.2, head + 1],
        [-half * 0.56, head + 2.6],
        [-half + 1, head + 1.2],
      ]),
      hex('#fbf0e2'),
      { volume: 0.6 },
    ),
  ];
  return [
    ...(isDark ? [glow([0, -33], hex('#ffcb6b'), { radii: [60, 50], alpha: 0.6 })] : []),
    form(ellipse([0, -1.6], [16.6, 1.8]), hex('#8fb9c4'), { volume: 0.5 }),
    ...tier(13.4, -1.2, -12.6),
    ...tier(9, -13, -22.4, hex('#e9a79a')),
    ...each(
      [
        [-6, -24],
        [-2, -24.6],
        [2.2, -24.6],
        [6.2, -24],
      ],
      (x, y, index) =>
        form(
          ribbon(
            [
              [x, y + 1],
              [x + (index - 1.5) * 0.3, y - 6.6],
            ],
            [0.75],
          ),
          index % 2 === 0 ? hex('#6fa7b5') : OCHRE,
          { volume: 0.5 },
        ),
    ),
    ...[-6.4, -2.1, 2.4, 6.7].flatMap((x, index) =>
      flame([x, -30.6 - (index % 3 === 0 ? 0 : 0.6)], 7 + (index % 2), index % 2 === 0 ? -0.5 : 0.6),
    ),
    ...each(
      [
        [-4, -23.2],
        [0.2, -23.6],
        [4.2, -23.2],
      ],
      (x, y) => form(circle([x, y], 1.3), RED, { volume: 0.7 }),
    ),
  ];
});

export const cookie = groundProp([14, 14], raised(12), () => {
  const round = spline([
    [-6.8, -6.4],
    [-5.6, -11],
    [-1.4, -13.6],
    [2.2, -13.4, 1],
    [2.4, -11.4],
    [4, -10.6],
    [4.4, -8.8],
    [6.6, -8.4, 1],
    [6.4, -3.6],
    [2.6, -0.4],
    [-2.6, -0.2],
    [-6, -2.8],
  ]);
  return [
    ...painted(round, CRUST, [
      hollow([0, 0], [8, 3], 0.35),
      ...each(
        [
          [-3.6, -9.4],
          [0.6, -6.6],
          [-4, -4.4],
          [3.4, -3.6],
          [-0.4, -2.4],
          [-1, -11],
        ],
        (x, y, index) => detail(ellipse([x, y], [1.4, 1.1], index), hex('#56301f')),
      ),
      ...each(
        [
          [-4, -9.8],
          [0.2, -7],
          [-4.4, -4.8],
          [3, -4],
        ],
        (x, y) => detail(circle([x, y], 0.4), hex('#a06b4a')),
      ),
      ...each(
        [
          [-1.6, -8.6],
          [2, -9],
          [-2.4, -6],
          [4.6, -6],
          [1.4, -4.6],
          [-5.4, -7],
        ],
        (x, y) => detail(circle([x, y], 0.32), hex('#f3d09a'), { alpha: 0.8 }),
      ),
    ]),
    ...each(
      [
        [5.4, -11.4],
        [6.2, -12.8],
      ],
      (x, y) => detail(circle([x, y], 0.45), CRUST),
    ),
  ];
});

export const iceCream = groundProp([13, 25], raised(22), () => {
  const cone = spline([
    [-4.6, -13, 1],
    [4.6, -13, 1],
    [0.5, -0.2],
    [-0.5, -0.2],
  ]);
  const scoop = (x: number, y: number, color: typeof ROSE): Sketch =>
    form(
      spline([
        [x - 5, y + 1.4],
        [x - 4.8, y - 2.4],
        [x, y - 5.2],
        [x + 4.8, y - 2.4],
        [x + 5, y + 1.4],
        [x + 2.8, y + 2],
        [x + 1, y + 3.2],
        [x - 1.2, y + 1.8],
        [x - 3.4, y + 2.6],
      ]),
      color,
      { volume: 0.7 },
    );
  return [
    ...painted(cone, CRUST, [
      ...times(6, (index) =>
        line(
          [
            [-8 + index * 3, -14],
            [-2 + index * 3, 0],
          ],
          hex('#a8692f'),
          { width: 0.4, alpha: 0.8 },
        ),
      ),
      ...times(6, (index) =>
        line(
          [
            [8 - index * 3, -14],
            [2 - index * 3, 0],
          ],
          hex('#a8692f'),
          { width: 0.4, alpha: 0.8 },
        ),
      ),
    ]),
    scoop(0.2, -14, ROSE),
    scoop(-0.3, -19, hex('#f6e8c6')),
    ...each(
      [
        [-2.6, -20.4],
        [1.6, -19],
        [0.2, -22],
        [-0.8, -18.4],
      ],
      (x, y, index) =>
        line(
          [
            [x, y],
            [x + 0.8, y + (index % 2 === 0 ? 0.5 : -0.5)],
          ],
          index % 2 === 0 ? BLUE : RED,
          { width: 0.45 },
        ),
    ),
    form(circle([1.6, -23.8], 1.4), RED, { volume: 0.7 }),
    line(
      [
        [1.8, -24.8],
        [2.8, -25.2],
      ],
      LEAF,
      { width: 0.4 },
    ),
    detail(ellipse([-3, -15.6], [0.8, 1.2], 0.4), WHITE, { alpha: 0.5 }),
  ];
});
