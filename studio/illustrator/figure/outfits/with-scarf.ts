/** Whoever covers their hair covers their arms, too, whatever they wear. */
import type { HeadCovering } from '#core/character/looks.ts';
import type { OutfitParts } from '#studio/illustrator/figure/outfits/outfit.ts';

const SCARVES: ReadonlySet<HeadCovering> = new Set(['hijab', 'hijab-draped', 'hijab-turban']);
/** A sleeve that ends at the wrist, as a share of the arm. */
const TO_THE_WRIST = 0.92;

/** The clothes with sleeves to the wrist under a scarf, and as they are under anything else. */
export const withScarf = (parts: OutfitParts, covering: HeadCovering): OutfitParts =>
  SCARVES.has(covering) && parts.sleeve.to < TO_THE_WRIST
    ? { ...parts, sleeve: { ...parts.sleeve, to: TO_THE_WRIST } }
    : parts;
