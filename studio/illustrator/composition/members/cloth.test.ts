import { describe, expect, it } from 'vitest';
import type { Character } from '#core/character/character.ts';
import { ACCENT_COLORS, DEFAULT_LOOKS, type Looks, OUTFITS, SKIN_TONES } from '#core/character/looks.ts';
import { clothApart } from '#studio/illustrator/composition/members/cloth.ts';
import { SKINS } from '#studio/illustrator/figure/looks.data.ts';
import { clothColors } from '#studio/illustrator/figure/outfits/cloth.ts';
import { WARDROBE } from '#studio/illustrator/figure/outfits/wardrobe.ts';
import { testCharacter } from '#studio/illustrator/picture-probe.ts';

const person = (id: string, looks: Partial<Looks>): Character =>
  testCharacter({ id, looks: { ...DEFAULT_LOOKS, ...looks } });

const trousersOf = (one: Character, all: readonly Character[]) => {
  const colors = clothColors({ character: one, cloth: clothApart(all).get(one.id) });
  return WARDROBE[one.looks.outfit](colors, SKINS[one.looks.skinTone].skin).trousers?.color ?? [0, 0, 0];
};

describe('people of one story', () => {
  it('wear trousers that are told apart, also where both wear denim or the same accent', () => {
    for (const outfit of ['tshirt-trousers', 'overalls', 'hoodie'] as const)
      for (const accentColor of ACCENT_COLORS) {
        const all = ['a', 'b', 'c'].map((id) => person(id, { outfit, accentColor }));
        const worn = all.map((one) => trousersOf(one, all));
        for (const [index, one] of worn.entries())
          for (const other of worn.slice(index + 1))
            expect(
              Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]),
              `${outfit} ${accentColor}`,
            ).toBeGreaterThan(0.1);
      }
  });

  it('wear no trousers of the colour of their own skin, whatever is left', () => {
    for (const skinTone of SKIN_TONES) {
      const all = ['a', 'b', 'c', 'd'].map((id) => person(id, { outfit: 'overalls', accentColor: 'yellow', skinTone }));
      const { skin } = SKINS[skinTone];
      for (const one of all.slice(1)) {
        const [l, a, b] = trousersOf(one, all);
        expect(Math.hypot(l - skin[0], a - skin[1], b - skin[2]), `${skinTone} ${one.id}`).toBeGreaterThan(0.15);
      }
    }
  });

  it('keep their own colours when nobody is dressed like them, and the first one always does', () => {
    for (const outfit of OUTFITS) {
      const [hero, other] = [person('a', { outfit, accentColor: 'red' }), person('b', { outfit, accentColor: 'red' })];
      expect(clothApart([hero]).size, outfit).toBe(0);
      expect(clothApart([hero, other]).has('a'), outfit).toBe(false);
    }
    const red = person('a', { outfit: 'tshirt-trousers', accentColor: 'red' });
    const green = person('b', { outfit: 'hoodie', accentColor: 'green' });
    expect(clothApart([red, green]).size).toBe(0);
  });

  it('keep their accent, whoever stands beside them', () => {
    for (const accentColor of ACCENT_COLORS) {
      const all = ['a', 'b'].map((id) => person(id, { accentColor }));
      for (const cloth of clothApart(all).values()) expect(cloth.accent, accentColor).toBeUndefined();
    }
  });
});
