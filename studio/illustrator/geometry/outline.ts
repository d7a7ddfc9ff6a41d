/** Outlines around bones and points: limbs, cloth, blades of grass, clumps of leaves. */
import { type Knot, type Path, type Point, polygon, spline } from '#studio/illustrator/geometry/path.ts';
import type { Random } from '#studio/illustrator/random.ts';

export const lerp = (from: Point, to: Point, at: number): Point => [
  from[0] + (to[0] - from[0]) * at,
  from[1] + (to[1] - from[1]) * at,
];
export const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]];
export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
export const polar = (angle: number, radius: number): Point => [Math.cos(angle) * radius, Math.sin(angle) * radius];
export const angleOf = (from: Point, to: Point): number => Math.atan2(to[1] - from[1], to[0] - from[0]);
export const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

const normalAt = (points: readonly Point[], index: number): Point => {
  const before = points[Math.max(0, index - 1)] ?? [0, 0];
  const after = points[Math.min(points.length - 1, index + 1)] ?? [0, 0];
  const length = distance(before, after) || 1;
  return [-(after[1] - before[1]) / length, (after[0] - before[0]) / length];
};

/** The outline of a band along a line, as wide as twice the radius given for each point, with round or cut ends. */
export const ribbon = (
  points: readonly Point[],
  radii: readonly number[],
  ends: 'round' | 'flat' | 'flat-end' = 'round',
): Path => {
  const left: Point[] = [];
  const right: Point[] = [];
  points.forEach((point, index) => {
    const [nx, ny] = normalAt(points, index);
    const radius = radii[Math.min(index, radii.length - 1)] ?? 0;
    left.push([point[0] + nx * radius, point[1] + ny * radius]);
    right.unshift([point[0] - nx * radius, point[1] - ny * radius]);
  });
  if (ends === 'flat') {
    const sharp = (side: Point[]): [number, number, number][] =>
      side.map(([x, y], index) => [x, y, index === 0 || index === side.length - 1 ? 1 : 0]);
    return spline([...sharp(left), ...sharp(right)]);
  }
  const first: Point = points[0] ?? [0, 0];
  const last: Point = points[points.length - 1] ?? first;
  const [firstX, firstY] = normalAt(points, 0);
  const [lastX, lastY] = normalAt(points, points.length - 1);
  const startRadius = radii[0] ?? 0;
  const start: Knot = [first[0] - firstY * startRadius, first[1] + firstX * startRadius];
  if (ends === 'flat-end') {
    const lastLeft = left.length - 1;
    return spline([
      ...left.map(([x, y], index): Knot => [x, y, index === lastLeft ? 1 : 0]),
      ...right.map(([x, y], index): Knot => [x, y, index === 0 ? 1 : 0]),
      start,
    ]);
  }
  const endRadius = radii[Math.min(points.length, radii.length) - 1] ?? 0;
  return spline([...left, [last[0] + lastY * endRadius, last[1] - lastX * endRadius], ...right, start]);
};

/** A line with a soft bend from `a` over the joint `b` to `c`, as seven points. */
export const bend = (a: Point, b: Point, c: Point): readonly Point[] => {
  const before = lerp(a, b, 0.68);
  const after = lerp(b, c, 0.32);
  const joint = lerp(lerp(before, b, 0.62), lerp(b, after, 0.38), 0.5);
  return [a, lerp(a, b, 0.36), before, joint, after, lerp(b, c, 0.66), c];
};

/** The part of a line of points between two shares of its length. */
export const cut = (points: readonly Point[], from: number, to: number, count = 6): readonly Point[] => {
  const lengths = points.map((point, index) => (index === 0 ? 0 : distance(point, points[index - 1] ?? point)));
  const total = lengths.reduce((sum, length) => sum + length, 0) || 1;
  const at = (share: number): Point => {
    let rest = share * total;
    for (let index = 1; index < points.length; index++) {
      const length = lengths[index] ?? 0;
      const start: Point = points[index - 1] ?? [0, 0];
      const end: Point = points[index] ?? [0, 0];
      if (rest <= length || index === points.length - 1) {
        return lerp(start, end, length === 0 ? 0 : rest / length);
      }
      rest -= length;
    }
    return points[0] ?? [0, 0];
  };
  return Array.from({ length: count }, (_, index) => at(from + ((to - from) * index) / (count - 1)));
};

export type Round = readonly [x: number, y: number, radius: number];

const cross = (o: Point, a: Point, b: Point): number => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);

const halfHull = (points: readonly Point[]): Point[] => {
  const hull: Point[] = [];
  for (const point of points) {
    while (hull.length > 1 && cross(hull[hull.length - 2] ?? point, hull[hull.length - 1] ?? point, point) <= 0) {
      hull.pop();
    }
    hull.push(point);
  }
  hull.pop();
  return hull;
};

/** The skin stretched around round things: how cloth hangs over hips and knees. */
export const hullOf = (rounds: readonly Round[]): Path => {
  const points = rounds.flatMap(([x, y, radius]) =>
    Array.from({ length: 36 }, (_, index): Point => add([x, y], polar((index / 36) * Math.PI * 2, radius))),
  );
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  return polygon([...halfHull(sorted), ...halfHull(sorted.toReversed())]);
};

/** A lumpy round outline such as a tree crown, a cloud or an afro: `lumps` bulges of uneven size. */
export const clump = (center: Point, radii: Point, options: { lumps: number; depth: number; random: Random }): Path => {
  const { lumps, depth, random } = options;
  const start = random.next() * Math.PI * 2;
  const knots: [number, number][] = [];
  for (let index = 0; index < lumps; index++) {
    const angle = start + ((index + random.between(-0.18, 0.18)) / lumps) * Math.PI * 2;
    const half = Math.PI / lumps;
    const reach = 1 + random.between(-0.06, 0.06);
    for (const [turn, size] of [
      [-0.62, reach * (1 - depth * 0.16)],
      [0, reach],
      [0.62, reach * (1 - depth * 0.16)],
      [1, reach * (1 - depth)],
    ] as const) {
      const at = angle + turn * half;
      knots.push([center[0] + Math.cos(at) * radii[0] * size, center[1] + Math.sin(at) * radii[1] * size]);
    }
  }
  return spline(knots);
};

/** A tapering blade from its foot, `length` long, leaning by `lean` (share of the length). */
export const blade = (foot: Point, length: number, shape: { width: number; lean: number }): Path => {
  const [x, y] = foot;
  const tip = x + length * shape.lean;
  return [
    ['M', x - shape.width / 2, y],
    ['C', x - shape.width / 2, y - length * 0.5, tip - length * shape.lean * 0.4, y - length * 0.8, tip, y - length],
    ['C', tip - length * shape.lean * 0.2, y - length * 0.7, x + shape.width, y - length * 0.4, x + shape.width / 2, y],
    // Round at its foot: many that were cut level would look mown from below.
    [
      'C',
      x + shape.width / 3,
      y + shape.width * 0.9,
      x - shape.width / 3,
      y + shape.width * 0.9,
      x - shape.width / 2,
      y,
    ],
    ['Z'],
  ];
};
