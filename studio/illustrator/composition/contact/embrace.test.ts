import { describe, expect, it } from 'vitest';
import type { CastMember } from '#core/story/scene.ts';
import { placedScene } from '#studio/illustrator/compose-picture.ts';
import { boundsOf, boxAround } from '#studio/illustrator/geometry/path.ts';
import { testCharacter, testScene } from '#studio/illustrator/picture-probe.ts';
import { pathsOf } from '#studio/illustrator/sketch.ts';

const hero = testCharacter({ id: 'hero', age: 6 });

describe('an arm around somebody', () => {
  it.each([4, 9, 35])('ends on the far shoulder, with its hand where the arm is (age %i)', (age) => {
    const friend = testCharacter({ id: 'friend', age });
    const scene = testScene({ pose: 'standing' });
    const [first] = scene.cast;
    if (!first) throw new Error('The scene has a hero');
    const cast: CastMember[] = [
      {
        ...first,
        ref: 'hero',
        who: { character: 'hero' },
        facing: 'front',
        gaze: 'reader',
        place: { along: 'center', plane: 'near' },
      },
      {
        ...first,
        ref: 'friend',
        who: { character: 'friend' },
        facing: 'front',
        gaze: 'reader',
        place: { along: 'start-center', plane: 'middle' },
        touches: { how: 'arm-around', with: 'hero' },
      },
    ];
    const placed = placedScene({
      scene: { ...scene, cast, props: [], focus: 'hero' },
      characters: [hero, friend],
      artStyle: 'gouache',
      seed: 3,
      kind: 'page',
    });
    const [held, holder] = ['hero', 'friend'].map((ref) => placed.find((one) => one.ref === ref));
    if (!held?.head || !holder?.head || !holder.over) throw new Error('Both are in the picture');
    const hand = boxAround(holder.over.flatMap(pathsOf).map(boundsOf));
    const wide = held.head.right - held.head.left;
    const [middle, from] = [(held.head.left + held.head.right) / 2, (holder.head.left + holder.head.right) / 2];
    const beyond = (((hand.left + hand.right) / 2 - middle) * Math.sign(middle - from)) / wide;
    expect(beyond).toBeGreaterThan(0.15);
    expect(beyond).toBeLessThan(0.75);
    expect(Math.abs(middle - from) / wide).toBeLessThan(1.5);
  });
});
