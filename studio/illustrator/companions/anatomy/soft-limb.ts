/** Limbs that bend softly: necks, tails, trunks, tentacles. */
import { limb, type Limb } from '#studio/illustrator/companions/anatomy/skin.ts';
import type { Point } from '#studio/illustrator/geometry/path.ts';

const STEPS = 4;

/** A line through the points, with more of them, so that it bends softly. */
const curved = (points: readonly Point[]): readonly Point[] => {
  const at = (index: number): Point => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0];
  return Array.from({ length: (points.length - 1) * STEPS + 1 }, (_, step): Point => {
    const index = Math.min(points.length - 2, Math.floor(step / STEPS));
    const t = step / STEPS - index;
    const [p0, p1, p2, p3] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const one = (axis: 0 | 1): number =>
      0.5 *
      (2 * p1[axis] +
        (p2[axis] - p0[axis]) * t +
        (2 * p0[axis] - 5 * p1[axis] + 4 * p2[axis] - p3[axis]) * t * t +
        (3 * p1[axis] - p0[axis] - 3 * p2[axis] + p3[axis]) * t * t * t);
    return [one(0), one(1)];
  });
};

const curvedRadii = (radii: readonly number[], count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => {
    const place = (index / (count - 1)) * (radii.length - 1);
    const from = Math.floor(place);
    const [a = 1, b = a] = [radii[from], radii[from + 1]];
    return a + (b - a) * (place - from);
  });

/** A limb through the points with soft bends. */
export const softLimb = (points: readonly Point[], radii: readonly number[]): Limb => {
  const line = curved(points);
  return limb(line, curvedRadii(radii, line.length));
};
