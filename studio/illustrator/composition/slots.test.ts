import { expect, it } from 'vitest';
import type { CastMember } from '#core/story/scene.ts';
import { placedScene } from '#studio/illustrator/compose-picture.ts';
import { middleOf } from '#studio/illustrator/geometry/path.ts';
import { testCharacter, testScene } from '#studio/illustrator/picture-probe.ts';

it.each([
  ['standing', 'crouching', 'low-angle'],
  ['sitting', 'sitting', 'low-angle'],
  ['kneeling', 'crouching', 'medium'],
] as const)('keeps company of who is %s, %s, on its own side in a picture that is %s', (pose, other, framing) => {
  const scene = testScene({ setting: 'garden', framing });
  const [hero] = scene.cast as [CastMember];
  const lead: CastMember = { ...hero, pose, place: { along: 'start-center', plane: 'near' } };
  const friend: CastMember = {
    ...hero,
    ref: 'friend',
    who: { character: 'f' },
    pose: other,
    place: { along: 'start', plane: 'middle' },
  };
  const placed = placedScene({
    scene: { ...scene, cast: [lead, friend], props: [], focus: 'hero' },
    characters: [testCharacter(), testCharacter({ id: 'f', name: 'Karim' })],
    artStyle: 'gouache',
    seed: 3,
    kind: 'page',
  });
  const [who, beside] = ['hero', 'friend'].map((ref) => placed.find((one) => one.ref === ref));
  if (!who || !beside) throw new RangeError('Both are there');
  expect(middleOf(beside.box)).toBeLessThan(middleOf(who.box));
});
