/** Outlines written as text, one point after the other, so that a shape stays one readable line. */
import { type Knot, type Path, type Point, spline } from '#studio/illustrator/geometry/path.ts';

/** Reads `0.2,-0.7 0.8,-1.6! 1,-1`; an exclamation mark makes a sharp corner. */
export const knots = (text: string): readonly Knot[] =>
  text.split(' ').map((pair): Knot => {
    const [x = 0, y = 0] = pair.replace('!', '').split(',').map(Number);
    return [x, y, pair.endsWith('!') ? 1 : 0];
  });

/** The points of such a text without their corners. */
export const points = (text: string): readonly Point[] => knots(text).map(([x, y]): Point => [x, y]);

/** The closed smooth outline of such a text. */
export const shape = (text: string): Path => spline(knots(text));
