import { describe, expect, it } from 'vitest';
import type { CastMember } from '#core/story/scene.ts';
import { placedScene } from '#studio/illustrator/compose-picture.ts';
import { signOf } from '#studio/illustrator/composition/sight/signs.ts';
import { shareInside, silhouetteOf } from '#studio/illustrator/composition/staging/silhouette.ts';
import { testCharacter, testScene } from '#studio/illustrator/picture-probe.ts';

const staged = (gesture: NonNullable<CastMember['gesture']>) => {
  const scene = testScene({ setting: 'castle', pose: 'standing', facing: 'onward', companion: 'dragon' });
  const [hero, dragon] = scene.cast;
  if (!hero || !dragon) throw new RangeError('Both are in the scene');
  const cast: CastMember[] = [
    { ...hero, gesture, gaze: { at: 'star' }, place: { along: 'start', plane: 'near' } },
    {
      ...dragon,
      who: { companion: 'dragon', name: null, size: 2.8 },
      pose: 'sitting',
      place: { along: 'center-end', plane: 'middle' },
    },
  ];
  const star = { ref: 'star', prop: 'star', place: { along: 'center', plane: 'far', height: 'high' } } as const;
  const order = { characters: [testCharacter()], artStyle: 'gouache', seed: 3, kind: 'page' } as const;
  return placedScene({ ...order, scene: { ...scene, cast, props: [star], focus: 'companion' } });
};

describe('a hand that tells something', () => {
  it('is the one that points, and none where hands do something else', () => {
    const [hero] = staged('pointing');
    const [other] = staged('hand-on-heart');
    if (!hero?.head || !other) throw new RangeError('The hero is in the picture');
    expect(signOf(hero)?.bottom).toBeLessThan(hero.head.bottom);
    expect(signOf(other)).toBeNull();
  });

  it('points before an open ground and not before a wing', () => {
    const placed = staged('pointing');
    const [hero, dragon] = ['hero', 'companion'].map((ref) => placed.find((one) => one.ref === ref));
    const hand = hero && signOf(hero);
    if (!hand || !dragon) throw new RangeError('Both are in the picture');
    expect(shareInside(hand, silhouetteOf(dragon.sketch, dragon.box))).toBeLessThan(0.2);
  });
});
