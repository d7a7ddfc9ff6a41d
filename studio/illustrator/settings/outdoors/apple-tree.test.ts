import { expect, it } from 'vitest';
import { hex } from '#studio/illustrator/color/color.ts';
import { boundsOf, boxAround } from '#studio/illustrator/geometry/path.ts';
import { Shape } from '#studio/illustrator/geometry/shape.ts';
import { seededRandom } from '#studio/illustrator/random.ts';
import { APPLE, appleTree } from '#studio/illustrator/settings/outdoors/apple-tree.ts';
import { pathsOf } from '#studio/illustrator/sketch.ts';

it('hangs every apple among leaves, and none in the air beside them', () => {
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const tree = appleTree({ foot: [500, 800], height: 400, color: hex('#6a9c4f'), random: seededRandom(seed) });
    const isApple = (one: (typeof tree)[number]): boolean => one.kind === 'form' && one.color === APPLE;
    const leaves = tree
      .filter((one) => !isApple(one))
      .flatMap(pathsOf)
      .map((path) => new Shape(path));
    const apples = tree.filter(isApple).map((one) => boxAround(pathsOf(one).map(boundsOf)));
    expect(apples.length, `${seed}`).toBeGreaterThan(4);
    for (const { left, right, top, bottom } of apples)
      for (const [x, y] of [
        [left, (top + bottom) / 2],
        [right, (top + bottom) / 2],
        [(left + right) / 2, bottom],
      ] as const)
        expect(
          leaves.some((leaf) => leaf.has(x, y)),
          `${seed}`,
        ).toBe(true);
  }
});
