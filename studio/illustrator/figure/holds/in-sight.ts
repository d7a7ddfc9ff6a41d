/** What is held with what of the hands is nearer to the reader than it. */
import { type ArmLook, fingersOf, handBefore, thumbOf } from '#studio/illustrator/figure/limbs.ts';
import type { OutfitParts } from '#studio/illustrator/figure/outfits/outfit.ts';
import type { Posed } from '#studio/illustrator/figure/posing/posed.ts';
import type { Which } from '#studio/illustrator/figure/posing/stance.ts';
import { colorOf, isAlike, rimOf } from '#studio/illustrator/rim.ts';
import { bundle, type Sketch } from '#studio/illustrator/sketch.ts';

type Wearer = { readonly parts: OutfitParts; lookOf(which: Which): ArmLook };

/** The width of the rim of what is held, in limb widths. */
const HELD_RIM = 0.26;

/** What is held before cloth of its own tone has a rim. */
const toldFromCloth = (held: readonly Sketch[], { skeleton }: Posed, { parts }: Wearer): readonly Sketch[] => {
  const thing = bundle(held);
  const color = colorOf(thing);
  const cloth = [parts.top.color, ...(parts.skirt ? [parts.skirt.color] : [])];
  return color && cloth.some((behind) => isAlike(color, behind))
    ? [rimOf(thing, skeleton.build.limb * HELD_RIM), ...held]
    : held;
};

/** The thing, and the fingers, thumbs and hands over it; from behind the body hides them. */
export const heldInSight = (posed: Posed, wearer: Wearer): Sketch[] => {
  const { skeleton, holding, held } = posed;
  if (!holding) return [];
  const thing = bundle(toldFromCloth(held, posed, wearer), { name: 'held' });
  if (skeleton.stance.view === 'back') return [thing];
  const { closing, thumbs = [], over = [] } = holding;
  return [
    thing,
    ...closing.flatMap((which) => fingersOf(skeleton[which].arm, wearer.lookOf(which))),
    ...thumbs.flatMap((which) => thumbOf(skeleton[which].arm, wearer.lookOf(which))),
    ...over.flatMap((which) => handBefore(skeleton[which].arm, wearer.lookOf(which))),
  ];
};
