/** Ways through and across: door, window, gate, bridge. */
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { circle, ellipse, polygon, roundedRect, spline } from '#studio/illustrator/geometry/path.ts';
import {
  BRASS,
  CLAY,
  CREAM,
  each,
  GOLD,
  hollow,
  IRON,
  LEAF,
  OCHRE,
  painted,
  RED,
  ROSE,
  TEAL,
  times,
  WHITE,
  WOOD,
  WOOD_DARK,
} from '#studio/illustrator/props/making.ts';
import { groundProp, hugged } from '#studio/illustrator/props/prop.ts';
import { bundle, detail, form, glow, line, type Sketch } from '#studio/illustrator/sketch.ts';

const STONE = hex('#c4b49c');

export const door = groundProp([100, 172], hugged(28), ({ isDark }) => {
  const leaf = spline([
    [-31, -6, 1],
    [-31, -112, 1],
    [-26, -140],
    [0, -154],
    [26, -140],
    [31, -112, 1],
    [31, -6, 1],
  ]);
  return [
    form(
      spline([
        [-48, 0, 1],
        [-47, -112],
        [-40, -150],
        [0, -171],
        [40, -150],
        [47, -112],
        [48, 0, 1],
      ]),
      STONE,
      { volume: 0.4 },
    ),
    ...each(
      [
        [-41, -20],
        [-41, -52],
        [-41, -84],
        [41, -36],
        [41, -68],
        [41, -100],
      ],
      (x, y) =>
        line(
          [
            [x - 5, y],
            [x + 5, y + 0.6],
          ],
          hex('#94836c'),
          { width: 1.2, alpha: 0.8 },
        ),
    ),
    ...[-2.5, -2.05, -1.57, -1.1, -0.65].map((angle) =>
      line(
        [
          [Math.cos(angle) * 35, -116 + Math.sin(angle) * 40],
          [Math.cos(angle) * 45, -116 + Math.sin(angle) * 52],
        ],
        hex('#94836c'),
        { width: 1.2, alpha: 0.8 },
      ),
    ),
    ...painted(leaf, hex('#3f7f8a'), [
      ...[-16, 0, 16].map((x) =>
        line(
          [
            [x, -158],
            [x, -4],
          ],
          hex('#275a66'),
          { width: 1.3 },
        ),
      ),
      ...[-30, -110].map((y) =>
        line(
          [
            [-34, y],
            [34, y],
          ],
          IRON,
          { width: 5 },
        ),
      ),
      ...[-30, -110].flatMap((y) => times(5, (index) => detail(circle([-24 + index * 12, y], 1.5), GOLD))),
      hollow([0, -152], [36, 18], 0.5),
      ...each(
        [
          [-24, -60],
          [-8, -84],
          [8, -50],
          [24, -78],
          [-9, -20],
          [22, -16],
        ],
        (x, y) =>
          line(
            [
              [x - 2, y],
              [x - 1, y - 12],
            ],
            lighten(hex('#3f7f8a'), 0.1),
            { width: 0.9, alpha: 0.7 },
          ),
      ),
    ]),
    form(circle([0, -130], 8.6), WOOD_DARK, { volume: 0.4 }),
    form(circle([0, -130], 6.4), isDark ? hex('#ffdf93') : hex('#bfe0e2'), { lit: isDark, volume: 0.2 }),
    ...(isDark ? [glow([0, -130], hex('#ffdf93'), { radii: [26, 26], alpha: 0.5 })] : []),
    line(
      [
        [-6, -130],
        [6, -130],
      ],
      WOOD_DARK,
      { width: 1 },
    ),
    line(
      [
        [0, -136],
        [0, -124],
      ],
      WOOD_DARK,
      { width: 1 },
    ),
    form(circle([21, -68], 3.4), BRASS, { volume: 0.7 }),
    { kind: 'line', path: circle([21, -63], 4), color: BRASS, width: 1.4, alpha: 1, lit: false },
    form(
      spline([
        [-50, 0, 1],
        [-48, -7],
        [48, -7],
        [50, 0, 1],
      ]),
      lighten(STONE, 0.04),
      { volume: 0.5 },
    ),
  ];
});

export const window = groundProp([108, 128], hugged(24), ({ isDark }) => {
  const opening = spline([
    [-27, -24, 1],
    [-27, -88, 1],
    [-20, -108],
    [0, -117],
    [20, -108],
    [27, -88, 1],
    [27, -24, 1],
  ]);
  const shutter = (side: 1 | -1) => [
    ...painted(
      polygon([
        [29 * side, -25],
        [29 * side, -100],
        [52 * side, -94],
        [52 * side, -21],
      ]),
      TEAL,
      times(8, (index) =>
        line(
          [
            [30 * side, -33 - index * 8],
            [52 * side, -29 - index * 8],
          ],
          lighten(TEAL, -0.14),
          { width: 1.3, alpha: 0.8 },
        ),
      ),
    ),
    line(
      [
        [40 * side, -98],
        [40 * side, -24],
      ],
      lighten(TEAL, 0.1),
      { width: 1.6 },
    ),
  ];
  return [
    ...shutter(-1),
    ...shutter(1),
    form(
      spline([
        [-33, -20, 1],
        [-33, -90],
        [-25, -113],
        [0, -127],
        [25, -113],
        [33, -90],
        [33, -20, 1],
      ]),
      CREAM,
      { volume: 0.4 },
    ),
    form(opening, isDark ? hex('#ffd98a') : hex('#a9d3de'), { lit: isDark, volume: 0.2 }),
    ...(isDark ? [glow([0, -66], hex('#ffd07a'), { radii: [70, 66], alpha: 0.5 })] : []),
    bundle(
      [
        ...(isDark
          ? []
          : [
              detail(ellipse([-12, -86], [12, 5]), WHITE, { alpha: 0.8 }),
              detail(ellipse([12, -60], [14, 5]), WHITE, { alpha: 0.6 }),
            ]),
        form(
          spline([
            [-30, -118, 1],
            [-6, -116, 1],
            [-14, -80],
            [-20, -58],
            [-30, -50, 1],
          ]),
          ROSE,
          { volume: 0.3 },
        ),
        form(
          spline([
            [30, -118, 1],
            [6, -116, 1],
            [14, -82],
            [20, -60],
            [30, -52, 1],
          ]),
          ROSE,
          { volume: 0.3 },
        ),
      ],
      { clip: opening },
    ),
    line(
      [
        [0, -116],
        [0, -24],
      ],
      CREAM,
      { width: 2.6 },
    ),
    line(
      [
        [-27, -72],
        [27, -72],
      ],
      CREAM,
      { width: 2.6 },
    ),
    form(roundedRect([-37, -24], [74, 6], 2), lighten(CREAM, -0.05), { volume: 0.5 }),
    ...each(
      [
        [-20, -26],
        [-9, -29],
        [2, -26],
        [12, -29],
        [22, -26],
      ],
      (x, y, index) => form(circle([x, y - 3], 4.4), [RED, ROSE, OCHRE, RED, ROSE][index] ?? RED, { volume: 0.5 }),
    ),
    ...each(
      [
        [-25, -21],
        [-14, -22],
        [-3, -21],
        [7, -22],
        [17, -21],
        [26, -22],
      ],
      (x, y) =>
        form(
          spline([
            [x, y, 1],
            [x - 3, y - 4],
            [x, y - 9, 1],
            [x + 3, y - 4],
          ]),
          LEAF,
          { volume: 0.4 },
        ),
    ),
    ...painted(
      polygon([
        [-31, -20],
        [31, -20],
        [27, -2],
        [-27, -2],
      ]),
      CLAY,
      [
        line(
          [
            [-32, -14],
            [32, -14],
          ],
          lighten(CLAY, -0.12),
          { width: 1.2 },
        ),
        hollow([0, -20], [36, 5], 0.5),
      ],
    ),
    ...[-20, 20].map((x) => form(roundedRect([x - 2, -5], [4, 5], 1), IRON, { volume: 0.4 })),
  ];
});

const gatePosts = (): Sketch[] => [
  ...[-62, 62].flatMap((x) => [
    ...painted(
      polygon([
        [x - 10, 0],
        [x - 9, -96],
        [x + 9, -96],
        [x + 10, 0],
      ]),
      STONE,
      [
        ...[-20, -40, -60, -80].map((y) =>
          line(
            [
              [x - 11, y],
              [x + 11, y],
            ],
            hex('#94836c'),
            { width: 1.1, alpha: 0.8 },
          ),
        ),
        ...[-10, -50, -90].map((y) =>
          line(
            [
              [x + 2, y - 9],
              [x + 2, y + 8],
            ],
            hex('#94836c'),
            { width: 1.1, alpha: 0.8 },
          ),
        ),
      ],
    ),
    form(roundedRect([x - 12, -102], [24, 7], 2), lighten(STONE, 0.04), { volume: 0.5 }),
    form(circle([x, -108], 6.6), STONE, { volume: 0.7 }),
  ]),
];

const gateVine = (): Sketch[] => [
  line(
    [
      [-70, -6],
      [-60, -34],
      [-70, -62],
      [-56, -92],
      [-66, -110],
    ],
    LEAF,
    { width: 1.6 },
  ),
  ...each(
    [
      [-64, -22],
      [-66, -46],
      [-60, -68],
      [-58, -86],
      [-66, -104],
      [-70, -14],
    ],
    (x, y, index) =>
      form(
        spline([
          [x, y, 1],
          [x - 6 + (index % 2) * 13, y - 4],
          [x - 8 + (index % 2) * 17, y - 11, 1],
          [x + 1, y - 8],
        ]),
        lighten(LEAF, (index % 3) * 0.03),
        { volume: 0.4 },
      ),
  ),
  ...each(
    [
      [-69, -40],
      [-55, -78],
      [-62, -98],
    ],
    (x, y) => form(circle([x, y], 3.2), ROSE, { volume: 0.5 }),
  ),
];

export const gate = groundProp([150, 124], hugged(22), () => [
  ...gatePosts(),
  ...times(9, (index) => {
    const x = -44 + index * 11;
    const tall = 78 + Math.cos(((index - 4) / 4) * 1.4) * 26 + (index % 2) * 1.5;
    return form(
      spline([
        [x - 4.4, -3, 1],
        [x - 4.4, -tall, 1],
        [x, -tall - 8, 1],
        [x + 4.4, -tall, 1],
        [x + 4.4, -3, 1],
      ]),
      lighten(hex('#6f9a7c'), (index % 3) * 0.025 - 0.025),
      { volume: 0.4 },
    );
  }),
  ...[-24, -68].map((y) => form(roundedRect([-50, y], [100, 6], 2), hex('#527a62'), { volume: 0.5 })),
  form(
    ribbon(
      [
        [-46, -24],
        [46, -62],
      ],
      [2.8],
      'flat',
    ),
    hex('#527a62'),
    { volume: 0.5 },
  ),
  line(
    [
      [0, -6],
      [0, -110],
    ],
    hex('#3d5c4b'),
    { width: 1.6 },
  ),
  form(circle([8, -46], 3), IRON, { volume: 0.7 }),
  { kind: 'line', path: circle([8, -42], 3.6), color: IRON, width: 1.3, alpha: 1, lit: false },
  ...gateVine(),
]);

/** Swung back on its post: between its edge and the other post the way is free. */
export const openGate = groundProp([150, 124], hugged(22), () => {
  const along = (share: number): number => -50 + share * 26;
  const foot = (share: number): number => -3 - share * 9;
  const rail = (share: number, up: number): [number, number] => [along(share), foot(share) - up * (1 - share * 0.12)];
  return [
    ...gatePosts(),
    ...times(6, (index) => {
      const share = (index + 0.5) / 6;
      const [x, y] = [along(share), foot(share)];
      const tall = (76 + Math.sin(share * Math.PI) * 24) * (1 - share * 0.12);
      return form(
        polygon([
          [x - 1.8, y],
          [x - 1.8, y - tall],
          [x, y - tall - 8],
          [x + 1.8, y - tall],
          [x + 1.8, y],
        ]),
        lighten(hex('#6f9a7c'), (index % 3) * 0.025 - 0.025),
        { volume: 0.4 },
      );
    }),
    ...[21, 65].map((up) =>
      form(ribbon([rail(0, up), rail(1, up)], [3, 3.4], 'flat'), hex('#527a62'), { volume: 0.5 }),
    ),
    ...gateVine(),
  ];
});

export const bridge = groundProp([220, 96], hugged(18), () => {
  const arch = (shift: number): [number, number][] => [
    [-106, -26 + shift],
    [-60, -46 + shift],
    [0, -55 + shift],
    [60, -46 + shift],
    [106, -26 + shift],
  ];
  return [
    ...[-84, -42, 0, 42, 84].map((x) =>
      form(
        ribbon(
          [
            [x, -46 + Math.abs(x) * 0.2 - 4],
            [x, -82 + (x * x) / 300],
          ],
          [2.4],
          'flat',
        ),
        WOOD_DARK,
        { volume: 0.4 },
      ),
    ),
    form(
      ribbon(
        [
          [-104, -62],
          [-60, -76],
          [0, -84],
          [60, -76],
          [104, -62],
        ],
        [2.4],
        'flat',
      ),
      lighten(RED, -0.1),
      { volume: 0.4 },
    ),
    form(
      spline([
        [-108, -30, 1],
        [-60, -50],
        [0, -59],
        [60, -50],
        [108, -30, 1],
        [109, 0, 1],
        [82, 0, 1],
        [70, -20],
        [40, -34],
        [0, -39],
        [-40, -34],
        [-70, -20],
        [-82, 0, 1],
        [-109, 0, 1],
      ]),
      hex('#b06a4a'),
      { volume: 0.5 },
    ),
    ...times(12, (index) => {
      const x = -90 + index * 16.4;
      const y = -56 + (x * x) / 430;
      return line(
        [
          [x, y + 2],
          [x * 0.93, y + 17],
        ],
        WOOD_DARK,
        { width: 1.1, alpha: 0.7 },
      );
    }),
    form(ribbon(arch(-4), [3.4]), WOOD, { volume: 0.5 }),
    line(arch(14), hex('#7f4632'), { width: 1.4, alpha: 0.8 }),
    ...[-98, -50, 0, 50, 98].map((x) =>
      form(
        ribbon(
          [
            [x, -30 - (1 - (x * x) / 9604) * 24],
            [x, -66 - (1 - (x * x) / 9604) * 24],
          ],
          [3.2],
          'flat',
        ),
        RED,
        { volume: 0.5 },
      ),
    ),
    form(
      ribbon(
        [
          [-106, -64],
          [-60, -80],
          [0, -90],
          [60, -80],
          [106, -64],
        ],
        [3],
        'flat',
      ),
      RED,
      { volume: 0.6 },
    ),
    form(
      ribbon(
        [
          [-104, -48],
          [-60, -63],
          [0, -72],
          [60, -63],
          [104, -48],
        ],
        [1.9],
        'flat',
      ),
      lighten(RED, -0.04),
      { volume: 0.5 },
    ),
    ...[-98, -50, 0, 50, 98].map((x) => form(circle([x, -69 - (1 - (x * x) / 9604) * 24], 3.9), GOLD, { volume: 0.7 })),
    ...each(
      [
        [-100, -2],
        [-90, -1],
        [92, -2],
        [101, -1.4],
      ],
      (x, y, index) =>
        form(
          spline([
            [x, y + 2, 1],
            [x - 5, y - 6],
            [x - 2 + index, y - 16, 1],
            [x + 4, y - 5],
          ]),
          lighten(LEAF, index * 0.02),
          { volume: 0.4 },
        ),
    ),
    ...each(
      [
        [-106, -12],
        [104, -14],
      ],
      (x, y) =>
        line(
          [
            [x, y],
            [x + 2, y + 8],
          ],
          WOOD,
          { width: 0.9, alpha: 0.5 },
        ),
    ),
  ];
});
