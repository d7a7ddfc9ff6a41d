import { expect, it } from 'vitest';
import { boundsOf, type Point } from '#studio/illustrator/geometry/path.ts';
import { seededRandom } from '#studio/illustrator/random.ts';
import { acacia, sandLife } from '#studio/illustrator/settings/outdoors/desert-life.ts';
import { flaredTrunk } from '#studio/illustrator/settings/views/flared-trunk.ts';

it('grows nothing on sand where somebody of the story is, and the same as ever elsewhere', () => {
  const places: Point[] = [100, 300, 500, 700].map((x) => [x, 800]);
  const grown = (isOpen: (at: Point) => boolean) =>
    sandLife(places, { sizeOf: () => 3, isOpen, random: seededRandom(4) });
  const all = grown(() => true);
  expect(grown(([x]) => x !== 300)).toEqual(all.filter((_, index) => index !== 1));
});

it('widens a trunk into roots at the ground', () => {
  const { left, right, bottom } = boundsOf(flaredTrunk([500, 800], [500, 600], 20));
  expect(right - left).toBeGreaterThan(70);
  expect(bottom).toBeGreaterThan(800);
});

it('grows an acacia out of the sand in one outline from its roots to its boughs', () => {
  const tree = acacia([500, 800], 400, seededRandom(2));
  if (tree.kind !== 'bundle') throw new RangeError('A tree has parts');
  const wood = tree.children.filter((one) => one.kind === 'form' && boundsOf(one.path).bottom > 800 - 400 * 0.3);
  const trunk = wood.find((one) => one.kind === 'form' && one.finish === 'solid');
  if (trunk?.kind !== 'form') throw new RangeError('A tree has a trunk');
  const { left, right, top, bottom } = boundsOf(trunk.path);
  expect(bottom).toBeGreaterThan(803);
  expect(top).toBeLessThan(800 - 400 * 0.7);
  expect(right - left).toBeGreaterThan(400 * 0.6);
});
