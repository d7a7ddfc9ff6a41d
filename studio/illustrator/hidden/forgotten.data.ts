/** Small things that somebody lost: key, feather, mitten, button, paper star, toy robot. */
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { circle, ellipse, type Knot, polygon, roundedRect, spline } from '#studio/illustrator/geometry/path.ts';
import { onGround } from '#studio/illustrator/hidden/hidden-drawing.ts';
import {
  BRASS,
  BRASS_DARK,
  CREAM,
  each,
  gleam,
  GOLD,
  painted,
  RED,
  STEEL,
  TEAL,
  times,
} from '#studio/illustrator/props/making.ts';
import { detail, form, line } from '#studio/illustrator/sketch.ts';

export const key = onGround(() => [
  { kind: 'line', path: ellipse([-5, -2.8], [2.7, 2.5]), color: BRASS_DARK, width: 1.2, alpha: 1, lit: false },
  { kind: 'line', path: ellipse([-5, -3], [2.7, 2.5]), color: GOLD, width: 0.6, alpha: 1, lit: false },
  form(roundedRect([-2.6, -3], [9.6, 1.3], 0.5), BRASS, { volume: 0.6 }),
  form(roundedRect([4, -2.2], [1.1, 2.2], 0.3), BRASS, { volume: 0.4 }),
  form(roundedRect([5.8, -2.2], [1.1, 1.8], 0.3), BRASS, { volume: 0.4 }),
  line(
    [
      [-7.4, -1.6],
      [-9.6, -0.4],
      [-8.6, 0],
    ],
    RED,
    { width: 0.7 },
  ),
]);

export const feather = onGround(() => [
  ...painted(
    spline([
      [-7.4, -0.6, 1],
      [-4, -3.8],
      [1, -5.4],
      [7.4, -5.4, 1],
      [5, -2],
      [0.4, -0.2],
      [-3.6, 0],
    ]),
    hex('#5d93ae'),
    [
      detail(
        spline([
          [3, -7],
          [8, -6],
          [6, -1],
          [2, -2],
        ]),
        hex('#2f5f80'),
      ),
      ...times(4, (index) =>
        line(
          [
            [-3.6 + index * 2.2, -1.8 - index * 0.7],
            [-2 + index * 2.2, -4.6 - index * 0.4],
          ],
          hex('#a8d2dd'),
          { width: 0.35, alpha: 0.8 },
        ),
      ),
    ],
  ),
  line(
    [
      [-9.4, 0],
      [-3, -1.8],
      [5.8, -4.6],
    ],
    CREAM,
    { width: 0.55 },
  ),
]);

export const mitten = onGround(() => [
  form(
    spline([
      [-3.4, -3, 1],
      [-4, -6.4],
      [-2.4, -10],
      [0.6, -11],
      [3.2, -9],
      [3.4, -6.6],
      [5.4, -7.4],
      [6.6, -6],
      [5.6, -3.8],
      [3.4, -3, 1],
    ]),
    RED,
    { volume: 0.5 },
  ),
  ...each(
    [
      [-1.8, -7],
      [0.2, -5.4],
      [1.8, -7.4],
    ],
    (x, y) =>
      detail(
        polygon([
          [x - 0.9, y],
          [x, y - 1.2],
          [x + 0.9, y],
          [x, y + 1.2],
        ]),
        CREAM,
      ),
  ),
  form(roundedRect([-3.8, -3.4], [7.6, 3.4], 1), lighten(RED, -0.07), { volume: 0.5 }),
  ...times(4, (index) =>
    line(
      [
        [-2.4 + index * 1.6, -2.8],
        [-2.4 + index * 1.6, -0.6],
      ],
      lighten(RED, -0.17),
      { width: 0.4 },
    ),
  ),
]);

export const button = onGround(() => [
  form(ellipse([0.3, -4.2], [4.4, 4.4]), lighten(TEAL, -0.14), { volume: 0.4 }),
  form(ellipse([-0.2, -4.4], [4.4, 4.4]), TEAL, { volume: 0.6 }),
  { kind: 'line', path: circle([-0.2, -4.4], 3.2), color: lighten(TEAL, 0.12), width: 0.5, alpha: 0.9, lit: false },
  ...each(
    [
      [-1.2, -5.4],
      [0.8, -5.4],
      [-1.2, -3.4],
      [0.8, -3.4],
    ],
    (x, y) => detail(circle([x, y], 0.55), lighten(TEAL, -0.24)),
  ),
  line(
    [
      [-1.2, -5.4],
      [0.8, -3.4],
      [3, -0.6],
      [6.4, -0.4],
      [8, -1.6],
    ],
    RED,
    { width: 0.5 },
  ),
  gleam([-2, -7], [1, 0.5]),
]);

export const paperStar = onGround(() => {
  const at = (index: number, reach: number): Knot => [
    Math.cos(-Math.PI / 2 + (index * Math.PI) / 5) * reach,
    -6 + Math.sin(-Math.PI / 2 + (index * Math.PI) / 5) * reach,
    1,
  ];
  return [
    form(spline(Array.from({ length: 10 }, (_, index) => at(index, index % 2 === 0 ? 6 : 2.9))), GOLD, { volume: 0.4 }),
    ...times(5, (index) =>
      detail(
        polygon([
          [0, -6],
          [at(index * 2, 6)[0], at(index * 2, 6)[1]],
          [at(index * 2 + 1, 2.9)[0], at(index * 2 + 1, 2.9)[1]],
        ]),
        lighten(GOLD, 0.1),
        { alpha: 0.8 },
      ),
    ),
  ];
});

export const toyRobot = onGround(() => [
  ...[-1.8, 1.8].map((x) => form(roundedRect([x - 1.3, -2], [2.6, 2], 0.5), hex('#6b7378'), { volume: 0.5 })),
  line(
    [
      [-3.4, -4.6],
      [-5.2, -3.4],
      [-5, -2.4],
    ],
    STEEL,
    { width: 0.8 },
  ),
  line(
    [
      [3.4, -4.8],
      [5.4, -6.2],
      [5.4, -7.4],
    ],
    STEEL,
    { width: 0.8 },
  ),
  form(roundedRect([-3.4, -6.4], [6.8, 4.8], 0.9), RED, { volume: 0.5 }),
  form(circle([0, -4], 1.2), GOLD, { volume: 0.5 }),
  form(roundedRect([-2.9, -10.8], [5.8, 4.6], 1.2), STEEL, { volume: 0.6 }),
  ...each(
    [
      [-1.2, -8.8],
      [1.3, -8.8],
    ],
    (x, y) => detail(circle([x, y], 0.9), hex('#fdf3cf')),
  ),
  ...each(
    [
      [-1, -8.7],
      [1.5, -8.7],
    ],
    (x, y) => detail(circle([x, y], 0.45), hex('#33363f')),
  ),
  line(
    [
      [-0.8, -7.2],
      [0.2, -6.9],
      [1.1, -7.2],
    ],
    hex('#33363f'),
    { width: 0.35 },
  ),
  line(
    [
      [0, -10.8],
      [0, -12.2],
    ],
    STEEL,
    { width: 0.5 },
  ),
  detail(circle([0, -12.6], 0.7), RED),
]);
