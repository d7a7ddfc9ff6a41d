/** The stalls of a market: along a street, under a parasol, and on wheels. */
import { type Color, hex, lighten } from '#studio/illustrator/color/color.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { type Point, circle, ellipse, polygon, roundedRect } from '#studio/illustrator/geometry/path.ts';
import { cm } from '#studio/illustrator/settings/pieces/cm.ts';
import { dash, strokes } from '#studio/illustrator/settings/pieces/strokes.ts';
import { awning, fanous } from '#studio/illustrator/settings/pieces/town-hangings.ts';
import {
  FRUITS,
  breadTray,
  carpetRoll,
  fruitCrate,
  spiceBasket,
  spiceOf,
  waterJar,
} from '#studio/illustrator/settings/pieces/town-wares.ts';
import { edged, knots, traced } from '#studio/illustrator/settings/pieces/traced.ts';
import { type Spot, type View, block, onPage, scaleAt, upright } from '#studio/illustrator/settings/pieces/view.ts';
import type { Stage } from '#studio/illustrator/settings/stage.ts';
import { type Sketch, bundle, detail, form, line } from '#studio/illustrator/sketch.ts';

const WOOD = hex('#8a5d3b');

type Look = { readonly cloths: readonly [Color, Color]; readonly kind: number; readonly isDark: boolean };

type Lot = {
  readonly side: 1 | -1;
  readonly wall: number;
  readonly from: number;
  readonly long: number /** Height of the awning's upper edge. */;
  readonly roof: number;
};

/** What lies on the counter, from the far end to the near one. */
const waresOn = (view: View, lot: Lot, { kind, isDark }: Look): Sketch[] => {
  const { side, wall, from, long } = lot;
  const x = side * (wall - 78);
  return [0.9, 0.64, 0.38, 0.12].flatMap((share, index): Sketch[] => {
    const depth = from + long * share;
    const put = (sketches: readonly Sketch[], up = 58): Sketch =>
      upright(view, [x - side * (index % 2) * 8, up, depth], sketches);
    switch (kind % 4) {
      case 0:
        return [put(spiceBasket([0, 0], 44, spiceOf(index + 1)))];
      case 1:
        return [put(index % 2 === 0 ? waterJar([0, 0], 46, hex('#3f8391')) : waterJar([0, 0], 34, hex('#c98a4c')))];
      case 2:
        return [put(index === 1 ? breadTray([0, 0], 70) : spiceBasket([0, 0], 40, spiceOf(index + 3)))];
      default:
        return [put(fanous([0, -52], 50, { tone: index, isDark }), 60)];
    }
  });
};

/** The near end of an awning and the strip that hangs from its edge. */
const gable = (view: View, { side, wall, from, long, roof }: Lot, cloths: readonly [Color, Color]): Sketch[] => {
  const at = (inward: number, up: number, depth = from - 8): Point => onPage(view, [side * (wall - inward), up, depth]);
  const end = polygon([
    at(0, roof + 2),
    at(130, roof - 68),
    at(130, roof - 94),
    at(97, roof - 84),
    at(64, roof - 94),
    at(32, roof - 84),
    at(0, roof - 94),
  ]);
  const strip = polygon([
    at(130, roof - 68),
    at(130, roof - 68, from + long + 8),
    at(130, roof - 98, from + long + 8),
    at(130, roof - 98),
  ]);
  const bars = [0.12, 0.36, 0.6, 0.84].flatMap((share) =>
    polygon([
      at(130, roof - 66, from + long * share),
      at(130, roof - 66, from + long * (share + 0.12)),
      at(130, roof - 100, from + long * (share + 0.12)),
      at(130, roof - 100, from + long * share),
    ]),
  );
  return [
    form(strip, cloths[0], { volume: 0.2 }),
    detail(bars, cloths[1]),
    form(end, lighten(cloths[0], -0.03), { volume: 0.2 }),
    bundle(
      [
        detail(
          [18, 62, 104].flatMap((inward) =>
            polygon([
              at(inward, roof + 16),
              at(inward + 18, roof + 16),
              at(inward + 18, roof - 104),
              at(inward, roof - 104),
            ]),
          ),
          cloths[1],
        ),
      ],
      { clip: end },
    ),
  ];
};

/** A stall against the wall of a street: counter, wares, awning on poles, things hanging from its edge. */
export const sideStall = (view: View, lot: Lot, look: Look): Sketch[] => {
  const { side, wall, from, long, roof } = lot;
  const inner = side * (wall - 112);
  const left = side === 1 ? wall - 112 : -wall;
  const low = (up: number, depth: number): Spot => [side * (wall - 128), up, depth];
  const pole = (depth: number): Sketch =>
    form(
      ribbon(
        [onPage(view, [inner, 0, depth]), onPage(view, [inner, roof - 66, depth])],
        [scaleAt(view, depth) * 2.6],
        'flat',
      ),
      WOOD,
      { volume: 0.4 },
    );
  const rollUp =
    look.kind % 4 === 1
      ? [0.2, 0.5].flatMap((share, index) => [
          upright(
            view,
            [inner + side * 8, 0, from + long * share],
            carpetRoll([0, 0], 96, index === 0 ? hex('#a33f3c') : hex('#3d6a78')),
          ),
        ])
      : [];
  const lamps =
    look.isDark && look.kind % 4 !== 3
      ? [upright(view, [inner, roof - 68, from + long * 0.4], fanous([0, 0], 40, { tone: look.kind, isDark: true }))]
      : [];
  return [
    ...block(view, {
      at: [left, 0, from],
      size: [112, 58, long],
      color: lighten(hex('#b07c4e'), (look.kind % 2) * 0.04),
      top: hex('#c79a62'),
    }),
    ...waresOn(view, lot, look),
    ...rollUp,
    pole(from),
    ...awning(
      [onPage(view, [side * wall, roof, from - 6]), onPage(view, [side * wall, roof, from + long + 6])],
      [onPage(view, low(roof - 72, from - 10)), onPage(view, low(roof - 72, from + long + 8))],
      look.cloths,
    ),
    ...gable(view, lot, look.cloths),
    ...lamps,
  ];
};

/** A parasol of two colours, the middle of its pole's foot at the origin. */
const parasol = ([plain, stripe]: readonly [Color, Color]): Sketch[] => {
  const shade = traced(
    '-1,0! -.86,.3 -.5,.52 0,.62! .5,.52 .86,.3 1,0! .66,.07 .33,0! 0,.08 -.33,0! -.66,.07',
    [0, -176],
    112,
  );
  const stripes = ['0,246 -112,172 -37,172', '0,246 0,172 37,172', '0,246 74,172 112,172'].flatMap((text) =>
    polygon(cm(text)),
  );
  return [
    form(shade, plain, { volume: 0.5 }),
    bundle([detail(stripes, stripe)], { clip: shade }),
    line(cm('0,252 0,244'), WOOD, { width: 3 }),
  ];
};

/** A table of fruit in steps under a parasol. */
export const fruitStall = (
  view: View,
  [x, , depth]: Spot,
  look: { cloths: readonly [Color, Color]; random: Stage['random']; isDark: boolean },
): Sketch[] => {
  const { cloths, random, isDark } = look;
  const crates = (up: number, deep: number, first: number): Sketch[] =>
    [-52, 0, 52].map((dx, index) =>
      upright(
        view,
        [x + dx, up, depth + deep],
        fruitCrate([0, 0], 50, { color: FRUITS[(first + index) % FRUITS.length] ?? FRUITS[0], random }),
      ),
    );
  return [
    upright(view, [x, 0, depth + 46], [form(ribbon(cm('0,0 0,240'), [3], 'flat'), WOOD, { volume: 0.4 })]),
    ...block(view, { at: [x - 84, 0, depth + 34], size: [168, 70, 30], color: lighten(WOOD, 0.1) }),
    ...crates(70, 44, 1),
    ...block(view, {
      at: [x - 86, 0, depth],
      size: [172, 44, 34],
      color: lighten(WOOD, 0.14),
      top: lighten(WOOD, 0.2),
    }),
    ...crates(44, 10, 3),
    upright(
      view,
      [x, 0, depth + 20],
      [...parasol(cloths), ...(isDark ? fanous([40, -176], 38, { tone: 1, isDark }) : [])],
    ),
  ];
};

const melon = (x: number, y: number, r: number): Sketch[] => {
  const path = ellipse([x, y], [r * 1.12, r]);
  const stripes = [-0.6, -0.2, 0.2, 0.6].map((at) =>
    line(knots(`${at * 0.5},1 ${at * 1.5},0 ${at * 0.5},-1`, [x, y], r), hex('#8fb65c'), { width: r * 0.12 }),
  );
  return [form(path, hex('#3f7a44'), { volume: 0.7 }), bundle(stripes, { clip: path })];
};

const wheel = (x: number): Sketch[] => [
  strokes(circle([x, -24], 22), hex('#5f4030'), { width: 5 }),
  strokes(
    [0, 1, 2, 3, 4, 5].flatMap((index) =>
      dash([x, -24], [x + Math.cos(index * 1.05) * 21, -24 + Math.sin(index * 1.05) * 21]),
    ),
    WOOD,
    { width: 2.6 },
  ),
  form(circle([x, -24], 4.5), hex('#c99a45'), { volume: 0.5 }),
];

/** A hand cart heaped with watermelons, one cut open. */
export const cart = (view: View, spot: Spot, random: Stage['random']): Sketch[] => {
  const gems = [-56, -34, -12, 10, 32, 54].flatMap((x) => edged('0,0 8,8 16,0 8,-8', [x, -52], 1));
  const seeds = [-9, -2, 6, 12].flatMap((dx, index) => ellipse([62 + dx, -83 + (index % 2) * 5], [1.1, 2]));
  return [
    upright(view, spot, [
      ...[-52, -20, 14, 48].flatMap((x) => melon(x, -74 + random.between(-2, 2), 17)),
      ...[-34, 0, 32].flatMap((x) => melon(x, -96, 17)),
      form(polygon(cm('-78,66 78,66 70,38 -70,38')), hex('#3f7f86'), { volume: 0.3 }),
      detail(gems, hex('#e9bd5a')),
      form(roundedRect([-82, -70], [164, 6], 1), lighten(WOOD, 0.06), { volume: 0.3 }),
      line(cm('76,50 112,62'), WOOD, { width: 4 }),
      form(traced('-.5,0! -.36,-.34 0,-.48 .36,-.34 .5,0!', [62, -88], 40), hex('#3f7a44'), { volume: 0.3 }),
      form(traced('-.44,0! -.3,-.27 0,-.38 .3,-.27 .44,0!', [62, -88], 40), hex('#d8473f'), { volume: 0.2 }),
      detail(seeds, hex('#3b2a22')),
      ...wheel(-42),
      ...wheel(42),
    ]),
  ];
};
