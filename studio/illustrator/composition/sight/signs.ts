/** Hands that tell something by themselves, and that are read only before an open ground: a finger that points, a palm that says stop. */
import type { CastMember } from '#core/story/scene.ts';
import type { Gesture } from '#core/story/vocabulary.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { type Box } from '#studio/illustrator/geometry/path.ts';
import { boxAroundSketch, partsNamed } from '#studio/illustrator/sketch.ts';

const SIGNS: ReadonlySet<Gesture> = new Set<Gesture>(['pointing', 'stopping', 'waving', 'beckoning']);

const isSign = ({ pose, gesture, touches }: CastMember): boolean =>
  touches === undefined && (gesture === undefined ? pose === 'pointing' || pose === 'waving' : SIGNS.has(gesture));

/** With one finger. */
export const isPointing = ({ looking }: Placed): boolean =>
  looking !== undefined && (looking.member.gesture ?? looking.member.pose) === 'pointing';
/** The higher of two hands is the one that tells. */
const highest = (hands: readonly Box[]): Box | null => hands.toSorted((a, b) => a.bottom - b.bottom)[0] ?? null;

const KNOWN = new WeakMap<Placed, Box | null>();

/** The hand on the page with which one of the people of the cast tells something; null for all others. */
export const signOf = (one: Placed): Box | null => {
  const known = KNOWN.get(one);
  if (known !== undefined) return known;
  const { member } = one.looking ?? {};
  const hand =
    one.isPerson && member && isSign(member) ? highest(partsNamed(one.sketch, 'hand').map(boxAroundSketch)) : null;
  KNOWN.set(one, hand);
  return hand;
};
