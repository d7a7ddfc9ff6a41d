import { describe, expect, it } from 'vitest';
import type { HairStyle } from '#core/character/looks.ts';
import { outsideGlass } from '#studio/illustrator/composition/members/helmeted.ts';
import { placedScene } from '#studio/illustrator/compose-picture.ts';
import { testCharacter, testScene } from '#studio/illustrator/picture-probe.ts';
import { boxOf } from '#studio/illustrator/composition/extent.ts';
import { partsNamed } from '#studio/illustrator/sketch.ts';

describe('a helmet', () => {
  it.each(['bun', 'two-braids', 'long-wavy', 'afro-puffs'] as HairStyle[])(
    'has all of the hair in it: %s',
    (hairStyle) => {
      const scene = testScene({ setting: 'space', pose: 'standing', facing: 'front' });
      const [hero] = scene.cast;
      if (!hero) throw new RangeError('Somebody is there');
      const looks = { ...testCharacter().looks, hairStyle };
      const [one] = placedScene({
        scene: { ...scene, cast: [{ ...hero, outfit: 'space-suit' }], props: [], focus: hero.ref },
        characters: [testCharacter({ looks })],
        artStyle: 'gouache',
        seed: 1,
        kind: 'page',
      });
      if (!one) throw new RangeError('Somebody is placed');
      const [glass] = partsNamed(one.sketch, 'helmet').map(boxOf);
      const hair = partsNamed(one.sketch, 'hair').map(boxOf);
      if (!glass) throw new RangeError('There is a helmet');
      expect(hair.length).toBeGreaterThan(0);
      for (const { left, right, top, bottom } of hair) {
        expect(left).toBeGreaterThan(glass.left);
        expect(right).toBeLessThan(glass.right);
        expect(top).toBeGreaterThan(glass.top);
        expect(bottom).toBeLessThan(glass.bottom);
      }
    },
  );

  it('has no hand come through it', () => {
    const [hero] = testScene().cast;
    if (!hero) throw new RangeError('Somebody is there');
    expect(outsideGlass({ ...hero, gesture: 'thinking' }).gesture).toBe('hand-on-heart');
    expect(outsideGlass({ ...hero, gesture: 'waving' }).gesture).toBe('waving');
  });
});
