import { describe, expect, it } from 'vitest';
import { hex } from '#studio/illustrator/color/color.ts';
import { seededRandom } from '#studio/illustrator/random.ts';
import { rock } from '#studio/illustrator/settings/scenery.ts';
import { withoutUnderfoot } from '#studio/illustrator/settings/views/underfoot.ts';
import { bundle } from '#studio/illustrator/sketch.ts';

const place = bundle(rock([500, 900], 80, { color: hex('#b98a63'), random: seededRandom(3) }));
const left = (foot: readonly [number, number]): number =>
  withoutUnderfoot([place], [foot]).reduce((sum, one) => sum + (one.kind === 'bundle' ? one.children.length : 0), 0);

describe('a rock of a place', () => {
  it('is not where somebody behind its foot would stand on it', () => {
    expect(left([500, 880])).toBe(0);
  });

  it('stays behind whoever stands before it, and beside everybody', () => {
    expect(left([500, 925])).toBeGreaterThan(0);
    expect(left([300, 880])).toBeGreaterThan(0);
  });
});
