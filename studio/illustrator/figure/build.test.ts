import { describe, expect, it } from 'vitest';
import { buildFor } from '#studio/illustrator/figure/build.ts';

describe('the build of a person', () => {
  it('is that of a grown-up and not of a tall child: a smaller head, longer legs, broader shoulders', () => {
    const child = buildFor(8);
    for (const age of [20, 36, 55, 72, 90]) {
      const { height, head, leg, shoulder } = buildFor(age);
      expect(height / head, `${age}`).toBeGreaterThan(5);
      expect(leg / height, `${age}`).toBeGreaterThan((child.leg / child.height) * 1.15);
      expect((shoulder * 2) / head, `${age}`).toBeGreaterThan(1.2);
    }
    expect(child.height / child.head).toBeLessThan(3.6);
    expect((child.shoulder * 2) / child.head).toBeLessThan(0.8);
  });

  it('lets the hands of a toddler hang at the hips, and nobody’s lower than half the thigh', () => {
    for (const age of [1, 2, 3, 4, 6, 9, 14, 36, 72]) {
      const { arm, torso, leg } = buildFor(age);
      const below = arm - torso * 0.86;
      expect(below / leg, `${age}`).toBeLessThan(age < 4 ? 0.27 : 0.34);
      expect(below, `${age}`).toBeGreaterThan(0);
    }
  });
});
