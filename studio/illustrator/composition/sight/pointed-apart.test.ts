import { describe, expect, it } from 'vitest';
import type { Scene } from '#core/story/scene.ts';
import { placedScene } from '#studio/illustrator/compose-picture.ts';
import { signOf } from '#studio/illustrator/composition/sight/signs.ts';
import { boxesMeet } from '#studio/illustrator/geometry/path.ts';
import { testCharacter, testScene } from '#studio/illustrator/picture-probe.ts';

const pointing = (along: 'center' | 'center-end' | 'end'): Scene => {
  const scene = testScene({ setting: 'snow', pose: 'standing', facing: 'onward', prop: 'star' });
  const [hero] = scene.cast;
  if (!hero) throw new RangeError('Nobody points');
  return {
    ...scene,
    cast: [{ ...hero, place: { along: 'start-center', plane: 'near' }, gesture: 'pointing', gaze: { at: 'prop' } }],
    props: [{ ref: 'prop', prop: 'star', place: { along, plane: 'far', height: 'high' } }],
  };
};

describe('a finger that points at a star', () => {
  it.each(['center', 'center-end', 'end'] as const)('has air between itself and it (%s)', (along) => {
    const order = { characters: [testCharacter()], artStyle: 'gouache', seed: 4, kind: 'page' } as const;
    const placed = placedScene({ ...order, scene: pointing(along) });
    const [hero, star] = ['hero', 'prop'].map((ref) => placed.find((one) => one.ref === ref));
    const hand = hero && signOf(hero);
    if (!hand || !star) throw new RangeError('The hand and the star are drawn');
    expect(boxesMeet(hand, star.box)).toBe(false);
  });
});
