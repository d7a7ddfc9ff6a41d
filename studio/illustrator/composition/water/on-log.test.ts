import { expect, it } from 'vitest';
import { DEFAULT_LOOKS } from '#core/character/looks.ts';
import type { Setting } from '#core/story/vocabulary.ts';
import { placedScene } from '#studio/illustrator/compose-picture.ts';
import { testCharacter, testScene } from '#studio/illustrator/picture-probe.ts';
import { partsNamed } from '#studio/illustrator/sketch.ts';

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
