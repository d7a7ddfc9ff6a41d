/** Water is thrown up from water alone, and nobody stands on a lake or on clouds. */
import { describe, expect, it } from 'vitest';
import type { Scene } from '#core/story/scene.ts';
import { composePicture } from '#studio/illustrator/compose-picture.ts';
import { cameraFor } from '#studio/illustrator/composition/camera.ts';
import { boundsOf } from '#studio/illustrator/geometry/path.ts';
import { groupNamed, marksOf, testCharacter, testScene } from '#studio/illustrator/picture-probe.ts';

const orderOf = (scene: Scene) =>
  ({ scene, characters: [testCharacter()], artStyle: 'gouache', seed: 3, kind: 'page' }) as const;

describe('a splash', () => {
  const frog = testScene({ setting: 'playground', companion: 'frog', pose: 'standing' });
  const marksWith = (effects: NonNullable<Scene['effects']>): number =>
    marksOf(groupNamed(composePicture(orderOf({ ...frog, effects })), 'effect:splash')).length;

  it('has a puddle of its own on dry land, and none in a flood', () => {
    const dry = marksWith([{ effect: 'splash', at: 'companion' }]);
    const flooded = marksWith([
      { effect: 'splash', at: 'companion' },
      { effect: 'puddle', at: 'hero', towards: 'companion' },
    ]);
    expect(dry).toBeGreaterThan(flooded + 4);
  });
});

describe('what is upside down in a puddle', () => {
  it('ends before its shore', () => {
    const scene = testScene({ setting: 'playground', pose: 'standing', framing: 'medium' });
    const picture = composePicture(orderOf({ ...scene, effects: [{ effect: 'puddle', at: 'hero' }] }));
    const puddle = groupNamed(picture, 'effect:puddle');
    const all = marksOf(puddle).map(({ path }) => boundsOf(path));
    const shore = Math.max(...all.slice(0, 3).map(({ bottom }) => bottom));
    const mirrored = all.slice(3).filter(({ top, bottom }) => bottom - top < 400);
    expect(mirrored.length).toBeGreaterThan(0);
    for (const { bottom } of mirrored) expect(bottom).toBeLessThan(shore);
  });
});

describe('the ground', () => {
  it.each([
    ['mountain', 1],
    ['mountain', 2],
    ['cloud-city', 0],
    ['cloud-city', 2],
  ] as const)('of %s in its version %i begins before those in the middle', (setting, variant) => {
    const scene = { ...testScene({ setting, pose: 'standing' }), variant };
    const { planes, land, horizon } = cameraFor(scene, 'page', 110);
    expect(land).toBeGreaterThan(horizon);
    expect(planes.middle.y).toBeGreaterThan(land);
  });
});
