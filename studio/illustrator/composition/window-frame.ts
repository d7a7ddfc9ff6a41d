/** The window that a scene is seen through: wall, frame, sill and what stands on it. */
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { clump, ribbon } from '#studio/illustrator/geometry/outline.ts';
import {
  circle,
  type Knot,
  type Path,
  type Point,
  polygon,
  roundedRect,
  spline,
} from '#studio/illustrator/geometry/path.ts';
import type { Random } from '#studio/illustrator/random.ts';
import { bundle, detail, form, line, type Sketch } from '#studio/illustrator/sketch.ts';

const WALL = hex('#b98467');
const FRAME = hex('#efe0c3');

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

const CURTAIN = hex('#a8453f');
const CORD = hex('#e3b45c');

/** The curtain at the page's right (1) or left (-1) edge, held back by a cord. */
const curtain = (side: 1 | -1): Sketch[] => {
  const edge = side === 1 ? 1000 : 0;
  const at = (x: number, y: number, sharp = 0): Knot => [edge - side * x, y, sharp];
  const hem: readonly Knot[] = [
    at(196, -30, 1),
    at(186, 160),
    at(150, 380),
    at(88, 560),
    at(76, 720),
    at(104, 1030, 1),
  ];
  const folds = [40, 92, 140].map((x) => [at(x, -20), at(x * 0.86, 300), at(x * 0.5, 600), at(x * 0.58, 1010)]);
  const cord = [at(-10, 596), at(52, 604), at(94, 574)].map(([x, y]): Point => [x, y]);
  return [
    form(spline([at(-30, -30, 1), ...hem, at(-30, 1030, 1)]), CURTAIN, { volume: 0.5 }),
    ...folds.map((fold) => line(fold, lighten(CURTAIN, -0.1), { width: 5, alpha: 0.5 })),
    form(ribbon(cord, [12, 12, 9]), CORD, { volume: 0.5 }),
  ];
};

/** The wall and the frame around an opening, as forms with a hole; the opening winds the other way. */
const wallAround = (isArch: boolean): Sketch[] => {
  const arch = (): Path => spline(ARCH.toReversed());
  const square = (): Path => polygon(SQUARE.map(([x, y]): Point => [x, y]).toReversed());
  const opening = isArch ? arch() : square();
  const rim = isArch ? spline(grown(26)) : roundedRect([84, 66], [832, 824]);
  return [
    form([...roundedRect([-20, -20], [1040, 1040]), ...opening], WALL, { volume: 0.1 }),
    form([...rim, ...opening], FRAME, { volume: 0.3 }),
    form(roundedRect([40, 880], [920, 44], 6), FRAME, { volume: 0.4 }),
    form(roundedRect([-20, 920], [1040, 100]), lighten(WALL, -0.06), { volume: 0.1 }),
  ];
};

/** Draws the window around the scene, with a pot of flowers on the sill where there is room. */
export const windowFrame = (random: Random, potX: number | null): Sketch[] => {
  const wall = wallAround(random.chance(0.5));
  const flowers = potX === null ? [] : flowerPot(potX, random);
  return [bundle([...wall, ...flowers, ...curtain(-1), ...curtain(1)], { name: 'window' })];
};
