import { describe, expect, it } from 'vitest';
import { boundsOf } from '#studio/illustrator/geometry/path.ts';
import { gate, openGate } from '#studio/illustrator/props/building/doorways.data.ts';
import { pathsOf } from '#studio/illustrator/sketch.ts';

/** How many of its parts stand between the posts, where somebody would walk through. */
const inTheWay = (drawing: typeof gate): number =>
  drawing
    .draw({ isDark: false })
    .flatMap(pathsOf)
    .map(boundsOf)
    .filter(({ left, right }) => right > -15 && left < 45).length;

describe('an open gate', () => {
  it('lets somebody through, and a shut one does not', () => {
    expect(inTheWay(openGate)).toBe(0);
    expect(inTheWay(gate)).toBeGreaterThan(5);
  });
});
