/** What is worn on the head, by name. */
import type { HeadCovering } from '#core/character/looks.ts';
import type { HeadwearDrawing } from '#studio/illustrator/figure/headwear/cloth.ts';
import { bonnet, headband, sunHat } from '#studio/illustrator/figure/headwear/bands.ts';
import { baseballCap, beanie, kufi, taqiyah } from '#studio/illustrator/figure/headwear/hats.ts';
import { hijab } from '#studio/illustrator/figure/headwear/hijabs.ts';
import { hijabDraped, hijabTurban } from '#studio/illustrator/figure/headwear/loose-hijabs.ts';
import { ghutra, turban } from '#studio/illustrator/figure/headwear/wraps.ts';

export const HEADWEAR: Readonly<Record<Exclude<HeadCovering, 'none'>, HeadwearDrawing>> = {
  hijab,
  'hijab-draped': hijabDraped,
  'hijab-turban': hijabTurban,
  kufi,
  taqiyah,
  turban,
  ghutra,
  cap: baseballCap,
  beanie,
  'sun-hat': sunHat,
  bonnet,
  headband,
};
