/** Outlines written as text: points relative to a foot, in shares of a size, with heights counted upwards. */
import { type Knot, type Path, type Point, polygon, spline } from '#studio/illustrator/geometry/path.ts';

/** Reads points written `x,y` and parted by spaces; `!` makes a sharp corner. A negative width mirrors. */
export const knots = (text: string, foot: Point, size: number | Point): Knot[] => {
  const [width, height] = typeof size === 'number' ? [size, size] : size;
  return text.split(' ').map((word): Knot => {
    const isSharp = word.endsWith('!');
    const [x = '0', y = '0'] = (isSharp ? word.slice(0, -1) : word).split(',');
    return [foot[0] + Number(x) * width, foot[1] - Number(y) * height, isSharp ? 1 : 0];
  });
};

/** A closed smooth outline. */
export const traced = (text: string, foot: Point, size: number | Point): Path => spline(knots(text, foot, size));

/** A closed outline with straight edges. */
export const edged = (text: string, foot: Point, size: number | Point): Path =>
  polygon(knots(text, foot, size).map(([x, y]): Point => [x, y]));

/** The points alone, for ribbons. */
export const pointsOf = (text: string, foot: Point, size: number | Point): Point[] =>
  knots(text, foot, size).map(([x, y]): Point => [x, y]);
