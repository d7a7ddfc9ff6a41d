import { describe, expect, it } from 'vitest';
import type { Outfit } from '#core/character/looks.ts';
import type { Color } from '#studio/illustrator/color/color.ts';
import { drawFigure, type Figure } from '#studio/illustrator/figure/figure.ts';
import { ACCENTS, SKINS } from '#studio/illustrator/figure/looks.data.ts';
import { partsApartFromSkin } from '#studio/illustrator/figure/outfits/apart-from-skin.ts';
import { WARDROBE } from '#studio/illustrator/figure/outfits/wardrobe.ts';
import type { View } from '#studio/illustrator/figure/posing/stance.ts';
import { skirtOutline } from '#studio/illustrator/figure/torso.ts';
import { boundsOf } from '#studio/illustrator/geometry/path.ts';
import { testCharacter } from '#studio/illustrator/picture-probe.ts';
import type { Form, Sketch } from '#studio/illustrator/sketch.ts';

const hero = testCharacter({ age: 7 });
const wornBy = (outfit: Outfit) => {
  const { skin } = SKINS[hero.looks.skinTone];
  return partsApartFromSkin(WARDROBE[outfit](ACCENTS[hero.looks.accentColor], skin), skin);
};

const kneeling = (outfit: Outfit, view: View): Figure =>
  drawFigure({
    character: hero,
    pose: 'kneeling',
    stance: { view, way: 1 },
    expression: 'calm',
    gaze: [0, 0],
    outfit,
  });

const formsOf = (sketch: Sketch): readonly Form[] =>
  sketch.kind === 'bundle' ? sketch.children.flatMap(formsOf) : sketch.kind === 'form' ? [sketch] : [];

const legsOf = (sketch: Sketch): readonly Form[] => {
  if (sketch.kind !== 'bundle') return [];
  return sketch.name?.endsWith('-leg') ? formsOf(sketch) : sketch.children.flatMap(legsOf);
};

/** The same cloth, in the light or in the shade. */
const isCloth = ([l, a, b]: Color, [light, red, yellow]: Color): boolean =>
  Math.abs(l - light) < 0.14 && Math.hypot(a - red, b - yellow) < 0.004;

const VIEWS = ['front', 'three-quarter', 'side'] as const;

describe('the trousers of who kneels', () => {
  it.each(['pyjamas', 'overalls', 'tshirt-trousers'] as const)(
    'have no band that sticks out below the heel: %s',
    (outfit) => {
      const { trousers, shoe } = wornBy(outfit);
      const cuff = trousers?.cuff;
      if (!trousers || !cuff) throw new Error(`${outfit} has no cuff`);
      for (const view of VIEWS) {
        const bands = legsOf(kneeling(outfit, view).sketch).filter(
          ({ color }) =>
            isCloth(color, cuff) && !isCloth(color, trousers.color) && !isCloth(color, shoe.sock ?? shoe.sole),
        );
        expect(bands, view).toHaveLength(0);
      }
    },
  );

  it.each(['winter-coat', 'raincoat'] as const)('are covered by the back of a coat: %s', (outfit) => {
    const { trousers, skirt } = wornBy(outfit);
    if (!trousers || !skirt) throw new Error(`${outfit} is no coat`);
    for (const view of VIEWS) {
      const { sketch, skeleton } = kneeling(outfit, view);
      const coat = boundsOf(skirtOutline(skeleton, skirt.to, skirt.flare));
      const thighs = legsOf(sketch).filter(({ color }) => isCloth(color, trousers.color));
      expect(thighs.length, view).toBeGreaterThan(1);
      for (const { path } of thighs) expect(boundsOf(path).left, view).toBeGreaterThan(coat.left - 0.6);
    }
  });
});
