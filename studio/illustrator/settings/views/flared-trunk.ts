/** The trunk of a tree that stands in the ground: it widens downward into roots, and is no sawn post. */
import { type Knot, type Path, type Point, spline } from '#studio/illustrator/geometry/path.ts';

/** How far roots reach to both sides and into the ground, as shares of half the width of the trunk. */
const REACH = 2.1;
const DOWN = 0.55;

/** `half` is half its width right above the roots. */
export const flaredTrunk = ([x, y]: Point, top: Point, half: number): Path =>
  spline([
    [x - half * REACH, y + half * DOWN, 1],
    [x - half * 1.05, y - half * 1.2],
    [top[0] - half * 0.66, top[1], 1],
    [top[0] + half * 0.66, top[1], 1],
    [x + half * 1.05, y - half * 1.2],
    [x + half * REACH, y + half * DOWN, 1],
    [x + half * 0.75, y + half * 0.1],
    [x + half * 0.1, y + half * DOWN * 1.3, 1],
    [x - half * 0.7, y + half * 0.1],
  ]);

/** The stem of a tree from its foot upward, with half its width at each point: it stands on roots as `flaredTrunk` does. */
export const flaredStem = (points: readonly Point[], halves: readonly number[]): Path => {
  const [[x, y] = [0, 0], ...rest] = points;
  const [half = 1, ...others] = halves;
  const side = (sign: 1 | -1): Knot[] =>
    rest.map(([px, py], index): Knot => {
      const at: Point = [px + sign * (others[index] ?? 0), py];
      return index === rest.length - 1 ? [...at, 1] : at;
    });
  return spline([
    [x - half * REACH, y + half * DOWN, 1],
    [x - half * 1.05, y - half * 1.2],
    ...side(-1),
    ...side(1).toReversed(),
    [x + half * 1.05, y - half * 1.2],
    [x + half * REACH, y + half * DOWN, 1],
    [x + half * 0.75, y + half * 0.1],
    [x + half * 0.1, y + half * DOWN * 1.3, 1],
    [x - half * 0.7, y + half * 0.1],
  ]);
};

type Fork = { readonly half: number; readonly fork: Point; readonly tips: readonly [Point, Point, Point] };

/** A trunk that divides below its crown: one outline with three boughs, each of which ends in a point among the leaves. */
export const forkedTrunk = ([x, y]: Point, { half, fork: [fx, fy], tips: [left, middle, right] }: Fork): Path =>
  spline([
    [x - half * REACH, y + half * DOWN, 1],
    [x - half * 1.05, y - half * 1.2],
    [fx - half * 0.62, fy + half * 1.6],
    [...left, 1],
    [fx - half * 0.2, fy - half * 1.5],
    [...middle, 1],
    [fx + half * 0.26, fy - half * 1.8],
    [...right, 1],
    [fx + half * 0.62, fy + half * 1.6],
    [x + half * 1.05, y - half * 1.2],
    [x + half * REACH, y + half * DOWN, 1],
    [x + half * 0.75, y + half * 0.1],
    [x + half * 0.1, y + half * DOWN * 1.3, 1],
    [x - half * 0.7, y + half * 0.1],
  ]);
