/** What belongs to a classroom: globe, school bag, blackboard. */
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { circle, ellipse, polygon, roundedRect, spline } from '#studio/illustrator/geometry/path.ts';
import {
  BRASS,
  CREAM,
  each,
  GOLD,
  gleam,
  hollow,
  LEATHER,
  NAVY,
  OCHRE,
  painted,
  RED,
  ROSE,
  TEAL,
  turned,
  WHITE,
  WOOD,
  WOOD_DARK,
} from '#studio/illustrator/props/making.ts';
import { groundProp, hugged, oneSided } from '#studio/illustrator/props/prop.ts';
import { detail, form, line } from '#studio/illustrator/sketch.ts';

export const globe = oneSided(
  groundProp([30, 42], hugged(26), () => [
    form(
      turned([
        [9, 0, 1],
        [8.4, -2],
        [2, -3.6],
        [1.4, -7, 1],
      ]),
      WOOD,
      { volume: 0.6 },
    ),
    {
      kind: 'line',
      path: spline(
        [
          [4, -38.6],
          [-9, -36.4],
          [-15, -25],
          [-11, -12.6],
          [0, -7.4],
          [8, -9.6],
        ],
        false,
      ),
      color: BRASS,
      width: 1.6,
      alpha: 1,
      lit: false,
    },
    ...painted(circle([0, -24], 13), hex('#6fabb8'), [
      ...[-19, -24, -29].map((y) =>
        line(
          [
            [-14, y],
            [0, y + 2],
            [14, y],
          ],
          hex('#9ccbd0'),
          { width: 0.4, alpha: 0.7 },
        ),
      ),
      detail(
        spline([
          [-4, -35],
          [2, -36],
          [6, -34],
          [3, -31.6],
          [6, -29],
          [0, -29.6],
          [-3, -32],
        ]),
        hex('#d9b46a'),
      ),
      detail(
        spline([
          [-3, -28.4],
          [3, -28.6],
          [6.4, -26],
          [9, -23.4],
          [6, -22.4],
          [5, -17],
          [2, -13],
          [0.4, -16.4],
          [0, -21],
          [-4, -22],
          [-5, -25.6],
        ]),
        hex('#8cae66'),
      ),
      detail(
        spline([
          [-1, -28],
          [3, -27.6],
          [6, -25.4],
          [1, -25],
          [-4, -25.6],
        ]),
        hex('#e3c479'),
        { alpha: 0.9 },
      ),
      detail(
        spline([
          [9, -32],
          [14, -30],
          [14, -22],
          [10, -24],
          [8, -28],
        ]),
        hex('#8cae66'),
      ),
      detail(
        spline([
          [-14, -26],
          [-10, -25],
          [-8, -21],
          [-10, -15],
          [-14, -18],
        ]),
        hex('#8cae66'),
      ),
      detail(
        spline([
          [-12, -33],
          [-8, -33],
          [-9, -30],
          [-13, -29],
        ]),
        hex('#d9b46a'),
      ),
      gleam([-6, -32], [2.4, 1.4]),
      hollow([3, -12], [12, 6], 0.4),
    ]),
    form(circle([4, -38.6], 1.4), GOLD, { volume: 0.6 }),
    form(circle([-3.6, -9.4], 1.3), GOLD, { volume: 0.6 }),
  ]),
);

export const schoolBag = groundProp([38, 36], hugged(25), () => [
  {
    kind: 'line',
    path: spline(
      [
        [-6, -32],
        [-5, -35.6],
        [5, -35.6],
        [6, -32],
      ],
      false,
    ),
    color: LEATHER,
    width: 1.7,
    alpha: 1,
    lit: false,
  },
  form(
    ribbon(
      [
        [16, -26],
        [18.4, -14],
        [15.4, -3],
      ],
      [1.2],
      'flat',
    ),
    LEATHER,
    { volume: 0.4 },
  ),
  form(
    polygon([
      [-12, -28],
      [-9, -34.4],
      [-4, -32],
      [-6, -27],
    ]),
    CREAM,
    { volume: 0.2 },
  ),
  form(
    ribbon(
      [
        [9, -28],
        [11.4, -34.4],
      ],
      [1],
    ),
    OCHRE,
    { volume: 0.4 },
  ),
  form(
    polygon([
      [10.4, -34],
      [12.6, -33.4],
      [12.2, -36],
    ]),
    hex('#ecd0a0'),
    { volume: 0.2 },
  ),
  ...painted(
    spline([
      [-16, -29],
      [0, -31.4],
      [16, -29],
      [17, -14],
      [16, 0, 1],
      [-16, 0, 1],
      [-17, -14],
    ]),
    hex('#3f6f8f'),
    [hollow([0, 0], [19, 6], 0.45)],
  ),
  ...painted(roundedRect([-12, -13], [24, 11], 2.4), lighten(hex('#3f6f8f'), 0.05), [
    line(
      [
        [-13, -9.6],
        [13, -9.6],
      ],
      NAVY,
      { width: 0.6 },
    ),
    detail(circle([0, -5.6], 2), OCHRE),
    detail(circle([0, -5.6], 1), RED),
  ]),
  ...painted(
    spline([
      [-16.8, -18, 1],
      [-16, -29.4],
      [0, -32.4],
      [16, -29.4],
      [16.8, -18, 1],
      [8, -15.4],
      [0, -15],
      [-8, -15.4],
    ]),
    RED,
    [
      line(
        [
          [-16, -19.4],
          [0, -16.4],
          [16, -19.4],
        ],
        CREAM,
        { width: 0.6, alpha: 0.9 },
      ),
      gleam([-9, -28], [3, 0.7], -0.15),
    ],
  ),
  ...[-9, 9].flatMap((x) => [
    form(roundedRect([x - 1.6, -22], [3.2, 10], 0.8), LEATHER, { volume: 0.4 }),
    form(roundedRect([x - 2.2, -16.4], [4.4, 3.2], 0.6), GOLD, { volume: 0.5 }),
  ]),
  form(circle([4.6, -24], 2.2), TEAL, { volume: 0.4 }),
]);

export const blackboard = groundProp([120, 132], hugged(24), () => [
  ...[-1, 1].map((side) =>
    form(
      ribbon(
        [
          [34 * side, -120],
          [50 * side, -2],
        ],
        [3, 2.6],
        'flat',
      ),
      WOOD_DARK,
      { volume: 0.5 },
    ),
  ),
  form(
    ribbon(
      [
        [0, -124],
        [3, -22],
      ],
      [2.2],
      'flat',
    ),
    lighten(WOOD_DARK, -0.05),
    { volume: 0.3 },
  ),
  form(roundedRect([-58, -126], [116, 84], 3), WOOD, { volume: 0.5 }),
  ...painted(roundedRect([-52, -120], [104, 72], 1), hex('#37504a'), [
    detail(ellipse([-20, -98], [30, 10], -0.2), hex('#4d665f'), { alpha: 0.6 }),
    detail(ellipse([24, -72], [26, 9], -0.3), hex('#4d665f'), { alpha: 0.5 }),
    ...each(
      [
        [-36, -66],
        [-28, -108],
        [34, -104],
      ],
      (x, y) =>
        line(
          [
            [x - 8, y + 2],
            [x + 2, y - 1],
            [x + 12, y - 3],
          ],
          hex('#dfe6dc'),
          { width: 0.8, alpha: 0.18 },
        ),
    ),
    hollow([0, -122], [60, 7], 0.5),
  ]),
  form(roundedRect([-54, -46], [108, 5], 1.6), lighten(WOOD, 0.06), { volume: 0.5 }),
  ...[
    [-30, WHITE],
    [-20, ROSE],
    [-11, OCHRE],
  ].map(([x, color]) =>
    form(roundedRect([x as number, -48.4], [7.4, 2.6], 1.2), color as typeof ROSE, { volume: 0.5 }),
  ),
  form(roundedRect([24, -51], [16, 5], 1.4), hex('#c98f52'), { volume: 0.5 }),
  detail(roundedRect([24, -47.6], [16, 2.2], 0.8), CREAM),
  form(
    ribbon(
      [
        [-40, -128],
        [0, -129.6],
        [40, -128],
      ],
      [2],
      'flat',
    ),
    WOOD_DARK,
    { volume: 0.5 },
  ),
]);
