/** Plane transforms: where a drawing made in its own units lands on the page. */
import type { Path, Point, Segment } from '#studio/illustrator/geometry/path.ts';

/** Columns of an affine transform: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** First `inner`, then `outer`. */
export const compose = (outer: Matrix, inner: Matrix): Matrix => {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
};

export const apply = ([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point => [a * x + c * y + e, b * x + d * y + f];

/** The path with every point put where the matrix has it; written out, as a page moves a hundred thousand points. */
export const applyToPath = ([a, b, c, d, e, f]: Matrix, path: Path): Path =>
  path.map((segment): Segment => {
    if (segment[0] === 'Z') return segment;
    const [letter, x, y] = segment;
    if (letter !== 'C') return [letter, a * x + c * y + e, b * x + d * y + f];
    const [, , , x2, y2, x3, y3] = segment;
    return [
      'C',
      a * x + c * y + e,
      b * x + d * y + f,
      a * x2 + c * y2 + e,
      b * x2 + d * y2 + f,
      a * x3 + c * y3 + e,
      b * x3 + d * y3 + f,
    ];
  });

/** Puts the origin at a point, scaled by `scale` and turned clockwise by `turn` radians; a negative `flip` mirrors. */
export const placed = (at: Point, scale: number, options: { turn?: number; flip?: boolean } = {}): Matrix => {
  const cos = Math.cos(options.turn ?? 0) * scale;
  const sin = Math.sin(options.turn ?? 0) * scale;
  return options.flip ? [-cos, -sin, -sin, cos, at[0], at[1]] : [cos, sin, -sin, cos, at[0], at[1]];
};

/** How much lengths grow: the square root of the area factor. */
export const scaleOf = ([a, b, c, d]: Matrix): number => Math.sqrt(Math.abs(a * d - b * c));
