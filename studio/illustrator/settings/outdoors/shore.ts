/** Where land and water meet: shade of the bank on the water, foam, a wet dark edge, pebbles and tufts. */
import type { Framing } from '#core/story/vocabulary.ts';
import { type Color, hex, lighten } from '#studio/illustrator/color/color.ts';
import { blade, ribbon } from '#studio/illustrator/geometry/outline.ts';
import { ellipse, type Path, type Point } from '#studio/illustrator/geometry/path.ts';
import type { Random } from '#studio/illustrator/random.ts';
import { detail, form, type Sketch } from '#studio/illustrator/sketch.ts';

/** Where the bank of a river is, between the horizon and those in front; an eye at the knees sees much land as a strip. */
export const riverBank = (framing: Framing): number => (framing === 'low-angle' ? 0.86 : 0.66);

/** Where the beach of a lagoon begins: there is water before whoever wades, or they would be cut off at the sand. */
export const lagoonBeach = (framing: Framing): number => (framing === 'low-angle' ? 0.88 : 0.6);

type Edge = {
  /** The edge of the land from left to right or around. */
  readonly points: readonly Point[];
  /** How large things on it are: the thickness of the wet edge in page units. */
  readonly size: number;
  readonly wet: Color;
  readonly growth: Color;
  readonly random: Random;
};

const moved = (points: readonly Point[], down: number): Point[] => points.map(([x, y]): Point => [x, y + down]);

/** Pieces of a line, as light breaks on small waves. */
const broken = (points: readonly Point[], width: number, random: Random): Path =>
  points.flatMap((from, index): Path => {
    const to = points[index + 1];
    if (!to || random.chance(0.28)) return [];
    const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + random.between(-2, 2)];
    return ribbon([from, middle, to], [width * 0.2, width, width * 0.2]);
  });

/** Drawn over the water, before the land. */
export const beforeBank = ({ points, size, random }: Edge): Sketch[] => [
  detail(
    ribbon(
      moved(points, -size * 0.9),
      points.map(() => size * 1.1),
    ),
    hex('#16384a'),
    { alpha: 0.26 },
  ),
  detail(broken(moved(points, -size * 2.5), size * 0.2, random), hex('#f4fbfa'), { alpha: 0.5 }),
  detail(broken(moved(points, -size * 1.5), size * 0.28, random), hex('#f4fbfa'), { alpha: 0.75 }),
];

/** Drawn over the land. */
export const bankEdge = ({ points, size, wet, growth, random }: Edge): Sketch[] => {
  const along = (): Point => {
    const index = random.index(Math.max(1, points.length - 1));
    const [from, to] = [points[index] ?? [0, 0], points[index + 1] ?? [0, 0]];
    const share = random.next();
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  };
  const pebbles = (tone: number): Sketch =>
    detail(
      Array.from({ length: 16 }, (): Path => {
        const [x, y] = along();
        const reach = size * random.between(0.2, 0.55);
        return ellipse([x, y + size * random.between(0.5, 1.7)], [reach, reach * 0.6]);
      }).flat(),
      lighten(hex('#a59a88'), tone),
    );
  const tufts = (tone: number): Sketch =>
    detail(
      Array.from({ length: 15 }, (): Path => {
        const [x, y] = along();
        const tall = size * random.between(1.5, 3.4);
        return [-2, -1, 0, 1, 2].flatMap((side) =>
          blade([x + side * tall * 0.1, y + size * 1.9], tall * (1 - Math.abs(side) * 0.12), {
            width: tall * 0.1,
            lean: side * 0.17,
          }),
        );
      }).flat(),
      lighten(growth, tone),
    );
  return [
    form(
      ribbon(
        moved(points, size * 0.55),
        points.map(() => size * 0.75),
      ),
      wet,
      { volume: 0.3 },
    ),
    detail(
      ribbon(
        moved(points, size * 0.1),
        points.map(() => size * 0.16),
      ),
      lighten(wet, 0.16),
      { alpha: 0.8 },
    ),
    pebbles(0.02),
    pebbles(-0.09),
    tufts(-0.06),
    tufts(0.05),
  ];
};

/** The rim of a pool, for its two halves: the farther one is drawn before, the nearer one after what is in it. */
export const poolRim = (center: Point, radii: Point, half: 'far' | 'near'): Point[] =>
  Array.from({ length: 13 }, (_, index): Point => {
    const angle = half === 'far' ? Math.PI + (index / 12) * Math.PI : Math.PI - (index / 12) * Math.PI;
    const wave = 1 + Math.sin(index * 2.3) * 0.02;
    return [center[0] + Math.cos(angle) * radii[0] * wave, center[1] + Math.sin(angle) * radii[1] * wave];
  });
