/** The skirt of a coat of who sits, kneels or squats: it opens before the body and lies on both thighs, the knees free. */
import type { OutfitParts, Skirt } from '#studio/illustrator/figure/outfits/outfit.ts';
import { cuffOf } from '#studio/illustrator/figure/outfits/leg-cover.ts';
import type { Leg } from '#studio/illustrator/figure/posing/stance.ts';
import { isOnInstep } from '#studio/illustrator/figure/feet/foot-of.ts';
import type { Skeleton } from '#studio/illustrator/figure/skeleton.ts';
import { cut, ribbon } from '#studio/illustrator/geometry/outline.ts';
import { form, type Sketch } from '#studio/illustrator/sketch.ts';

/** A longer skirt over trousers is that of an apron, and closed. */
const COAT = 0.4;

export const isCoat = ({ skirt, trousers }: OutfitParts): boolean =>
  skirt !== null && trousers !== null && skirt.to < COAT;

/** Whether the skirt of what somebody wears is parted on their thighs. */
export const isParted = ({ isLow, turn, stance }: Skeleton, parts: OutfitParts): boolean =>
  isLow && turn === 0 && stance.view !== 'back' && isCoat(parts);

/** Of a parted coat only this share of the leg is round the hips. */
export const ROUND_HIPS = 0.04;

/** The cloth goes so far along a thigh, and is so thick on it from hip to end, in limb widths. */
const ALONG = 0.7;
const THICK = [2.02, 1.98, 1.86, 1.8] as const;

/** Over the knee of who kneels: one in other cloth that comes out in front would look like the foot of a boot. */
const OVER_KNEE = [2.02, 2, 1.9, 1.66] as const;

/** The tail on one thigh, its hem across it. */
export const tailOn = (leg: Leg, skirt: Skirt, { build }: Skeleton): readonly Sketch[] => {
  const { hip, knee, isHidden } = leg;
  if (isHidden) return [];
  if (isOnInstep(leg)) {
    const widths = OVER_KNEE.map((share) => share * build.limb);
    return [
      form(ribbon(cut([hip, knee], 0, 1, widths.length), widths), skirt.color, { name: skirt.name, volume: 0.5 }),
    ];
  }
  const along = cut([hip, knee], 0, ALONG, THICK.length);
  const widths = THICK.map((share) => share * build.limb);
  return [
    form(ribbon(along, widths, 'flat-end'), skirt.color, { name: skirt.name, volume: 0.5 }),
    ...(skirt.hem ? cuffOf(along, widths, skirt.hem) : []),
  ];
};
