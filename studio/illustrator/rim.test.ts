import { expect, it } from 'vitest';
import { hex } from '#studio/illustrator/color/color.ts';
import { polygon } from '#studio/illustrator/geometry/path.ts';
import { rimBefore, rimOf } from '#studio/illustrator/rim.ts';
import { bundle, form, type Line, type Sketch } from '#studio/illustrator/sketch.ts';

const square = (left: number, top: number, size: number) =>
  polygon([
    [left, top],
    [left + size, top],
    [left + size, top + size],
    [left, top + size],
  ]);

const shell = square(0, 0, 100);
/** A plate that reaches beyond the shell and is cut off at its edge. */
const plate = form(square(80, 40, 60), hex('#8a6a3c'));
const drawing = bundle([form(shell, hex('#8a6a3c')), bundle([plate], { clip: shell })]);

/** The lines of a rim that nothing cuts off. */
const free = (sketch: Sketch): readonly Line[] =>
  sketch.kind === 'bundle'
    ? sketch.clip
      ? []
      : sketch.children.flatMap(free)
    : sketch.kind === 'line'
      ? [sketch]
      : [];

it('follows the outline, and no part beyond the clip that cuts it off', () => {
  const lines = free(rimOf(drawing, 3));
  expect(lines.map(({ path }) => path)).toEqual([shell]);
});

it('keeps that clip where it is drawn only before something else', () => {
  const rim = rimBefore(drawing, square(50, 0, 100), { width: 3, color: hex('#000000') });
  const [within] = rim.kind === 'bundle' ? rim.children : [];
  if (within?.kind !== 'bundle') throw new RangeError('A rim before something is clipped to it');
  expect(within.children.flatMap(free).map(({ path }) => path)).toEqual([shell]);
  expect(within.children).toContainEqual(expect.objectContaining({ clip: shell }));
});
