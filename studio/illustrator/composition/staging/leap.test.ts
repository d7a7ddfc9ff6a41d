import { describe, expect, it } from 'vitest';
import { DEFAULT_LOOKS, type Mobility } from '#core/character/looks.ts';
import type { CastMember } from '#core/story/scene.ts';
import { placedScene } from '#studio/illustrator/compose-picture.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { testCharacter, testScene } from '#studio/illustrator/picture-probe.ts';

const staged = (
  cast: readonly Partial<CastMember>[],
  prop?: 'boots',
  mobility: Mobility = 'none',
): readonly Placed[] => {
  const scene = testScene({ setting: 'garden', facing: 'front', pose: 'standing', framing: 'wide', companion: 'duck' });
  const told = scene.cast.map((member, at): CastMember => ({ ...member, ...cast[at] }));
  const props = prop ? [{ ref: 'thing', prop, place: { along: 'end', plane: 'near' } } as const] : [];
  const order = {
    characters: [testCharacter({ age: 4, looks: { ...DEFAULT_LOOKS, mobility } })],
    artStyle: 'gouache',
    seed: 3,
    kind: 'page',
  } as const;
  return placedScene({ ...order, scene: { ...scene, cast: told, props } });
};

const leaper = (pose: CastMember['pose']): Partial<CastMember> => ({ pose, place: { along: 'center', plane: 'near' } });

describe('a leap', () => {
  it('has air below it, of which the scene need not tell', () => {
    const [stands] = staged([leaper('standing')]);
    const [leaps] = staged([leaper('jumping')]);
    if (!stands || !leaps) throw new RangeError('Both are there');
    expect(stands.lift).toBe(0);
    expect(leaps.lift).toBeGreaterThan(30);
    expect(leaps.ground[1] - leaps.box.bottom).toBeGreaterThan(30);
  });

  it('leaves a wheelchair on the ground', () => {
    const [leaps] = staged([leaper('jumping')], undefined, 'wheelchair');
    expect(leaps?.lift).toBe(0);
  });
});

describe('boots that somebody small sits in', () => {
  it('are no taller than half of the child whose boots they are', () => {
    const inBoots = { place: { along: 'end', plane: 'near', in: 'thing' } } as const;
    const placed = staged([leaper('standing'), { ...inBoots, pose: 'sitting' }], 'boots');
    const [hero, boots] = ['hero', 'thing'].map((ref) => placed.find((one) => one.ref === ref));
    if (!hero || !boots) throw new RangeError('Both are there');
    expect(boots.box.bottom - boots.box.top).toBeLessThan((hero.box.bottom - hero.box.top) * 0.5);
  });
});
