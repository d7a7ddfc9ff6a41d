import { expect, it } from 'vitest';
import { DEFAULT_LOOKS, type HeadCovering, OUTFITS } from '#core/character/looks.ts';
import { hex } from '#studio/illustrator/color/color.ts';
import { drawFigure } from '#studio/illustrator/figure/figure.ts';
import { ACCENTS } from '#studio/illustrator/figure/looks.data.ts';
import { WARDROBE } from '#studio/illustrator/figure/outfits/wardrobe.ts';
import { withScarf } from '#studio/illustrator/figure/outfits/with-scarf.ts';
import { boundsOf } from '#studio/illustrator/geometry/path.ts';
import { testCharacter } from '#studio/illustrator/picture-probe.ts';
import { partsNamed, pathsOf } from '#studio/illustrator/sketch.ts';

const clothes = OUTFITS.map((outfit) => WARDROBE[outfit](ACCENTS.red, hex('#c68642')));

it('covers the arms of whoever covers the hair, in everything they wear', () => {
  for (const covering of ['hijab', 'hijab-draped', 'hijab-turban'] as const)
    for (const parts of clothes) expect(withScarf(parts, covering).sleeve.to).toBeGreaterThan(0.9);
});

it('leaves the clothes of others as they are', () => {
  expect(clothes.some(({ sleeve }) => sleeve.to < 0.9)).toBe(true);
  for (const parts of clothes) expect(withScarf(parts, 'sun-hat')).toBe(parts);
});

it('is drawn so', () => {
  /** Where the cloth on the arms ends, down the page. */
  const clothEnds = (headCovering: HeadCovering): number => {
    const { sketch } = drawFigure({
      character: testCharacter({ age: 35, looks: { ...DEFAULT_LOOKS, headCovering, outfit: 'tshirt-trousers' } }),
      pose: 'standing',
      stance: { view: 'front', way: 1 },
      expression: 'happy',
      gaze: [0, 0],
    });
    const arms = ['near-arm', 'far-arm'].flatMap((name) => partsNamed(sketch, name));
    const sleeves = arms.flatMap((arm) => ['top', 'accent'].flatMap((name) => partsNamed(arm, name)));
    return Math.max(...sleeves.flatMap(pathsOf).map((path) => boundsOf(path).bottom));
  };
  expect(clothEnds('hijab')).toBeGreaterThan(clothEnds('none') + 10);
});
