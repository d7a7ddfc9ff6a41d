/** A gown or coat cut in one piece: its top and its skirt have one outline, and no hem goes round the hips. */
import type { Color } from '#studio/illustrator/color/color.ts';
import type { Skeleton } from '#studio/illustrator/figure/skeleton.ts';
import { type Knot, mapPath, type Path, type Point, spline } from '#studio/illustrator/geometry/path.ts';

const sameColor = (one: Color, other: Color): boolean => one.every((part, index) => part === other[index]);

type Cloth = { readonly name: string; readonly color: Color };

export const isOneCloth = ({ top, skirt }: { readonly top: Cloth; readonly skirt: Cloth | null }): boolean =>
  skirt !== null && skirt.name === top.name && sameColor(skirt.color, top.color);

const STEPS = 5;

/** The corners of a closed path, its curves followed in short straight pieces. */
const cornersOf = (path: Path): Point[] => {
  const corners: Point[] = [];
  let [x, y] = [0, 0];
  for (const segment of path) {
    if (segment[0] === 'Z') continue;
    if (segment[0] === 'C') {
      const [, x1, y1, x2, y2, x3, y3] = segment;
      for (let step = 1; step <= STEPS; step++) {
        const t = step / STEPS;
        const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
        corners.push([a * x + b * x1 + c * x2 + d * x3, a * y + b * y1 + c * y2 + d * y3]);
      }
      [x, y] = [x3, y3];
    } else {
      [x, y] = [segment[1], segment[2]];
      corners.push([x, y]);
    }
  }
  return corners;
};

type Sides = { readonly left: number[]; readonly right: number[] };

/** Widens both sides at each row to where closed corners go there; each edge is asked at the rows that it crosses alone. */
const widen = ({ left, right }: Sides, corners: readonly Point[], rows: readonly number[]): void => {
  let row = 0;
  let [fromX, fromY] = corners[corners.length - 1] ?? [0, 0];
  for (const [toX, toY] of corners) {
    const [above, below] = fromY < toY ? [fromY, toY] : [toY, fromY];
    while (row > 0 && (rows[row - 1] ?? 0) > above) row--;
    while (row < rows.length && (rows[row] ?? 0) <= above) row++;
    for (let at = row; at < rows.length && (rows[at] ?? 0) <= below; at++) {
      const x = fromX + ((toX - fromX) * ((rows[at] ?? 0) - fromY)) / (toY - fromY);
      if (x < (left[at] ?? 0)) left[at] = x;
      if (x > (right[at] ?? 0)) right[at] = x;
    }
    [fromX, fromY] = [toX, toY];
  }
};

/** So many heights an outline is measured at; nearer to each other at its ends, which are level or round. */
const ROWS = 36;
/** Over so many rows above and below a waist is drawn in softly. */
const SOFT = 3;

/** So often each row is drawn to the two beside it: where cloth bends sharply, as behind a knee, a curve would waver. */
const EVEN = 3;

const evened = (side: readonly number[]): readonly number[] =>
  Array.from({ length: EVEN }).reduce<readonly number[]>(
    (xs) =>
      xs.map((x, row) => {
        const [above, below] = [xs[row - 1], xs[row + 1]];
        return above === undefined || below === undefined ? x : (above + 2 * x + below) / 4;
      }),
    side,
  );

/** In centimetres. */
const ABOVE_HEM = 1;

const rowsBetween = (top: number, bottom: number): readonly number[] =>
  Array.from({ length: ROWS }, (_, row) => {
    const share = (1 - Math.cos((Math.PI * (row + 0.25)) / (ROWS - 0.5))) / 2;
    return top + (bottom - top) * share;
  });

/** A side of the gown without the corner in which the two outlines meet: cloth bridges it, and is nowhere cut away. */
const bridged = (side: readonly number[], rows: readonly number[], out: 1 | -1): readonly number[] =>
  side.map((x, row) => {
    let far = x * out;
    for (let reach = 1; reach <= SOFT; reach++) {
      const [above, below] = [side[row - reach], side[row + reach]];
      const [from, to] = [rows[row - reach], rows[row + reach]];
      if (above === undefined || below === undefined || from === undefined || to === undefined) break;
      const at = ((rows[row] ?? 0) - from) / (to - from);
      far = Math.max(far, (above + (below - above) * at) * out);
    }
    return far * out;
  });

/** Both outlines in one, along a body that stands, leans or lies; `hem` is a lower edge that is not level, from the right on. */
export const joined = (
  top: Path,
  skirt: Path,
  { skeleton: { hip, turn }, hem = [] }: { skeleton: Pick<Skeleton, 'hip' | 'turn'>; hem?: readonly Knot[] },
): Path => {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const upright = (path: Path): Point[] =>
    cornersOf(path).map(([x, y]): Point => {
      const [dx, dy] = [x - hip[0], y - hip[1]];
      return [dx * cos + dy * sin, dy * cos - dx * sin];
    });
  const both = [upright(top), upright(skirt)] as const;
  const heights = both.flat().map(([, y]) => y);
  const rows = rowsBetween(Math.min(...heights), Math.max(...heights));
  const sides: Sides = { left: rows.map(() => Infinity), right: rows.map(() => -Infinity) };
  for (const corners of both) widen(sides, corners, rows);
  const lefts = evened(bridged(sides.left, rows, -1));
  const rights = evened(bridged(sides.right, rows, 1));
  // Below where a raised hem begins only its two ends go on.
  const lowest = Math.min(Infinity, ...hem.slice(0, 1).map(([, y]) => y - hip[1])) - ABOVE_HEM;
  const side = (xs: readonly number[]): Knot[] =>
    xs.map((x, row): Knot => [x, rows[row] ?? 0]).filter(([, y]) => y < lowest);
  const outline = spline([
    ...side(rights),
    ...hem.map(([x, y]): Knot => [x - hip[0], y - hip[1]]),
    ...side(lefts).toReversed(),
  ]);
  return mapPath(outline, (x, y) => [hip[0] + x * cos - y * sin, hip[1] + x * sin + y * cos]);
};
