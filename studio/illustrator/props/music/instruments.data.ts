/** What makes music: drum, tambourine, oud, flute, trumpet, bell. */
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { placed } from '#studio/illustrator/geometry/matrix.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { circle, ellipse, type Point, polygon, roundedRect, spline } from '#studio/illustrator/geometry/path.ts';
import {
  BRASS,
  BRASS_DARK,
  CREAM,
  each,
  GOLD,
  gleam,
  hollow,
  OCHRE,
  painted,
  PLUM,
  RED,
  STEEL,
  TEAL,
  times,
  WHITE,
  WOOD,
  WOOD_DARK,
  WOOD_PALE,
} from '#studio/illustrator/props/making.ts';
import { groundProp, hugged, hung, raised } from '#studio/illustrator/props/prop.ts';
import { bundle, detail, form, line, moved } from '#studio/illustrator/sketch.ts';

export const drum = groundProp([26, 30], hugged(22), () => {
  const body = spline([
    [-11.6, -25.6, 1],
    [0, -22.4],
    [11.6, -25.6, 1],
    [10.4, -18],
    [4.6, -11.6],
    [4.4, -8],
    [8, 0, 1],
    [-8, 0, 1],
    [-4.4, -8],
    [-4.6, -11.6],
    [-10.4, -18],
  ]);
  return [
    ...painted(body, hex('#b7593c'), [
      ...times(7, (index) =>
        detail(
          polygon([
            [-10.6 + index * 3.6, -18.4 + Math.abs(index - 3) * -0.5],
            [-8.8 + index * 3.6, -21.4 + Math.abs(index - 3) * -0.5],
            [-7 + index * 3.6, -18.4 + Math.abs(index - 3) * -0.5],
            [-8.8 + index * 3.6, -15.6 + Math.abs(index - 3) * -0.5],
          ]),
          index % 2 === 0 ? hex('#f0c860') : TEAL,
        ),
      ),
      line(
        [
          [-9, -13.8],
          [0, -12.8],
          [9, -13.8],
        ],
        CREAM,
        { width: 0.6 },
      ),
      line(
        [
          [-8, -9.4],
          [0, -8.6],
          [8, -9.4],
        ],
        hex('#f0c860'),
        { width: 1 },
      ),
      ...times(6, (index) =>
        line(
          [
            [-7 + index * 2.8, -3.6],
            [-5.6 + index * 2.8, -5.6],
            [-4.2 + index * 2.8, -3.6],
          ],
          CREAM,
          { width: 0.6 },
        ),
      ),
      line(
        [
          [-8, -1.6],
          [0, -0.8],
          [8, -1.6],
        ],
        hex('#f0c860'),
        { width: 0.8 },
      ),
      hollow([0, -11], [8, 3], 0.4),
    ]),
    form(ellipse([0, -26], [12, 3.6]), hex('#f4e7cd'), { volume: 0.3 }),
    { kind: 'line', path: ellipse([0, -26], [12, 3.6]), color: hex('#7a3a2b'), width: 1, alpha: 1, lit: false },
    detail(ellipse([-2, -26.4], [5, 1.4]), hex('#dfc9a0'), { alpha: 0.6 }),
  ];
});

export const tambourine = groundProp([28, 28], hugged(20), () => [
  form(circle([0, -14], 13.4), WOOD, { volume: 0.5 }),
  ...painted(circle([0, -14], 11.4), hex('#f4e7cd'), [
    ...times(8, (index) =>
      detail(
        ellipse([Math.cos(index * 0.785) * 5, -14 + Math.sin(index * 0.785) * 5], [2.4, 1.3], index * 0.785),
        index % 2 === 0 ? TEAL : RED,
      ),
    ),
    detail(circle([0, -14], 2), OCHRE),
    { kind: 'line', path: circle([0, -14], 9.4), color: PLUM, width: 0.6, alpha: 0.8, lit: false },
    detail(ellipse([3, -18], [6, 4], -0.4), hex('#e0c9a0'), { alpha: 0.35 }),
  ]),
  ...times(6, (index) => {
    const angle = index * 1.047 + 0.5;
    const at: Point = [Math.cos(angle) * 12.4, -14 + Math.sin(angle) * 12.4];
    return bundle([
      form(ellipse(at, [2.4, 1.2], angle + 1.57), WOOD_DARK, { volume: 0.2 }),
      form(ellipse([at[0], at[1] - 0.3], [1.8, 1.5], angle), GOLD, { volume: 0.7 }),
      detail(circle(at, 0.4), BRASS_DARK),
    ]);
  }),
]);

export const oud = groundProp([40, 82], hugged(52), () => {
  const belly = spline([
    [0, -46],
    [4.6, -44],
    [11, -38],
    [17, -28],
    [18.6, -17],
    [14, -5.4],
    [5, -0.4],
    [-5, -0.4],
    [-14, -5.4],
    [-18.6, -17],
    [-17, -28],
    [-11, -38],
    [-4.6, -44],
  ]);
  return [
    moved(
      bundle([
        form(
          polygon([
            [-2, -43],
            [2, -43],
            [1.7, -70],
            [-1.7, -70],
          ]),
          WOOD_DARK,
          { volume: 0.5 },
        ),
        form(
          spline([
            [-1.8, -69.4, 1],
            [1.8, -69.4, 1],
            [-3, -76],
            [-12, -81, 1],
            [-13.4, -78.6, 1],
            [-7, -74.4],
          ]),
          hex('#5f3a22'),
          { volume: 0.5 },
        ),
        ...each(
          [
            [-3.4, -74],
            [-6, -75.8],
            [-8.6, -77.4],
            [-11, -78.8],
          ],
          (x, y) =>
            line(
              [
                [x - 1.4, y + 3.2],
                [x + 1.4, y - 3],
              ],
              WOOD_PALE,
              { width: 0.9 },
            ),
        ),
        ...painted(belly, hex('#c98f4f'), [
          ...[-14, -7, 7, 14].map((x) =>
            line(
              [
                [x, 0],
                [x * 0.72, -24],
                [x * 0.1, -48],
              ],
              hex('#a26b34'),
              { width: 0.5, alpha: 0.6 },
            ),
          ),
          hollow([0, 0], [22, 7], 0.4),
          gleam([-11, -28], [1.4, 6], 0.4),
        ]),
        { kind: 'line', path: belly, color: hex('#6b3f22'), width: 1, alpha: 0.9, lit: false },
        form(circle([0, -27], 5.4), hex('#4a2c1c'), { volume: 0.2 }),
        ...times(8, (index) =>
          detail(
            ellipse([Math.cos(index * 0.785) * 2.9, -27 + Math.sin(index * 0.785) * 2.9], [1.5, 0.7], index * 0.785),
            hex('#d9b06a'),
          ),
        ),
        { kind: 'line', path: circle([0, -27], 5.4), color: CREAM, width: 0.7, alpha: 0.9, lit: false },
        ...each(
          [
            [-9, -17.4],
            [9, -17.4],
          ],
          (x, y) => form(circle([x, y], 2), hex('#4a2c1c'), { volume: 0.2 }),
        ),
        form(roundedRect([-8, -9.6], [16, 2.4], 0.9), hex('#5f3a22'), { volume: 0.5 }),
        ...[-4.4, -2.2, 0, 2.2, 4.4].map((x) =>
          line(
            [
              [x, -8.6],
              [x * 0.62, -40],
              [x * 0.26, -69],
            ],
            WHITE,
            { width: 0.28, alpha: 0.9 },
          ),
        ),
      ]),
      placed([-1.6, -0.8], 1, { turn: 0.05 }),
    ),
  ];
});

export const flute = groundProp([8, 44], raised(34), () => [
  ...painted(
    ribbon(
      [
        [0.4, -0.4],
        [0, -22],
        [-0.6, -43.4],
      ],
      [2.2, 2, 1.8],
      'flat',
    ),
    hex('#cfa45c'),
    [
      ...[-7, -17, -31, -39].map((y) =>
        line(
          [
            [-3, y],
            [3, y],
          ],
          hex('#8f6930'),
          { width: 1 },
        ),
      ),
      ...[-8, -18, -32].map((y) =>
        line(
          [
            [-3, y],
            [3, y],
          ],
          hex('#ecd29a'),
          { width: 0.5 },
        ),
      ),
      line(
        [
          [-1, -42],
          [-0.9, -4],
        ],
        hex('#f2deb0'),
        { width: 0.6, alpha: 0.7 },
      ),
    ],
  ),
  ...[-12, -14.6, -21, -23.6, -26.2].map((y) => detail(ellipse([0.3, y], [0.75, 0.62]), hex('#4a3320'))),
  form(ellipse([-0.6, -43.4], [1.8, 0.6]), hex('#8f6930'), { volume: 0.2 }),
  ...[-34.4, -35.6].map((y) =>
    line(
      [
        [-2.2, y],
        [2, y],
      ],
      RED,
      { width: 0.8 },
    ),
  ),
  line(
    [
      [1.8, -35],
      [4.2, -31],
      [3.4, -27],
    ],
    RED,
    { width: 0.6 },
  ),
  form(
    spline([
      [3.4, -27.4, 1],
      [2.4, -23],
      [4.6, -23],
    ]),
    OCHRE,
    { volume: 0.4 },
  ),
]);

export const trumpet = groundProp([48, 22], raised(15), () => [
  form(
    ribbon(
      [
        [-22, -13],
        [16, -13.4],
      ],
      [1.2, 1.3],
      'flat',
    ),
    BRASS,
    { volume: 0.6 },
  ),
  form(ellipse([-22.6, -13], [1.2, 2.2]), lighten(BRASS, 0.06), { volume: 0.6 }),
  {
    kind: 'line',
    path: spline(
      [
        [8, -13],
        [13, -12],
        [14, -7.4],
        [10, -4.6],
        [-8, -4.6],
        [-12.4, -7],
        [-11.6, -11],
        [-7, -12.4],
      ],
      false,
    ),
    color: BRASS_DARK,
    width: 2,
    alpha: 1,
    lit: false,
  },
  {
    kind: 'line',
    path: spline(
      [
        [8, -13.3],
        [12.6, -12],
        [13.4, -7.6],
        [9.8, -5],
        [-8, -5],
      ],
      false,
    ),
    color: GOLD,
    width: 0.8,
    alpha: 0.9,
    lit: false,
  },
  ...[-5, -0.6, 3.8].flatMap((x) => [
    form(roundedRect([x - 1.6, -17], [3.2, 13.4], 1), lighten(BRASS, 0.04), { volume: 0.7 }),
    form(roundedRect([x - 0.5, -20.4], [1, 3.6], 0.4), STEEL),
    form(ellipse([x, -20.6], [1.5, 0.7]), CREAM, { volume: 0.4 }),
  ]),
  form(
    spline([
      [10, -14.6, 1],
      [16, -15.4],
      [20, -18],
      [23.6, -22, 1],
      [24.4, -13],
      [23.6, -4.4, 1],
      [20, -9],
      [16, -11.4],
      [10, -12.2, 1],
    ]),
    BRASS,
    { volume: 0.7 },
  ),
  form(ellipse([23.4, -13.2], [1.5, 8.6]), BRASS_DARK, { volume: 0.3 }),
  { kind: 'line', path: ellipse([23.4, -13.2], [1.5, 8.6]), color: GOLD, width: 0.7, alpha: 1, lit: false },
  gleam([15.6, -14.6], [3.4, 0.5], -0.2),
  ...painted(
    spline([
      [-9, -4.8, 1],
      [8, -4.8, 1],
      [8.4, 0, 1],
      [4, -1.4],
      [0, 0],
      [-4.4, -1.2],
      [-9, 0, 1],
    ]),
    RED,
    [
      line(
        [
          [-10, -1.4],
          [0, -2],
          [10, -1.4],
        ],
        GOLD,
        { width: 0.5 },
      ),
      detail(circle([-0.4, -3], 0.9), GOLD),
    ],
  ),
]);

export const bell = groundProp([20, 28], hung(20), () => [
  {
    kind: 'line',
    path: spline(
      [
        [-2.6, -22.6],
        [-3, -26.4],
        [0, -27.4],
        [3, -26.4],
        [2.6, -22.6],
      ],
      false,
    ),
    color: RED,
    width: 1.2,
    alpha: 1,
    lit: false,
  },
  form(circle([0.8, -1.8], 1.9), BRASS_DARK, { volume: 0.7 }),
  ...painted(
    spline([
      [-2, -23],
      [2, -23],
      [5, -20],
      [6.4, -11],
      [9.6, -4.4, 1],
      [0, -2.4],
      [-9.6, -4.4, 1],
      [-6.4, -11],
      [-5, -20],
    ]),
    GOLD,
    [
      line(
        [
          [-10, -6.6],
          [0, -5],
          [10, -6.6],
        ],
        BRASS_DARK,
        { width: 0.8 },
      ),
      line(
        [
          [-8, -13],
          [0, -11.8],
          [8, -13],
        ],
        BRASS_DARK,
        { width: 0.6, alpha: 0.8 },
      ),
      ...each(
        [
          [-5, -9.4],
          [-1.8, -8.6],
          [1.8, -8.6],
          [5, -9.4],
        ],
        (x, y) => detail(circle([x, y], 0.7), RED),
      ),
      hollow([4, -6], [6, 10], 0.3),
      gleam([-3.4, -17], [0.9, 3.4], 0.2),
    ],
  ),
  form(
    spline([
      [0, -22.4, 1],
      [-5.6, -25],
      [-6, -20.4],
    ]),
    RED,
    { volume: 0.4 },
  ),
  form(
    spline([
      [0, -22.4, 1],
      [5.6, -24.6],
      [5.8, -20],
    ]),
    RED,
    { volume: 0.4 },
  ),
  form(circle([0, -22.4], 1.2), lighten(RED, 0.05), { volume: 0.5 }),
]);
