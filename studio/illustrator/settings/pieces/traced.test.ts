import { describe, expect, it } from 'vitest';
import { boundsOf } from '#studio/illustrator/geometry/path.ts';
import { edged, knots, pointsOf, traced } from '#studio/illustrator/settings/pieces/traced.ts';

describe('an outline written as text', () => {
  it('counts from its foot, upwards, in shares of its size', () => {
    expect(knots('0,0 .5,1! -.5,1', [100, 200], 40)).toEqual([
      [100, 200, 0],
      [120, 160, 1],
      [80, 160, 0],
    ]);
  });
  it('has a width and a height of its own', () => {
    expect(pointsOf('1,1', [0, 0], [10, 30])).toEqual([[10, -30]]);
  });
  it('is mirrored by a negative width', () => {
    expect(pointsOf('1,1 .5,.5', [0, 0], [-10, 10])).toEqual([
      [-10, -10],
      [-5, -5],
    ]);
  });
  it('becomes a closed path, smooth or with straight edges', () => {
    const text = '-.5,0! -.5,1! .5,1! .5,0!';
    for (const path of [traced(text, [50, 100], 20), edged(text, [50, 100], 20)]) {
      expect(path.at(-1)).toEqual(['Z']);
      expect(boundsOf(path)).toEqual({ left: 40, top: 80, right: 60, bottom: 100 });
    }
  });
});
