/** Toys for out of doors: kite, pinwheel, skipping rope, swing, rocking horse. */
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { circle, ellipse, type Knot, polygon, roundedRect, spline } from '#studio/illustrator/geometry/path.ts';
import {
  BLUE,
  CREAM,
  each,
  GOLD,
  hollow,
  LEATHER,
  OCHRE,
  painted,
  RED,
  TEAL,
  times,
  WOOD,
  WOOD_DARK,
  WOOD_PALE,
} from '#studio/illustrator/props/making.ts';
import { groundProp, hugged, raised, skyProp } from '#studio/illustrator/props/prop.ts';
import { detail, form, line, type Sketch } from '#studio/illustrator/sketch.ts';

export const kite = skyProp([48, 82], raised(40), () => [
  line(
    [
      [0, -32],
      [-6, -23],
      [5, -14],
      [-4, -6],
      [2, -0.4],
    ],
    hex('#f3ead2'),
    { width: 0.8 },
  ),
  ...each(
    [
      [-4, -24],
      [3, -14],
      [-2, -5],
    ],
    (x, y, index) =>
      form(
        spline([
          [x, y, 1],
          [x - 4.8, y - 3, 1],
          [x - 4.2, y + 2.8, 1],
          [x, y, 1],
          [x + 4.6, y - 2.4, 1],
          [x + 4.8, y + 3.2, 1],
        ]),
        [OCHRE, RED, TEAL][index] ?? OCHRE,
        { volume: 0.2 },
      ),
  ),
  form(
    spline([
      [1, -82, 1],
      [13, -66],
      [22, -59, 1],
      [14, -46],
      [0, -31, 1],
    ]),
    RED,
    { volume: 0.4 },
  ),
  form(
    spline([
      [1, -82, 1],
      [-11, -67],
      [-22, -57, 1],
      [-13, -45],
      [0, -31, 1],
    ]),
    OCHRE,
    { volume: 0.4 },
  ),
  detail(
    polygon([
      [0.4, -57.6],
      [22, -59],
      [14, -46],
      [0, -31],
    ]),
    BLUE,
  ),
  detail(
    polygon([
      [0.4, -57.6],
      [-22, -57],
      [-13, -45],
      [0, -31],
    ]),
    CREAM,
  ),
  detail(circle([0.5, -58], 6.4), CREAM),
  detail(circle([0.5, -58], 4.2), RED),
  detail(circle([0.5, -58], 1.8), OCHRE),
  line(
    [
      [1, -82],
      [0.4, -57],
      [0, -31],
    ],
    WOOD_DARK,
    { width: 0.8 },
  ),
  line(
    [
      [-22, -57],
      [0, -60],
      [22, -59],
    ],
    WOOD_DARK,
    { width: 0.8 },
  ),
  ...[-1, 1].flatMap((side) =>
    [0, 1].map((index) =>
      line(
        [
          [22 * side, -58],
          [(24 - index) * side, -54 + index],
          [(22 - index * 2) * side, -49 + index * 2],
        ],
        side > 0 ? OCHRE : RED,
        { width: 0.9 },
      ),
    ),
  ),
]);

export const pinwheel = groundProp([24, 40], raised(32), () => {
  const sail = (index: number): Sketch[] => {
    const angle = (index * Math.PI) / 2 + 0.3;
    const at = (turn: number, reach: number, sharp = 0): Knot => [
      Math.cos(angle + turn) * reach,
      -28 + Math.sin(angle + turn) * reach,
      sharp,
    ];
    const color = [RED, OCHRE, TEAL, BLUE][index] ?? RED;
    return [
      form(spline([[0, -28, 1], at(0, 11.6, 1), at(0.42, 9.4), at(0.82, 6.2, 1)]), color, { volume: 0.5 }),
      detail(spline([[0, -28, 1], at(0.5, 6.4), at(0.82, 6.2, 1)]), lighten(color, 0.12)),
    ];
  };
  return [
    form(
      ribbon(
        [
          [0.4, -0.6],
          [-0.2, -14],
          [0, -28],
        ],
        [0.8, 0.7],
      ),
      WOOD_PALE,
      { volume: 0.5 },
    ),
    ...[0, 1, 2, 3].flatMap(sail),
    form(circle([0, -28], 1.5), GOLD, { volume: 0.7 }),
    line(
      [
        [0, -13.6],
        [-3.4, -15.6],
      ],
      RED,
      { width: 0.9 },
    ),
    line(
      [
        [0, -13.6],
        [3, -11.4],
      ],
      RED,
      { width: 0.9 },
    ),
  ];
});

export const skippingRope = groundProp([38, 17], hugged(12), () => [
  line(
    [
      [-11, -9.6],
      [-15, -4],
      [-9, -1.4],
      [2, -2.4],
      [12, -3],
      [14, -6.6],
      [6, -8.4],
      [-4, -6.6],
      [-9, -3.4],
      [0, -1.4],
      [12, -1.6],
      [17.4, -4],
      [14, -8.4],
    ],
    hex('#d9b77a'),
    { width: 1.7 },
  ),
  line(
    [
      [-11, -9.6],
      [-15, -4],
      [-9, -1.4],
      [2, -2.4],
      [12, -3],
      [14, -6.6],
      [6, -8.4],
      [-4, -6.6],
      [-9, -3.4],
      [0, -1.4],
      [12, -1.6],
      [17.4, -4],
      [14, -8.4],
    ],
    hex('#f2dcae'),
    { width: 0.6 },
  ),
  form(
    ribbon(
      [
        [-11.4, -9.4],
        [-8.6, -15.6],
      ],
      [1.3, 1.8],
    ),
    RED,
    { volume: 0.6 },
  ),
  line(
    [
      [-11.6, -12.4],
      [-8.4, -11.2],
    ],
    CREAM,
    { width: 0.9 },
  ),
  form(
    ribbon(
      [
        [14, -8.2],
        [9.2, -13],
      ],
      [1.3, 1.8],
    ),
    RED,
    { volume: 0.6 },
  ),
  line(
    [
      [10.4, -9.4],
      [13, -11.6],
    ],
    CREAM,
    { width: 0.9 },
  ),
]);

export const swing = groundProp([170, 184], hugged(26), () => [
  ...[-1, 1].map((side) =>
    form(
      ribbon(
        [
          [60 * side, -176],
          [66 * side, -4],
        ],
        [4, 4.6],
        'flat',
      ),
      lighten(WOOD, -0.08),
      { volume: 0.5 },
    ),
  ),
  form(
    ribbon(
      [
        [-70, -175],
        [0, -177],
        [70, -174],
      ],
      [5.2],
      'flat',
    ),
    WOOD,
    { volume: 0.6 },
  ),
  ...[-1, 1].flatMap((side) => [
    form(
      ribbon(
        [
          [56 * side, -181],
          [82 * side, -2],
        ],
        [4.4, 5],
        'flat',
      ),
      WOOD,
      { volume: 0.6 },
    ),
    form(
      ribbon(
        [
          [61 * side, -92],
          [72 * side, -94],
        ],
        [3],
      ),
      lighten(WOOD, -0.05),
      { volume: 0.5 },
    ),
    line(
      [
        [58 * side, -160],
        [68 * side, -96],
        [78 * side, -30],
      ],
      WOOD_DARK,
      { width: 1, alpha: 0.6 },
    ),
  ]),
  ...[
    [-28, -34],
    [28, 24],
  ].flatMap(([top = 0, low = 0]) => [
    line(
      [
        [top, -172],
        [(top + low) / 2 + 1, -100],
        [low, -42],
      ],
      hex('#d9b77a'),
      { width: 2.6 },
    ),
    line(
      [
        [top - 0.5, -170],
        [(top + low) / 2 + 0.4, -100],
        [low - 0.6, -42],
      ],
      hex('#f2dcae'),
      { width: 0.8 },
    ),
    form(roundedRect([top - 3.4, -183], [7, 13], 2.6), hex('#c49f62'), { volume: 0.5 }),
  ]),
  ...painted(
    polygon([
      [-44, -46],
      [34, -49],
      [35, -41],
      [-43, -37],
    ]),
    RED,
    [
      line(
        [
          [-44, -43],
          [34, -46],
        ],
        lighten(RED, 0.1),
        { width: 1.2 },
      ),
      hollow([0, -36], [50, 6], 0.4),
    ],
  ),
  ...each(
    [
      [-34, -42],
      [24, -45],
    ],
    (x, y) => form(circle([x, y], 2.4), hex('#d9b77a'), { volume: 0.5 }),
  ),
  ...each(
    [
      [-52, -181],
      [6, -184],
      [46, -181],
    ],
    (x, y, index) =>
      form(
        spline([
          [x, y + 12, 1],
          [x - 6, y + 10 + index],
          [x - 9, y + 18, 1],
          [x - 1, y + 15],
        ]),
        hex('#7ea35a'),
        { volume: 0.4 },
      ),
  ),
  ...times(8, (index) =>
    line(
      [
        [-76 + index * 22 - (index % 2) * 3, 0],
        [-74 + index * 22 - (index % 2) * 3, -6 - (index % 3) * 3],
      ],
      hex('#7f9f56'),
      { width: 1.6 },
    ),
  ),
]);

export const rockingHorse = groundProp([88, 78], hugged(24), () => {
  const coat = hex('#efe0c4');
  const body = spline([
    [-26, -48],
    [-8, -44],
    [10, -48],
    [16, -62],
    [24, -74],
    [33, -74],
    [38, -66],
    [44, -55],
    [41, -49, 0],
    [32, -52],
    [29, -44],
    [26, -32],
    [16, -26],
    [-16, -25],
    [-27, -32],
  ]);
  return [
    form(
      spline([
        [-26, -47, 1],
        [-36, -50],
        [-42, -40],
        [-39, -22, 1],
        [-33, -30],
        [-27, -36],
      ]),
      LEATHER,
      { volume: 0.5 },
    ),
    ...[
      [-20, -27],
      [16, -22],
    ].map(([x = 0, to = 0]) =>
      form(
        ribbon(
          [
            [x, -30],
            [to, -9],
          ],
          [4.4, 2.8],
        ),
        lighten(coat, -0.07),
        { volume: 0.4 },
      ),
    ),
    ...painted(body, coat, [
      ...each(
        [
          [-20, -36],
          [-10, -30],
          [-14, -42],
          [24, -40],
          [8, -30],
          [20, -56],
          [-4, -34],
        ],
        (x, y, index) => detail(circle([x, y], 2 - (index % 3) * 0.4), hex('#c4a27c'), { alpha: 0.7 }),
      ),
      hollow([0, -24], [30, 6], 0.4),
    ]),
    ...[
      [-14, -15],
      [22, 29],
    ].map(([x = 0, to = 0]) =>
      form(
        ribbon(
          [
            [x, -32],
            [to, -8],
          ],
          [5, 3],
        ),
        coat,
        { volume: 0.5 },
      ),
    ),
    form(
      spline([
        [24, -75, 1],
        [27, -78],
        [29, -73, 1],
      ]),
      coat,
      { volume: 0.4 },
    ),
    form(
      spline([
        [28, -75, 1],
        [20, -76],
        [13, -64],
        [7, -49, 1],
        [13, -51],
        [15, -58, 1],
        [18, -58],
        [21, -66, 1],
        [25, -68],
      ]),
      LEATHER,
      { volume: 0.5 },
    ),
    detail(ellipse([31, -65], [1.5, 1.8]), hex('#2f2320')),
    detail(circle([31.5, -65.7], 0.5), CREAM),
    line(
      [
        [37, -52.4],
        [40, -53.6],
      ],
      hex('#8a6a54'),
      { width: 0.8 },
    ),
    line(
      [
        [29, -73],
        [36, -60],
        [31, -52],
      ],
      RED,
      { width: 1.6 },
    ),
    line(
      [
        [36, -59],
        [20, -52],
        [6, -47],
      ],
      RED,
      { width: 1.2 },
    ),
    ...painted(
      spline([
        [-12, -47, 1],
        [-2, -43],
        [9, -48, 1],
        [13, -34, 1],
        [-13, -33, 1],
      ]),
      RED,
      [
        line(
          [
            [-14, -36],
            [0, -35],
            [14, -37],
          ],
          GOLD,
          { width: 1.4 },
        ),
        ...times(4, (index) => detail(circle([-8 + index * 5.6, -40], 1.2), OCHRE)),
      ],
    ),
    form(
      ribbon(
        [
          [-43, -14],
          [-26, -5],
          [0, -3],
          [26, -5],
          [43, -15],
        ],
        [2.6, 2.8, 2.8, 2.8, 2.6],
      ),
      TEAL,
      { volume: 0.6 },
    ),
    line(
      [
        [-38, -11],
        [-20, -5],
        [0, -3.6],
        [20, -5],
        [38, -12],
      ],
      CREAM,
      { width: 0.9 },
    ),
    ...each(
      [
        [-15, -8],
        [29, -8],
      ],
      (x, y) => form(ellipse([x, y], [3.6, 2.4]), WOOD_DARK, { volume: 0.4 }),
    ),
  ];
});
