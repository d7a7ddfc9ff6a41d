/** Things of a kitchen: stove, pans on a rail, jars, fruit, tea. Sizes in centimetres. */
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { type Path, type Point, circle, ellipse, polygon, roundedRect } from '#studio/illustrator/geometry/path.ts';
import { cm } from '#studio/illustrator/settings/pieces/cm.ts';
import { strokes } from '#studio/illustrator/settings/pieces/strokes.ts';
import { traced } from '#studio/illustrator/settings/pieces/traced.ts';
import { ROOM_DEPTH, type View, block, upright } from '#studio/illustrator/settings/pieces/view.ts';
import type { Stage } from '#studio/illustrator/settings/stage.ts';
import { type Sketch, bundle, detail, form, glow, line } from '#studio/illustrator/sketch.ts';

const COPPER = hex('#c17a4a');
const STEEL = hex('#e8e4d6');
const IRON = hex('#5a5654');

/** A pan or a pot with lid on its foot. */
const pot = ([x, y]: Point, width: number, color: ReturnType<typeof hex>): Sketch[] => [
  form(traced('-.5,.56! -.5,.14 -.4,0 .4,0 .5,.14 .5,.56!', [x, y], width), color, { volume: 0.7 }),
  line(
    [
      [x - width * 0.62, y - width * 0.4],
      [x - width * 0.5, y - width * 0.44],
    ],
    color,
    { width: width * 0.09 },
  ),
  line(
    [
      [x + width * 0.5, y - width * 0.44],
      [x + width * 0.62, y - width * 0.4],
    ],
    color,
    { width: width * 0.09 },
  ),
  form(traced('-.54,.54! -.3,.7 0,.76 .3,.7 .54,.54!', [x, y], width), lighten(color, 0.05), { volume: 0.5 }),
  form(circle([x, y - width * 0.79], width * 0.07), IRON, { volume: 0.4 }),
];

const steam = (x: number, y: number): Sketch[] =>
  [-5, 4].map((dx) =>
    line(
      [
        [x + dx, y],
        [x + dx + 4, y - 9],
        [x + dx - 3, y - 18],
        [x + dx + 3, y - 28],
      ],
      hex('#ffffff'),
      { width: 2.2, alpha: 0.35, lit: true },
    ),
  );

/** The stove in the row of cupboards; `x` is its left edge. */
export const stove = (view: View, x: number, isDark: boolean): Sketch[] => {
  const depth = ROOM_DEPTH - 55;
  return [
    ...block(view, { at: [x, 0, depth], size: [64, 87, 55], color: STEEL, top: hex('#8b8580') }),
    upright(
      view,
      [x + 32, 0, depth],
      [
        form(roundedRect([-25, -58], [50, 38], 3), IRON, { volume: 0.2 }),
        detail(roundedRect([-20, -53], [40, 25], 2), isDark ? hex('#e88a45') : hex('#3d3836'), { lit: isDark }),
        ...(isDark ? [glow([0, -40], hex('#ff9c4f'), { radii: [46, 36], alpha: 0.4 })] : []),
        line(cm('-22,62 22,62'), hex('#a9a294'), { width: 2.4 }),
        detail(
          [-20, -10, 0, 10, 20].flatMap((dx) => circle([dx, -76], 3.2)),
          IRON,
        ),
      ],
    ),
    upright(view, [x + 18, 87, depth + 26], [...pot([0, 0], 26, hex('#b9483f')), ...steam(0, -24)]),
    upright(
      view,
      [x + 47, 87, depth + 22],
      [
        form(traced('-.4,0! -.46,.4 -.26,.66 .26,.66 .46,.4 .4,0!', [0, 0], 24), hex('#d7d2c2'), { volume: 0.7 }),
        strokes(
          [
            ['M', -9, -15],
            ['C', -8, -29, 8, -29, 9, -15],
          ],
          IRON,
          { width: 2 },
        ),
        line(cm('10,10 17,15'), hex('#d7d2c2'), { width: 3 }),
      ],
    ),
  ];
};

/** Pans, ladles and garlic on a rail; the middle of the rail at the origin. */
export const panRail = (width: number): Sketch[] => {
  const pan = (x: number, r: number, color: ReturnType<typeof hex>): Sketch[] => [
    form(roundedRect([x - 1.6, 2], [3.2, 20], 1), lighten(color, -0.1), { volume: 0.3 }),
    form(circle([x, 20 + r], r), color, { volume: 0.5 }),
    detail(circle([x, 20 + r], r * 0.78), lighten(color, 0.06)),
  ];
  return [
    form(roundedRect([-width / 2, -2], [width, 4], 2), IRON, { volume: 0.4 }),
    ...pan(-width * 0.4, 13, COPPER),
    ...pan(-width * 0.19, 10, IRON),
    ...pan(0, 15, lighten(COPPER, 0.03)),
    line(
      [
        [width * 0.16, 2],
        [width * 0.16, 24],
      ],
      hex('#b9a27c'),
      { width: 2 },
    ),
    form(ellipse([width * 0.16, 28], [5.5, 5]), hex('#b9a27c'), { volume: 0.5 }),
    line(
      [
        [width * 0.26, 2],
        [width * 0.26, 22],
      ],
      hex('#8a6242'),
      { width: 2 },
    ),
    form(traced('-.5,0! -.5,-.6 0,-.9 .5,-.6 .5,0!', [width * 0.26, 20], 9), hex('#8a6242'), { volume: 0.4 }),
    ...[0, 1, 2, 3].map((index) =>
      form(ellipse([width * 0.38 + (index % 2) * 4 - 2, 10 + index * 7], [4.6, 4]), hex('#efe3d2'), { volume: 0.6 }),
    ),
    line(
      [
        [width * 0.38, 2],
        [width * 0.38, 8],
      ],
      hex('#a98f63'),
      { width: 1.2 },
    ),
    ...pan(width * 0.47, 9, lighten(COPPER, -0.04)),
  ];
};

const JARS = [hex('#d9a045'), hex('#b5523f'), hex('#7d9a5a'), hex('#8a6242'), hex('#e6d3a5')] as const;

/** Jars of lentils, rice and spices side by side. */
export const jarsOnShelf = (count: number): Sketch[] =>
  Array.from({ length: count }, (_, index): Sketch[] => {
    const x = (index - (count - 1) / 2) * 15;
    const height = 20 + ((index * 7) % 3) * 5;
    const color = JARS[index % JARS.length] ?? COPPER;
    return [
      form(roundedRect([x - 6, -height], [12, height], 2.5), hex('#dfe6dc'), { volume: 0.5, alpha: 0.9 }),
      detail(roundedRect([x - 5, -height * 0.74], [10, height * 0.7], 2), color),
      form(roundedRect([x - 5, -height - 4], [10, 5], 1.5), hex('#a9764a'), { volume: 0.4 }),
    ];
  }).flat();

/** A bowl of oranges, pomegranates and dates. */
export const fruitBowl = (random: Stage['random']): Sketch[] => {
  const fruit = [
    [-13, -17, 8],
    [0, -20, 9],
    [13, -17, 8],
    [-6, -28, 7.6],
    [8, -28, 8],
  ] as const;
  const tones = [hex('#e8902f'), hex('#c9433c'), hex('#e8902f'), hex('#eec04a'), hex('#b8423f')];
  const first = random.index(5);
  const bowl = traced('-.5,.34! -.4,.1 -.16,0 .16,0 .4,.1 .5,.34!', [0, 0], 52);
  return [
    ...fruit.map(([x, y, r], index) => form(circle([x, y], r), tones[(index + first) % 5] ?? COPPER, { volume: 0.7 })),
    form(bowl, hex('#3f7d8c'), { volume: 0.6 }),
    bundle(
      [
        detail(
          [-18, -6, 6, 18].flatMap((x) =>
            polygon([
              [x - 4, -10],
              [x, -15],
              [x + 4, -10],
              [x, -5],
            ]),
          ),
          hex('#f2e2bd'),
        ),
      ],
      { clip: bowl },
    ),
  ];
};

/** A teapot and glasses on a brass tray. */
export const teaTray = (): Sketch[] => {
  const glass = (x: number): Path => traced('-.34,1! -.26,.5 -.34,0! .34,0! .26,.5 .34,1!', [x, -3], 12);
  return [
    form(ellipse([0, -1.5], [33, 5]), hex('#cfa24c'), { volume: 0.5 }),
    form(traced('-.36,.06! -.46,.3 -.3,.54 0,.6 .3,.54 .46,.3 .36,.06!', [-12, -3], 26), hex('#d5d2c6'), {
      volume: 0.7,
    }),
    line(cm('-1,10 7,17'), hex('#d5d2c6'), { width: 3 }),
    strokes(
      [
        ['M', -22, -8],
        ['C', -32, -8, -32, -18, -23, -17],
      ],
      hex('#8a8578'),
      { width: 2 },
    ),
    form(circle([-12, -20], 2.2), hex('#8a8578'), { volume: 0.4 }),
    detail([glass(13), glass(23)].flat(), hex('#a8452f'), { alpha: 0.9 }),
    detail(
      [11, 21].flatMap((x) => roundedRect([x - 2, -15], [8, 3])),
      hex('#f2e3c4'),
      { alpha: 0.8 },
    ),
  ];
};
