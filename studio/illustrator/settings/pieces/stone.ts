/** Stone in the open: crags, snow peaks, boulders that lie together, pebbles. */
import { type Color, hex, lighten, mix } from '#studio/illustrator/color/color.ts';
import { ellipse, type Knot, type Path, type Point, polygon, spline } from '#studio/illustrator/geometry/path.ts';
import type { Random } from '#studio/illustrator/random.ts';
import { rock } from '#studio/illustrator/settings/scenery.ts';
import { bundle, detail, form, line, type Sketch } from '#studio/illustrator/sketch.ts';

type Stone = { readonly color: Color; readonly random: Random };

/** The broken upper edge of a crag, from its left foot over the top to its right foot. */
const cragEdge = (foot: Point, [width, height]: Point, random: Random): Knot[] => {
  const [x, y] = foot;
  const steps: readonly (readonly [number, number])[] = [
    [-0.52, 0],
    [-0.46, 0.2],
    [-0.38, 0.26],
    [-0.32, 0.5],
    [-0.24, 0.56],
    [-0.2, 0.8],
    [-0.08, 0.94],
    [0.02, 1],
    [0.1, 0.88],
    [0.18, 0.84],
    [0.2, 0.64],
    [0.3, 0.54],
    [0.34, 0.34],
    [0.44, 0.22],
    [0.52, 0],
  ];
  return steps.map(([dx, up], index): Knot => {
    const stray = up === 0 ? 0 : random.between(-0.045, 0.045);
    return [x + (dx + stray) * width, y - (up + stray * 0.7) * height, index % 4 === 2 ? 0 : 1];
  });
};

/** A tall broken rock with faces turned to and from the light; `size` is its width and height. */
export const crag = (foot: Point, size: Point, { color, random }: Stone): Sketch[] => {
  const [x, y] = foot;
  const [width, height] = size;
  const edge = cragEdge(foot, size, random);
  const outline = spline([
    ...edge,
    [x + width * 0.2, y + width * 0.02, 1],
    [x - width * 0.16, y - width * 0.02, 1],
    [x - width * 0.3, y + width * 0.015, 1],
  ]);
  const at = (dx: number, up: number): Point => [x + dx * width, y - up * height];
  const bright: Point[] = [
    at(-0.6, 0.2),
    at(-0.4, 0.7),
    at(-0.1, 1.1),
    at(-0.02, 0.8),
    at(-0.14, 0.6),
    at(-0.1, 0.42),
    at(-0.27, 0.2),
    at(-0.32, -0.1),
  ];
  const ledge: Point[] = [at(-0.02, 0.5), at(0.1, 0.58), at(0.16, 0.4), at(0.04, 0.32)];
  const dark: Point[] = [
    at(0.1, 1.1),
    at(0.12, 0.74),
    at(0.26, 0.52),
    at(0.2, 0.3),
    at(0.3, -0.1),
    at(0.7, -0.1),
    at(0.7, 1),
  ];
  return [
    form(outline, color, { to: lighten(color, -0.05), volume: 0.3 }),
    bundle(
      [
        detail(polygon(bright), lighten(color, 0.07), { alpha: 0.75 }),
        detail(polygon(dark), lighten(color, -0.1), { alpha: 0.7 }),
        detail(polygon(ledge), lighten(color, 0.09), { alpha: 0.6 }),
        line([at(-0.12, 0.62), at(-0.02, 0.4), at(-0.08, 0.16)], lighten(color, -0.15), {
          width: width * 0.012,
          alpha: 0.6,
        }),
        line([at(0.2, 0.3), at(0.1, 0.16), at(0.12, 0.02)], lighten(color, -0.18), { width: width * 0.01, alpha: 0.5 }),
        line([at(-0.4, 0.36), at(-0.3, 0.3), at(-0.28, 0.12)], lighten(color, -0.12), {
          width: width * 0.009,
          alpha: 0.5,
        }),
      ],
      { clip: outline },
    ),
  ];
};

/** A mountain with a shaded flank; `snow` is the share of its height that lies under snow. */
export const peak = (foot: Point, size: Point, look: Stone & { snow: number }): Sketch[] => {
  const { color, random, snow } = look;
  const [x, y] = foot;
  const [width, height] = size;
  const tip = random.between(-0.08, 0.08);
  const at = (dx: number, up: number): Point => [x + dx * width, y - up * height];
  const stray = (): number => random.between(-0.02, 0.02);
  const left: Point[] = [
    at(-0.5, 0),
    at(-0.36 + stray(), 0.22),
    at(-0.27, 0.46 + stray()),
    at(-0.17 + stray(), 0.58),
    at(-0.09, 0.84 + stray()),
  ];
  const right: Point[] = [
    at(0.1 + stray(), 0.8),
    at(0.19, 0.56 + stray()),
    at(0.3 + stray(), 0.4),
    at(0.38, 0.2),
    at(0.5, 0),
  ];
  const outline = polygon([...left, at(tip, 1), ...right]);
  const spine: Point[] = [
    at(tip, 1.02),
    at(tip + 0.05, 0.78),
    at(tip - 0.03, 0.6),
    at(tip + 0.06, 0.36),
    at(tip - 0.01, 0.16),
    at(tip + 0.08, -0.05),
  ];
  const snowLine = 1 - snow;
  const zigzag = Array.from(
    { length: 15 },
    (_, index): Point =>
      at(-0.5 + index * 0.072, snowLine + (index % 2 === 0 ? 0.1 : -0.11) + random.between(-0.06, 0.06)),
  );
  const cap = polygon([at(-0.6, 1.2), ...zigzag, at(0.6, 1.2)]);
  const flank = polygon([...spine, at(0.7, -0.05), at(0.7, 1.1)]);
  const white = hex('#f8f6f0');
  return [
    form(outline, color, { to: lighten(color, 0.05), volume: 0.15 }),
    bundle(
      [
        ...(snow > 0 ? [detail(cap, white)] : []),
        detail(flank, mix(lighten(color, -0.1), hex('#5f7396'), 0.3), { alpha: 0.48 }),
        detail(
          polygon([at(-0.3, 0.5), at(-0.12, 0.46), at(-0.2, 0.2), at(-0.34, 0.02), at(-0.5, 0)]),
          lighten(color, -0.08),
          { alpha: 0.35 },
        ),
      ],
      { clip: outline },
    ),
  ];
};

/** Boulders that lean on each other, the smallest in front. */
export const boulders = (foot: Point, size: number, { color, random }: Stone): Sketch[] => [
  ...rock([foot[0] + size * 0.5, foot[1] - size * 0.12], size * random.between(0.62, 0.76), {
    color: lighten(color, -0.05),
    random,
  }),
  ...rock([foot[0] - size * 0.3, foot[1]], size, { color, random }),
  ...rock([foot[0] + size * 0.62, foot[1] + size * 0.14], size * random.between(0.3, 0.42), {
    color: lighten(color, 0.04),
    random,
  }),
];

/** Small stones strewn over the ground in three tones. */
export const pebbles = (
  area: { top: number; bottom: number; count: number; size: number },
  { color, random }: Stone,
): Sketch[] =>
  [-0.1, -0.02, 0.07].map((tone) => {
    const stones = Array.from({ length: Math.ceil(area.count / 3) }, (): Path => {
      const share = Math.sqrt(random.next());
      const size = area.size * (0.3 + 0.7 * share) * random.between(0.6, 1.2);
      return ellipse(
        [random.between(0, 1000), area.top + (area.bottom - area.top) * share],
        [size, size * 0.46],
        random.between(-0.2, 0.2),
      );
    });
    return detail(stones.flat(), lighten(color, tone), { alpha: 0.85 });
  });
