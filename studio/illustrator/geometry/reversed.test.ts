import { expect, it } from 'vitest';
import { boundsOf, circle, type Path, polygon } from '#studio/illustrator/geometry/path.ts';
import { loopsOf, reversed } from '#studio/illustrator/geometry/reversed.ts';

/** Twice the area within the corners, whose sign tells which way round they are. */
const turn = (path: Path): number => {
  const corners = path.flatMap((step) =>
    step[0] === 'Z' ? [] : [step[0] === 'C' ? ([step[5], step[6]] as const) : ([step[1], step[2]] as const)],
  );
  return corners.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = corners[(at + 1) % corners.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
};

it('runs every loop of a path the other way round, over the same ground', () => {
  const square = polygon([
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ]);
  const both: Path = [...square, ...circle([40, 5], 8)];
  const back = reversed(both);
  expect(loopsOf(back)).toHaveLength(2);
  loopsOf(both).forEach((loop, at) => {
    const other = loopsOf(back)[at] ?? [];
    expect(Math.sign(turn(other))).toBe(-Math.sign(turn(loop)));
    expect(Math.abs(turn(other))).toBeCloseTo(Math.abs(turn(loop)), 6);
    const [told, now] = [boundsOf(loop), boundsOf(other)];
    for (const side of ['left', 'right', 'top', 'bottom'] as const) expect(now[side]).toBeCloseTo(told[side], 6);
  });
});
