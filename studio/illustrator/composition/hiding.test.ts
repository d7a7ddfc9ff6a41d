import { describe, expect, it } from 'vitest';
import type { Scene } from '#core/story/scene.ts';
import { composePicture } from '#studio/illustrator/compose-picture.ts';
import { groupNamed, marksOf, testCharacter, testScene } from '#studio/illustrator/picture-probe.ts';

const marksIn = (changes: Partial<Scene>): number =>
  marksOf(
    groupNamed(
      composePicture({
        scene: { ...testScene({ setting: 'garden', hidden: 'snail' }), ...changes },
        characters: [testCharacter()],
        artStyle: 'gouache',
        seed: 3,
        kind: 'page',
      }),
      'hidden',
    ),
  ).length;

describe('what hides on the ground', () => {
  it('sits in the grass, and on no grass seen from above', () => {
    expect(marksIn({})).toBeGreaterThan(marksIn({ framing: 'from-above' }));
  });
});
