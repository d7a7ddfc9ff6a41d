/** A way over the land: it narrows with the distance, its edges are ragged, wheels have left ruts, and grass grows beside it. */
import { type Color, hex, lighten, mix } from '#studio/illustrator/color/color.ts';
import { blade } from '#studio/illustrator/geometry/outline.ts';
import { ellipse, type Knot, type Path, type Point, spline } from '#studio/illustrator/geometry/path.ts';
import type { Random } from '#studio/illustrator/random.ts';
import { bundle, detail, form, type Sketch } from '#studio/illustrator/sketch.ts';

export type Road = { readonly line: readonly Point[]; readonly half: readonly number[] };

const STEPS = 7;
/** Feet of the reader: where a road is as wide as it is said to be. */
const NEAREST = 1080;
const NARROWEST = 4;
/** On its last stretch, from this share of its length on, a road that goes over a hill is seen at a grazing eye. */
const LAST = 0.55;
const GRAZED = 0.62;

const between = (points: readonly Point[], step: number): Point => {
  const index = Math.min(points.length - 2, Math.floor(step / STEPS));
  const t = step / STEPS - index;
  const at = (place: number): Point => points[Math.max(0, Math.min(points.length - 1, place))] ?? [0, 0];
  const [p0, p1, p2, p3] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
  const one = (axis: 0 | 1): number =>
    0.5 *
    (2 * p1[axis] +
      (p2[axis] - p0[axis]) * t +
      (2 * p0[axis] - 5 * p1[axis] + 4 * p2[axis] - p3[axis]) * t * t +
      (3 * p1[axis] - p0[axis] - 3 * p2[axis] + p3[axis]) * t * t * t);
  return [one(0), one(1)];
};

/** The way through the points, from the reader to where it ends; `near` is its half width at the lower edge of the page. */
export const roadOf = (points: readonly Point[], size: { near: number; horizon: number }): Road => {
  const line = Array.from({ length: (points.length - 1) * STEPS + 1 }, (_, step) => between(points, step));
  const half = line.map(([, y], index) => {
    const share = Math.max(0, (y - size.horizon) / (NEAREST - size.horizon));
    const last = Math.max(0, (index / (line.length - 1) - LAST) / (1 - LAST));
    return Math.max(NARROWEST, size.near * share ** 1.25 * (1 - GRAZED * last * last * (3 - 2 * last)));
  });
  return { line, half };
};

/** The blades of a tuft stand so far apart, in page units. */
const TUFT = 5;

/** Whether a place lies on it, so that nothing grows there. */
export const isOnRoad =
  ({ line, half }: Road): ((at: Point) => boolean) =>
  ([x, y]) =>
    line.some(([px, py], index) => {
      const [nx, ny] = line[index + 1] ?? [px, py];
      if (ny === py || (y - py) * (y - ny) > 0) return false;
      const share = (y - py) / (ny - py);
      const reach = (half[index] ?? 0) + ((half[index + 1] ?? 0) - (half[index] ?? 0)) * share;
      return Math.abs(x - px - (nx - px) * share) < reach * 1.04 + TUFT;
    });

/** The ground is seen from a low eye: what leads across the page looks so much narrower than what leads away. */
const SQUASH = 0.4;

/** Points beside the middle of it, as a share of its half width. */
const beside = ({ line, half }: Road, across: number): Point[] =>
  line.map(([x, y], index): Point => {
    const [beforeX, beforeY] = line[Math.max(0, index - 1)] ?? [x, y];
    const [nextX, nextY] = line[Math.min(line.length - 1, index + 1)] ?? [x, y];
    const [dx, dy] = [nextX - beforeX, (nextY - beforeY) / SQUASH];
    const long = Math.hypot(dx, dy) || 1;
    const reach = (half[index] ?? 0) * across;
    return [x - (dy / long) * reach, y + (dx / long) * reach * SQUASH];
  });

/** The ground between two lines along it. */
const bandOf = (road: Road, from: number, to: number): Path => {
  const sharp = (side: Point[]): Knot[] =>
    side.map(([x, y], index): Knot => [x, y, index === 0 || index === side.length - 1 ? 1 : 0]);
  return spline([...sharp(beside(road, from)), ...sharp(beside(road, to).toReversed())]);
};

/** A road is part of the ground: feet stand on it, and it lies over nobody. */
export const ROAD = 'road';

export const roadSketch = (road: Road, look: { color: Color; grass: Color; random: Random }): Sketch[] => {
  const { color, grass, random } = look;
  const ragged = road.half.map((half) => half * random.between(0.95, 1.05));
  const pebbles = Array.from({ length: 26 }, (): Path => {
    const index = random.index(Math.ceil(road.line.length * 0.7));
    const [x, y] = road.line[index] ?? [0, 0];
    const half = road.half[index] ?? 0;
    const size = half * random.between(0.015, 0.04);
    return ellipse(
      [x + random.between(-0.86, 0.86) * half, y + random.between(-0.2, 0.2) * half],
      [size * 1.5, size],
      random.between(-0.4, 0.4),
    );
  });
  const worn: Road = { line: road.line, half: ragged };
  const tufts = ([-1, 1] as const).map(
    (side): Path =>
      beside(worn, side).flatMap(([x, y], index): Path => {
        const half = ragged[index] ?? 0;
        return [0, 1, 2].flatMap((step) => {
          const at: Point = [
            x + side * half * random.between(-0.04, 0.08),
            y + random.between(-0.12, 0.12) * half + half * 0.04 * step,
          ];
          return blade(at, half * random.between(0.12, 0.24) + 2, {
            width: half * 0.03 + 0.5,
            lean: -side * random.between(0, 0.4),
          });
        });
      }),
  );
  const verge: Road = { line: road.line, half: ragged.map((half) => half * 1.05 + 1.5) };
  const parts = [
    form(bandOf(verge, -1, 1), mix(color, grass, 0.62), { volume: 0 }),
    form(bandOf(worn, -1, 1), color, { to: lighten(color, 0.03), volume: 0.15 }),
    detail(
      [...bandOf(road, -0.48, -0.36), ...bandOf(road, 0.34, 0.46)],
      mix(lighten(color, -0.09), hex('#8a6a4a'), 0.2),
      { alpha: 0.55 },
    ),
    detail(pebbles.flat(), lighten(color, -0.1), { alpha: 0.7 }),
    detail(tufts.flat(), lighten(grass, -0.04)),
  ];
  return [bundle(parts, { name: ROAD })];
};
