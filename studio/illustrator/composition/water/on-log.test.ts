import { describe, expect, it } from 'vitest';
import { DEFAULT_LOOKS } from '#core/character/looks.ts';
import type { Pose, Setting } from '#core/story/vocabulary.ts';
import { placedScene } from '#studio/illustrator/compose-picture.ts';
import { testCharacter, testScene } from '#studio/illustrator/picture-probe.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { boxAroundSketch, partsNamed } from '#studio/illustrator/sketch.ts';

/** Whether somebody who uses a wheelchair and is on a log, or beside it, is drawn in the chair. */
const isInChair = (setting: Setting, isOn: boolean): boolean => {
  const scene = testScene({ setting, variant: 2, prop: 'log', pose: 'standing' });
  const [told] = scene.cast;
  if (!told) throw new RangeError('Somebody is there');
  const place = { along: 'center', plane: 'middle' } as const;
  const all = placedScene({
    scene: {
      ...scene,
      cast: [{ ...told, place: { ...place, ...(isOn ? { on: 'prop' } : {}) } }],
      props: [{ ref: 'prop', prop: 'log', place }],
    },
    characters: [testCharacter({ looks: { ...DEFAULT_LOOKS, mobility: 'wheelchair' } })],
    artStyle: 'gouache',
    seed: 2,
    kind: 'page',
  });
  return all.some(({ sketch }) => partsNamed(sketch, 'wheelchair').length > 0);
};

it('nobody rolls on a log at sea: the chair stays ashore, and is there on land', () => {
  expect(isInChair('ocean', true)).toBe(false);
  expect(isInChair('ocean', false)).toBe(true);
  expect(isInChair('forest', false)).toBe(true);
});

describe('at sea', () => {
  const afloat = (
    pose: Pose,
    touches = false,
  ): { hero: Placed; friend: Placed | undefined; log: Placed; front: Placed } => {
    const scene = testScene({ setting: 'ocean', variant: 2, prop: 'log', pose });
    const [told] = scene.cast;
    if (!told) throw new RangeError('Somebody is there');
    const place = { along: 'center', plane: 'middle' } as const;
    const friend = {
      ...told,
      ref: 'friend',
      who: { character: 'friend' },
      pose: 'standing',
      place: { along: 'start', plane: 'middle' },
      touches: { how: 'hand-on', with: 'prop' },
    } as const;
    const all = placedScene({
      scene: {
        ...scene,
        cast: [{ ...told, place: { ...place, on: 'prop' } }, ...(touches ? [friend] : [])],
        props: [{ ref: 'prop', prop: 'log', place }],
      },
      characters: [testCharacter(), testCharacter({ id: 'friend', age: 8 })],
      artStyle: 'gouache',
      seed: 2,
      kind: 'page',
    });
    const [hero, log, front] = ['hero', 'prop', 'prop/front'].map((ref) => all.find((one) => one.ref === ref));
    if (!hero || !log || !front) throw new RangeError('The log has its rider');
    return { hero, friend: all.find(({ ref }) => ref === 'friend'), log, front };
  };

  it('whoever is on a log has a leg on each side of it, the nearer one before it with its foot at the water', () => {
    for (const pose of ['standing', 'sitting', 'riding'] as const) {
      const { hero, log, front } = afloat(pose);
      expect(hero.ground[1], pose).toBeGreaterThan(front.ground[1]);
      const [leg] = partsNamed(hero.sketch, 'near-leg');
      if (!leg) throw new RangeError('A leg is seen');
      const { top, bottom } = boxAroundSketch(leg);
      const tall = log.box.bottom - log.box.top;
      expect(bottom, pose).toBeGreaterThan(log.box.bottom - tall * 0.5);
      expect(top, pose).toBeLessThan(log.box.top + tall * 0.6);
    }
    // Who dances stands on it.
    const dancing = afloat('dancing');
    expect(dancing.hero.ground[1]).toBeLessThan(dancing.front.ground[1]);
  });

  it('whoever holds on to it from beside is in the water up to the chest, with a hand on its upper half', () => {
    const { friend, log } = afloat('sitting', true);
    if (!friend?.head) throw new RangeError('Somebody is beside it');
    const tall = friend.head.bottom - friend.head.top;
    expect(log.box.bottom - friend.head.bottom).toBeLessThan(tall * 1.1);
    const hands = (friend.over ?? []).flatMap((arm) => partsNamed(arm, 'hand'));
    expect(hands.length).toBe(1);
    for (const hand of hands) {
      const box = boxAroundSketch(hand);
      expect((box.top + box.bottom) / 2).toBeLessThan((log.box.top + log.box.bottom) / 2);
    }
  });
});
