import { expect, it } from 'vitest';
import { OUTFITS } from '#core/character/looks.ts';
import { hex } from '#studio/illustrator/color/color.ts';
import { ACCENTS } from '#studio/illustrator/figure/looks.data.ts';
import { WARDROBE } from '#studio/illustrator/figure/outfits/wardrobe.ts';
import { withScarf } from '#studio/illustrator/figure/outfits/with-scarf.ts';

const clothes = OUTFITS.map((outfit) => WARDROBE[outfit](ACCENTS.red, hex('#c68642')));

it('covers the arms of whoever covers the hair, in everything they wear', () => {
  for (const covering of ['hijab', 'hijab-draped', 'hijab-turban'] as const)
    for (const parts of clothes) expect(withScarf(parts, covering).sleeve.to).toBeGreaterThan(0.9);
});

it('leaves the clothes of others as they are', () => {
  expect(clothes.some(({ sleeve }) => sleeve.to < 0.9)).toBe(true);
  for (const parts of clothes) expect(withScarf(parts, 'sun-hat')).toBe(parts);
});
