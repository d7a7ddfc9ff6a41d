/** Things that a story turns on because something is gone from them: a nibbled sheet of paper, bitten leaves. */
import { type Color, hex, lighten } from '#studio/illustrator/color/color.ts';
import { circle, type Path, type Point, spline } from '#studio/illustrator/geometry/path.ts';
import { groundProp, hugged } from '#studio/illustrator/props/prop.ts';
import { bundle, detail, form, line, moved, type Sketch } from '#studio/illustrator/sketch.ts';

const PAPER = hex('#e9c765');
const INK = hex('#7a5c3a');

/** Round, with tooth marks; it turns the other way than its surroundings, so that it is a hole in them. */
const nibbled = ([x, y]: Point, radius: number): Path =>
  spline(
    Array.from({ length: 22 }, (_, index): Point => {
      const angle = -(index / 22) * Math.PI * 2;
      const reach = radius * (index % 2 === 0 ? 1.08 : 0.88);
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
    }),
  );

const HOLE: Point = [6, -15];
const HOLE_RADIUS = 8.6;

const written = (y: number, from: number, to: number): Sketch =>
  line(
    [
      [from, y],
      [from + (to - from) * 0.3, y - 0.7],
      [from + (to - from) * 0.6, y + 0.5],
      [to, y - 0.2],
    ],
    INK,
    { width: 1, alpha: 0.75 },
  );

/** A little pot, as somebody drew it over a recipe. */
const drawnPot: readonly Sketch[] = [
  line(
    [
      [-7, -42],
      [-6, -36.4],
      [0, -35.4],
      [6, -36.4],
      [7, -42],
    ],
    INK,
    { width: 1.1, alpha: 0.8 },
  ),
  line(
    [
      [-8.4, -42],
      [8.4, -42],
    ],
    INK,
    { width: 1.1, alpha: 0.8 },
  ),
];

/** The same sheet before anybody looks for its last word: yellow with age, folded twice, the end rolled up. */
export const oldRecipe = groundProp([42, 50], hugged(34), () => {
  const sheet = spline([
    [-19, -48.6, 1],
    [0, -49.8],
    [19.6, -48.2, 1],
    [19, -24],
    [20.2, -4, 1],
    [0, -3],
    [-20, -4, 1],
    [-19, -24],
  ]);
  const roll = spline([
    [-20.6, -6, 1],
    [0, -5],
    [20.8, -6, 1],
    [20.6, -0.8, 1],
    [0, 0],
    [-20.4, -0.8, 1],
  ]);
  const fold = (points: readonly Point[]): Sketch => line(points, lighten(PAPER, -0.16), { width: 0.8, alpha: 0.7 });
  return [
    form(sheet, PAPER, { to: lighten(PAPER, -0.06), volume: 0.15 }),
    ...drawnPot,
    ...[-31, -27, -23, -19, -15, -11].map((y, index) => written(y, -14, index % 2 === 0 ? 14 : 10)),
    fold([
      [-19.4, -33.6],
      [19.4, -33.4],
    ]),
    fold([
      [-0.4, -49.4],
      [0.4, -4],
    ]),
    form(roll, lighten(PAPER, 0.05), { volume: 0.7 }),
  ];
});

/** A large old sheet with lines of writing and a round hole near its end. */
export const nibbledPaper = groundProp([42, 50], hugged(34), () => {
  const sheet = spline([
    [-19, -48.6, 1],
    [0, -49.8],
    [19.6, -48.2, 1],
    [19, -24],
    [20.6, -1.6, 1],
    [0, -0.2],
    [-20, 0, 1],
    [-19, -24],
  ]);
  const crumbs = [
    [13, -3],
    [4, -2.2],
    [17, -7.4],
  ] as const;
  return [
    form([...sheet, ...nibbled(HOLE, HOLE_RADIUS)], PAPER, { to: lighten(PAPER, -0.05), volume: 0.15 }),
    ...drawnPot,
    written(-31, -14, 14),
    written(-27, -14, 12),
    written(-21, -14, -5),
    written(-17, -14, -5.4),
    written(-13, -14, -4.6),
    written(-9, -14, -4),
    ...crumbs.map(([x, y]) => detail(circle([x, y], 0.9), lighten(PAPER, -0.16))),
  ];
});

/** A leaf that grows from its foot; where it was bitten, it has round notches. */
const leaf = ([x, y]: Point, size: Point, look: { lean: number; bites: readonly number[] }): Path => {
  const [wide, tall] = size;
  const { lean, bites } = look;
  const at = (across: number, up: number): Point => [x + across * wide + lean * up * tall, y - up * tall];
  const edge = [0.2, 0.35, 0.5, 0.65, 0.8, 0.92].map((up) => {
    const full = Math.sin(Math.PI * Math.min(1, up * 0.86 + 0.1)) * 0.5;
    return { up, full };
  });
  const right = edge.map(({ up, full }, index) => at(bites.includes(index) ? full * 0.42 : full, up));
  const left = edge.toReversed().map(({ up, full }) => at(-full, up));
  return spline([[x, y, 1], ...right, at(0, 1.02), ...left]);
};

const GREENS: readonly Color[] = [hex('#5d9a52'), hex('#79b363'), hex('#4c8548'), hex('#8cc172')];

/** The stems of a bunch, from its foot: how far each leans, and how long it is. */
const STEMS = [
  [-0.62, 32],
  [0.6, 34],
  [-0.3, 42],
  [0.28, 40],
  [0, 46],
] as const;

/** Pairs of leaves along a stem, larger below; where one was bitten, only half of it is left. */
const stemOf = ([lean, tall]: readonly [number, number], stem: number): Sketch[] => {
  const at = (up: number): Point => [lean * tall * up * (0.5 + up * 0.5), -tall * up];
  const pair = (up: number, row: number): Sketch[] =>
    [-1, 1].map((side, index): Sketch => {
      const color = GREENS[(stem + row + index) % GREENS.length] ?? hex('#5d9a52');
      const bites = (stem * 2 + row + index) % 4 === 0 ? [1, 2, 4] : [];
      const long = 15 - row * 1.6;
      return form(leaf(at(up), [9.4 - row * 0.8, long], { lean: side * 0.95 + lean * 0.5, bites }), color, {
        to: lighten(color, -0.07),
        volume: 0.4,
      });
    });
  return [
    line([0, 0.35, 0.7, 1].map(at), GREENS[2] ?? hex('#4c8548'), { width: 1.8 }),
    ...[0.42, 0.68, 0.92].flatMap(pair),
    form(leaf(at(0.96), [7, 9], { lean: lean * 0.6, bites: [] }), GREENS[3] ?? hex('#8cc172'), { volume: 0.4 }),
  ];
};

/** A bunch of green leaves as it grows, or in a hand; some of them are bitten. */
export const bittenLeaves = groundProp([66, 52], hugged(19), () => STEMS.flatMap(stemOf));

/** One stem of it, laid down: between the pages of a book it is no plant. */
export const pickedLeaves = groundProp([44, 12], hugged(12), () => [
  moved(bundle(stemOf([0.1, 40], 3)), [0.15, 0.42, -0.95, 0.06, -20, -5]),
]);
