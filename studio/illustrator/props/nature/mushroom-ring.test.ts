import { expect, it } from 'vitest';
import { boxOf } from '#studio/illustrator/composition/extent.ts';
import { mushroomRing } from '#studio/illustrator/props/nature/mushroom-ring.data.ts';

it('is a ring of many mushrooms around an open middle, a few of them fat', () => {
  const caps = mushroomRing
    .draw({ isDark: false })
    .filter((one) => one.kind === 'bundle')
    .map(boxOf);
  expect(caps.length).toBeGreaterThan(8);
  const feet = caps.map(({ bottom }) => bottom);
  expect(Math.max(...feet) - Math.min(...feet)).toBeGreaterThan(20);
  const sizes = caps.map(({ top, bottom }) => bottom - top).toSorted((a, b) => b - a);
  expect((sizes[0] ?? 0) / (sizes[3] ?? 1)).toBeGreaterThan(1.5);
});
