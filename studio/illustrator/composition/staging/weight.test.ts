import { describe, expect, it } from 'vitest';
import type { Prop } from '#core/story/vocabulary.ts';
import { FRAMINGS } from '#core/story/vocabulary.ts';
import type { CastMember, Scene } from '#core/story/scene.ts';
import { placedScene } from '#studio/illustrator/compose-picture.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { testCharacter, testScene } from '#studio/illustrator/picture-probe.ts';

const SMALL = ['egg', 'seed', 'key', 'letter', 'feather'] as const satisfies readonly Prop[];

const withProp = (prop: Prop, changes: Partial<Scene> = {}, lead: Partial<CastMember> = {}): Scene => {
  const scene = testScene({ prop, setting: 'garden', pose: 'standing' });
  return {
    ...scene,
    cast: scene.cast.map((one) => (one.ref === 'hero' ? { ...one, ...lead } : one)),
    props: [{ ref: 'prop', prop, place: { along: 'center-end', plane: 'near' } }],
    focus: 'prop',
    ...changes,
  };
};

const place = (scene: Scene): readonly Placed[] =>
  placedScene({ scene, characters: [testCharacter()], artStyle: 'gouache', seed: 2, kind: 'page' });

const sideOf = (placed: readonly Placed[], ref = 'prop'): number => {
  const one = placed.find((each) => each.ref === ref);
  if (!one) throw new RangeError(`${ref} is placed`);
  const { left, right, top, bottom } = one.box;
  return Math.sqrt((right - left) * (bottom - top));
};

describe('what a page is about', () => {
  it.each(SMALL)('is found in a second, however small it is: %s', (prop) => {
    for (const framing of FRAMINGS) {
      const told = place(withProp(prop, { framing, focus: 'hero' }));
      const about = place(withProp(prop, { framing }));
      expect(sideOf(about), framing).toBeGreaterThan(Math.min(sideOf(told) * 1.9, framing === 'close' ? 200 : 95));
    }
  });

  it('is larger where a hand lies on it, too', () => {
    const touching = { pose: 'kneeling', touches: { how: 'hand-on', with: 'prop' } } as const;
    const told = place(withProp('egg', { framing: 'wide', focus: 'hero' }, touching));
    const about = place(withProp('egg', { framing: 'wide' }, touching));
    expect(sideOf(about)).toBeGreaterThan(sideOf(told) * 1.3);
  });

  it('is larger than things that nothing in the scene names', () => {
    const { props } = withProp('egg');
    const others = [...props, { ref: 'other', prop: 'basket', place: { along: 'start', plane: 'near' } }] as const;
    const named = place(withProp('egg', { props: others, action: '{hero} stands between {prop} and {other}' }));
    const unnamed = place(withProp('egg', { props: others, action: '{hero} stands before {prop}' }));
    expect(sideOf(unnamed, 'other')).toBeLessThan(sideOf(named, 'other'));
    expect(sideOf(unnamed, 'other')).toBeLessThan(sideOf(unnamed) * 1.25);
  });
});

it.each(['wide', 'low-angle'] as const)('a palm stands over everybody who asks it the way: %s', (framing) => {
  const scene = testScene({ setting: 'desert', companion: 'camel', pose: 'standing', framing });
  const props = [{ ref: 'prop', prop: 'palm', place: { along: 'center', plane: 'middle' } }] as const;
  const placed = place({ ...scene, props, focus: 'prop' });
  const top = (ref: string): number => placed.find((one) => one.ref === ref)?.box.top ?? Number.NaN;
  for (const { ref } of scene.cast) expect(top('prop'), ref).toBeLessThan(top(ref) - 40);
});
