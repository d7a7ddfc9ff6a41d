/** Things that are held between both hands: by their sides, on the palms, by their handles, or to be beaten. */
import type { Prop } from '#core/story/vocabulary.ts';
import { BEATEN, EARS, HANDLED, ON_PALMS } from '#studio/illustrator/composition/holding/handling.data.ts';
import type { HeldLook } from '#studio/illustrator/composition/holding/held-look.ts';
import { placeIn, sidesOf, smallSketch, usualGrip } from '#studio/illustrator/composition/holding/sides.ts';
import type { Held } from '#studio/illustrator/figure/holding.ts';
import type { Between } from '#studio/illustrator/figure/holds/hold.ts';
import { placed } from '#studio/illustrator/geometry/matrix.ts';
import { PROP_DRAWINGS } from '#studio/illustrator/props/props.ts';
import { moved } from '#studio/illustrator/sketch.ts';

/** How high on its sides a thing is taken with both hands, as a share of its height, and what counts as that height. */
export const TAKEN_AT = 0.42;
/** What is borne by its sides hangs between the hands no more than it must: they are at its lower half. */
const BORNE_AT = 0.24;
/** What is carried lies on both arms. */
const CARRIED_AT = 0.14;
/** Hands beside something smaller would hide it: it stands on them, in centimetres. */
export const SMALL = 17;

/** How two hands take a thing: by its handle and from below, by both its handles, on the palms or by its sides. */
const takenBy = (prop: Prop, { pose, holds }: HeldLook): Between => {
  const { heldHeightCm } = PROP_DRAWINGS[prop];
  if (prop in EARS) return 'ears';
  if (HANDLED.has(prop)) return 'handle';
  return pose === 'carrying' || holds !== undefined || heldHeightCm < SMALL || ON_PALMS.has(prop) ? 'palms' : 'sides';
};

export const betweenHands = (prop: Prop, look: HeldLook): Held => {
  const { isOneSided } = PROP_DRAWINGS[prop];
  const { sketch, factor } = smallSketch(prop, { isDark: look.isDark });
  const held = moved(sketch, placed([0, 0], factor));
  const taken = takenBy(prop, look);
  const sides = sidesOf(held, taken === 'sides' ? BORNE_AT : CARRIED_AT);
  const at = placeIn(sides.box);
  const ears = EARS[prop];
  return {
    kind: 'in-hands',
    taken,
    ...sides,
    ...(ears ? { grips: { left: at(ears.left), right: at(ears.right) } } : {}),
    ...(taken === 'handle' ? { handle: at(usualGrip(prop)) } : {}),
    ...(isOneSided ? { isOneSided } : {}),
    draw: (foot) => [moved(held, placed(foot, 1))],
  };
};

/** In one hand, the other one on its skin; null for what makes no sound so, and when a hand has something else to do. */
export const beaten = (prop: Prop, look: HeldLook): Held | null => {
  const places = BEATEN[prop];
  const isPlayed = look.holds === undefined || look.holds === 'before';
  if (!places || !isPlayed || look.isTouching || look.gesture) return null;
  const { sketch, factor } = smallSketch(prop, { isDark: look.isDark });
  const held = moved(sketch, placed([0, 0], factor * places.size));
  const sides = sidesOf(held, CARRIED_AT);
  const at = placeIn(sides.box);
  return {
    kind: 'in-hands',
    taken: 'sides',
    ...sides,
    beaten: { grip: at(places.grip), skin: at(places.skin) },
    draw: (foot) => [moved(held, placed(foot, 1))],
  };
};
