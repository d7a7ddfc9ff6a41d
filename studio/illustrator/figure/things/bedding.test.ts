import { describe, expect, it } from 'vitest';
import { ACCENT_COLORS, OUTFITS } from '#core/character/looks.ts';
import type { Color } from '#studio/illustrator/color/color.ts';
import { ACCENTS } from '#studio/illustrator/figure/looks.data.ts';
import { WARDROBE } from '#studio/illustrator/figure/outfits/wardrobe.ts';
import { blanketCloth } from '#studio/illustrator/figure/things/bedding.ts';

const apart = (one: Color, other: Color): number => Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

describe('a blanket', () => {
  it('has the colour of no trousers and of no dyed top, so that who is before it is no part of it', () => {
    for (const sleeper of ACCENT_COLORS)
      for (const outfit of OUTFITS)
        for (const other of ACCENT_COLORS) {
          const { top, trousers, skirt } = WARDROBE[outfit](ACCENTS[other]);
          const dyed = [top, trousers, skirt].flatMap((piece) => (piece && piece.color[0] < 0.8 ? [piece.color] : []));
          for (const color of dyed)
            expect(apart(blanketCloth(ACCENTS[sleeper]), color), `${sleeper} ${outfit} ${other}`).toBeGreaterThan(0.12);
        }
  });
});
