import { expect, it } from 'vitest';
import type { Scene } from '#core/story/scene.ts';
import { composePicture } from '#studio/illustrator/compose-picture.ts';
import { isInOpenSpace } from '#studio/illustrator/composition/staging/open-space.ts';
import { groupNamed, marksOf, testCharacter, testScene } from '#studio/illustrator/picture-probe.ts';

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
