/** What is worn on the head, by name. */
import type { HeadCovering } from '#core/character/looks.ts';
import type { HeadwearDrawing } from '#studio/illustrator/figure/headwear/cloth.ts';
import {
  baseballCap,
  beanie,
  bonnet,
  headband,
  kufi,
  sunHat,
  taqiyah,
} from '#studio/illustrator/figure/headwear/hats.ts';
import { hijab, hijabDraped, hijabTurban } from '#studio/illustrator/figure/headwear/hijabs.ts';
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
