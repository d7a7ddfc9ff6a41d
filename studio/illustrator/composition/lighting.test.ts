import { describe, expect, it } from 'vitest';
import { hex } from '#studio/illustrator/color/color.ts';
import { stanceOf } from '#studio/illustrator/composition/lighting.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { polygon } from '#studio/illustrator/geometry/path.ts';
import { form } from '#studio/illustrator/sketch.ts';

const figure = (points: readonly (readonly [number, number])[], kind: Placed['kind'] = 'cast'): Placed => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    ref: 'pet',
    kind,
    plane: 'near',
    sketch: form(polygon([...points]), hex('#553322')),
    box: { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) },
    ground: [500, Math.max(...ys)],
    lift: 0,
    scale: 4,
  };
};

/** Rears: the hind feet at the left end, the front of the body high over the right. */
const REARING = [
  [300, 900],
  [360, 900],
  [700, 620],
  [680, 540],
  [320, 760],
] as const;

describe('where somebody touches the ground', () => {
  it('is under the hind feet of whoever rears, and not under their middle', () => {
    const { x, half } = stanceOf(figure(REARING));
    expect(x).toBeLessThan(430);
    expect(x).toBeGreaterThan(320);
    expect(half).toBeLessThan(150);
  });

  it('is under all of somebody with feet at both ends', () => {
    const { x, half } = stanceOf(
      figure([
        [300, 900],
        [340, 880],
        [660, 880],
        [700, 900],
        [690, 600],
        [310, 600],
      ]),
    );
    expect(x).toBeCloseTo(500);
    expect(half).toBeCloseTo(200);
  });

  it('is the place of a thing, however it is drawn', () => {
    expect(stanceOf(figure(REARING, 'prop')).x).toBe(500);
  });
});
