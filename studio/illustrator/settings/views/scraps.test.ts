import { expect, it } from 'vitest';
import { placed } from '#studio/illustrator/geometry/matrix.ts';
import { palmOfGrove } from '#studio/illustrator/props/garden/growing.data.ts';
import { CROWN_NAME, withoutScraps } from '#studio/illustrator/settings/views/scraps.ts';
import { bundle, moved, type Sketch } from '#studio/illustrator/sketch.ts';

const crowns = (sketch: Sketch): number =>
  sketch.kind === 'bundle'
    ? (sketch.name === CROWN_NAME ? 1 : 0) + sketch.children.reduce((sum, child) => sum + crowns(child), 0)
    : 0;

it('leaves no leaf of a palm in the page whose crown is beyond it, and all of one whose crown is seen', () => {
  const grove = (scale: number): Sketch => bundle([moved(bundle(palmOfGrove()), placed([500, 950], scale))]);
  const seen = [grove(3)];
  expect(crowns(seen[0] ?? bundle([]))).toBeGreaterThan(0);
  expect(withoutScraps(seen)).toBe(seen);
  const [beyond] = withoutScraps([grove(6)]);
  expect(crowns(beyond ?? bundle([]))).toBe(0);
  expect(beyond?.kind === 'bundle' && beyond.children.length).toBe(1);
});
