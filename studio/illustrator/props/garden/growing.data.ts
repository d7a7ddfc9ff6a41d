/** What grows in gardens: flower, seed, sunflower, flower pot, cactus, pumpkin, palm. */
import { hex, lighten, mix } from '#studio/illustrator/color/color.ts';
import { placed } from '#studio/illustrator/geometry/matrix.ts';
import { lerp, ribbon } from '#studio/illustrator/geometry/outline.ts';
import { circle, ellipse, type Knot, type Point, spline } from '#studio/illustrator/geometry/path.ts';
import {
  BRASS_DARK,
  CLAY,
  CREAM,
  each,
  GOLD,
  gleam,
  hollow,
  LEAF,
  OCHRE,
  painted,
  RED,
  ROSE,
  times,
  WOOD_DARK,
} from '#studio/illustrator/props/making.ts';
import { groundProp, hugged, raised } from '#studio/illustrator/props/prop.ts';
import { CROWN_NAME } from '#studio/illustrator/settings/views/scraps.ts';
import { bundle, detail, form, line, moved, type Sketch } from '#studio/illustrator/sketch.ts';

/** A leaf from a stem, out to its tip, with a vein. */
const leafOf = (root: Point, tip: Point, tone = 0): Sketch[] => {
  const [dx, dy] = [tip[0] - root[0], tip[1] - root[1]];
  const side = (along: number, out: number): Point => [
    root[0] + dx * along - dy * out,
    root[1] + dy * along + dx * out,
  ];
  return [
    form(
      spline([[root[0], root[1], 1], side(0.42, 0.26), [tip[0], tip[1], 1], side(0.52, -0.22)]),
      lighten(LEAF, tone),
      { volume: 0.4 },
    ),
    line([root, side(0.5, 0.04), side(0.86, 0.01)], lighten(LEAF, tone - 0.13), { width: Math.hypot(dx, dy) * 0.035 }),
  ];
};

const petals = (center: Point, ring: { count: number; reach: number; size: Point; color: typeof ROSE }): Sketch[] =>
  times(ring.count, (index) => {
    const angle = (index / ring.count) * Math.PI * 2 + 0.3;
    const reach = ring.reach * (index % 2 === 0 ? 1 : 0.92);
    return form(
      ellipse([center[0] + Math.cos(angle) * reach, center[1] + Math.sin(angle) * reach], ring.size, angle),
      lighten(ring.color, index % 2 === 0 ? 0.02 : -0.04),
      { volume: 0.4 },
    );
  });

export const flower = groundProp([22, 38], raised(30), () => [
  form(
    ribbon(
      [
        [0, 0],
        [1.6, -12],
        [0, -27],
      ],
      [0.9, 0.7, 0.6],
      'flat',
    ),
    LEAF,
    { volume: 0.3 },
  ),
  ...leafOf([1, -6], [10.6, -13.4]),
  ...leafOf([1.3, -10], [-8.6, -15.4], 0.05),
  ...petals([0, -29], { count: 8, reach: 5.6, size: [4, 2.6], color: hex('#e5707f') }),
  ...painted(
    circle([0, -29], 3.4),
    hex('#f2b93a'),
    each(
      [
        [-1.2, -30],
        [0.8, -30.4],
        [1.4, -28.4],
        [-0.6, -27.8],
        [0.2, -29.2],
      ],
      (x, y) => detail(circle([x, y], 0.4), hex('#b9742a')),
    ),
  ),
  line(
    [
      [1.2, -17],
      [4.4, -19.8],
    ],
    LEAF,
    { width: 0.6 },
  ),
  form(
    spline([
      [3.6, -19.6, 1],
      [3.2, -22.6],
      [5.6, -24, 1],
      [7, -21.6],
      [5.4, -19.4],
    ]),
    hex('#d65f72'),
    { volume: 0.5 },
  ),
]);

/** A seed in which everything is still asleep. */
export const bareSeed = groundProp([12, 16], raised(14), () => [
  ...painted(
    spline([
      [0.8, -15.6],
      [4.2, -12],
      [5.6, -6.6],
      [4, -1.4],
      [0, 0],
      [-4, -1.4],
      [-5.6, -6.4],
      [-3.4, -11.8],
    ]),
    hex('#9a6136'),
    [
      detail(
        spline([
          [-1, -14],
          [1.6, -10],
          [1.4, -3],
          [-1, -0.4],
          [-6, -3],
          [-5.4, -9],
        ]),
        hex('#b47c48'),
        { alpha: 0.8 },
      ),
      ...[-3, -0.2, 2.8].map((x) =>
        line(
          [
            [x * 0.3 + 0.6, -14],
            [x * 1.1, -7],
            [x * 0.6, -1.2],
          ],
          hex('#6c4324'),
          { width: 0.6, alpha: 0.75 },
        ),
      ),
      gleam([-2, -10], [0.9, 2.2], 0.35),
      hollow([1, 0.4], [6, 3], 0.5),
    ],
  ),
  detail(ellipse([0.9, -14.8], [1, 0.7], 0.3), hex('#ead2a4')),
]);

export const seed = groundProp([13, 18], raised(14), () => [
  ...[
    [-0.4, -2, -2.2, 0],
    [0.4, -2, 1.6, -0.2],
  ].map(([a = 0, b = 0, c = 0, d = 0]) =>
    line(
      [
        [a, b],
        [(a + c) / 2 + 0.3, -1.2],
        [c, d],
      ],
      hex('#e6d4ac'),
      { width: 0.5 },
    ),
  ),
  form(
    spline([
      [-0.8, -10.4, 1],
      [3.8, -7.4],
      [3.4, -2.6],
      [0.2, -1.4],
      [-3.8, -2.8],
      [-4, -7],
    ]),
    hex('#a8703f'),
    { volume: 0.7 },
  ),
  line(
    [
      [-0.8, -9.8],
      [0.4, -6],
      [0, -2],
    ],
    hex('#6c4324'),
    { width: 0.5, alpha: 0.8 },
  ),
  line(
    [
      [-2.6, -7.4],
      [-2.7, -3.8],
    ],
    hex('#d0a06a'),
    { width: 0.5, alpha: 0.8 },
  ),
  line(
    [
      [2.5, -6.6],
      [2.3, -4],
    ],
    hex('#7d4f2c'),
    { width: 0.4, alpha: 0.6 },
  ),
  form(
    ribbon(
      [
        [-0.8, -10],
        [0.8, -12.4],
        [0.4, -15],
      ],
      [0.6, 0.5, 0.4],
    ),
    hex('#8dbb62'),
    { volume: 0.3 },
  ),
  ...leafOf([0.4, -14.4], [6.4, -17.6], 0.1),
  ...leafOf([0.4, -14.4], [-5, -16.6], 0.04),
]);

export const sunflower = groundProp([42, 96], raised(48), () => [
  form(
    ribbon(
      [
        [-1, 0],
        [2, -30],
        [-1, -74],
      ],
      [1.8, 1.5, 1.3],
      'flat',
    ),
    LEAF,
    { volume: 0.4 },
  ),
  ...leafOf([1, -20], [19, -35], -0.03),
  ...leafOf([1.6, -34], [-18, -46], 0.03),
  ...leafOf([1, -50], [14, -59], 0.05),
  ...times(15, (index) => {
    const angle = (index / 15) * Math.PI * 2;
    const at = (turn: number, reach: number): Point => [
      Math.cos(angle + turn) * reach,
      -76 + Math.sin(angle + turn) * reach,
    ];
    return form(
      spline([[...at(-0.22, 9)], at(-0.16, 15), [...at(0.04, 19.6), 1], at(0.2, 14), [...at(0.24, 9)]]),
      index % 2 === 0 ? hex('#f0b432') : hex('#e29a2a'),
      { volume: 0.4 },
    );
  }),
  ...painted(circle([0, -76], 10.4), hex('#6b4228'), [
    ...times(26, (index) =>
      detail(
        circle(
          [Math.cos(index * 2.4) * Math.sqrt(index) * 1.9, -76 + Math.sin(index * 2.4) * Math.sqrt(index) * 1.9],
          0.62,
        ),
        index % 3 === 0 ? hex('#c98a3c') : hex('#8f5c33'),
      ),
    ),
  ]),
]);

export const flowerPot = groundProp([28, 40], hugged(24), () => [
  ...[
    [-1, -18, -9, -32],
    [0, -18, 1, -30],
    [1, -18, 9, -30],
  ].map(([a = 0, b = 0, c = 0, d = 0]) =>
    line(
      [
        [a, b],
        [(a + c) / 2 + 1, (b + d) / 2],
        [c, d],
      ],
      LEAF,
      { width: 1 },
    ),
  ),
  ...leafOf([-3, -18], [-13, -24], -0.02),
  ...leafOf([4, -18], [13, -23.6], 0.02),
  ...leafOf([2, -18], [6, -27], 0.05),
  ...leafOf([-1, -18], [-5, -28], 0),
  ...petals([-9, -33], { count: 6, reach: 3.2, size: [2.5, 1.8], color: RED }),
  form(circle([-9, -33], 1.7), OCHRE, { volume: 0.5 }),
  ...petals([9, -31], { count: 6, reach: 2.9, size: [2.3, 1.7], color: ROSE }),
  form(circle([9, -31], 1.5), OCHRE, { volume: 0.5 }),
  ...petals([1, -34], { count: 6, reach: 3.6, size: [2.8, 2], color: hex('#e9b3a4') }),
  form(circle([1, -34], 1.8), OCHRE, { volume: 0.5 }),
  ...painted(
    spline([
      [-9, -15, 1],
      [9, -15, 1],
      [6.8, -1, 1],
      [0, 0],
      [-6.8, -1, 1],
    ]),
    CLAY,
    [
      line(
        [
          [-10, -8.6],
          [-5, -6.6],
          [0, -8.6],
          [5, -6.6],
          [10, -8.6],
        ],
        CREAM,
        { width: 1 },
      ),
      ...each(
        [
          [-5, -10],
          [0, -11.4],
          [5, -10],
        ],
        (x, y) => detail(circle([x, y], 0.7), CREAM),
      ),
      hollow([0, -15], [11, 3], 0.5),
    ],
  ),
  form(
    spline([
      [-10.4, -18.4, 1],
      [0, -17.6],
      [10.4, -18.4, 1],
      [9.8, -14],
      [0, -12.8],
      [-9.8, -14],
    ]),
    lighten(CLAY, 0.04),
    { volume: 0.6 },
  ),
]);

export const cactus = groundProp([32, 46], hugged(22), () => {
  const arm = (points: readonly Point[], width: number): Sketch[] => {
    const path = ribbon(points, [width]);
    return painted(path, hex('#5c8f5e'), [
      line(points, hex('#3f6f49'), { width: 0.6, alpha: 0.7 }),
      line(
        points.map(([x, y]): Point => [x - width * 0.55, y]),
        hex('#83b07c'),
        { width: 0.6, alpha: 0.8 },
      ),
    ]);
  };
  return [
    ...arm(
      [
        [-3, -20],
        [-10.6, -21],
        [-11.2, -30],
      ],
      2.9,
    ),
    ...arm(
      [
        [3, -25],
        [10.4, -26],
        [11, -36],
      ],
      2.7,
    ),
    ...arm(
      [
        [0, -10],
        [-0.4, -26],
        [0, -37],
      ],
      5.2,
    ),
    ...each(
      [
        [-3, -34],
        [2.4, -36],
        [-2.4, -26],
        [3, -28],
        [-3, -18],
        [3, -20],
        [-11.4, -27],
        [11, -33],
        [-12.6, -23],
        [0, -41.6],
      ],
      (x, y, index) =>
        line(
          [
            [x - 0.8, y + (index % 2)],
            [x, y - 0.6],
            [x + 0.9, y + 0.4],
          ],
          CREAM,
          { width: 0.4, alpha: 0.9 },
        ),
    ),
    ...petals([0.4, -43], { count: 6, reach: 1.8, size: [1.6, 0.9], color: hex('#e26f8a') }),
    form(circle([0.4, -43], 1), GOLD, { volume: 0.4 }),
    ...painted(
      spline([
        [-8.6, -10.6, 1],
        [8.6, -10.6, 1],
        [6.4, -0.6, 1],
        [0, 0],
        [-6.4, -0.6, 1],
      ]),
      hex('#4a7d92'),
      [
        ...times(5, (index) =>
          line(
            [
              [-8 + index * 4, -8.6],
              [-6 + index * 4, -4.6],
              [-4 + index * 4, -8.6],
            ],
            CREAM,
            { width: 0.8 },
          ),
        ),
        hollow([0, -10.4], [10, 2.4], 0.5),
      ],
    ),
    form(
      ribbon(
        [
          [-9, -11],
          [0, -10.4],
          [9, -11],
        ],
        [1.5],
      ),
      lighten(hex('#4a7d92'), 0.05),
      { volume: 0.5 },
    ),
  ];
});

export const pumpkin = groundProp([38, 30], hugged(22), () => {
  const orange = hex('#dd7f2e');
  return [
    ...[-1, 1].map((side) =>
      form(ellipse([12 * side, -10.8], [6.8, 9.2], 0.1 * side), lighten(orange, -0.06), { volume: 0.6 }),
    ),
    ...[-1, 1].map((side) =>
      form(ellipse([6.6 * side, -11], [6.8, 10.8], 0.06 * side), lighten(orange, -0.01), { volume: 0.6 }),
    ),
    form(ellipse([0, -11], [6.2, 11]), lighten(orange, 0.03), { volume: 0.6 }),
    gleam([-2.4, -17], [1.1, 3], 0.1),
    ...each(
      [
        [-12, -15],
        [11, -16],
      ],
      (x, y) =>
        line(
          [
            [x, y],
            [x + 0.6, y + 6],
          ],
          lighten(orange, 0.12),
          { width: 0.7, alpha: 0.7 },
        ),
    ),
    form(
      ribbon(
        [
          [0, -20],
          [-0.6, -24],
          [2.8, -27.6],
        ],
        [2.2, 1.5, 1.8],
      ),
      hex('#7b8a4a'),
      { volume: 0.5 },
    ),
    ...leafOf([1.4, -21.6], [14, -25], -0.02),
    line(
      [
        [-1, -22],
        [-7, -25],
        [-10, -22],
        [-7.4, -20.4],
        [-6.6, -23],
      ],
      hex('#7b8a4a'),
      { width: 0.6 },
    ),
  ];
});

const BARK = hex('#a5784c');
const FROND = hex('#4f8a4a');

/** A palm frond from its root, hanging over. */
const frond = (root: Point, reach: Point, tone: number): Sketch[] => {
  const [dx, dy] = reach;
  const middle: Point = [root[0] + dx * 0.5, root[1] + dy * 0.4 - Math.abs(dx) * 0.34];
  const end: Point = [root[0] + dx, root[1] + dy];
  const spine = Array.from({ length: 9 }, (_, index): Point => {
    const t = index / 8;
    return lerp(lerp(root, middle, t), lerp(middle, end, t), t);
  });
  const under = spine
    .toReversed()
    .map(
      ([x, y], index): Knot => [
        x - Math.sign(dx) * 3,
        y + (index % 2 === 0 ? 5 : 17) * Math.sin(((index + 0.5) / 9) * Math.PI),
        index % 2 === 0 ? 0 : 1,
      ],
    );
  return [
    form(spline([...spine.map(([x, y]): Knot => [x, y - 3]), ...under]), lighten(FROND, tone), { volume: 0.5 }),
    line(spine, lighten(FROND, tone - 0.12), { width: 1.1, alpha: 0.7 }),
  ];
};

/** How high the trunk of a palm ends: that of a story stands over all who ask it the way, those of a grove are lower. */
const TRUNK = { alone: 400, grove: 205 } as const;
/** The fronds above it. */
const CROWN = 59;

/** From the foot to the crown, with the scars of old fronds. */
const palmTrunk = (tall: number): Sketch[] => {
  const up = (y: number): number => (y * tall) / TRUNK.grove;
  const path = spline([
    [-14, 0, 1],
    [-8, -10],
    [-3, up(-62)],
    [-8, up(-130)],
    [1, up(-206), 1],
    [15, up(-206), 1],
    [8, up(-130)],
    [13, up(-62)],
    [10, -12],
    [17, 0, 1],
  ]);
  const light: Point[] = [
    [-4, -2],
    [1, up(-60)],
    [-4, up(-130)],
    [4, up(-205)],
  ];
  return [
    ...painted(
      path,
      BARK,
      times(Math.round(tall / 10.8), (index) =>
        line(
          [
            [-18, -6 - index * 11],
            [2, 0 - index * 11],
            [24, -8 - index * 11],
          ],
          lighten(BARK, -0.14),
          { width: 1.5, alpha: 0.6 },
        ),
      ),
    ),
    line(light, lighten(BARK, 0.09), { width: 1.6, alpha: 0.5 }),
  ];
};

/** Dates and the fronds before them, around the end of the trunk of a grove. */
const palmCrown = (top: Point): Sketch[] => [
  ...[
    [-4, -190],
    [20, -189],
  ].flatMap(([x = 0, y = 0]) => [
    line(
      [
        [8, -205],
        [x, y],
      ],
      BRASS_DARK,
      { width: 1.6 },
    ),
    ...each(
      [
        [x - 4, y],
        [x + 4, y + 1],
        [x, y + 6],
        [x - 3, y + 11],
        [x + 3, y + 12],
        [x, y + 17],
      ],
      (a, b) => form(ellipse([a, b], [3, 4.2]), mix(hex('#b5652f'), WOOD_DARK, 0.2), { volume: 0.6 }),
    ),
  ]),
  bundle([
    ...frond(top, [-76, 44], 0),
    ...frond(top, [76, 40], 0.02),
    ...frond(top, [-46, 74], 0.05),
    ...frond(top, [50, 70], 0.06),
    ...frond(top, [-28, -30], 0.03),
    ...frond(top, [34, -34], 0.05),
  ]),
];

const palmOf = (tall: number): Sketch[] => {
  const top: Point = [8, -207];
  const raised = (sketches: readonly Sketch[]): Sketch =>
    moved(bundle(sketches, { name: CROWN_NAME }), [1, 0, 0, 1, 0, TRUNK.grove - tall]);
  return [
    raised([...frond(top, [-62, 8], -0.06), ...frond(top, [66, 2], -0.06)]),
    ...palmTrunk(tall),
    raised(palmCrown(top)),
  ];
};

/** One of many, in an oasis, and how tall it is, in centimetres. */
export const GROVE_CM = TRUNK.grove + CROWN;
export const palmOfGrove = (): Sketch[] => palmOf(TRUNK.grove);

export const palm = groundProp([172, TRUNK.alone + CROWN], hugged(28), () => palmOf(TRUNK.alone));

const DUST = hex('#aca7ad');
/** A little heap of earth or dust, whose front hides the lower half of what is in it. */
const heap = (): Sketch[] => [
  form(
    spline([
      [-15, 0, 1],
      [-11, -3.6],
      [-5, -6],
      [0, -5.2],
      [5.4, -6.4],
      [11, -3.4],
      [15, 0, 1],
    ]),
    DUST,
    { volume: 0.5 },
  ),
  ...each(
    [
      [-8, -2.4],
      [3, -2],
      [8.4, -1.6],
      [-2.6, -3.4],
    ],
    (x, y, index) => detail(ellipse([x, y], [1.5 - (index % 2) * 0.5, 0.9]), lighten(DUST, index % 2 ? 0.08 : -0.1)),
  ),
];

/** A seed half in the ground. */
export const sownSeed = groundProp([30, 17], raised(14), (order) => [
  ...bareSeed.draw(order).map((part) => moved(part, placed([0, -1], 1, { turn: 0.16 }))),
  ...heap(),
]);

/** The same, from so far that nothing is seen of the heap: green, on the edge of a moon. */
export const farShoot = groundProp([11, 13], raised(7), () => [
  form(
    ribbon(
      [
        [-0.6, 1],
        [0.6, -3],
        [-0.2, -7],
      ],
      [1.1, 1, 0.8],
      'round',
    ),
    hex('#5fb04a'),
    { volume: 0.3 },
  ),
  ...each(
    [
      [1, 0],
      [-1, 1.6],
    ],
    (side, down) =>
      form(
        spline([
          [0, -6.4 + down, 1],
          [side * 2, -10 + down],
          [side * 5.4, -11.4 + down, 1],
          [side * 4.4, -7.4 + down],
        ]),
        hex('#6bbd4f'),
        { volume: 0.4 },
      ),
  ),
]);

/** What came up: the heap has cracked, and a thin and crooked shoot with its first leaf is out of the husk. */
export const sprout = groundProp([30, 31], raised(14), () => [
  form(ellipse([-1.6, -6.6], [4.4, 3.4], -0.2), hex('#8a5a34'), { volume: 0.6 }),
  ...heap(),
  line(
    [
      [-0.4, -5.4],
      [-2.6, -3.4],
      [-1.6, -2],
      [-4, -0.4],
    ],
    hex('#5d5560'),
    { width: 0.8, alpha: 0.8 },
  ),
  line(
    [
      [0, -5.4],
      [2.4, -3.6],
      [2, -1.8],
    ],
    hex('#5d5560'),
    { width: 0.7, alpha: 0.8 },
  ),
  form(
    ribbon(
      [
        [-0.4, -5],
        [2.2, -10],
        [-0.8, -15.4],
        [1.4, -20.4],
      ],
      [1.15, 1.05, 0.9, 0.75],
      'round',
    ),
    hex('#7cc057'),
    { volume: 0.4 },
  ),
  form(
    spline([
      [1.2, -20, 1],
      [2.6, -25.6],
      [8, -29.4],
      [13, -30, 1],
      [11.8, -24.8],
      [7, -21],
    ]),
    hex('#6bbd4f'),
    { volume: 0.5 },
  ),
  line(
    [
      [1.8, -20.6],
      [6.4, -25],
      [11.4, -28.8],
    ],
    hex('#3f8a38'),
    { width: 0.6, alpha: 0.8 },
  ),
  form(
    spline([
      [0.8, -19.6, 1],
      [-2.2, -22.6],
      [-5, -22.4, 1],
      [-2.8, -19.4],
    ]),
    hex('#8fd06a'),
    { volume: 0.4 },
  ),
]);
