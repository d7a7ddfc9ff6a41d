/** The outfits by name. */
import type { Outfit } from '#core/character/looks.ts';
import { divingSuit, explorer, footballKit, swimsuit } from '#studio/illustrator/figure/outfits/active.ts';
import { hoodie, overalls, pyjamas, tshirtTrousers } from '#studio/illustrator/figure/outfits/everyday.ts';
import { abaya, dress, galabeya, skirt } from '#studio/illustrator/figure/outfits/flowing.ts';
import { apron, partyClothes, schoolUniform, winterCoat } from '#studio/illustrator/figure/outfits/occasions.ts';
import type { OutfitDrawing } from '#studio/illustrator/figure/outfits/outfit.ts';
import { raincoat, spaceSuit } from '#studio/illustrator/figure/outfits/weather.ts';

export const WARDROBE: Readonly<Record<Outfit, OutfitDrawing>> = {
  'tshirt-trousers': tshirtTrousers,
  dress,
  overalls,
  hoodie,
  galabeya,
  skirt,
  raincoat,
  pyjamas,
  'space-suit': spaceSuit,
  swimsuit,
  'diving-suit': divingSuit,
  'winter-coat': winterCoat,
  'school-uniform': schoolUniform,
  apron,
  explorer,
  party: partyClothes,
  abaya,
  'football-kit': footballKit,
};
