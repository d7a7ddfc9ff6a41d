import { describe, expect, it } from 'vitest';
import { ACCENT_COLORS, OUTFITS, SKIN_TONES } from '#core/character/looks.ts';
import { type Color, css } from '#studio/illustrator/color/color.ts';
import { drawFigure } from '#studio/illustrator/figure/figure.ts';
import { ACCENTS, SKINS } from '#studio/illustrator/figure/looks.data.ts';
import { fromSkin, partsApartFromSkin } from '#studio/illustrator/figure/outfits/apart-from-skin.ts';
import { WARDROBE } from '#studio/illustrator/figure/outfits/wardrobe.ts';
import { testCharacter } from '#studio/illustrator/picture-probe.ts';
import { type Form, type Sketch } from '#studio/illustrator/sketch.ts';

const formsIn = (sketch: Sketch): readonly Form[] =>
  sketch.kind === 'bundle' ? sketch.children.flatMap(formsIn) : sketch.kind === 'form' ? [sketch] : [];

/** Every skin in every accent. */
const PAIRS = SKIN_TONES.flatMap((skinTone) => ACCENT_COLORS.map((accentColor) => ({ skinTone, accentColor })));

/** As pale as the skin of some people. */
const IS_PALE = 0.74;

describe('cloth', () => {
  it('on legs is of nobody’s skin where it is pale: it would look like the legs of somebody else', () => {
    for (const outfit of OUTFITS)
      for (const { skinTone, accentColor } of PAIRS) {
        const own = SKINS[skinTone].skin;
        const { trousers } = partsApartFromSkin(WARDROBE[outfit](ACCENTS[accentColor], own), own);
        if (trousers && trousers.color[0] > IS_PALE)
          for (const other of SKIN_TONES)
            expect(
              fromSkin(trousers.color, SKINS[other].skin),
              `${outfit} ${skinTone} ${accentColor} ${other}`,
            ).toBeGreaterThan(0.038);
      }
  });

  it('that covers the body differs from the skin of its wearer, in every outfit, skin and accent', () => {
    for (const outfit of OUTFITS)
      for (const { skinTone, accentColor } of PAIRS) {
        const { skin } = SKINS[skinTone];
        const { sleeve, top, trousers, skirt } = partsApartFromSkin(WARDROBE[outfit](ACCENTS[accentColor], skin), skin);
        for (const piece of [sleeve, top, trousers, skirt])
          if (piece)
            expect(fromSkin(piece.color, skin), `${outfit} ${skinTone} ${accentColor}`).toBeGreaterThanOrEqual(0.065);
      }
  });

  it('is drawn so on whole people', () => {
    for (const { skinTone, accentColor } of PAIRS) {
      const base = testCharacter({ age: 6 });
      const { sketch } = drawFigure({
        character: { ...base, looks: { ...base.looks, skinTone, accentColor, outfit: 'pyjamas' } },
        pose: 'kneeling',
        stance: { view: 'three-quarter', way: -1 },
        expression: 'happy',
        gaze: [0, 0],
      });
      const cloth = formsIn(sketch).filter(({ name }) => name === 'accent');
      expect(cloth.length).toBeGreaterThan(3);
      for (const { color } of cloth)
        expect(fromSkin(color, SKINS[skinTone].skin), `${skinTone} ${accentColor}`).toBeGreaterThan(0.05);
    }
  });

  it('that has gone pale keeps the accent in its trim', () => {
    const { skin } = SKINS.caramel;
    const [told, worn] = [WARDROBE.pyjamas(ACCENTS.orange), WARDROBE.pyjamas(ACCENTS.orange, skin)];
    expect(fromSkin(told.top.color, skin)).toBeLessThan(0.065);
    expect(worn.top.color[0]).toBeGreaterThan(0.9);
    expect(css(worn.sleeve.cuff as Color)).toBe(css(ACCENTS.orange.accent));
    expect(css(worn.trousers?.cuff as Color)).toBe(css(ACCENTS.orange.accent));
  });
});
