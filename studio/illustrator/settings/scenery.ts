/** Things of the open land that several settings share: hills, grass, clouds, rocks, water. */
import { type Color, hex, lighten, mix } from '#studio/illustrator/color/color.ts';
import { blade, ribbon } from '#studio/illustrator/geometry/outline.ts';
import { ellipse, type Knot, type Path, type Point, polygon, spline } from '#studio/illustrator/geometry/path.ts';
import type { Random } from '#studio/illustrator/random.ts';
import { foliage } from '#studio/illustrator/settings/outdoors/foliage.ts';
import { bundle, detail, form, glow, line, type Sketch } from '#studio/illustrator/sketch.ts';
import { solitary } from '#studio/illustrator/settings/views/underfoot.ts';

export type Ridge = { readonly y: number; readonly swing: number; readonly waves: number };

/** The upper edge of a hill plane as points across the page. */
export const ridgePoints = (ridge: Ridge, random: Random): readonly Point[] => {
  const phase = random.between(0, Math.PI * 2);
  const second = random.between(0, Math.PI * 2);
  return Array.from({ length: 13 }, (_, index): Point => {
    const x = -70 + index * 95;
    const at = (x / 1000) * Math.PI * 2 * ridge.waves;
    return [x, ridge.y + ridge.swing * (0.7 * Math.sin(at + phase) + 0.3 * Math.sin(at * 2.3 + second))];
  });
};

/** A plane of land from its ridge to the lower edge of the page. */
export const landOf = (points: readonly Point[]): Path =>
  spline(
    [...points, [1070, 1080, 1], [-70, 1080, 1]].map(
      (knot, index): Knot => [knot[0] ?? 0, knot[1] ?? 0, index === 0 || index >= points.length - 1 ? 1 : 0],
    ),
  );

export const hill = (ridge: Ridge, colors: readonly [Color, Color], random: Random): Sketch =>
  form(landOf(ridgePoints(ridge, random)), colors[0], { to: colors[1], volume: 0.35 });

/** Where something grows: nowhere else than `isFree` allows. */
type Grown = { readonly top: number; readonly bottom: number; readonly count: number; isFree?(at: Point): boolean };

/** Many blades of grass in one form, growing larger towards the reader. */
export const grass = (area: Grown & { readonly height: number }, color: Color, random: Random): Sketch[] =>
  [-0.07, 0, 0.06].map((tone) => {
    const blades: Path[] = [];
    for (let index = 0; index < area.count / 3; index++) {
      const share = Math.sqrt(random.next());
      const y = area.top + (area.bottom - area.top) * share;
      const x = random.between(-20, 1020);
      const size = area.height * (0.35 + 0.65 * share);
      if (area.isFree && !area.isFree([x, y])) continue;
      for (let tuft = 0; tuft < 3; tuft++) {
        blades.push(
          blade([x + (tuft - 1) * size * 0.12, y], size * random.between(0.6, 1.1), {
            width: size * 0.1,
            lean: (tuft - 1) * 0.28 + random.between(-0.15, 0.15),
          }),
        );
      }
    }
    return detail(blades.flat(), lighten(color, tone));
  });

/** Little flowers strewn over the ground. */
export const blossoms = (
  area: Grown & { readonly size: number },
  colors: readonly [Color, ...Color[]],
  random: Random,
): Sketch[] =>
  Array.from({ length: area.count }, (): Sketch[] => {
    const share = Math.sqrt(random.next());
    const y = area.top + (area.bottom - area.top) * share;
    const x = random.between(10, 990);
    const size = area.size * (0.4 + 0.6 * share);
    const color = random.pick(colors);
    if (area.isFree && !area.isFree([x, y])) return [];
    const petals = Array.from({ length: 5 }, (_, index): Path => {
      const angle = (index / 5) * Math.PI * 2;
      return ellipse(
        [x + Math.cos(angle) * size * 0.55, y - size * 2.2 + Math.sin(angle) * size * 0.45],
        [size * 0.45, size * 0.32],
        angle,
      );
    });
    return [
      line(
        [
          [x, y],
          [x + size * 0.15, y - size * 2],
        ],
        hex('#4e7f3f'),
        { width: size * 0.16 },
      ),
      detail(petals.flat(), color),
      detail(ellipse([x, y - size * 2.2], [size * 0.28, size * 0.24]), hex('#f6cf57')),
    ];
  }).flat();

/** A rock in planes: its top in the light, one flank in the shade, a crack between them, and grass at its foot unless it is bare. */
export const rock = (at: Point, size: number, colors: { color: Color; random: Random; isBare?: boolean }): Sketch[] => {
  const { color, random, isBare = false } = colors;
  const [x, y] = at;
  const lean = random.between(-0.16, 0.16);
  const spot = (dx: number, up: number): Point => [x + (dx + lean * up * 0.5) * size, y - up * size];
  const ridge: readonly Point[] = [
    spot(-0.96, 0.34),
    spot(-0.66, 0.7),
    spot(-0.16, 0.92),
    spot(0.42, 0.8),
    spot(0.86, 0.42),
  ];
  const outline = spline([
    [...spot(-1.02, 0), 1],
    ...ridge.map(([rx, ry], index): Knot => [rx, ry, index % 2]),
    [...spot(1.02, 0), 1],
    [x, y + size * 0.09],
  ]);
  const brow: readonly Point[] = [spot(-0.74, 0.34), spot(-0.28, 0.52), spot(0.2, 0.46), spot(0.44, 0.56)];
  const top = polygon([...ridge.slice(0, 4), ...brow.toReversed()]);
  const flank = polygon([
    ...ridge.slice(3),
    spot(1.1, -0.1),
    spot(0.3, -0.1),
    spot(0.16, 0.2),
    ...brow.slice(2).toReversed(),
  ]);
  const crack = ribbon(
    [spot(-0.3, 0.5), spot(-0.22, 0.3), spot(-0.34, 0.12)],
    [size * 0.016, size * 0.012, size * 0.003],
  );
  const flecks = Array.from({ length: 7 }, () =>
    ellipse(spot(random.between(-0.7, 0.6), random.between(0.12, 0.8)), [
      size * random.between(0.014, 0.035),
      size * 0.014,
    ]),
  );
  const tufts: Path[] = [-0.86, -0.5, 0.66, 0.94].flatMap((dx) =>
    [-1, 0, 1].map((side) =>
      blade([x + dx * size + side * size * 0.03, y + size * 0.05], size * random.between(0.12, 0.24), {
        width: size * 0.035,
        lean: side * 0.3,
      }),
    ),
  );
  return [
    solitary([
      glow([x + size * 0.1, y + size * 0.03], hex('#33424a'), {
        radii: [size * 1.3, size * 0.2],
        alpha: 0.5,
        effect: 'shade',
      }),
      form(outline, color, { volume: 0.5 }),
      bundle(
        [
          detail(flank, lighten(color, -0.09)),
          detail(top, lighten(color, 0.075)),
          detail(crack, lighten(color, -0.17), { alpha: 0.8 }),
          detail(flecks.flat(), lighten(color, -0.06), { alpha: 0.6 }),
        ],
        { clip: outline },
      ),
      ...(isBare ? [] : [detail(tufts.flat(), mix(color, hex('#6f8a48'), 0.6))]),
    ]),
  ];
};

/** A long low cloud. */
export const cloud = (
  center: Point,
  width: number,
  colors: { color: Color; random: Random; alpha?: number },
): Sketch[] => {
  const { color, random, alpha = 0.92 } = colors;
  const [x, y] = center;
  const lumps: [number, number, number?][] = [[x - width * 0.52, y, 1]];
  const count = 3 + random.index(3);
  const main = random.between(0.35, 0.65);
  for (let index = 0; index < count; index++) {
    const share = (index + 0.5) / count;
    const rise = Math.max(0.1, 0.34 - Math.abs(share - main) * random.between(0.45, 0.62)) * width;
    const step = (width / count) * random.between(0.9, 1.1);
    const at = x - width * 0.5 + width * share;
    lumps.push(
      [at - step * 0.44, y - rise * 0.74],
      [at - step * 0.14, y - rise * 0.98],
      [at + step * 0.2, y - rise * 0.95],
    );
  }
  lumps.push(
    [x + width * 0.53, y - width * 0.03],
    [x + width * 0.44, y + width * 0.02],
    [x, y + width * 0.035],
    [x - width * 0.42, y + width * 0.02],
  );
  return [
    form(spline(lumps.map(([kx, ky, sharp]): Knot => [kx, ky, sharp ?? 0])), color, {
      to: mix(color, hex('#ffffff'), 0.25),
      volume: 0.25,
      alpha,
    }),
  ];
};

/** Water between two heights with streaks of the sky on it. */
export const water = (
  area: { top: number; bottom: number },
  colors: { near: Color; far: Color; streak: Color },
  random: Random,
): Sketch[] => {
  const { top, bottom } = area;
  const surface = spline([
    [-60, top, 1],
    [1060, top, 1],
    [1060, bottom, 1],
    [-60, bottom, 1],
  ]);
  const streaks = Array.from({ length: 46 }, (): Sketch => {
    const share = random.next() ** 1.5;
    const y = top + 4 + (bottom - top - 8) * share;
    const width = (22 + 150 * share) * random.between(0.5, 1.2);
    const x = random.between(-40, 1040);
    return detail(
      ribbon(
        [
          [x - width / 2, y],
          [x, y + 1 + share],
          [x + width / 2, y],
        ],
        [0.3, 0.9 + 2.4 * share, 0.3],
      ),
      random.chance(0.65) ? colors.streak : lighten(colors.near, -0.08),
      { alpha: random.between(0.25, 0.65) },
    );
  });
  return [form(surface, colors.far, { to: colors.near, volume: 0 }), ...streaks];
};

/** Small leaves strewn in a crown, to break its surface. */
export const leafDabs = (
  center: Point,
  radii: Point,
  options: { color: Color; count: number; size: number; random: Random },
): Sketch => {
  const { color, count, size, random } = options;
  const dabs = Array.from({ length: count }, (): Path => {
    const angle = random.between(0, Math.PI * 2);
    const reach = Math.sqrt(random.next()) * 0.94;
    return ellipse(
      [center[0] + Math.cos(angle) * radii[0] * reach, center[1] + Math.sin(angle) * radii[1] * reach],
      [size * random.between(0.6, 1.1), size * 0.5],
      random.between(-0.9, 0.9),
    );
  });
  return detail(dabs.flat(), color, { alpha: 0.75 });
};

/** A round bush sitting on the ground. */
export const bush = (foot: Point, size: number, colors: { color: Color; random: Random }): Sketch[] => {
  const { color, random } = colors;
  const center: Point = [foot[0], foot[1] - size * 0.45];
  // One thing: where it would cover somebody it goes with all its leaves, and leaves no stain of them.
  return [
    glow([foot[0], foot[1] + size * 0.06], hex('#243a3c'), {
      radii: [size * 1.2, size * 0.2],
      alpha: 0.45,
      effect: 'shade',
    }),
    bundle([
      ...foliage({
        center: [center[0] + size * 0.34, center[1] + size * 0.12],
        radius: size * 0.64,
        color: lighten(color, -0.06),
        random,
      }),
      ...foliage({ center: [center[0] - size * 0.1, center[1]], radius: size * 0.72, color, random }),
    ]),
  ];
};
