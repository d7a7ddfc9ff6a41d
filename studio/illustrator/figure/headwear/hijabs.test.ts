import { describe, expect, it } from 'vitest';
import { faceOpening } from '#studio/illustrator/figure/headwear/hijabs.ts';

describe('the opening of a scarf', () => {
  it('is wide at the cheeks and narrow at the chin, as a face is, however far it is turned', () => {
    for (const turn of [0, 0.4, -0.7]) {
      const { knots } = faceOpening(turn);
      const widthAt = (from: number, to: number): number => {
        const across = knots.filter(([, y]) => y >= from && y <= to).map(([x]) => x);
        return Math.max(...across) - Math.min(...across);
      };
      const [brow, cheeks, jaw] = [widthAt(-0.55, -0.4), widthAt(0.2, 0.5), widthAt(0.85, 0.97)];
      expect(cheeks, `${turn}`).toBeGreaterThan(brow * 1.5);
      expect(cheeks, `${turn}`).toBeGreaterThan(jaw * 2);
      expect(cheeks, `${turn}`).toBeGreaterThan(1.4);
    }
  });
});
