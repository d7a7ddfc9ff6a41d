import { expect, it } from 'vitest';
import type { CastMember } from '#core/story/scene.ts';
import { composePicture, placedScene } from '#studio/illustrator/compose-picture.ts';
import { boundsOfGroup, testCharacter, testScene } from '#studio/illustrator/picture-probe.ts';

it.each(['forest', 'garden', 'snow'] as const)('shows the tree on whose branch somebody sits: %s', (setting) => {
  const scene = testScene({ setting, companion: 'owl' });
  const cast = scene.cast.map(
    (one): CastMember =>
      one.ref === 'companion'
        ? { ...one, pose: 'sitting', place: { along: 'end', plane: 'middle', height: 'high' } }
        : one,
  );
  const order = {
    scene: { ...scene, cast },
    characters: [testCharacter()],
    artStyle: 'gouache',
    seed: 4,
    kind: 'page',
  } as const;
  const owl = placedScene(order).find(({ ref }) => ref === 'companion');
  const tree = boundsOfGroup(composePicture(order), 'perch');
  expect(owl?.isPerched).toBe(true);
  // From beyond the upper edge down to the ground, on the page, and not behind the owl.
  expect(tree.top).toBeLessThan(0);
  expect(tree.bottom).toBeGreaterThan(600);
  expect(tree.right).toBeGreaterThan(0);
  expect(tree.left).toBeLessThan(1000);
});
