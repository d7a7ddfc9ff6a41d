import { describe, expect, it } from 'vitest';
import { blade } from '#studio/illustrator/geometry/outline.ts';
import { boundsOf } from '#studio/illustrator/geometry/path.ts';
import { Shape } from '#studio/illustrator/geometry/shape.ts';

describe('a blade of grass', () => {
  it('has a round foot, narrower below than where it rises', () => {
    const path = blade([100, 200], 80, { width: 12, lean: 0.1 });
    const shape = new Shape(path);
    expect(boundsOf(path).bottom).toBeGreaterThan(204);
    expect(shape.has(100, 204)).toBe(true);
    expect(shape.has(95, 207)).toBe(false);
    expect(shape.has(95, 199)).toBe(true);
  });
});
