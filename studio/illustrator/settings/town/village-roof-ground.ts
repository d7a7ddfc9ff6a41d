/** What every village roof has: trodden floor, worn parapet, things drying on it, and the valley below. */
import { type Color, hex, lighten, mix } from '#studio/illustrator/color/color.ts';
import { clump, ribbon } from '#studio/illustrator/geometry/outline.ts';
import {
  type Knot,
  type Path,
  type Point,
  circle,
  ellipse,
  polygon,
  roundedRect,
  spline,
} from '#studio/illustrator/geometry/path.ts';
import { busySide } from '#studio/illustrator/settings/pieces/sides.ts';
import { area, dash, strokes } from '#studio/illustrator/settings/pieces/strokes.ts';
import { datePalm, fields } from '#studio/illustrator/settings/pieces/town-greenery.ts';
import { townRow } from '#studio/illustrator/settings/pieces/town-skyline.ts';
import { pottedPlant, waterJar } from '#studio/illustrator/settings/pieces/town-wares.ts';
import { type View, depthAt, groundFrom, lying, scaleAt, upright } from '#studio/illustrator/settings/pieces/view.ts';
import { hill } from '#studio/illustrator/settings/scenery.ts';
import type { Stage } from '#studio/illustrator/settings/stage.ts';
import { type Sketch, detail, form, glow, line } from '#studio/illustrator/sketch.ts';

const MUD = hex('#a9733f');
const ROOF = hex('#c28d52');
const GREENS = [hex('#6b9a3c'), hex('#93b545'), hex('#55883a'), hex('#c9ac3e'), hex('#78a64a')] as const;
export const halfAt = (view: View, depth: number): number => 500 / scaleAt(view, depth);

/** Fields, a canal with palms along it, and hills of sand behind; all below the horizon lies `bottom` units deep. */
export const valley = (stage: Stage, bottom: number): { backdrop: Sketch[]; far: Sketch[] } => {
  const { random, horizon, way, sky } = stage;
  const side = busySide(stage);
  const deep = bottom - horizon;
  const canal: Point[] = [
    [500 - side * 620, bottom + 6],
    [500 - side * 300, horizon + deep * 0.56],
    [500 + side * 40, horizon + deep * 0.3],
    [500 - side * 60, horizon + deep * 0.12],
    [500 + side * 260, horizon + 6],
  ];
  const water = mix(sky[1], hex('#5fa3b0'), 0.45);
  const palms = [0.06, 0.2, 0.3, 0.52, 0.6, 0.86].flatMap((share, index): Sketch[] => {
    const at: Point = [
      500 + side * (430 - share * 900) + random.between(-18, 18),
      horizon + deep * (0.16 + (index % 3) * 0.12),
    ];
    return random.chance(0.3 + 0.7 * stage.room(at[0]))
      ? datePalm(at, Math.max(60, 66 + deep * 0.5) * random.between(0.8, 1.2), random)
      : [];
  });
  return {
    backdrop: [
      hill({ y: horizon - 16, swing: 16, waves: 0.7 }, [hex('#d8ae7c'), hex('#cfa06c')], random),
      ...townRow(stage, horizon + 6, 44),
    ],
    far: [
      form(area([-20, horizon], [1020, bottom + 30]), GREENS[0], { volume: 0 }),
      ...fields({ top: horizon + 1, bottom: bottom + 16, shift: way * 60 }, GREENS, random),
      form(ribbon(canal, [deep * 0.16, deep * 0.1, deep * 0.055, deep * 0.035, 3], 'flat'), hex('#8a8f4c'), {
        volume: 0.2,
      }),
      form(ribbon(canal, [deep * 0.13, deep * 0.08, deep * 0.042, deep * 0.024, 2], 'flat'), water, { volume: 0 }),
      detail(
        [0.3, 0.44, 0.62].flatMap((share, index) =>
          ribbon(
            [
              [500 - side * (share * 560 - 170) - 40, horizon + deep * share],
              [500 - side * (share * 560 - 170) + 40, horizon + deep * share + 1],
            ],
            [0.4, 1 + index * 0.5, 0.4],
          ),
        ),
        hex('#f3f6e4'),
        { alpha: 0.6 },
      ),
      ...palms,
    ],
  };
};

/** The roof itself: trodden earth with straw in it. */
export const roofFloor = (stage: Stage, view: View, edge: number): Sketch[] => {
  const { random } = stage;
  const far = depthAt(view, edge);
  const straws: Path = Array.from({ length: 70 }, (): Path => {
    const y = edge + 20 + random.next() ** 0.7 * (1000 - edge);
    const x = random.between(0, 1000);
    const long = 5 + (y - edge) * 0.03;
    return dash([x, y], [x + long, y - random.between(-3, 3)]);
  }).flat();
  return [
    groundFrom(view, far, ROOF),
    strokes(straws, hex('#ecd197'), { width: 1.8, alpha: 0.6 }),
    detail(
      Array.from({ length: 5 }, () =>
        clump(
          [random.between(60, 940), random.between(edge + 60, 980)],
          [random.between(40, 110), random.between(6, 16)],
          { lumps: 7, depth: 0.1, random },
        ),
      ).flat(),
      lighten(ROOF, -0.06),
      { alpha: 0.35 },
    ),
  ];
};

/** A low wall of mud brick along the edge of the roof, worn round on top, with gaps to look through. */
export const parapet = (stage: Stage, view: View, edge: number, low = 1): Sketch[] => {
  const { random } = stage;
  const height = Math.min(scaleAt(view, depthAt(view, edge)) * 26, 42) * low;
  const tops: Point[] = Array.from(
    { length: 15 },
    (_, index): Point => [
      -30 + index * 76,
      edge - height + random.between(-5, 5) + (index % 5 === 3 ? height * 0.3 : 0),
    ],
  );
  const wall = ribbon(
    tops.map(([x, y]): Point => [x, (y + edge + 4) / 2]),
    tops.map(([, y]) => (edge + 4 - y) / 2),
    'flat',
  );
  const holes: Path = Array.from({ length: 10 }, (_, index) =>
    polygon([
      [40 + index * 100, edge - height * 0.3],
      [52 + index * 100, edge - height * 0.66],
      [64 + index * 100, edge - height * 0.3],
    ]),
  ).flat();
  const bricks: Path = Array.from({ length: 26 }, () =>
    roundedRect([random.between(0, 990), edge - random.between(8, height * 0.9)], [22, 7], 1),
  ).flat();
  return [
    form(wall, MUD, { volume: 0.4 }),
    detail(bricks, lighten(MUD, -0.07), { alpha: 0.5 }),
    detail(holes, hex('#7e5836'), { alpha: 0.7 }),
    line(tops, lighten(MUD, 0.08), { width: 3, alpha: 0.7 }),
  ];
};

export const dryingMat = (view: View, x: number, depth: number): Sketch[] => [
  lying(view, 0, [
    form(area([x - 70, depth - 40], [x + 70, depth + 50]), hex('#d9bd7e'), { volume: 0.1 }),
    strokes(
      [-50, -25, 0, 25, 50].flatMap((dx): Path => dash([x + dx, depth - 40], [x + dx, depth + 50])),
      hex('#b6924f'),
      { width: 2, alpha: 0.6 },
    ),
    detail(
      Array.from({ length: 34 }, (_, index) =>
        circle([x - 56 + (index % 9) * 14, depth - 26 + Math.floor(index / 9) * 19], 6.5),
      ).flat(),
      hex('#c4472f'),
    ),
    detail(
      Array.from({ length: 17 }, (_, index) =>
        circle([x - 54 + (index % 9) * 14, depth - 24 + Math.floor(index / 9) * 38], 2.6),
      ).flat(),
      hex('#e8764f'),
    ),
  ]),
];

/** A mat of woven palm leaf with a coloured edge. */
export const palmMat = (view: View, [x, depth]: Point, color: Color): Sketch =>
  lying(view, 0, [
    form(
      polygon([
        [x - 120, depth - 60],
        [x + 126, depth - 66],
        [x + 120, depth + 74],
        [x - 124, depth + 70],
      ]),
      hex('#dcc07c'),
      { volume: 0.1 },
    ),
    strokes(
      [-90, -60, -30, 0, 30, 60, 90].flatMap((dx): Path => dash([x + dx, depth - 58], [x + dx, depth + 68])),
      hex('#b3924e'),
      { width: 2, alpha: 0.5 },
    ),
    detail(
      [-104, 96].flatMap((dx) => area([x + dx, depth - 60], [x + dx + 12, depth + 70])),
      color,
    ),
    detail(
      [-60, 0, 60].flatMap((dx) =>
        polygon([
          [x + dx - 18, depth],
          [x + dx, depth - 18],
          [x + dx + 18, depth],
          [x + dx, depth + 18],
        ]),
      ),
      color,
      { alpha: 0.8 },
    ),
  ]);

const HUSK = hex('#e3d3a0');

/** A cob hung up by its husk, which is folded back over it; `long` is how far it hangs from the rope. */
const cobAt = ([x, y]: Point, long: number, color: Color): Sketch[] => {
  const at = (across: number, down: number, sharp: 0 | 1 = 0): Knot => [x + across * long, y + down * long, sharp];
  const cob = spline([at(-0.15, 0.26), at(-0.19, 0.5), at(-0.09, 1.02), at(0.09, 1.02), at(0.19, 0.5), at(0.15, 0.26)]);
  const leaf = (side: -1 | 1): Path =>
    spline([at(0, 0.08), at(side * 0.17, 0.18), at(side * 0.27, 0.46, 1), at(side * 0.1, 0.36), at(0, 0.28)]);
  const rows = [0.48, 0.61, 0.74, 0.87].flatMap((down) =>
    [-0.1, 0, 0.1].map((across) =>
      ellipse([x + across * long * (1.15 - down * 0.35), y + down * long], [long * 0.04, long * 0.045]),
    ),
  );
  return [
    line([at(0, 0), at(0, 0.16)], hex('#8a6a44'), { width: long * 0.045 }),
    form(cob, color, { volume: 0.6 }),
    detail(rows.flat(), lighten(color, 0.1), { alpha: 0.85 }),
    form([...leaf(-1), ...leaf(1)], HUSK, { volume: 0.4 }),
    form(spline([at(-0.1, 0.22), at(0, 0.06), at(0.1, 0.22), at(0.03, 0.44, 1), at(0, 0.34)]), lighten(HUSK, -0.05), {
      volume: 0.4,
    }),
  ];
};

const COBS = [hex('#ecc04e'), hex('#dd8f38'), hex('#efcb62')] as const;

/** A post of a rope stands in a basket of earth: nothing that ends on bare ground holds anything up. */
const postInBasket = (dx: number): Sketch[] => [
  glow([dx, 3], hex('#31302f'), { radii: [24, 6], alpha: 0.5, effect: 'shade' }),
  form(
    ribbon(
      [
        [dx, -4],
        [dx * 0.99, -134],
      ],
      [3.4, 2.6],
      'flat',
    ),
    hex('#7a5533'),
    { volume: 0.4 },
  ),
  form(
    spline([
      [dx - 13, -15, 1],
      [dx + 13, -15, 1],
      [dx + 10, 2],
      [dx, 4],
      [dx - 10, 2],
    ]),
    hex('#b98a4f'),
    { volume: 0.6 },
  ),
  ...[-10, -4].map((y) =>
    line(
      [
        [dx - 11.6, y],
        [dx, y + 2],
        [dx + 11.6, y],
      ],
      hex('#8d6536'),
      { width: 1 },
    ),
  ),
];

/** Corn that dries on a rope between two posts. */
export const cornRow = (view: View, x: number, depth: number): Sketch => {
  const hung = (share: number): Point => [-60 + share * 120, -126 + Math.sin(Math.PI * share) * 13];
  return upright(
    view,
    [x, 0, depth],
    [
      ...[-60, 60].flatMap(postInBasket),
      line([0, 0.25, 0.5, 0.75, 1].map(hung), hex('#6f5038'), { width: 2 }),
      ...[0.13, 0.28, 0.43, 0.58, 0.73, 0.88].flatMap((share, index) =>
        cobAt(hung(share), 26 + (index % 2) * 4, COBS[index % 3] ?? COBS[0]),
      ),
    ],
  );
};

export const frontThings = (stage: Stage): Sketch[] => {
  const side = busySide(stage);
  return [
    ...(stage.isFree(500 - side * 498, 110)
      ? pottedPlant([500 - side * 498, 1026], stage.unit * 38, { random: stage.random, bloom: hex('#e6654f') })
      : []),
    ...(stage.isFree(500 + side * 490, 110) ? waterJar([500 + side * 500, 1034], stage.unit * 36) : []),
  ];
};
