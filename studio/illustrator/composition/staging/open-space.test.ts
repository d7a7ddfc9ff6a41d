import { expect, it } from 'vitest';
import type { Scene } from '#core/story/scene.ts';
import { composePicture } from '#studio/illustrator/compose-picture.ts';
import { isInOpenSpace } from '#studio/illustrator/composition/staging/open-space.ts';
import { boundsOfGroup, groupNamed, marksOf, testCharacter, testScene } from '#studio/illustrator/picture-probe.ts';

/** The hero rides on a rocket that flies, the companion flies beside it, or stands on the moon. */
const launch = (companionFlies: boolean): Scene => {
  const scene = testScene({ setting: 'space', companion: 'robot', prop: 'rocket' });
  return {
    ...scene,
    cast: scene.cast.map((member, at) =>
      at === 0
        ? { ...member, pose: 'riding', place: { along: 'center', plane: 'near', on: 'prop' } }
        : {
            ...member,
            ...(companionFlies ? { pose: 'flying' } : {}),
            place: { along: 'end', plane: 'middle', ...(companionFlies ? { height: 'high' } : {}) },
          },
    ),
    props: scene.props.map((prop) => ({
      ...prop,
      ref: 'prop',
      place: { along: 'center', plane: 'near', height: 'high' },
    })),
  };
};

it('has no ground where everybody flies or rides on what flies', () => {
  const picture = (flies: boolean) =>
    composePicture({ scene: launch(flies), characters: [testCharacter()], artStyle: 'gouache', seed: 3, kind: 'page' });
  const ground = (flies: boolean): number => marksOf(groupNamed(picture(flies), 'middle')).length;
  expect(isInOpenSpace(launch(true))).toBe(true);
  expect(isInOpenSpace(launch(false))).toBe(false);
  expect(isInOpenSpace({ ...launch(true), setting: 'forest' })).toBe(false);
  expect(ground(false)).toBeGreaterThan(ground(true) + 10);
});

it('carries off who holds on to what flies', () => {
  const told = launch(true);
  const beside = { pose: 'standing', place: { along: 'start-center', plane: 'near', height: 'high' } } as const;
  const overlap = (holds: boolean): number => {
    const touches = holds ? { touches: { how: 'hugging', with: 'prop' } as const } : {};
    const cast = told.cast.map((member, at) => (at === 0 ? { ...member, ...beside, ...touches } : member));
    const scene = { ...told, cast };
    const picture = composePicture({
      scene,
      characters: [testCharacter()],
      artStyle: 'gouache',
      seed: 3,
      kind: 'page',
    });
    const [hero, rocket] = [boundsOfGroup(picture, 'cast:hero'), boundsOfGroup(picture, 'prop:prop')];
    return Math.min(hero.right, rocket.right) - Math.max(hero.left, rocket.left);
  };
  expect(overlap(true)).toBeGreaterThan(0);
  expect(overlap(false)).toBeLessThan(0);
});
