import { describe, expect, it } from 'vitest';
import type { CastMember } from '#core/story/scene.ts';
import type { Framing } from '#core/story/vocabulary.ts';
import { placedScene } from '#studio/illustrator/compose-picture.ts';
import { buildFor } from '#studio/illustrator/figure/build.ts';
import { testCharacter, testScene } from '#studio/illustrator/picture-probe.ts';

const AGES = { hero: 6, friend: 9, mother: 38 } as const;
const characters = Object.entries(AGES).map(([id, age]) => testCharacter({ id, age }));

/** How tall each would be on the page if all stood. */
const heights = (framing: Framing, plane: 'middle' | 'far'): Record<keyof typeof AGES, number> => {
  const scene = testScene({ setting: 'garden', framing, pose: 'standing' });
  const [first] = scene.cast;
  if (!first) throw new RangeError('Somebody is in the scene');
  const stands = (ref: keyof typeof AGES, place: CastMember['place']): CastMember => ({
    ...first,
    ref,
    who: { character: ref },
    gaze: 'ahead',
    place,
  });
  const cast = [
    stands('hero', { along: 'start-center', plane: 'near' }),
    stands('friend', { along: 'center-end', plane: 'middle' }),
    stands('mother', { along: 'end', plane }),
  ];
  const order = {
    scene: { ...scene, cast, props: [] },
    characters,
    artStyle: 'gouache',
    seed: 4,
    kind: 'page',
  } as const;
  const placed = placedScene(order);
  const tall = (ref: keyof typeof AGES): number =>
    (placed.find((one) => one.ref === ref)?.scale ?? Number.NaN) * buildFor(AGES[ref]).height;
  return { hero: tall('hero'), friend: tall('friend'), mother: tall('mother') };
};

describe('a grown-up is taller than the children of the page', () => {
  it.each(['wide', 'medium', 'low-angle'] as const)('also a plane farther back: %s', (framing) => {
    for (const plane of ['middle', 'far'] as const) {
      const { hero, friend, mother } = heights(framing, plane);
      expect(mother, plane).toBeGreaterThan(Math.max(hero, friend) * 1.1);
    }
  });
});
