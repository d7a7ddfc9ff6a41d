/** How deep everybody is in the water who is in it. */
import type { CastMember } from '#core/story/scene.ts';
import type { Expression, Pose } from '#core/story/vocabulary.ts';
import { type CastContext, companionIn, type DrawnMember, heightOf } from '#studio/illustrator/composition/cast.ts';
import { FLOATS } from '#studio/illustrator/composition/water/floats.ts';
import { COMPANION_DRAWINGS } from '#studio/illustrator/companions/companions.ts';

/** Taller than this those of the water are whales, and no fish. */
export const BIG_CM = 60;

const LEAPS: ReadonlySet<Pose> = new Set(['flying', 'jumping', 'climbing']);

/** How much of those of the water stays under the surface, and of those who wade. */
const UNDER_SURFACE = 0.34;
/** Of a fish that looks out, less: its mouth is over the water. */
const FISH_UNDER_SURFACE = 0.32;
/** On the back it floats higher: its face is nearer to the surface. */
const ON_BACK_UNDER_SURFACE = 0.2;
export const WADES = 0.72;

const fishUnder = ({ pose }: CastMember): number => (pose === 'lying' ? ON_BACK_UNDER_SURFACE : FISH_UNDER_SURFACE);

/** A whale lies in the water up to its mouth, and a shy one up to its eye, as shares of its face from above. */
const WHALE_TO = { bold: 1.04, shy: 0.7 } as const;
const SHY: ReadonlySet<Expression> = new Set(['whispering', 'worried', 'sad', 'surprised', 'crying', 'sleepy']);

const whaleDepth = ({ expression }: CastMember, { body: { head }, box }: Pick<DrawnMember, 'body' | 'box'>): number => {
  const share = SHY.has(expression) ? WHALE_TO.shy : WHALE_TO.bold;
  const surface = head.top + (head.bottom - head.top) * share;
  return (box.bottom - surface) / (box.bottom - box.top);
};

/** How deep somebody is in the water, as a share of their height; `body` in the units of the box. */
export const depthIn = (
  member: CastMember,
  context: CastContext,
  { body, box }: Pick<DrawnMember, 'body' | 'box'>,
): number => {
  const companion = companionIn(member, context);
  if (companion !== null) {
    const isOfWater = COMPANION_DRAWINGS[companion].home === 'water';
    const leaps = isOfWater && LEAPS.has(member.pose);
    const isFish = isOfWater && heightOf(member, context) < BIG_CM;
    if (isOfWater && !isFish && !leaps && member.pose !== 'lying') return whaleDepth(member, { body, box });
    return leaps ? 0 : (FLOATS[companion] ?? (isFish ? fishUnder(member) : UNDER_SURFACE));
  }
  const tall = box.bottom - box.top;
  const chest = -(body.hip[1] + body.head.bottom) / 2;
  return Math.min(0.62, Math.max(member.pose === 'swimming' ? chest : -body.hip[1] * WADES, tall * 0.2) / tall);
};
