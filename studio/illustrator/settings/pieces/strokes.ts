/** Short ways to the paths that built things are full of: straight strokes and rectangles between two corners. */
import type { Color } from '#studio/illustrator/color/color.ts';
import { type Path, type Point, polygon } from '#studio/illustrator/geometry/path.ts';
import type { Line } from '#studio/illustrator/sketch.ts';

/** Strokes of one colour along a path that may have many parts. */
export const strokes = (path: Path, color: Color, options: { width: number; alpha?: number; lit?: boolean }): Line => ({
  kind: 'line',
  path,
  color,
  alpha: 1,
  lit: false,
  ...options,
});

/** A straight stroke. */
export const dash = (from: Point, to: Point): Path => [
  ['M', from[0], from[1]],
  ['L', to[0], to[1]],
];

/** A rectangle between two opposite corners. */
export const area = ([left, top]: Point, [right, bottom]: Point): Path =>
  polygon([
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]);
