import { expect, it } from 'vitest';
import { boxOf } from '#studio/illustrator/composition/extent.ts';
import { carriedAt } from '#studio/illustrator/composition/holding/borne-by-animals.ts';
import { carriedIn } from '#studio/illustrator/composition/holding/seen-in-mouth.ts';

const carrier = { mouth: [12, -20] as const, back: null, heightCm: 30, hand: null, chest: null, isDark: false };
const longOf = (carriage: ReturnType<typeof carriedIn>): number => {
  const { left, right, top, bottom } = boxOf(carriage.sketch);
  return Math.hypot(right - left, bottom - top);
};

it('shows a key in a mouth larger than its like, still taken where it is taken', () => {
  expect(longOf(carriedIn('key', carrier))).toBeGreaterThan(longOf(carriedAt('key', carrier)) * 1.5);
  const { left, right, top, bottom } = boxOf(carriedIn('key', carrier).sketch);
  expect(left < 12 && right > 12 && top < -19 && bottom > -21).toBe(true);
});

it('leaves what is seen anyway as it is', () => {
  expect(carriedIn('letter', carrier)).toEqual(carriedAt('letter', carrier));
});
