/** Trees that grow from a seed: no two alike. Given their foot and height. */
import { type Color, hex, lighten, mix } from '#studio/illustrator/color/color.ts';
import { blade, clump, cut, ribbon } from '#studio/illustrator/geometry/outline.ts';
import { type Knot, type Path, type Point, spline } from '#studio/illustrator/geometry/path.ts';
import type { Random } from '#studio/illustrator/random.ts';
import { CROWNS } from '#studio/illustrator/settings/outdoors/crowns.data.ts';
import { farCrown } from '#studio/illustrator/settings/outdoors/far-crown.ts';
import { foliage } from '#studio/illustrator/settings/outdoors/foliage.ts';
import { leafDabs } from '#studio/illustrator/settings/scenery.ts';
import { flaredStem, flaredTrunk } from '#studio/illustrator/settings/views/flared-trunk.ts';
import { growing } from '#studio/illustrator/settings/views/sway.ts';
import { bundle, detail, form, glow, type Sketch } from '#studio/illustrator/sketch.ts';

export type TreeOrder = {
  readonly foot: Point;
  readonly height: number;
  readonly color: Color;
  readonly random: Random /** Fewer details for far planes. */;
  readonly isFar?: boolean;
};

const BARK = hex('#6d4c37');

/** Grass does not grow with the tree: near the reader, in page units, it is so high and its blades so wide. */
const HIGHEST_GRASS = 30;
const WIDEST_BLADE = 5;

/** Shade at the foot of a trunk, the tree on it, and grass before its roots, so that it grows out of the ground. */
const rooted = ({ foot, height, random }: TreeOrder, tree: readonly Sketch[]): Sketch[] => {
  const [x, y] = foot;
  const high = Math.min(HIGHEST_GRASS, height * 0.06);
  const wide = Math.min(WIDEST_BLADE, height * 0.008);
  const blades = Array.from({ length: 9 }, (_, index) => {
    const across = (index - 4) * height * 0.02 + random.between(-0.5, 0.5) * wide;
    return blade([x + across, y + height * 0.02 + random.between(0, 0.2) * high], high * random.between(0.5, 1), {
      width: wide,
      lean: (index - 4) * 0.12,
    });
  });
  return [
    glow([x, y + height * 0.004], hex('#31504a'), {
      radii: [height * 0.16, height * 0.03],
      alpha: 0.5,
      effect: 'shade',
    }),
    ...tree,
    detail(blades.flat(), hex('#6f9a4e')),
  ];
};

/** A fir with drooping tiers. */
export const fir = (order: TreeOrder): Sketch[] => {
  const { foot, height, color, random, isFar } = order;
  const [x, y] = foot;
  const tiers = isFar ? 4 : 5 + random.index(2);
  const width = height * random.between(0.2, 0.27);
  const lean = random.between(-0.03, 0.03) * height;
  const trunk = form(flaredTrunk(foot, [x + lean * 0.3, y - height * 0.3], height * 0.03), BARK, { volume: 0.5 });
  const boughs = Array.from({ length: tiers }, (_, index): Sketch[] => {
    const share = index / tiers;
    const base = y - height * (0.12 + 0.78 * share);
    const top = base - height * (0.34 - 0.1 * share);
    const half = width * (1 - share * 0.82) * random.between(0.9, 1.1);
    const cx = x + lean * share;
    const edge: Knot[] = Array.from({ length: 7 }, (_, tooth): Knot => {
      const at = tooth / 6;
      return [
        cx - half + half * 2 * at,
        base + (tooth % 2 === 0 ? height * 0.022 : -height * 0.012) - Math.sin(at * Math.PI) * height * 0.012,
        tooth % 2 === 0 ? 1 : 0,
      ];
    });
    const outline = spline([
      [cx, Math.max(top, y - height), 1],
      [cx + half * 0.46, base - (base - top) * 0.34],
      ...edge.toReversed(),
      [cx - half * 0.46, base - (base - top) * 0.34],
    ]);
    const tone = lighten(color, 0.035 * share - 0.02 + random.between(-0.012, 0.012));
    // Twigs that fan out from the stem to the hem, lit on one side of the tree and dark on the other.
    const needles = (side: 1 | -1): Path =>
      Array.from({ length: 11 }, (): Path => {
        const at = side * random.between(0.04, 0.86);
        const down = random.between(0.34, 0.9);
        const from: Point = [cx + half * at * down * 0.74, base - (base - top) * (1 - down)];
        const long = height * random.between(0.022, 0.04);
        return blade([from[0] + at * long, from[1] + long], long, { width: height * 0.007, lean: -at * 0.8 });
      }).flat();
    return isFar
      ? [form(outline, tone, { volume: 0.5 })]
      : [
          form(outline, tone, { volume: 0.6 }),
          detail(needles(-1), lighten(tone, 0.085), { alpha: 0.8 }),
          detail(needles(1), lighten(tone, -0.075), { alpha: 0.8 }),
        ];
  });
  return rooted(order, growing([trunk, ...boughs.flat()]));
};

/** Lines along a trunk and its shaded side, as a dry brush leaves them. */
const barkOf = (points: readonly Point[], width: number, look: { color: Color; random: Random }): Sketch[] => {
  const { color, random } = look;
  const along = (across: number, from: number, to: number): Point[] =>
    cut(points, from, to, 4).map(([x, y]): Point => [x + across * width, y]);
  const strokes = Array.from({ length: 7 }, (): Path => {
    const from = random.between(0.02, 0.6);
    return ribbon(along(random.between(-0.7, 0.7), from, from + random.between(0.14, 0.3)), [
      0.3,
      width * 0.07,
      width * 0.05,
      0.3,
    ]);
  });
  return [
    detail(ribbon(along(0.55, 0, 0.8), [width * 0.4, width * 0.34, width * 0.24, 0.4]), lighten(color, -0.08), {
      alpha: 0.55,
    }),
    detail(strokes.flat(), lighten(color, 0.09), { alpha: 0.6 }),
  ];
};

/** A leafy tree with a forked trunk and a crown of clumps, between which the sky is seen. */
export const leafy = (order: TreeOrder): Sketch[] => {
  const { foot, height, color, random, isFar } = order;
  const [x, y] = foot;
  const lean = random.between(-0.06, 0.06) * height;
  const fork: Point = [x + lean * 0.5, y - height * 0.42];
  const crown: Point = [x + lean, y - height * 0.7];
  const spread = height * random.between(0.26, 0.34);
  const stem: readonly Point[] = [[x, y + 3], [x + lean * 0.2, y - height * 0.2], fork, crown];
  const trunk = flaredStem(stem, [height * 0.042, height * 0.03, height * 0.026, height * 0.01]);
  const bough = (dx: number, dy: number): Sketch =>
    form(
      ribbon(
        [fork, [fork[0] + dx * 0.5, fork[1] + dy * 0.6], [fork[0] + dx, fork[1] + dy]],
        [height * 0.02, height * 0.014, height * 0.006],
      ),
      BARK,
      { volume: 0.5 },
    );
  if (isFar) return rooted(order, growing(farCrown(order, { fork, crown, spread, bark: BARK })));
  return rooted(
    order,
    growing([
      bough(-spread * 0.6, -height * 0.2),
      bough(spread * 0.62, -height * 0.18),
      form(trunk, BARK, { volume: 0.6 }),
      bundle(barkOf(stem, height * 0.034, { color: BARK, random }), { clip: trunk }),
      ...random.pick(CROWNS).flatMap(([dx, dy, size, tone]): Sketch[] =>
        foliage({
          center: [crown[0] + (dx + random.between(-0.08, 0.08)) * spread, crown[1] + dy * height * 0.3],
          radius: spread * size * random.between(0.92, 1.1),
          color: lighten(color, tone),
          random,
        }),
      ),
    ]),
  );
};

/** A slender birch with a light crown. */
export const birch = (order: TreeOrder): Sketch[] => {
  const { foot, height, color, random } = order;
  const [x, y] = foot;
  const lean = random.between(-0.08, 0.08) * height;
  const path = flaredStem(
    [
      [x, y + 3],
      [x + lean * 0.3, y - height * 0.4],
      [x + lean, y - height * 0.95],
    ],
    [height * 0.025, height * 0.019, height * 0.008],
  );
  const marks = Array.from({ length: 9 }, (): Sketch => {
    const share = random.between(0.03, 0.75);
    const mx = x + lean * share * share;
    const my = y - height * share;
    return detail(
      ribbon(
        [
          [mx - height * 0.02, my],
          [mx + height * random.between(-0.005, 0.014), my + 1],
        ],
        [height * 0.004, height * 0.002],
      ),
      hex('#4a4240'),
    );
  });
  const leaves = Array.from({ length: 5 }, (_, index): Sketch[] => {
    const share = 0.58 + index * 0.09;
    const side = index % 2 === 0 ? -1 : 1;
    const center: Point = [x + lean * share + side * height * random.between(0.05, 0.11), y - height * share];
    const radius = height * random.between(0.09, 0.125);
    return [
      form(clump(center, [radius, radius * 0.82], { lumps: 7, depth: 0.13, random }), lighten(color, index * 0.014), {
        volume: 0.5,
      }),
      leafDabs(center, [radius * 0.8, radius * 0.62], {
        color: lighten(color, 0.1),
        count: 10,
        size: radius * 0.1,
        random,
      }),
    ];
  });
  return rooted(
    order,
    growing([form(path, hex('#efe8dc'), { volume: 0.6 }), bundle(marks, { clip: path }), ...leaves.flat()]),
  );
};

/** How wide an old trunk is, as a share of its height: any wider, it is a wall at the edge of the page. */
const OLD_TRUNK = 0.078;
/** Plates of bark, in rows up the trunk: how many across, and how high a row is as a share of the height. */
const PLATES = { across: 5, row: 0.085 } as const;

/** Bark in long plates, each with a groove on one side and light on the other: in the dark it is still a tree. */
const platesOf = (at: (across: number, up: number) => Point, color: Color, random: Random): Sketch[] => {
  const rows = Math.floor(1 / PLATES.row);
  const plates = Array.from({ length: rows * PLATES.across }, (_, index) => {
    const [row, column] = [Math.floor(index / PLATES.across), index % PLATES.across];
    const across = -0.78 + ((column + (row % 2) * 0.5 + random.between(-0.12, 0.12)) / PLATES.across) * 1.6;
    const from = (row + random.between(-0.2, 0.2)) * PLATES.row;
    return { across, from, to: from + PLATES.row * random.between(0.8, 1.25) };
  });
  const strip = (side: number, wide: number): Path =>
    plates.flatMap(({ across, from, to }) =>
      ribbon(
        [at(across + side, from), at(across + side * 1.5, (from + to) / 2), at(across + side * 0.8, to)],
        [0.5, wide, 0.5],
      ),
    );
  const [x0] = at(0, 0);
  const wide = Math.abs(at(1, 0)[0] - x0);
  return [
    detail(strip(0, wide * 0.055), lighten(color, -0.17), { alpha: 0.85 }),
    detail(strip(0.1, wide * 0.04), lighten(color, 0.12), { alpha: 0.75 }),
  ];
};

/** A huge old trunk that leaves the page at the top; frames a picture at its side. */
export const greatTrunk = ({ foot, height, color, random }: TreeOrder): Sketch[] => {
  const [x, y] = foot;
  const width = height * OLD_TRUNK;
  const at = (across: number, up: number, down = 0): Point => [x + width * across, y - height * up + down];
  // Roots that grip the ground, with hollows between them: a trunk that flares like a bell reads as the edge of the page.
  const bulge = (): number => random.between(-0.07, 0.09);
  const side = (way: 1 | -1): Point[] =>
    [0.12, 0.22, 0.31, 0.41, 0.52, 0.63, 0.75, 0.88].map((up) => at(way * (0.76 + bulge()), up));
  const outline = spline([
    at(-2.3, 0, 10),
    at(-1.5, 0.014),
    at(-1.06, 0.05),
    ...side(-1),
    at(-0.9, 1.02),
    at(0.9, 1.02),
    ...side(1).toReversed(),
    at(1.08, 0.05),
    at(1.56, 0.016),
    at(2.4, 0, 8),
    at(1.5, 0, 6),
    at(0.9, 0.014),
    at(0.62, 0, 22),
    at(0.1, 0.012),
    at(-0.34, 0, 25),
    at(-0.72, 0.014),
    at(-1.4, 0, 7),
  ]);
  const tufts = [-1.9, -1.3, -0.9, 0.9, 1.4, 2].flatMap((across) =>
    [-1, 0, 1].map((turn) =>
      blade([x + width * (across + turn * 0.05), y + height * 0.016], height * random.between(0.03, 0.06), {
        width: height * 0.008,
        lean: turn * 0.3,
      }),
    ),
  );
  const knot: Point = [x + width * 0.1, y - height * random.between(0.35, 0.5)];
  const mouthOf = (share: number): Path =>
    clump(knot, [width * 0.3 * share, width * 0.44 * share], { lumps: 6, depth: 0.06, random });
  // One thing that is there as a whole or not at all: without its bark it would be a board.
  return growing([
    form(outline, color, { volume: 0.7 }),
    bundle(
      [
        ...platesOf(at, color, random),
        detail(mouthOf(1.25), lighten(color, 0.08)),
        detail(mouthOf(1), lighten(color, -0.2)),
        detail(
          clump([x - width * 0.5, y - height * 0.04], [width * 0.9, height * 0.05], { lumps: 7, depth: 0.14, random }),
          mix(color, hex('#6f9148'), 0.65),
        ),
      ],
      { clip: outline },
    ),
    detail(tufts.flat(), hex('#6f9a4e')),
  ]);
};
