/** The tent from within: its floor, the canvas to both sides, and the door with its flaps tied back. */
import { type Color, hex, lighten } from '#studio/illustrator/color/color.ts';
import type { Door } from '#studio/illustrator/composition/frames/tent.ts';
import { add, angleOf, polar, ribbon } from '#studio/illustrator/geometry/outline.ts';
import { ellipse, type Knot, type Path, type Point, polygon, spline } from '#studio/illustrator/geometry/path.ts';
import { bundle, detail, form, glow, line, type Sketch } from '#studio/illustrator/sketch.ts';

/** The colours of the tent as it stands on other pages, in its own shade. */
const CLOTH = hex('#a9553a');
const STRIPE = hex('#c98a5e');
const FLAP = hex('#c26a46');
const CORD = hex('#e6d3a8');
const FLOOR = hex('#b08a5c');
const SHADE = hex('#2a1420');

/** How much lower the canvas meets the floor at the edge of the page than at the door. */
const FALLS = 52;
/** Canvas hangs: the edge of the door bows outwards. */
const BOW = 0.035;

const edgeAt = ({ top, sill }: Door, at: number, share: number): Point => [
  top[0] + (at - top[0]) * (share - Math.sin(share * Math.PI) * BOW),
  top[1] + (sill - top[1]) * share,
];

const sideOf = (door: Door, side: -1 | 1): number => (side < 0 ? door.left : door.right);

const OUT = 30;

const wallOf = (door: Door, side: -1 | 1): Path => {
  const page = side < 0 ? -OUT : 1000 + OUT;
  const edge = [0, 0.3, 0.6, 0.85, 1].map((share, index, all): Knot => {
    const [x, y] = edgeAt(door, sideOf(door, side), share);
    return [x, y, index === 0 || index === all.length - 1 ? 1 : 0];
  });
  return spline([[door.top[0], -OUT, 1], ...edge, [page, door.sill + FALLS, 1], [page, -OUT, 1]]);
};

/** Stripes of the canvas come together where the poles do, from the door to the upper edge of the page. */
const STRIPES = 7;
const FAR = 1600;
const UPWARDS = 0.5;

const stripesOf = (door: Door, side: -1 | 1): Path => {
  const from = angleOf(door.top, [sideOf(door, side), door.sill]);
  const to = side < 0 ? Math.PI + UPWARDS : -UPWARDS;
  const ray = (index: number): Point => add(door.top, polar(from + ((to - from) * (index + 0.5)) / STRIPES, FAR));
  return Array.from({ length: STRIPES }, (_, index) => index)
    .filter((index) => index % 2 === 0)
    .flatMap((index) => polygon([door.top, ray(index), ray(index + 0.8)]));
};

const wallSketches = (door: Door, side: -1 | 1): Sketch[] => {
  const wall = wallOf(door, side);
  const at = sideOf(door, side);
  const seam = [0.06, 0.4, 0.8, 1].map((share): Point => {
    const [x, y] = edgeAt(door, at, share);
    return [x + side * (18 + share * 26), y];
  });
  return [
    form(wall, CLOTH, { volume: 0.1, name: 'canvas' }),
    bundle(
      [
        detail(stripesOf(door, side), STRIPE, { alpha: 0.75 }),
        line(seam, lighten(CLOTH, -0.12), { width: 2, alpha: 0.6 }),
        glow([side < 0 ? 0 : 1000, 200], SHADE, { radii: [460, 640], alpha: 0.5, effect: 'shade' }),
      ],
      { clip: wall },
    ),
  ];
};

/** The flap of the door, drawn aside and tied: where, and how wide it is on its way down. */
const TIED = 0.62;
const FOLDS = [
  [0.03, 2],
  [0.2, 8],
  [0.4, 17],
  [0.54, 19],
  [TIED, 9],
  [0.7, 17],
  [0.86, 25],
  [0.975, 29],
] as const;

const flapSketches = (door: Door, side: -1 | 1): Sketch[] => {
  const at = sideOf(door, side);
  const along = (aside: number): Point[] =>
    FOLDS.map(([share, wide]): Point => {
      const [x, y] = edgeAt(door, at, share);
      return [x + side * wide * aside, y];
    });
  const [x, y] = edgeAt(door, at, TIED);
  const radii = FOLDS.map(([, wide]) => wide);
  return [
    form(ribbon(along(0), radii, 'flat-end'), FLAP, { volume: 0.5, name: 'flap' }),
    ...[-0.5, 0.05, 0.55].map((aside) => line(along(aside).slice(1), lighten(FLAP, -0.16), { width: 2, alpha: 0.6 })),
    form(
      ribbon(
        [
          [x - 13, y - 3],
          [x, y + 2],
          [x + 13, y - 3],
        ],
        [4],
      ),
      CORD,
      { volume: 0.4 },
    ),
    ...[-1, 1].map((way) =>
      line(
        [
          [x + side * 12, y],
          [x + side * 16 + way * 5, y + 16],
          [x + side * 17 + way * 8, y + 30],
        ],
        CORD,
        { width: 3 },
      ),
    ),
  ];
};

const floorSketches = ({ left, right, sill }: Door, light: Color): Sketch[] => {
  const floor = polygon([
    [-OUT, sill + FALLS],
    [left, sill],
    [right, sill],
    [1000 + OUT, sill + FALLS],
    [1000 + OUT, 1000 + OUT],
    [-OUT, 1000 + OUT],
  ]);
  const seams = [0.24, 0.55, 0.9].map((share): Sketch => {
    const y = sill + (1000 - sill) * share;
    const knots: Point[] = [
      [-OUT, y + 6],
      [500, y],
      [1000 + OUT, y + 6],
    ];
    return line(knots, lighten(FLOOR, -0.12), { width: 1.6, alpha: 0.6 });
  });
  const shine = polygon([
    [left + 30, sill],
    [right - 30, sill],
    [right + 60, 1000 + OUT],
    [left - 60, 1000 + OUT],
  ]);
  const edge: Point[] = [
    [left - 8, sill],
    [500, sill + 3],
    [right + 8, sill],
  ];
  return [
    form(floor, FLOOR, { volume: 0.05, name: 'floor' }),
    // What falls in at the door lies on the floor.
    bundle([...seams, detail(shine, light, { alpha: 0.14 })], { clip: floor }),
    form(ribbon(edge, [7]), lighten(FLOOR, -0.14), { volume: 0.4 }),
  ];
};

/** The tent around: its floor, its canvas to both sides, and the door between them. */
export const tentSketches = (door: Door, light: Color): Sketch[] => [
  ...floorSketches(door, light),
  ...([-1, 1] as const).flatMap((side) => wallSketches(door, side)),
  ...([-1, 1] as const).flatMap((side) => flapSketches(door, side)),
  form(ellipse([door.top[0], door.top[1] + 14], [10, 8]), CORD, { volume: 0.5 }),
];
