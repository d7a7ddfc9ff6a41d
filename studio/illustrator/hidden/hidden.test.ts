import { describe, expect, it } from 'vitest';
import { HIDDEN } from '#core/story/vocabulary.ts';
import { boundsOf } from '#studio/illustrator/geometry/path.ts';
import { HIDDEN_DRAWINGS } from '#studio/illustrator/hidden/hidden.ts';
import { bundle, pathsOf, type Sketch } from '#studio/illustrator/sketch.ts';

/** What shows: marks that are cut to a form end with it. */
const visible = (sketch: Sketch): Sketch =>
  sketch.kind === 'bundle' ? bundle(sketch.clip ? [] : sketch.children.map(visible)) : sketch;

describe.each([...HIDDEN])('the hidden %s', (word) => {
  const paths = pathsOf(visible(bundle(HIDDEN_DRAWINGS[word].draw())));
  const numbers = paths.flatMap((path) => path.flatMap((segment) => segment.slice(1) as number[]));
  const boxes = paths.map(boundsOf);
  const [left, right] = [Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right))];
  const [top, bottom] = [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))];

  it('is made of numbers alone', () => expect(numbers.every(Number.isFinite)).toBe(true));
  it('stands on its foot', () => expect(Math.abs(bottom)).toBeLessThan(1.2));
  it('is small, but large enough to be found', () => {
    expect(right - left).toBeGreaterThan(7.5);
    expect(right - left).toBeLessThan(22);
    expect(bottom - top).toBeGreaterThan(4.5);
    expect(bottom - top).toBeLessThan(16);
  });
  it('is about its foot', () => {
    expect(left).toBeLessThan(0);
    expect(right).toBeGreaterThan(0);
  });
});

it('at least twenty things can hide', () => expect(new Set(HIDDEN).size).toBeGreaterThanOrEqual(20));
