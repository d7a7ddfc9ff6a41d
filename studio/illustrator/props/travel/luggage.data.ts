/** What one takes along: backpack, suitcase, map, compass, tent. */
import { sownSeed } from '#studio/illustrator/props/garden/growing.data.ts';
import { lantern } from '#studio/illustrator/props/light/lamps.data.ts';
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { placed } from '#studio/illustrator/geometry/matrix.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { circle, ellipse, polygon, roundedRect, spline } from '#studio/illustrator/geometry/path.ts';
import {
  BLUE,
  BRASS,
  BRASS_DARK,
  CREAM,
  each,
  gleam,
  GOLD,
  hollow,
  LEATHER,
  NAVY,
  OCHRE,
  painted,
  RED,
  TEAL,
  turned,
  WOOD,
} from '#studio/illustrator/props/making.ts';
import { groundProp, hugged, hung, oneSided, type PropOrder, raised } from '#studio/illustrator/props/prop.ts';
import { bundle, detail, form, glow, line, moved, type Sketch } from '#studio/illustrator/sketch.ts';

export const backpack = groundProp([32, 44], hugged(30), () => [
  form(roundedRect([-14.4, -42.6], [28.8, 9], 4.4), hex('#6f8f6a'), { volume: 0.7 }),
  ...[-9, 9].map((x) =>
    line(
      [
        [x, -43],
        [x + 0.6, -32],
      ],
      LEATHER,
      { width: 1.8 },
    ),
  ),
  detail(circle([-13.6, -38], 2.6), hex('#557252')),
  form(
    ribbon(
      [
        [-11, -29],
        [-15.4, -17],
        [-12.4, -3],
      ],
      [1.5],
      'flat',
    ),
    LEATHER,
  ),
  form(
    spline([
      [-12.6, -3],
      [-13.4, -22],
      [-10, -32],
      [0, -34.4],
      [10, -32],
      [13.4, -22],
      [12.6, -3],
      [9, 0],
      [-9, 0],
    ]),
    hex('#c65f3f'),
    { volume: 0.6 },
  ),
  form(
    spline([
      [-13, -20],
      [-10.4, -32.6],
      [0, -35.4],
      [10.4, -32.6],
      [13, -20],
      [6, -16],
      [0, -15.2],
      [-6, -16],
    ]),
    hex('#d9784f'),
    { volume: 0.5 },
  ),
  ...painted(roundedRect([-9, -13.6], [18, 12], 3.4), hex('#d9784f'), [hollow([0, -1], [11, 4], 0.4)]),
  line(
    [
      [-8.6, -9.6],
      [0, -8.8],
      [8.6, -9.6],
    ],
    LEATHER,
    { width: 0.8 },
  ),
  form(roundedRect([-2, -21], [4, 8.6], 1.2), LEATHER, { volume: 0.4 }),
  form(roundedRect([-2.4, -15.6], [4.8, 3], 0.8), GOLD, { volume: 0.5 }),
  detail(circle([6.6, -25], 2.4), CREAM),
  detail(
    polygon([
      [6.6, -27],
      [7.3, -25.4],
      [8.8, -25],
      [7.3, -24.4],
      [6.6, -23],
      [5.9, -24.4],
      [4.4, -25],
      [5.9, -25.4],
    ]),
    TEAL,
  ),
]);

export const suitcase = groundProp([48, 38], hung(28), () => {
  const body = roundedRect([-23, -31], [46, 31], 4);
  return [
    {
      kind: 'line',
      path: spline(
        [
          [-7, -30.4],
          [-6.4, -35.6],
          [0, -36.8],
          [6.6, -35.6],
          [7, -30.4],
        ],
        false,
      ),
      color: LEATHER,
      width: 2,
      alpha: 1,
      lit: false,
    },
    ...painted(body, hex('#b5784a'), [
      hollow([0, 0], [28, 7], 0.45),
      ...[-14, 14].map((x) => detail(roundedRect([x - 2.4, -32], [4.8, 34]), LEATHER)),
      line(
        [
          [-24, -16],
          [0, -15.4],
          [24, -16],
        ],
        lighten(LEATHER, -0.1),
        { width: 0.8 },
      ),
      detail(circle([2, -22.6], 4.6), CREAM),
      detail(
        spline([
          [-1.4, -22, 1],
          [2, -26, 1],
          [5.4, -22, 1],
        ]),
        OCHRE,
      ),
      line(
        [
          [-1.6, -21],
          [2, -20.2],
          [5.6, -21],
        ],
        BLUE,
        { width: 0.8 },
      ),
      detail(roundedRect([-10, -11.6], [8.6, 7], 1), RED),
      detail(circle([-5.7, -8.2], 2), CREAM),
      detail(
        polygon([
          [4, -11.6],
          [10, -12.6],
          [10.8, -6.4],
          [4.8, -5.4],
        ]),
        TEAL,
      ),
      gleam([-18.6, -27.6], [2.4, 0.8], -0.4),
    ]),
    ...each(
      [
        [-23, -31],
        [16, -31],
        [-23, -7],
        [16, -7],
      ],
      (x, y) => form(roundedRect([x, y], [7, 7], 2), LEATHER, { volume: 0.5 }),
    ),
    ...[-14, 14].map((x) => form(roundedRect([x - 2.2, -18.4], [4.4, 4.8], 0.8), GOLD, { volume: 0.5 })),
  ];
});

export const map = oneSided(
  groundProp([32, 22], hugged(22), () => {
    const sheet = polygon([
      [-15.6, -18.6],
      [-10, -19.4],
      [-5, -21],
      [5, -18.8],
      [15.4, -21],
      [15.8, -9],
      [15.2, -2],
      [5, 0],
      [-5, -2.2],
      [-15.4, 0],
      [-15, -8],
    ]);
    return [
      form(sheet, hex('#ecd7a4'), { volume: 0.3 }),
      bundle(
        [
          detail(
            polygon([
              [-5, -21],
              [5, -18.8],
              [5, 0],
              [-5, -2.2],
            ]),
            hex('#d9be83'),
            { alpha: 0.5 },
          ),
          detail(
            spline([
              [-16, -20],
              [-8, -19],
              [-6, -12],
              [-11, -7],
              [-17, -9],
            ]),
            hex('#8bb58a'),
          ),
          detail(
            spline([
              [4, -7],
              [12, -9.6],
              [17, -5],
              [12, 1],
              [6, 0],
            ]),
            hex('#8bb58a'),
          ),
          detail(
            spline([
              [-16, -3],
              [-9, -4.6],
              [-5, -1],
              [-8, 1],
              [-16, 1],
            ]),
            hex('#87b3bb'),
          ),
          ...each(
            [
              [-11, -13.6],
              [-8.6, -14.6],
            ],
            (x, y) =>
              detail(
                polygon([
                  [x - 1.4, y + 1.6],
                  [x, y - 1.6],
                  [x + 1.4, y + 1.6],
                ]),
                hex('#5f8f63'),
              ),
          ),
          ...each(
            [
              [8.6, -5],
              [11, -4],
            ],
            (x, y) =>
              detail(
                polygon([
                  [x - 1.6, y + 1.4],
                  [x, y - 2],
                  [x + 1.6, y + 1.4],
                ]),
                hex('#a98254'),
              ),
          ),
          ...each(
            [
              [-10, -4.6],
              [-7.4, -6.2],
              [-4.4, -8.2],
              [-1.4, -10.6],
              [2, -12],
              [5.6, -13],
            ],
            (x, y) => detail(ellipse([x, y], [0.95, 0.5], -0.4), RED),
          ),
          line(
            [
              [8, -16.4],
              [11.4, -13],
            ],
            RED,
            { width: 1.2 },
          ),
          line(
            [
              [11.4, -16.4],
              [8, -13],
            ],
            RED,
            { width: 1.2 },
          ),
        ],
        { clip: sheet },
      ),
      form(
        spline([
          [15.4, -21, 1],
          [11.6, -20.2, 1],
          [15.6, -16, 1],
        ]),
        hex('#d3b678'),
        { volume: 0.3 },
      ),
    ];
  }),
);

export const compass = groundProp([18, 22], raised(16), () => [
  { kind: 'line', path: circle([0, -19.8], 1.7), color: BRASS_DARK, width: 0.9, alpha: 1, lit: false },
  form(roundedRect([-1.3, -18.6], [2.6, 3], 0.6), BRASS_DARK, { volume: 0.5 }),
  form(circle([0, -8.6], 8.6), BRASS, { volume: 0.7 }),
  form(circle([0, -8.6], 6.9), CREAM, { volume: 0.2 }),
  detail(
    polygon([
      [0, -14.6],
      [1.2, -9.8],
      [6, -8.6],
      [1.2, -7.4],
      [0, -2.6],
      [-1.2, -7.4],
      [-6, -8.6],
      [-1.2, -9.8],
    ]),
    hex('#d8bf8c'),
  ),
  ...each(
    [
      [4, -12.6],
      [4, -4.6],
      [-4, -4.6],
      [-4, -12.6],
    ],
    (x, y) => detail(circle([x, y], 0.45), BRASS_DARK),
  ),
  form(
    polygon([
      [2.9, -13.6],
      [1.2, -8],
      [-1.2, -9.2],
    ]),
    RED,
    { volume: 0.3 },
  ),
  form(
    polygon([
      [-2.9, -3.6],
      [1.2, -8],
      [-1.2, -9.2],
    ]),
    NAVY,
    { volume: 0.3 },
  ),
  form(circle([0, -8.6], 0.9), GOLD, { volume: 0.6 }),
  gleam([-3.4, -12], [2.4, 1], -0.7),
]);

/** A blanket and a pillow. */
const BEDDING: readonly Sketch[] = [detail(ellipse([4, -2], [22, 9]), TEAL), detail(ellipse([-4, -4], [9, 6]), CREAM)];

const pitched = ({ isDark }: PropOrder, inside: readonly Sketch[] = BEDDING): Sketch[] => {
  const outline = spline([
    [0, -112, 1],
    [27, -62],
    [74, 0, 1],
    [-74, 0, 1],
    [-27, -62],
  ]);
  const opening = spline([
    [0, -84, 1],
    [11, -44],
    [24, 0, 1],
    [-24, 0, 1],
    [-11, -44],
  ]);
  const stripe = (from: number, to: number): Sketch =>
    detail(
      polygon([
        [0, -112],
        [from, 0],
        [to, 0],
      ]),
      hex('#f3e1bb'),
    );
  return [
    line(
      [
        [0, -106],
        [0.6, -121],
      ],
      WOOD,
      { width: 2 },
    ),
    form(
      spline([
        [0.6, -121.6, 1],
        [9, -119.6],
        [16, -121, 1],
        [11, -115],
        [0.4, -114, 1],
      ]),
      OCHRE,
      { volume: 0.3 },
    ),
    ...[-1, 1].map((side) =>
      line(
        [
          [54 * side, -26],
          [78 * side, -1],
        ],
        hex('#e6d3a8'),
        { width: 1 },
      ),
    ),
    ...painted(outline, hex('#c2603e'), [
      stripe(-74, -58),
      stripe(-43, -31),
      stripe(31, 43),
      stripe(58, 74),
      hollow([0, 0], [80, 16], 0.4),
    ]),
    form(opening, isDark ? hex('#ffcf74') : hex('#5b3a35'), { lit: isDark, volume: 0.3 }),
    bundle(inside, { clip: opening }),
    ...(isDark ? [glow([0, -26], hex('#ffc864'), { radii: [64, 56], alpha: 0.6 })] : []),
    form(
      spline([
        [0, -84, 1],
        [-8, -50],
        [-20, -14],
        [-24, 0, 1],
        [-38, 0, 1],
        [-26, -20],
        [-15, -50],
      ]),
      hex('#d8774f'),
      { volume: 0.4 },
    ),
    form(
      spline([
        [0, -84, 1],
        [8, -50],
        [17, -18],
        [24, 0, 1],
        [36, 0, 1],
        [22, -24],
        [15, -50],
      ]),
      hex('#d8774f'),
      { volume: 0.4 },
    ),
    line(
      [
        [-27, -22],
        [-22, -19],
        [-17, -21],
      ],
      CREAM,
      { width: 2 },
    ),
    ...each(
      [
        [-36, -60],
        [-18, -84],
        [18, -84],
        [36, -60],
      ],
      (x, y, index) =>
        form(
          turned(
            [
              [0.4, y + 10],
              [3, y + 4],
              [0.6, y - 2],
            ],
            x * 0.9,
          ),
          [RED, TEAL, OCHRE, BLUE][index] ?? RED,
          { volume: 0.3 },
        ),
    ),
    ...[-1, 1].map((side) =>
      line(
        [
          [76 * side, -5],
          [79 * side, 0],
        ],
        WOOD,
        { width: 1.6 },
      ),
    ),
  ];
};

/** Children sleep in it: it is higher than they are, or it would be a toy. */
const TENT = 1.32;

export const tent = groundProp([160 * TENT, 122 * TENT], hugged(22), (order) => [
  moved(bundle(pitched(order)), placed([0, 0], TENT)),
]);

/** Over what shall grow in it, with a lamp to keep it warm. */
export const seedTent = groundProp([160 * TENT, 122 * TENT], hugged(22), (order) => [
  moved(
    bundle(
      pitched(order, [
        moved(bundle(sownSeed.draw(order)), placed([6.4, -1], 1)),
        moved(bundle(lantern.draw({ isDark: true })), placed([-10, -1], 1.05)),
      ]),
    ),
    placed([0, 0], TENT),
  ),
]);
