/** The window that a scene is seen through: wall, frame, sill and what stands on it. */
import { type Color, hex, lighten } from '#studio/illustrator/color/color.ts';
import { clump, ribbon } from '#studio/illustrator/geometry/outline.ts';
import {
  type Box,
  circle,
  ellipse,
  type Knot,
  type Path,
  type Point,
  polygon,
  roundedRect,
  spline,
} from '#studio/illustrator/geometry/path.ts';
import type { Random } from '#studio/illustrator/random.ts';
import { bundle, detail, form, type Sketch } from '#studio/illustrator/sketch.ts';

type Look = {
  readonly wall: Color;
  readonly mark: Color;
  readonly frame: Color;
  readonly cloth: Color;
  readonly trim: Color;
};

/** Walls and curtains that suit each other; a house of a story has one of them. */
const LOOKS: readonly [Look, ...Look[]] = [
  { wall: hex('#b98467'), mark: hex('#c99a7c'), frame: hex('#efe0c3'), cloth: hex('#a8453f'), trim: hex('#e8c07a') },
  { wall: hex('#6f8f92'), mark: hex('#86a5a4'), frame: hex('#f0e4cb'), cloth: hex('#d9a24c'), trim: hex('#f4e6c4') },
  { wall: hex('#a88a9c'), mark: hex('#bda2b0'), frame: hex('#f1e2cd'), cloth: hex('#41707c'), trim: hex('#e6c489') },
  { wall: hex('#8d9a6c'), mark: hex('#a3af80'), frame: hex('#efe3c8'), cloth: hex('#b5613f'), trim: hex('#f2dba4') },
];

const ARCH: readonly Knot[] = [
  [112, 884, 1],
  [112, 330],
  [150, 210],
  [300, 118],
  [500, 76, 0],
  [700, 118],
  [850, 210],
  [888, 330],
  [888, 884, 1],
];
const grown = (by: number): Knot[] =>
  ARCH.map(
    ([x, y, sharp]): Knot => [x < 500 ? x - by : x > 500 ? x + by : x, y > 800 ? y + by * 0.3 : y - by, sharp ?? 0],
  );
const SQUARE: readonly Knot[] = [
  [110, 884, 1],
  [110, 92, 1],
  [890, 92, 1],
  [890, 884, 1],
];

const flowerPot = (x: number, random: Random): Sketch[] => [
  form(
    polygon([
      [x - 44, 812],
      [x + 44, 812],
      [x + 30, 884],
      [x - 30, 884],
    ]),
    hex('#4f7f86'),
    { volume: 0.6 },
  ),
  ...[-26, 0, 24].map((dx, index) =>
    form(
      clump([x + dx, 780 - (index % 2) * 26], [30, 28], { lumps: 7, depth: 0.14, random }),
      lighten(hex('#5b8f4e'), index * 0.03),
      { volume: 0.5 },
    ),
  ),
  ...[-30, -6, 18, 34].map((dx, index) => detail(circle([x + dx, 762 + (index % 2) * 24], 7), hex('#f0c25a'))),
];

/** The curtain at the page's right (1) or left (-1) edge: folds in light and shade, a hem, a cord that holds it back. */
const curtain = (side: 1 | -1, { cloth, trim }: Look): Sketch[] => {
  const edge = side === 1 ? 1000 : 0;
  const at = (x: number, y: number, sharp = 0): Knot => [edge - side * x, y, sharp];
  const point = (x: number, y: number): Point => [edge - side * x, y];
  const hem: readonly Knot[] = [
    at(196, -30, 1),
    at(186, 160),
    at(150, 380),
    at(88, 560),
    at(76, 720),
    at(104, 1030, 1),
  ];
  const outline = spline([at(-30, -30, 1), ...hem, at(-30, 1030, 1)]);
  const fold = (x: number, width: number): Path =>
    ribbon(
      [point(x, -20), point(x * 0.88, 260), point(x * 0.52, 590), point(x * 0.56, 780), point(x * 0.64, 1020)],
      [width * 0.7, width, width * 0.34, width * 0.8, width],
    );
  const border = ribbon(
    [point(180, -30), point(171, 160), point(137, 380), point(79, 556), point(66, 720), point(92, 1030)],
    [5, 5, 4, 3, 4, 5],
  );
  const dots = Array.from({ length: 34 }, (_, index): Path => {
    const row = Math.floor(index / 3);
    const y = 20 + row * 92;
    const pinch = y < 560 ? 1 - (y / 560) * 0.52 : 0.46 + ((y - 560) / 470) * 0.14;
    const x = (24 + (index % 3) * 52 + (row % 2) * 24) * pinch;
    return circle(point(x, y), 6.5 * (0.6 + 0.4 * pinch));
  });
  return [
    form(outline, cloth, { volume: 0.4 }),
    bundle(
      [
        detail([fold(34, 9), fold(92, 12), fold(146, 9)].flat(), lighten(cloth, -0.085), { alpha: 0.7 }),
        detail([fold(62, 6), fold(118, 7), fold(172, 5)].flat(), lighten(cloth, 0.07), { alpha: 0.7 }),
        detail(dots.flat(), trim, { alpha: 0.65 }),
        detail(border, trim, { alpha: 0.9 }),
      ],
      { clip: outline },
    ),
    form(ribbon([point(-10, 596), point(52, 604), point(94, 574)], [12, 12, 9]), trim, { volume: 0.5 }),
    ...[0, 1, 2].map((strand) =>
      form(
        ribbon([point(60 + strand * 6, 604), point(58 + strand * 9, 652)], [3, 2.4]),
        lighten(trim, -0.04 * strand),
        {
          volume: 0.4,
        },
      ),
    ),
  ];
};

/** The wall and the frame around an opening, as forms with a hole; the opening winds the other way. */
const wallAround = (isArch: boolean, look: Look, random: Random): Sketch[] => {
  const { wall, mark, frame } = look;
  const arch = (): Path => spline(ARCH.toReversed());
  const square = (): Path => polygon(SQUARE.map(([x, y]): Point => [x, y]).toReversed());
  const opening = isArch ? arch() : square();
  const rim = isArch ? spline(grown(26)) : roundedRect([84, 66], [832, 824]);
  const inner = isArch ? spline(grown(9)) : roundedRect([101, 83], [798, 806]);
  const sprigs = [
    [44, 120],
    [956, 120],
    [44, 300],
    [956, 300],
    [150, 44],
    [330, 34],
    [670, 34],
    [850, 44],
  ].flatMap(([x = 0, y = 0]) =>
    [0, 1, 2, 3].flatMap((petal) =>
      ellipse(
        [x + Math.cos((petal * Math.PI) / 2) * 13, y + Math.sin((petal * Math.PI) / 2) * 13],
        [11, 5],
        (petal * Math.PI) / 2,
      ),
    ),
  );
  const bricks = Array.from(
    { length: 15 },
    (_, index): Path => roundedRect([-20 + index * 74 + random.between(-4, 4), 958 + (index % 2) * 26], [62, 18], 4),
  );
  const grain = Array.from({ length: 9 }, (_, index): Path => {
    const x = 60 + index * 98 + random.between(-16, 16);
    return ribbon(
      [
        [x, 896 + (index % 3) * 9],
        [x + 40, 897 + (index % 3) * 9],
        [x + 84, 895 + (index % 3) * 9],
      ],
      [0.3, 1.3, 0.3],
    );
  });
  return [
    form([...roundedRect([-20, -20], [1040, 1040]), ...opening], wall, { volume: 0.1 }),
    detail(sprigs, mark, { alpha: 0.8 }),
    form([...rim, ...opening], frame, { volume: 0.3 }),
    detail([...inner, ...opening], lighten(frame, -0.09), { alpha: 0.8 }),
    form(roundedRect([-20, 920], [1040, 100]), lighten(wall, -0.06), { volume: 0.1 }),
    detail(bricks.flat(), lighten(mark, -0.06), { alpha: 0.55 }),
    detail(roundedRect([40, 922], [920, 16], 1), hex('#2a1c28'), { alpha: 0.22 }),
    form(roundedRect([40, 880], [920, 44], 6), frame, { volume: 0.4 }),
    detail(grain.flat(), lighten(frame, -0.12), { alpha: 0.7 }),
    detail(roundedRect([44, 882], [912, 5], 2), lighten(frame, 0.06), { alpha: 0.9 }),
  ];
};

const POT_PLACES = [214, 786];
const POT_HALF = 60;

/** Where on the sill a pot stands before nobody; null where there is no such place. */
export const potPlace = (placed: readonly { readonly box: Box }[]): number | null =>
  POT_PLACES.find((x) => placed.every(({ box }) => x + POT_HALF < box.left || x - POT_HALF > box.right)) ?? null;

/** Draws the window around the scene, with a pot of flowers on the sill where there is room. */
export const windowFrame = (random: Random, potX: number | null): Sketch[] => {
  const look = random.pick(LOOKS);
  const wall = wallAround(random.chance(0.5), look, random.fork('wall'));
  const flowers = potX === null ? [] : flowerPot(potX, random);
  return [bundle([...wall, ...flowers, ...curtain(-1, look), ...curtain(1, look)], { name: 'window' })];
};
