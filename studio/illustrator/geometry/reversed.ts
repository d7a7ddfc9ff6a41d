/** Paths run through the other way round, so that one takes away from another where both are filled. */
import type { Path, Point, Segment } from '#studio/illustrator/geometry/path.ts';

const endOf = (segment: Segment): Point | null =>
  segment[0] === 'Z' ? null : segment[0] === 'C' ? [segment[5], segment[6]] : [segment[1], segment[2]];

const loopReversed = (loop: readonly Segment[]): Segment[] => {
  const drawn = loop.filter((segment) => segment[0] !== 'Z');
  const at = (index: number): Point => {
    const segment = drawn[index];
    return (segment && endOf(segment)) ?? [0, 0];
  };
  const back = drawn.slice(1).map((segment, index): Segment => {
    const [x, y] = at(index);
    return segment[0] === 'C' ? ['C', segment[3], segment[4], segment[1], segment[2], x, y] : ['L', x, y];
  });
  return [['M', ...at(drawn.length - 1)], ...back.toReversed(), ['Z']];
};

/** The loops that a path is made of. */
export const loopsOf = (path: Path): Segment[][] => {
  const loops: Segment[][] = [];
  for (const segment of path) {
    if (segment[0] === 'M' || loops.length === 0) loops.push([]);
    loops.at(-1)?.push(segment);
  }
  return loops;
};

/** Every loop of it, closed, from its end to its beginning. */
export const reversed = (path: Path): Path => loopsOf(path).flatMap(loopReversed);
