/** Whether a point is within an outline. */
import { boundsOf, type Path, type Point } from '#studio/illustrator/geometry/path.ts';

/** The corners of an outline with the middle of each of its curves. */
const cornersOf = (path: Path): readonly Point[] => {
  const points: Point[] = [];
  for (const segment of path) {
    if (segment[0] === 'Z') continue;
    if (segment[0] !== 'C') {
      points.push([segment[1], segment[2]]);
      continue;
    }
    const [x, y] = points[points.length - 1] ?? [0, 0];
    const [, ax, ay, bx, by, ex, ey] = segment;
    const middle = (from: number, a: number, b: number, to: number): number => (from + 3 * a + 3 * b + to) / 8;
    points.push([middle(x, ax, bx, ex), middle(y, ay, by, ey)], [ex, ey]);
  }
  return points;
};

export const isInside = (path: Path, [x, y]: Point): boolean => {
  const box = boundsOf(path);
  if (x < box.left || x > box.right || y < box.top || y > box.bottom) return false;
  const corners = cornersOf(path);
  let windings = 0;
  corners.forEach(([ax, ay], index) => {
    const [bx, by] = corners[(index + 1) % corners.length] ?? [ax, ay];
    const side = (bx - ax) * (y - ay) - (x - ax) * (by - ay);
    if (ay <= y && by > y && side > 0) windings++;
    if (ay > y && by <= y && side < 0) windings--;
  });
  return windings !== 0;
};
