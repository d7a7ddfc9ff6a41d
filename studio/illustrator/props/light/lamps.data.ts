/** Lights with a switch, a wick or a ring to hang them: lantern, fanous, lamp, flashlight. */
import { type Color, hex, lighten } from '#studio/illustrator/color/color.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { circle, ellipse, polygon, roundedRect, spline } from '#studio/illustrator/geometry/path.ts';
import {
  BRASS,
  BRASS_DARK,
  CREAM,
  each,
  gleam,
  GOLD,
  hollow,
  NAVY,
  painted,
  RED,
  TEAL,
  turned,
} from '#studio/illustrator/props/making.ts';
import { groundProp, hung, raised } from '#studio/illustrator/props/prop.ts';
import { flame } from '#studio/illustrator/props/light/flame.ts';
import { bundle, detail, form, glow, line, type Sketch } from '#studio/illustrator/sketch.ts';

const LANTERN_GLASS = turned([
  [6.2, -3],
  [6.8, -9],
  [5, -17],
]);

export const lantern = groundProp([15, 26], hung(24), ({ isDark }) => [
  ...(isDark ? [glow([0, -10], hex('#ffb850'), { radii: [52, 46], alpha: 0.62 })] : []),
  line(
    [
      [-4.6, -17.6],
      [-5.4, -22],
      [0, -25.6],
      [5.2, -22.2],
      [4.6, -17.6],
    ],
    BRASS_DARK,
    { width: 0.9 },
  ),
  form(
    turned([
      [5.6, -17, 1],
      [4.4, -19.4],
      [2.2, -20.4],
      [2.4, -22, 1],
      [0, -22.6],
    ]),
    BRASS,
    { volume: 0.6 },
  ),
  form(LANTERN_GLASS, isDark ? hex('#ffe7a3') : hex('#dfe3cf'), { lit: isDark, volume: 0.3 }),
  bundle(
    [
      ...(isDark ? [glow([0, -8.4], hex('#fff4c8'), { radii: [8, 9], alpha: 0.9 })] : [hollow([0, -4], [7, 4], 0.4)]),
      ...(isDark
        ? flame([0, -4], 8.6)
        : [
            line(
              [
                [0, -3],
                [0.2, -6.4],
              ],
              hex('#4a3a33'),
              { width: 0.7 },
            ),
          ]),
      line(
        [
          [-4.2, -14.6],
          [-5, -8.6],
          [-4.6, -5.6],
        ],
        hex('#ffffff'),
        { width: 0.9, alpha: 0.65 },
      ),
    ],
    { clip: LANTERN_GLASS },
  ),
  ...[-1, 1].map((side) =>
    line(
      [
        [3.2 * side, -17],
        [4.6 * side, -10],
        [3.9 * side, -3],
      ],
      BRASS_DARK,
      { width: 0.7 },
    ),
  ),
  line(
    [
      [-6.7, -9.6],
      [0, -8.8],
      [6.7, -9.6],
    ],
    BRASS_DARK,
    { width: 0.6 },
  ),
  form(
    turned([
      [7.2, 0, 1],
      [7, -2.4],
      [5.8, -3.8, 1],
    ]),
    BRASS,
    { volume: 0.6 },
  ),
  form(roundedRect([-5.6, -18], [11.2, 1.9], 0.9), lighten(BRASS, 0.04), { volume: 0.6 }),
  gleam([-4, -2.2], [1.6, 0.5], -0.1),
]);

/** A pane of coloured glass between two widths, arched at its top. */
const pane = (span: readonly [number, number, number, number], color: Color, isDark: boolean): Sketch[] => {
  const [low, high, foot, head] = span;
  const arch = spline([
    [low, foot, 1],
    [low + (foot > head ? 0.2 : 0), head + 4.6, 1],
    [(low + high) / 2, head, 1],
    [high, head + 4.6, 1],
    [high, foot, 1],
  ]);
  return [
    detail(arch, isDark ? lighten(color, 0.14) : color, { lit: isDark }),
    bundle(
      [
        detail(
          polygon([
            [low, foot],
            [high, foot],
            [low, (foot + head) / 2],
          ]),
          hex('#fff3cf'),
          { alpha: isDark ? 0.5 : 0.28, lit: isDark },
        ),
      ],
      { clip: arch },
    ),
  ];
};

export const fanous = groundProp([24, 46], hung(30), ({ isDark }) => {
  const body = turned([
    [7.6, -6, 1],
    [11.4, -17, 1],
    [9, -28, 1],
  ]);
  const dome = turned([
    [8.4, -29.4, 1],
    [9.4, -32],
    [6, -36],
    [2, -38.4],
    [0.9, -41, 1],
  ]);
  const colors = [hex('#c8402f'), hex('#2f7f9c'), hex('#e2a02d')] as const;
  return [
    ...(isDark ? [glow([0, -18], hex('#ffb24a'), { radii: [78, 70], alpha: 0.62 })] : []),
    { kind: 'line', path: circle([0, -43.6], 2), color: BRASS_DARK, width: 0.9, alpha: 1, lit: false },
    ...painted(dome, BRASS, [
      ...pane([-7.6, -3.2, -29.8, -37], hex('#2f8a63'), isDark),
      ...pane([-2.4, 2.4, -29.8, -38], hex('#c8402f'), isDark),
      ...pane([3.2, 7.6, -29.8, -37], hex('#2f7f9c'), isDark),
    ]),
    form(circle([0, -40.6], 1.3), GOLD, { volume: 0.7 }),
    ...painted(body, BRASS, [
      ...pane([-9.6, -4.4, -17.4, -27.4], colors[1], isDark),
      ...pane([-3.4, 3.4, -17.4, -27.8], colors[2], isDark),
      ...pane([4.4, 9.6, -17.4, -27.4], hex('#2f8a63'), isDark),
      ...pane([-9.4, -4, -7, -16.4], colors[0], isDark),
      ...pane([-3, 3, -7, -16.4], colors[1], isDark),
      ...pane([4, 9.4, -7, -16.4], colors[2], isDark),
      ...(isDark ? [glow([0, -17], hex('#fff0b8'), { radii: [9, 10], alpha: 0.8 })] : []),
    ]),
    form(
      ribbon(
        [
          [-11.8, -17],
          [0, -16.2],
          [11.8, -17],
        ],
        [0.8],
      ),
      lighten(BRASS, 0.05),
      { volume: 0.6 },
    ),
    form(
      turned([
        [8.4, 0, 1],
        [7.8, -2],
        [5.4, -3.4],
        [7.8, -6.4, 1],
      ]),
      BRASS,
      { volume: 0.7 },
    ),
    form(
      turned([
        [9.8, -28, 1],
        [9, -30.2, 1],
      ]),
      lighten(BRASS, 0.05),
      { volume: 0.6 },
    ),
    ...each(
      [
        [-7, -29.1],
        [-3.5, -28.8],
        [0, -28.7],
        [3.5, -28.8],
        [7, -29.1],
      ],
      (x, y) => detail(circle([x, y], 0.5), BRASS_DARK),
    ),
    gleam([-5, -1.6], [2, 0.5], -0.1),
  ];
});

export const lamp = groundProp([30, 46], hung(24), ({ isDark }) => {
  const shade = turned([
    [14.4, -24, 1],
    [11, -36],
    [6.6, -46, 1],
  ]);
  return [
    ...(isDark ? [glow([0, -34], hex('#ffc56a'), { radii: [92, 80], alpha: 0.6 })] : []),
    form(ellipse([0, -1.8], [9, 2.2]), hex('#7a5a3c'), { volume: 0.5 }),
    ...painted(
      turned([
        [3, -2.4, 1],
        [6.4, -8],
        [5.6, -14],
        [1.8, -20],
      ]),
      TEAL,
      [
        line(
          [
            [-7, -10.4],
            [0, -8.8],
            [7, -10.4],
          ],
          CREAM,
          { width: 1, alpha: 0.9 },
        ),
        line(
          [
            [-7, -12.8],
            [0, -11.4],
            [7, -12.8],
          ],
          hex('#e3a63f'),
          { width: 0.6 },
        ),
        gleam([-3.4, -12.6], [0.9, 2.6], 0.2),
      ],
    ),
    form(
      ribbon(
        [
          [0, -19],
          [0.2, -25],
        ],
        [1.1],
      ),
      BRASS,
    ),
    form(shade, isDark ? hex('#ffe6ad') : hex('#f1d9a0'), { lit: isDark, volume: 0.5 }),
    bundle(
      [
        ...(isDark ? [glow([0, -27], hex('#fff6d6'), { radii: [13, 14], alpha: 0.8 })] : []),
        ...[-8.6, -3, 3, 8.6].map((x) =>
          line(
            [
              [x * 0.5, -46],
              [x * 0.86, -35],
              [x * 1.14, -24],
            ],
            hex('#c98f52'),
            { width: 0.5, alpha: 0.5 },
          ),
        ),
        line(
          [
            [-15, -25.4],
            [0, -23.8],
            [15, -25.4],
          ],
          RED,
          { width: 1.5 },
        ),
        line(
          [
            [-8, -44.8],
            [0, -44],
            [8, -44.8],
          ],
          RED,
          { width: 1 },
        ),
      ],
      { clip: shade },
    ),
    line(
      [
        [6.6, -23.8],
        [6.9, -19.2],
      ],
      BRASS_DARK,
      { width: 0.4 },
    ),
    form(circle([7, -18.6], 0.9), BRASS),
  ];
});

export const flashlight = groundProp([30, 10], raised(9), ({ isDark }) => [
  ...(isDark
    ? [
        glow([15, -5.4], hex('#ffeeb0'), { radii: [18, 9], alpha: 0.7 }),
        glow([34, -5], hex('#ffeeb0'), { radii: [30, 15], alpha: 0.34 }),
      ]
    : []),
  ...painted(
    ribbon(
      [
        [-12.6, -4.6],
        [5, -4.8],
      ],
      [3.2, 3.2],
    ),
    RED,
    [
      ...[-10, -8.6, -7.2].map((x) =>
        line(
          [
            [x, -9],
            [x + 0.2, -0.6],
          ],
          hex('#8a2c28'),
          { width: 0.5, alpha: 0.7 },
        ),
      ),
      detail(roundedRect([-12, -7.2], [14, 1.1], 0.5), hex('#f0a08c'), { alpha: 0.8 }),
    ],
  ),
  form(
    spline([
      [3.4, -8, 1],
      [6, -8.4],
      [10.4, -10, 1],
      [10.4, 0, 1],
      [6, -1.2],
      [3.4, -1.6, 1],
    ]),
    NAVY,
    { volume: 0.7 },
  ),
  form(ellipse([10.8, -5], [2, 4.9]), isDark ? hex('#fff1bd') : hex('#cfe3e6'), { lit: isDark, volume: 0.3 }),
  { kind: 'line', path: ellipse([10.8, -5], [2, 4.9]), color: lighten(NAVY, 0.16), width: 0.7, alpha: 1, lit: false },
  form(roundedRect([-3.6, -8.9], [4.6, 1.9], 0.9), GOLD, { volume: 0.5 }),
]);
