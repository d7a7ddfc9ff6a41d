/** What of a thing one can stand on: the upper edges of its solid parts, found where the drawing has them. */
import { sampled } from '#studio/illustrator/composition/contact/outline.ts';
import { type Box, boundsOf, type Path, type Point } from '#studio/illustrator/geometry/path.ts';
import { Shape } from '#studio/illustrator/geometry/shape.ts';
import type { Sketch } from '#studio/illustrator/sketch.ts';

type Solid = { readonly path: Path; readonly box: Box };

/** The solid forms from the farthest to the nearest; what is cut to one of them is painted on it. */
const solidsOf = (sketch: Sketch): Solid[] => {
  if (sketch.kind === 'bundle') return sketch.clip ? [] : sketch.children.flatMap(solidsOf);
  if (sketch.kind !== 'form' || sketch.finish !== 'solid' || sketch.alpha < 0.5) return [];
  return [{ path: sketch.path, box: boundsOf(sketch.path) }];
};

/** Pieces of a path, each an outline of its own. */
const outlinesOf = (path: Path): Point[][] => {
  const outlines: Path[number][][] = [];
  for (const segment of path) {
    if (segment[0] === 'M' || outlines.length === 0) outlines.push([]);
    outlines.at(-1)?.push(segment);
  }
  return outlines.map((outline) => [...sampled(outline)]);
};

/** Where a form begins below the air, or below a hole, at a place along the page. */
const upperEdges = (path: Path, x: number): number[] =>
  outlinesOf(path)
    .flatMap((points) =>
      points.flatMap(([ax, ay], index): number[] => {
        const [bx, by] = points[(index + 1) % points.length] ?? [ax, ay];
        return ax > x === bx > x ? [] : [ay + ((by - ay) * (x - ax)) / (bx - ax)];
      }),
    )
    .toSorted((a, b) => a - b)
    .filter((_, index) => index % 2 === 0);

/** One stands where there is air above, and not on what is painted on something. */
const ABOVE = 2.5;

/** The upper edge of a drawing that is nearest to a foot, no farther from it than `reach`; null when there is none. */
export const surfaceAt = (sketch: Sketch, [x, y]: Point, reach: number): number | null => {
  const near = solidsOf(sketch).filter(
    ({ box }) => box.left <= x && box.right >= x && box.top <= y + reach && box.bottom >= y - reach - ABOVE,
  );
  const isOpen = (edge: number): boolean => !near.some(({ path }) => new Shape(path).has(x, edge - ABOVE));
  const edges = near
    .flatMap(({ path }) => upperEdges(path, x))
    .filter((edge) => Math.abs(edge - y) <= reach)
    .toSorted((a, b) => Math.abs(a - y) - Math.abs(b - y));
  return edges.find((edge) => isOpen(edge)) ?? null;
};

/** The nearest solid form of a drawing that is seen at a place. */
export const formAt = (sketch: Sketch, [x, y]: Point): Path | null =>
  solidsOf(sketch)
    .filter(({ box }) => box.left <= x && box.right >= x && box.top <= y && box.bottom >= y)
    .findLast(({ path }) => new Shape(path).has(x, y))?.path ?? null;
