/** Things of the house: clock, photo frame, gift, mirror, broom. */
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { circle, ellipse, polygon, roundedRect, spline } from '#studio/illustrator/geometry/path.ts';
import {
  BRASS,
  CREAM,
  each,
  gleam,
  GOLD,
  hollow,
  NAVY,
  OCHRE,
  painted,
  RED,
  TEAL,
  times,
  WHITE,
  WOOD,
  WOOD_DARK,
} from '#studio/illustrator/props/making.ts';
import { groundProp, hugged, oneSided, raised } from '#studio/illustrator/props/prop.ts';
import { bundle, detail, form, line } from '#studio/illustrator/sketch.ts';

export const clock = oneSided(
  groundProp([26, 33], hugged(22), () => [
    ...[-1, 1].map((side) =>
      form(
        ribbon(
          [
            [6 * side, -4],
            [9.4 * side, -0.8],
          ],
          [1.2, 1.5],
        ),
        BRASS,
        { volume: 0.5 },
      ),
    ),
    {
      kind: 'line',
      path: spline(
        [
          [-6, -28],
          [0, -32.4],
          [6, -28],
        ],
        false,
      ),
      color: BRASS,
      width: 1.3,
      alpha: 1,
      lit: false,
    },
    ...[-1, 1].map((side) =>
      form(
        spline([
          [3 * side, -26, 1],
          [4 * side, -29.6],
          [8.6 * side, -29.6],
          [11.4 * side, -25],
          [10.4 * side, -21.6, 1],
        ]),
        BRASS,
        { volume: 0.6 },
      ),
    ),
    form(
      ribbon(
        [
          [0, -26],
          [0, -30],
        ],
        [0.9],
      ),
      BRASS,
    ),
    form(circle([0, -14.6], 12.4), TEAL, { volume: 0.6 }),
    form(circle([0, -14.6], 9.6), CREAM, { volume: 0.2 }),
    ...times(12, (index) =>
      detail(
        circle(
          [Math.sin((index * Math.PI) / 6) * 7.9, -14.6 - Math.cos((index * Math.PI) / 6) * 7.9],
          index % 3 === 0 ? 0.85 : 0.5,
        ),
        index % 3 === 0 ? RED : NAVY,
      ),
    ),
    line(
      [
        [0, -14.6],
        [-3.2, -18.2],
      ],
      NAVY,
      { width: 1.2 },
    ),
    line(
      [
        [0, -14.6],
        [1.6, -20.6],
      ],
      NAVY,
      { width: 0.9 },
    ),
    form(circle([0, -14.6], 1.1), GOLD, { volume: 0.5 }),
    gleam([-8.4, -21.4], [1, 2.4], 0.7),
  ]),
);

export const photoFrame = groundProp([26, 32], hugged(22), () => {
  const photo = roundedRect([-8.4, -27.4], [16.8, 22.8], 0.6);
  return [
    form(
      polygon([
        [8, -20],
        [12.6, -0.4],
        [9, -0.4],
      ]),
      WOOD_DARK,
      { volume: 0.3 },
    ),
    ...painted(roundedRect([-12, -31.4], [24, 31.4], 2), WOOD, [
      line(
        [
          [-12, -31.4],
          [-8, -27],
        ],
        WOOD_DARK,
        { width: 0.6 },
      ),
      line(
        [
          [12, -31.4],
          [8, -27],
        ],
        WOOD_DARK,
        { width: 0.6 },
      ),
      line(
        [
          [-12, 0],
          [-8, -5],
        ],
        WOOD_DARK,
        { width: 0.6 },
      ),
      line(
        [
          [12, 0],
          [8, -5],
        ],
        WOOD_DARK,
        { width: 0.6 },
      ),
    ]),
    form(photo, hex('#cfe0d4'), { volume: 0.1 }),
    bundle(
      [
        detail(circle([5, -23.4], 2.2), hex('#f3d687')),
        detail(
          spline([
            [-9, -13],
            [-4, -15.6],
            [2, -13],
            [9, -15],
            [9, -4],
            [-9, -4],
          ]),
          hex('#8fae7c'),
        ),
        form(
          spline([
            [-6.6, -4, 1],
            [-6, -11],
            [-3, -13.4],
            [0, -11],
            [0.6, -4, 1],
          ]),
          RED,
          { volume: 0.3 },
        ),
        form(circle([-3, -16.2], 3), hex('#b57b52'), { volume: 0.3 }),
        form(
          spline([
            [-6.2, -15.6],
            [-5.6, -19.4],
            [-2.6, -20.4],
            [0.2, -18.6],
            [0.2, -16.2],
            [-2, -18.2],
          ]),
          hex('#3f2a24'),
          { volume: 0.3 },
        ),
        form(
          spline([
            [0.8, -4, 1],
            [1.4, -9],
            [3.6, -10.6],
            [6, -9],
            [6.6, -4, 1],
          ]),
          TEAL,
          { volume: 0.3 },
        ),
        form(circle([3.7, -12.6], 2.3), hex('#c98d5f'), { volume: 0.3 }),
        form(
          spline([
            [1.2, -12],
            [1.6, -15],
            [4, -16],
            [6.2, -14],
            [6.2, -12],
            [4, -14],
          ]),
          hex('#5b3527'),
          { volume: 0.3 },
        ),
      ],
      { clip: photo },
    ),
    ...each(
      [
        [-3.9, -16],
        [-2, -16],
        [2.9, -12.5],
        [4.5, -12.5],
      ],
      (x, y) => detail(circle([x, y], 0.35), hex('#2f2320')),
    ),
    line(
      [
        [-3.6, -14.8],
        [-2.9, -14.5],
        [-2.2, -14.8],
      ],
      hex('#2f2320'),
      { width: 0.3 },
    ),
    line(
      [
        [3.1, -11.5],
        [3.7, -11.2],
        [4.3, -11.5],
      ],
      hex('#2f2320'),
      { width: 0.3 },
    ),
    detail(
      polygon([
        [-8.4, -27.4],
        [-1, -27.4],
        [-8.4, -15],
      ]),
      WHITE,
      { alpha: 0.25 },
    ),
    ...each(
      [
        [-10.2, -29.6],
        [10.2, -29.6],
        [-10.2, -1.8],
        [10.2, -1.8],
      ],
      (x, y) => form(circle([x, y], 1), GOLD, { volume: 0.5 }),
    ),
  ];
});

export const gift = groundProp([32, 36], hugged(22), () => [
  ...painted(
    polygon([
      [-13, -19],
      [13, -19],
      [12, 0],
      [-12.4, 0],
    ]),
    TEAL,
    [
      detail(
        polygon([
          [-3, -20],
          [3, -20],
          [2.8, 1],
          [-3, 1],
        ]),
        RED,
      ),
      ...each(
        [
          [-8.6, -14],
          [-7, -5],
          [7.4, -12.6],
          [8.6, -4],
          [-10, -9],
        ],
        (x, y) => detail(circle([x, y], 1), CREAM),
      ),
      hollow([0, -19], [16, 4], 0.5),
    ],
  ),
  ...painted(
    polygon([
      [-15, -25.4],
      [14.8, -26],
      [14.6, -18.4],
      [-14.8, -18],
    ]),
    lighten(TEAL, 0.04),
    [
      detail(
        polygon([
          [-3.4, -27],
          [3.2, -27],
          [3.2, -17],
          [-3.4, -17],
        ]),
        RED,
      ),
    ],
  ),
  form(
    spline([
      [-1, -26, 1],
      [-3, -33],
      [-10, -35],
      [-12.6, -30.6],
      [-8, -26.6],
    ]),
    RED,
    { volume: 0.5 },
  ),
  form(
    spline([
      [1, -26, 1],
      [4, -33.6],
      [11, -34.4],
      [12, -29.6],
      [7.4, -26.4],
    ]),
    RED,
    { volume: 0.5 },
  ),
  detail(
    spline([
      [-2.6, -27.4],
      [-6, -32.4],
      [-9.6, -31.6],
      [-8.6, -28.4],
    ]),
    lighten(RED, -0.12),
  ),
  detail(
    spline([
      [2.6, -27.4],
      [6.4, -32.2],
      [9.6, -31],
      [8, -28],
    ]),
    lighten(RED, -0.12),
  ),
  form(
    spline([
      [-1, -26, 1],
      [-6, -21],
      [-11, -20.4, 1],
      [-9, -24, 1],
    ]),
    lighten(RED, 0.04),
    { volume: 0.3 },
  ),
  form(
    spline([
      [1, -26, 1],
      [5, -20],
      [9, -17.6, 1],
      [9.6, -21.6, 1],
    ]),
    lighten(RED, 0.04),
    { volume: 0.3 },
  ),
  form(ellipse([0, -26.6], [2.6, 2.1]), lighten(RED, 0.03), { volume: 0.6 }),
  line(
    [
      [12, -18],
      [14.6, -13],
    ],
    CREAM,
    { width: 0.4 },
  ),
  form(
    polygon([
      [13, -13.6],
      [16, -12],
      [14.6, -6.6],
      [11, -8.4],
    ]),
    CREAM,
    { volume: 0.2 },
  ),
]);

export const mirror = groundProp([20, 38], raised(30), () => {
  const plate = ellipse([0, -26], [7.2, 8.8]);
  return [
    form(
      spline([
        [-1.8, -15, 1],
        [1.8, -15, 1],
        [1.2, -8],
        [2.4, -3],
        [0, 0],
        [-2.4, -3],
        [-1.2, -8],
      ]),
      BRASS,
      { volume: 0.7 },
    ),
    form(
      spline([
        [0, -38],
        [6, -36.4],
        [9.6, -29],
        [9.2, -22],
        [5, -15.8],
        [0, -14.4],
        [-5, -15.8],
        [-9.2, -22],
        [-9.6, -29],
        [-6, -36.4],
      ]),
      BRASS,
      { volume: 0.6 },
    ),
    ...painted(plate, hex('#c6dfe4'), [
      detail(
        polygon([
          [-9, -20],
          [4, -38],
          [8, -38],
          [-9, -14],
        ]),
        WHITE,
        { alpha: 0.55 },
      ),
      detail(
        polygon([
          [0, -16],
          [9, -29],
          [9, -25.6],
          [3, -16],
        ]),
        WHITE,
        { alpha: 0.4 },
      ),
    ]),
    ...each(
      [
        [0, -36.6],
        [-6.6, -34],
        [6.6, -34],
        [-8.6, -25],
        [8.6, -25],
        [-5.6, -17.6],
        [5.6, -17.6],
      ],
      (x, y, index) => form(circle([x, y], 0.9), index % 2 === 0 ? RED : TEAL, { volume: 0.6 }),
    ),
    ...[-5, -9].map((y) =>
      line(
        [
          [-1.6, y],
          [1.6, y],
        ],
        hex('#8a6022'),
        { width: 0.6 },
      ),
    ),
  ];
});

export const broom = groundProp([30, 108], raised(72), () => [
  form(
    ribbon(
      [
        [1.4, -106],
        [0, -70],
        [0, -34],
      ],
      [1.3, 1.4, 1.6],
      'flat',
    ),
    WOOD,
    { volume: 0.6 },
  ),
  line(
    [
      [1.6, -102],
      [0.4, -70],
      [0.2, -40],
    ],
    WOOD_DARK,
    { width: 0.5, alpha: 0.5 },
  ),
  form(
    spline([
      [-3.6, -38, 1],
      [3.6, -38, 1],
      [9, -22],
      [14.6, -1, 1],
      [10.4, -3, 1],
      [8, 0, 1],
      [4, -2.4, 1],
      [0, 0.6, 1],
      [-4.4, -2.4, 1],
      [-8, 0, 1],
      [-11, -3, 1],
      [-14.6, -0.6, 1],
      [-8.6, -22],
    ]),
    hex('#d7ab58'),
    { volume: 0.5 },
  ),
  ...times(9, (index) =>
    line(
      [
        [-2.6 + index * 0.65, -30],
        [-6 + index * 1.5, -16],
        [-11.4 + index * 2.8, -3],
      ],
      index % 2 === 0 ? hex('#a87b34') : hex('#ecca82'),
      { width: 0.7, alpha: 0.8 },
    ),
  ),
  form(
    spline([
      [-4, -40, 1],
      [4, -40, 1],
      [5.6, -31, 1],
      [-5.6, -31, 1],
    ]),
    RED,
    { volume: 0.5 },
  ),
  ...[-37.4, -34.6].map((y) =>
    line(
      [
        [-5, y],
        [5, y],
      ],
      OCHRE,
      { width: 0.7 },
    ),
  ),
  line(
    [
      [-6.4, -26],
      [0, -24.6],
      [6.4, -26],
    ],
    RED,
    { width: 0.9 },
  ),
  line(
    [
      [1.4, -104],
      [5, -98],
      [3, -94],
      [0.6, -98],
    ],
    CREAM,
    { width: 0.7 },
  ),
]);
