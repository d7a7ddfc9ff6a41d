/** The outline of what can be taken or touched, as polygons: where a hand finds something solid. */
import { apply, type Matrix } from '#studio/illustrator/geometry/matrix.ts';
import { clamp, distance, lerp } from '#studio/illustrator/geometry/outline.ts';
import type { Path, Point } from '#studio/illustrator/geometry/path.ts';
import type { Sketch } from '#studio/illustrator/sketch.ts';

/** The outlines that can be taken hold of: what is cut to an outline is no larger than that. */
export const solidPaths = (sketch: Sketch): readonly Path[] => {
  switch (sketch.kind) {
    case 'bundle':
      return sketch.clip ? [sketch.clip] : sketch.children.flatMap(solidPaths);
    case 'form':
      return sketch.alpha < 0.5 ? [] : [sketch.path];
    default:
      return [];
  }
};

const STEPS = [0.2, 0.4, 0.6, 0.8, 1];

const between = (from: number, to: number, at: number): number => from + (to - from) * at;

/** Points along an outline, close enough to find its sides. */
export const sampled = (path: Path): readonly Point[] => {
  const points: Point[] = [];
  let last: Point = [0, 0];
  for (const segment of path) {
    if (segment[0] === 'Z') continue;
    const end: Point = segment[0] === 'C' ? [segment[5], segment[6]] : [segment[1], segment[2]];
    const [a, b]: readonly [Point, Point] =
      segment[0] === 'C'
        ? [
            [segment[1], segment[2]],
            [segment[3], segment[4]],
          ]
        : [
            [between(last[0], end[0], 1 / 3), between(last[1], end[1], 1 / 3)],
            [between(last[0], end[0], 2 / 3), between(last[1], end[1], 2 / 3)],
          ];
    const from = last;
    const along = (axis: 0 | 1, t: number): number =>
      from[axis] * (1 - t) ** 3 + 3 * a[axis] * t * (1 - t) ** 2 + 3 * b[axis] * t * t * (1 - t) + end[axis] * t ** 3;
    points.push(...(segment[0] === 'M' ? [end] : STEPS.map((t): Point => [along(0, t), along(1, t)])));
    last = end;
  }
  return points;
};

/** Where the edges of an outline are within a band of heights: the side of a box has no point of its own there. */
export const acrossBand = (outline: readonly Point[], top: number, bottom: number): readonly number[] =>
  outline.flatMap((from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from;
    const [high, low] = from[1] < to[1] ? [from, to] : [to, from];
    if (low[1] < top || high[1] > bottom) return [];
    const tall = low[1] - high[1];
    const at = (y: number): number => (tall === 0 ? high[0] : lerp(high, low, clamp((y - high[1]) / tall, 0, 1))[0]);
    return tall === 0 ? [high[0], low[0]] : [at(top), at(bottom)];
  });

/** Where an outline begins from above at a place along the page; beside it nowhere. */
const topOf = (path: Path, x: number): number => {
  const points = sampled(path);
  const crossings = points.flatMap(([ax, ay], index): number[] => {
    const [bx, by] = points[(index + 1) % points.length] ?? [ax, ay];
    return ax > x === bx > x ? [] : [ay + ((by - ay) * (x - ax)) / (bx - ax)];
  });
  return Math.min(...crossings);
};

/** Where a drawing begins below the air at a place along the page; infinite where nothing of it is. */
export const topAt = (sketch: Sketch, x: number): number => {
  if (sketch.kind === 'form') return sketch.alpha < 0.5 ? Infinity : topOf(sketch.path, x);
  if (sketch.kind !== 'bundle') return Infinity;
  const inner = Math.min(...sketch.children.map((child) => topAt(child, x)));
  return sketch.clip ? Math.max(inner, topOf(sketch.clip, x)) : inner;
};

export type Outline = readonly (readonly Point[])[];

export const outlineOf = (sketch: Sketch, onto: Matrix): Outline =>
  solidPaths(sketch).map((path) => sampled(path).map((point) => apply(onto, point)));

const covers = (polygon: readonly Point[], [x, y]: Point): boolean => {
  let isInside = false;
  polygon.forEach(([ax, ay], index) => {
    const [bx, by] = polygon[(index + 1) % polygon.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside;
  });
  return isInside;
};

export const isOn = (outline: Outline, point: Point): boolean => outline.some((polygon) => covers(polygon, point));

/** How low an outline reaches at a place along the page; minus infinity where nothing of it is. */
export const bottomOf = (outline: Outline, x: number): number =>
  Math.max(
    -Infinity,
    ...outline.flatMap((polygon) =>
      polygon.flatMap(([ax, ay], index): number[] => {
        const [bx, by] = polygon[(index + 1) % polygon.length] ?? [ax, ay];
        return ax > x === bx > x ? [] : [ay + ((by - ay) * (x - ax)) / (bx - ax)];
      }),
    ),
  );

/** The place of an outline that is nearest to a point: the point itself when it is on it. */
export const nearestOn = (outline: Outline, point: Point): Point => {
  if (isOn(outline, point)) return point;
  let best = point;
  let least = Infinity;
  for (const polygon of outline) {
    polygon.forEach((a, index) => {
      const b = polygon[(index + 1) % polygon.length] ?? a;
      const long = (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2;
      const share = long === 0 ? 0 : ((point[0] - a[0]) * (b[0] - a[0]) + (point[1] - a[1]) * (b[1] - a[1])) / long;
      const at = lerp(a, b, Math.max(0, Math.min(1, share)));
      const away = distance(at, point);
      if (away < least) [best, least] = [at, away];
    });
  }
  return best;
};

const ARMS: ReadonlySet<string> = new Set(['near-arm', 'far-arm', 'held']);

const withoutArms = (sketch: Sketch): readonly Path[] => {
  if (sketch.kind === 'glow' || ARMS.has(sketch.name ?? '')) return [];
  return sketch.kind === 'bundle' && !sketch.clip ? sketch.children.flatMap(withoutArms) : solidPaths(sketch);
};

/** A figure is asked for every place that is tried beside it. */
const AROUND_HEADS = new WeakMap<Sketch, readonly Point[]>();

/** Points of a person's head with its hair, without arms and what is held, down to a height. */
export const aroundHead = (sketch: Sketch, bottom: number): readonly Point[] => {
  const known = AROUND_HEADS.get(sketch);
  if (known) return known;
  const points = withoutArms(sketch).flatMap((path) => sampled(path).filter(([, y]) => y < bottom));
  AROUND_HEADS.set(sketch, points);
  return points;
};
