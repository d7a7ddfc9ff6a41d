/** The foot at the end of a leg: how it is seen, how long it looks, how it lies. */
import type { Color } from '#studio/illustrator/color/color.ts';
import { prostheticFoot } from '#studio/illustrator/figure/aids/prosthesis.ts';
import { footLength } from '#studio/illustrator/figure/build.ts';
import { drawBareFoot } from '#studio/illustrator/figure/feet/bare-foot.ts';
import { drawShoe, type Foot, type FootView } from '#studio/illustrator/figure/feet/shoe.ts';
import type { SkinColors } from '#studio/illustrator/figure/looks.data.ts';
import type { Shoe } from '#studio/illustrator/figure/outfits/outfit.ts';
import type { Leg } from '#studio/illustrator/figure/posing/stance.ts';
import type { Skeleton } from '#studio/illustrator/figure/skeleton.ts';
import { placed } from '#studio/illustrator/geometry/matrix.ts';
import { bundle, moved, type Sketch } from '#studio/illustrator/sketch.ts';

/** How long a foot looks that points half at the reader, or lies crossed before who sits. */
const OBLIQUE = 0.7;

/** A foot that lies on its instep shows its thickness, with heel and sole up. */
const ON_INSTEP = { long: 0.8, high: 1.12 } as const;
/** A bare one comes half at the reader: at its length it would be as long as the thigh before it. */
const BARE_INSTEP = { long: 0.75, high: 1.12 } as const;

/** Whether a foot lies behind the knee on the ground, its sole up. */
export const isOnInstep = ({ foot, sole, isAhead }: Leg): boolean =>
  foot?.seen === 'side' && foot.isTurned && !isAhead && Math.abs(sole) > Math.PI / 2 + 0.2;

const viewOfFoot = (leg: Leg, { isSide, stance }: Skeleton): FootView => {
  if (isOnInstep(leg)) return 'instep';
  if (leg.foot) return leg.foot.seen;
  if (isSide || (!leg.isAhead && stance.view === 'three-quarter')) return 'side';
  if (stance.view === 'back') return 'heel';
  return leg.isAhead ? 'sole' : 'front';
};

type FootLook = {
  readonly skin: SkinColors;
  readonly shoe: Shoe;
  readonly skeleton: Skeleton;
  readonly accent: Color;
  readonly isProsthetic: boolean;
};

/** The foot with its shoe. */
export const footOf = (leg: Leg, { skin, shoe, skeleton, accent, isProsthetic }: FootLook): Sketch => {
  const { isSide, stance, build, hip } = skeleton;
  const seen = viewOfFoot(leg, skeleton);
  const isInstep = seen === 'instep';
  const isOblique = seen === 'side' && !isSide && (!leg.foot || leg.foot.way !== stance.way);
  const lying = shoe.kind === 'bare' ? BARE_INSTEP : ON_INSTEP;
  const share = isInstep ? lying.long : isOblique ? OBLIQUE : 1;
  const foot: Foot = {
    length: footLength(build) * share,
    height: build.leg * 0.1 * (isInstep ? lying.high : 1),
    seen,
    way: seen === 'side' || isInstep ? (leg.foot?.way ?? stance.way) : leg.hip[0] >= hip[0] ? 1 : -1,
  };
  const bare = (): Sketch[] => (isProsthetic ? prostheticFoot(foot, accent) : drawBareFoot(skin, foot));
  const sketches = shoe.kind === 'bare' ? bare() : drawShoe(shoe, foot);
  return moved(bundle(sketches, { name: 'foot' }), placed(leg.ankle, 1, { turn: leg.sole }));
};
