/** What lies and stands on a world without air: ranges with lit flanks, craters with rims, a lander, a rover, tracks, a dish. */
import { type Color, hex, lighten } from '#studio/illustrator/color/color.ts';
import { clump, ribbon } from '#studio/illustrator/geometry/outline.ts';
import {
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
import { bundle, detail, form, glow, type Sketch } from '#studio/illustrator/sketch.ts';

type Ground = { readonly color: Color; readonly random: Random };

/** A range of peaks from one edge of the page to the other, each with one flank in the light. */
export const range = (
  shape: { y: number; tall: number; count: number; isRound: boolean; lit: 1 | -1 },
  { color, random }: Ground,
): Sketch[] => {
  const { y, tall, count, isRound, lit } = shape;
  const step = 1160 / count;
  const peaks = Array.from({ length: count }, (_, index): { top: Point; low: Point } => {
    const x = -80 + (index + 0.5) * step + random.between(-0.2, 0.2) * step;
    return {
      top: [x, y - tall * random.between(0.45, 1)],
      low: [x + step * random.between(0.42, 0.58), y - tall * random.between(0.02, 0.16)],
    };
  });
  const ridge = peaks.flatMap(({ top, low }): Knot[] => [
    [top[0], top[1], isRound ? 0 : 1],
    [low[0], low[1]],
  ]);
  const outline = spline([[-90, y, 1], ...ridge, [1090, y, 1], [1090, 1080, 1], [-90, 1080, 1]]);
  const flanks = peaks.map(({ top: [x, ty] }, index): Path => {
    const wide = step * (0.3 + 0.08 * (index % 3));
    return spline([
      [x, ty, 1],
      [x + lit * wide * 0.5, ty + (y - ty) * 0.46],
      [x + lit * wide, y + 14, 1],
      [x + lit * wide * 0.24, y + 12, 1],
      [x + lit * wide * 0.34, ty + (y - ty) * 0.6],
      [x - lit * wide * 0.05, ty + (y - ty) * 0.42],
    ]);
  });
  return [
    form(outline, color, { to: lighten(color, -0.04), volume: 0.15 }),
    bundle([detail(flanks.flat(), lighten(color, 0.085), { alpha: 0.85 })], { clip: outline }),
  ];
};

/** A bowl in the ground: a raised rim, lit on the far side inside, its shade on the near one, stones thrown out. */
export const crater = (at: Point, width: number, { color, random }: Ground): Sketch[] => {
  const [x, y] = at;
  const bowl = ellipse(at, [width * 0.8, width * 0.2]);
  const thrown = Array.from({ length: 9 }, (): Path => {
    const angle = random.between(0, Math.PI * 2);
    const reach = width * random.between(1.12, 1.5);
    const size = width * random.between(0.02, 0.05);
    return ellipse([x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.3], [size, size * 0.6]);
  });
  return [
    form(
      clump([x, y - width * 0.015], [width, width * 0.3], { lumps: 12, depth: 0.05, random }),
      lighten(color, 0.055),
      {
        to: lighten(color, -0.05),
        volume: 0.3,
      },
    ),
    form(bowl, lighten(color, -0.17), { to: lighten(color, -0.03), volume: 0 }),
    bundle(
      [
        detail(ellipse([x, y + width * 0.12], [width * 0.74, width * 0.17]), lighten(color, -0.06)),
        detail(ellipse([x + width * 0.1, y + width * 0.17], [width * 0.5, width * 0.1]), lighten(color, 0.02), {
          alpha: 0.8,
        }),
      ],
      { clip: bowl },
    ),
    detail(thrown.flat(), lighten(color, -0.12)),
  ];
};

/** Dust in long soft waves and pebbles, so that the plain is no sheet. */
export const dustOn = (area: { top: number; bottom: number }, { color, random }: Ground): Sketch[] => {
  const { top, bottom } = area;
  const waves = Array.from({ length: 16 }, (): Path => {
    const share = random.next();
    const y = top + (bottom - top) * share;
    const wide = 60 + 150 * share;
    const x = random.between(0, 1000);
    return ribbon(
      [
        [x - wide, y],
        [x - wide * 0.3, y - 4],
        [x + wide * 0.4, y + 3],
        [x + wide, y - 2],
      ],
      [0.3, 1.4 + 2 * share, 1 + 2 * share, 0.3],
    );
  });
  const stones = (): Path =>
    Array.from({ length: 22 }, (): Path => {
      const share = Math.sqrt(random.next());
      const size = 2 + 6 * share * random.next();
      return ellipse([random.between(0, 1000), top + (bottom - top) * share], [size, size * 0.56]);
    }).flat();
  return [
    detail(waves.flat(), lighten(color, 0.07), { alpha: 0.6 }),
    detail(stones(), lighten(color, -0.13), { alpha: 0.9 }),
    detail(stones(), lighten(color, 0.08), { alpha: 0.8 }),
  ];
};

const FOIL = hex('#e0b457');
const HULL = hex('#efe9dc');
const STRUT = hex('#77788a');

/** A lander on four legs with foil around its belly; `size` is its height. */
export const lander = ([x, y]: Point, size: number): Sketch[] => {
  const at = (dx: number, up: number): Point => [x + dx * size, y - up * size];
  const leg = (side: number): Path =>
    ribbon([at(side * 0.2, 0.36), at(side * 0.4, 0.04)], [size * 0.018, size * 0.014]);
  return [
    glow([x + size * 0.16, y + size * 0.02], hex('#20203a'), {
      radii: [size * 0.8, size * 0.12],
      alpha: 0.6,
      effect: 'shade',
    }),
    ...[-1, 1].flatMap((side): Sketch[] => [
      form(leg(side), STRUT, { volume: 0.4 }),
      form(ellipse(at(side * 0.42, 0.02), [size * 0.09, size * 0.026]), STRUT, { volume: 0.5 }),
    ]),
    form(polygon([at(-0.28, 0.24), at(0.28, 0.24), at(0.32, 0.48), at(-0.32, 0.48)]), FOIL, { volume: 0.5 }),
    detail(polygon([at(-0.26, 0.26), at(-0.1, 0.46), at(-0.22, 0.46)]), lighten(FOIL, 0.12), { alpha: 0.9 }),
    detail(polygon([at(0.06, 0.25), at(0.2, 0.47), at(0.1, 0.47)]), lighten(FOIL, -0.1), { alpha: 0.8 }),
    form(
      spline([
        [...at(-0.24, 0.48), 1],
        at(-0.27, 0.66),
        at(-0.14, 0.84),
        at(0.14, 0.84),
        at(0.27, 0.66),
        [...at(0.24, 0.48), 1],
      ]),
      HULL,
      {
        volume: 0.7,
      },
    ),
    form(circle(at(-0.06, 0.67), size * 0.085), hex('#2f4f78'), { volume: 0.5 }),
    detail(ellipse(at(-0.08, 0.7), [size * 0.03, size * 0.02], -0.6), hex('#bfe2f4')),
    detail(ribbon([at(0.12, 0.84), at(0.16, 1)], [size * 0.009]), STRUT),
    detail(circle(at(0.16, 1.01), size * 0.024), hex('#e2604a'), { lit: true }),
    detail(
      [0.1, 0.16, 0.22].flatMap((up) => roundedRect(at(-0.015, up + 0.02), [size * 0.09, size * 0.012], 1)),
      STRUT,
    ),
  ];
};

/** A little rover with a camera mast, and the tracks it has left. */
export const rover = ([x, y]: Point, size: number, look: { way: 1 | -1; ground: Color }): Sketch[] => {
  const { way, ground } = look;
  const at = (dx: number, up: number): Point => [x + dx * size * way, y - up * size];
  const tracks = [0.03, 0.12].flatMap((down) =>
    Array.from(
      { length: 12 },
      (_, index): Path =>
        ellipse(
          [x - way * size * (0.6 + index * 0.19), y + size * (down + index * 0.012)],
          [size * 0.05, size * 0.018],
        ),
    ).flat(),
  );
  return [
    detail(tracks, lighten(ground, -0.13), { alpha: 0.8 }),
    glow([x, y + 2], hex('#20203a'), { radii: [size * 0.7, size * 0.09], alpha: 0.6, effect: 'shade' }),
    form(polygon([at(-0.5, 0.52), at(0.24, 0.46), at(0.28, 0.5), at(-0.46, 0.57)]), hex('#3f6f9c'), { volume: 0.3 }),
    form(polygon([at(-0.38, 0.2), at(0.4, 0.2), at(0.44, 0.42), at(-0.4, 0.42)]), HULL, { volume: 0.4 }),
    detail(polygon([at(-0.2, 0.26), at(0.1, 0.26), at(0.1, 0.35), at(-0.2, 0.35)]), hex('#d9604a')),
    form(ribbon([at(0.32, 0.42), at(0.34, 0.78)], [size * 0.02]), STRUT, { volume: 0.4 }),
    form(polygon([at(0.22, 0.76), at(0.5, 0.76), at(0.5, 0.9), at(0.22, 0.9)]), HULL, { volume: 0.4 }),
    form(circle(at(0.44, 0.83), size * 0.045), hex('#2f4f78'), { volume: 0.5 }),
    ...[-0.34, 0, 0.34].flatMap((dx): Sketch[] => [
      form(circle(at(dx, 0.13), size * 0.13), hex('#4a4c5e'), { volume: 0.5 }),
      detail(circle(at(dx, 0.13), size * 0.055), hex('#a9abb8')),
    ]),
  ];
};
