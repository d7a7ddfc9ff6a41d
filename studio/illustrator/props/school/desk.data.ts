/** What lies on a desk: book, pencil, paintbrush, paint box, notebook, letter, envelope. */
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { placed } from '#studio/illustrator/geometry/matrix.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { circle, ellipse, polygon, roundedRect, spline } from '#studio/illustrator/geometry/path.ts';
import {
  BLUE,
  CREAM,
  each,
  GOLD,
  gleam,
  hollow,
  INKY,
  LEAF,
  NAVY,
  OCHRE,
  painted,
  PAPER,
  PLUM,
  RED,
  ROSE,
  STEEL,
  TEAL,
  times,
  WHITE,
} from '#studio/illustrator/props/making.ts';
import { groundProp, hugged, oneSided, raised } from '#studio/illustrator/props/prop.ts';
import { bundle, detail, form, line, moved } from '#studio/illustrator/sketch.ts';

export const book = oneSided(
  groundProp([28, 18], hugged(18), () => [
    form(
      spline([
        [-13.8, -14.6, 1],
        [-5, -14.4],
        [0, -12, 1],
        [5, -14.4],
        [13.8, -14.6, 1],
        [13.8, -1, 1],
        [5, -1.2],
        [0, 0, 1],
        [-5, -1.2],
        [-13.8, -1, 1],
      ]),
      hex('#a83f3a'),
      { volume: 0.4 },
    ),
    form(
      spline([
        [-12.8, -15.6, 1],
        [-5, -16.2],
        [0, -13.4, 1],
        [0, -1.4, 1],
        [-5, -3.2],
        [-12.8, -2.6, 1],
      ]),
      PAPER,
      { volume: 0.4 },
    ),
    form(
      spline([
        [12.8, -15.6, 1],
        [5, -16.2],
        [0, -13.4, 1],
        [0, -1.4, 1],
        [5, -3.2],
        [12.8, -2.6, 1],
      ]),
      lighten(PAPER, -0.03),
      { volume: 0.4 },
    ),
    form(
      spline([
        [0, -13.4, 1],
        [3, -16.8],
        [9, -17.6, 1],
        [8.4, -15.8, 1],
        [4, -15],
      ]),
      lighten(PAPER, 0.02),
      { volume: 0.3 },
    ),
    ...[-12.8, -10.8, -8.6, -6.4].map((y, index) =>
      line(
        [
          [-10.8, y - 0.6],
          [-6, y - 0.8],
          [-2.6 - (index % 2) * 2, y + 0.5],
        ],
        INKY,
        { width: 0.35, alpha: 0.5 },
      ),
    ),
    bundle([
      detail(
        spline([
          [2, -12],
          [6, -13.6],
          [11.4, -12.8],
          [11.2, -4.4],
          [6, -5],
          [2.2, -3.6],
        ]),
        hex('#bcd6cf'),
      ),
      detail(circle([8.6, -10.6], 1.7), OCHRE),
      detail(
        spline([
          [2.2, -7],
          [4.4, -9.4],
          [7, -7.2],
          [9.4, -8.8],
          [11.2, -7],
          [11.2, -4.4],
          [6, -5],
          [2.2, -3.6],
        ]),
        hex('#6d9d63'),
      ),
    ]),
    form(
      spline([
        [-0.4, -3, 1],
        [0.6, -3, 1],
        [1, 0, 1],
        [0, -0.8, 1],
        [-1, 0.2, 1],
      ]),
      OCHRE,
      { volume: 0.2 },
    ),
  ]),
);

export const pencil = groundProp([7, 34], raised(27), () => [
  form(
    polygon([
      [-2.6, -26],
      [2.6, -26],
      [0.3, -33.6],
      [-0.3, -33.6],
    ]),
    hex('#ecd0a0'),
    { volume: 0.4 },
  ),
  detail(
    polygon([
      [-0.9, -31],
      [0.9, -31],
      [0.3, -33.8],
      [-0.3, -33.8],
    ]),
    NAVY,
  ),
  ...painted(
    spline([
      [-2.7, -5, 1],
      [-2.7, -26, 1],
      [-1.8, -27.4],
      [-0.9, -26, 1],
      [0, -27.4],
      [0.9, -26, 1],
      [1.8, -27.4],
      [2.7, -26, 1],
      [2.7, -5, 1],
    ]),
    OCHRE,
    [
      detail(
        polygon([
          [-3, -4],
          [-0.9, -4],
          [-0.9, -28],
          [-3, -28],
        ]),
        lighten(OCHRE, 0.07),
      ),
      detail(
        polygon([
          [0.9, -4],
          [3, -4],
          [3, -28],
          [0.9, -28],
        ]),
        lighten(OCHRE, -0.1),
      ),
      ...each(
        [
          [0, -11],
          [0, -13.6],
          [0, -16.2],
        ],
        (x, y) => detail(circle([x, y], 0.7), TEAL),
      ),
    ],
  ),
  form(roundedRect([-3, -6.4], [6, 3.4], 0.5), STEEL, { volume: 0.6 }),
  ...[-5.4, -4.2].map((y) =>
    line(
      [
        [-3, y],
        [3, y],
      ],
      hex('#6f7b80'),
      { width: 0.4 },
    ),
  ),
  form(
    spline([
      [-2.7, -3.2, 1],
      [-2.7, -1.4],
      [0, 0],
      [2.7, -1.6],
      [2.7, -3.2, 1],
    ]),
    ROSE,
    { volume: 0.6 },
  ),
]);

export const paintbrush = groundProp([8, 36], raised(28), () => [
  ...painted(
    spline([
      [0, -0.2],
      [1.2, -3],
      [1.6, -12],
      [1.2, -22, 1],
      [-1.2, -22, 1],
      [-1.8, -12],
      [-1.2, -3],
    ]),
    RED,
    [
      line(
        [
          [-0.8, -18],
          [-1, -8],
        ],
        WHITE,
        { width: 0.5, alpha: 0.5 },
      ),
      detail(ellipse([0, -1], [2, 3]), CREAM),
    ],
  ),
  form(
    polygon([
      [-1.3, -22],
      [1.3, -22],
      [1.9, -27],
      [-1.9, -27],
    ]),
    STEEL,
    { volume: 0.7 },
  ),
  line(
    [
      [-1.5, -23.6],
      [1.5, -23.6],
    ],
    hex('#6f7b80'),
    { width: 0.4 },
  ),
  form(
    spline([
      [-1.9, -26.6, 1],
      [1.9, -26.6, 1],
      [2.8, -30],
      [1.4, -33.4],
      [-0.6, -36, 1],
      [-2.2, -33],
      [-2.8, -30],
    ]),
    hex('#8a5a3a'),
    { volume: 0.5 },
  ),
  form(
    spline([
      [-2.6, -31],
      [-1, -30],
      [0.6, -31.2],
      [2.6, -30.4],
      [1.4, -33.4],
      [-0.6, -36, 1],
      [-2.3, -33],
    ]),
    hex('#3f86b0'),
    { volume: 0.5 },
  ),
  form(ellipse([3.4, -27.8], [0.7, 1]), hex('#3f86b0'), { volume: 0.5 }),
]);

export const paintBox = groundProp([40, 26], hugged(16), () => {
  const pans = [RED, hex('#e58a3a'), OCHRE, LEAF, TEAL, hex('#3f7fb5'), PLUM, ROSE];
  return [
    ...painted(
      polygon([
        [-17, -24],
        [17, -25.4],
        [18, -11],
        [-18, -11],
      ]),
      hex('#4a6478'),
      [
        detail(
          polygon([
            [-15, -22.4],
            [15, -23.6],
            [16, -12],
            [-16, -12],
          ]),
          CREAM,
        ),
        ...each(
          [
            [-9, -18],
            [-2, -16],
            [6, -19],
            [11, -15],
          ],
          (x, y, index) =>
            detail(
              spline([
                [x - 3, y],
                [x, y - 2.2],
                [x + 3.4, y - 0.6],
                [x + 1, y + 2],
                [x - 2, y + 1.4],
              ]),
              [hex('#3f7fb5'), OCHRE, RED, LEAF][index] ?? RED,
              { alpha: 0.75 },
            ),
        ),
      ],
    ),
    form(
      polygon([
        [-18, -11],
        [18, -11],
        [19.6, -3],
        [-19.6, -3],
      ]),
      hex('#38505f'),
      { volume: 0.3 },
    ),
    ...pans.map((color, index) =>
      form(ellipse([-14.6 + (index % 4) * 9.7, index < 4 ? -9 : -5.4], [3.9, 1.4]), color, { volume: 0.5 }),
    ),
    ...pans.map((_, index) =>
      detail(ellipse([-15.4 + (index % 4) * 9.7, index < 4 ? -9.4 : -5.8], [1.3, 0.4]), WHITE, { alpha: 0.5 }),
    ),
    form(roundedRect([-19.8, -3.4], [39.6, 3.4], 0.8), hex('#4a6478'), { volume: 0.5 }),
    form(
      ribbon(
        [
          [-6, -2.6],
          [8, -7],
          [16.6, -13.6],
        ],
        [0.7, 0.7, 0.5],
      ),
      RED,
      { volume: 0.5 },
    ),
    form(
      ribbon(
        [
          [-6, -2.6],
          [-8, -2.2],
        ],
        [0.9],
      ),
      STEEL,
    ),
    form(
      spline([
        [-8, -3.2],
        [-11, -2.8],
        [-12.6, -1.4, 1],
        [-10, -1],
        [-8, -1.4],
      ]),
      hex('#3f7fb5'),
      { volume: 0.5 },
    ),
  ];
});

export const notebook = groundProp([24, 30], hugged(20), () => [
  form(
    polygon([
      [-8, -28.6],
      [11.4, -29.6],
      [11.8, -0.6],
      [-8.6, -0.4],
    ]),
    PAPER,
    { volume: 0.3 },
  ),
  ...[0, 1].map((index) =>
    line(
      [
        [11 - index * 0.2, -28.6],
        [11.3, -1.4 - index],
      ],
      hex('#cbb88e'),
      { width: 0.35 },
    ),
  ),
  ...painted(
    spline([
      [-10, -29.4, 1],
      [10, -29.8, 1],
      [10.4, -15],
      [10.2, 0, 1],
      [-10.4, 0, 1],
    ]),
    hex('#3f7a74'),
    [
      detail(roundedRect([-11, -30], [4.2, 31]), hex('#2c5a58')),
      detail(
        polygon([
          [-3, -21.6],
          [7, -22],
          [7.2, -14.4],
          [-2.8, -14],
        ]),
        CREAM,
      ),
      detail(
        spline([
          [2, -15.4, 1],
          [-0.8, -18.4],
          [0, -20.6],
          [2, -19.2, 1],
          [4.2, -20.8],
          [5, -18.4],
        ]),
        RED,
      ),
      ...each(
        [
          [0, -8.6],
          [4.6, -5.4],
          [6.4, -26],
          [-4, -6],
        ],
        (x, y) =>
          detail(
            polygon([
              [x, y - 1.6],
              [x + 0.5, y - 0.5],
              [x + 1.6, y],
              [x + 0.5, y + 0.5],
              [x, y + 1.6],
              [x - 0.5, y + 0.5],
              [x - 1.6, y],
              [x - 0.5, y - 0.5],
            ]),
            GOLD,
          ),
      ),
    ],
  ),
  line(
    [
      [8, -30],
      [8.3, -15],
      [8, 0],
    ],
    OCHRE,
    { width: 0.9 },
  ),
  ...times(7, (index) =>
    line(
      [
        [-11.4, -26.4 + index * 3.9],
        [-9.4, -27 + index * 3.9],
      ],
      STEEL,
      { width: 0.8 },
    ),
  ),
  moved(
    bundle([
      form(
        polygon([
          [-0.9, 0],
          [0.9, 0],
          [0.9, -16],
          [0, -18.4],
          [-0.9, -16],
        ]),
        RED,
        { volume: 0.4 },
      ),
      detail(
        polygon([
          [-0.9, -16],
          [0.9, -16],
          [0, -18.6],
        ]),
        hex('#ecd0a0'),
      ),
    ]),
    placed([11.4, -6], 0.9, { turn: 0.1 }),
  ),
]);

export const letter = groundProp([24, 26], hugged(19), () => {
  const sheet = spline([
    [-9, -24.6, 1],
    [0, -25.4],
    [9.4, -24.4, 1],
    [9, -12],
    [10, -1.6, 1],
    [0, -0.4],
    [-9.6, 0, 1],
    [-9, -12],
  ]);
  return [
    ...painted(sheet, lighten(PAPER, 0.02), [
      ...[-8.4, -16.6].map((y) =>
        line(
          [
            [-10, y],
            [10, y + 0.3],
          ],
          hex('#d9c59a'),
          { width: 0.5 },
        ),
      ),
      detail(
        polygon([
          [-10, -8.4],
          [10, -8.2],
          [10, 1],
          [-10, 1],
        ]),
        hex('#e2cfa4'),
        { alpha: 0.4 },
      ),
      ...[-21.4, -19, -14, -11.6].map((y, index) =>
        line(
          [
            [-6.4, y],
            [-2, y - 0.4],
            [2, y + 0.3],
            [6 - (index % 2) * 3.4, y],
          ],
          INKY,
          { width: 0.4, alpha: 0.55 },
        ),
      ),
      detail(circle([-4.6, -4.6], 1.9), OCHRE),
      detail(
        spline([
          [3.4, -2, 1],
          [0.8, -4.6],
          [1.6, -6.8],
          [3.4, -5.4, 1],
          [5.4, -6.8],
          [6.2, -4.6],
        ]),
        RED,
      ),
      ...times(6, (index) =>
        line(
          [
            [-4.6 + Math.cos(index) * 2.5, -4.6 + Math.sin(index) * 2.5],
            [-4.6 + Math.cos(index) * 3.4, -4.6 + Math.sin(index) * 3.4],
          ],
          OCHRE,
          { width: 0.4 },
        ),
      ),
    ]),
    form(
      spline([
        [9.4, -24.4, 1],
        [5.6, -24.9, 1],
        [9.2, -20.4, 1],
      ]),
      hex('#e2cfa4'),
      { volume: 0.3 },
    ),
  ];
});

export const envelope = groundProp([28, 20], hugged(15), () => [
  form(roundedRect([-13.4, -19], [26.8, 19], 0.8), hex('#efe0bd'), { volume: 0.4 }),
  form(
    polygon([
      [-13, 0],
      [13, 0],
      [2, -10.4],
      [-2, -10.4],
    ]),
    lighten(hex('#efe0bd'), 0.02),
    { volume: 0.3 },
  ),
  form(
    spline([
      [-13.4, -18.6, 1],
      [13.4, -19, 1],
      [1.6, -7.6],
      [-1.6, -7.6],
    ]),
    hex('#f6ead0'),
    { volume: 0.4 },
  ),
  form(
    spline([
      [-3, -9],
      [-2, -11.8],
      [0.8, -12.2],
      [3, -10.2],
      [2.6, -7.2],
      [0, -5.9],
      [-2.6, -6.8],
    ]),
    RED,
    { volume: 0.7 },
  ),
  { kind: 'line', path: circle([0, -9], 1.9), color: lighten(RED, -0.12), width: 0.4, alpha: 0.9, lit: false },
  detail(
    spline([
      [0, -7.8, 1],
      [-1, -9],
      [-0.7, -9.9],
      [0, -9.3, 1],
      [0.7, -9.9],
      [1, -9],
    ]),
    lighten(RED, -0.14),
  ),
  ...times(6, (index) =>
    line(
      [
        [-12 + index * 4.6, -0.5],
        [-10.4 + index * 4.6, -0.5],
      ],
      index % 2 === 0 ? BLUE : RED,
      { width: 0.8 },
    ),
  ),
  gleam([-8, -16.8], [2, 0.4], -0.3),
  line(
    [
      [-13.2, -18.4],
      [-2, -8.2],
    ],
    hex('#cdb98c'),
    { width: 0.4, alpha: 0.7 },
  ),
  hollow([0, -7.4], [6, 1.6], 0.3),
]);
