/** Turning directions. */
import type { Point } from '#studio/illustrator/geometry/path.ts';

/** A direction turned clockwise by an angle in radians. */
export const turned = ([x, y]: Point, angle: number): Point => [
  x * Math.cos(angle) - y * Math.sin(angle),
  x * Math.sin(angle) + y * Math.cos(angle),
];
