/** What stands before somebody with whom it has nothing to do. */
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { likeness } from '#studio/illustrator/composition/clearing/alike.ts';

/** An animal or a thing before somebody is seen at once, and more the more it hides; of people a hand may be. */
const SEEN = 0.3;
const SEEN_PERSON = 0.12;
const STEEP = 4;
/** So much worse it is in the colours of the one behind: a second head, a third foot. */
const SAME = 1.2;

/** What is held, ridden and worn is no thing by itself, nor is the front of what somebody is in. */
const isByItself = ({ isBorne, isInWater, ref }: Placed): boolean =>
  (isBorne !== true || isInWater === true) && !ref.includes('/');

/** How much one is in the way of whoever or whatever the story tells of, and covers so much of. */
export const intrusion = (front: Placed, back: Placed, covered: number): number => {
  const isTold = back.kind === 'cast' || (back.isNamed === true && front.kind === 'cast');
  // Before animals and things people may stand.
  const isMeant = isTold && isByItself(front) && (front.isPerson !== true || back.isPerson === true);
  if (!isMeant || covered === 0) return 0;
  const seen = front.isPerson === true ? SEEN_PERSON : SEEN;
  return (seen + (1 - seen) * Math.min(1, covered * STEEP)) * (1 + SAME * likeness(front, back));
};

/** How much two who meet, or nearly do, are one to the eye: a tail on a breast, an arm before an arm. */
export const merged = (a: Placed, b: Placed, isMeeting: boolean): number =>
  isMeeting && (a.kind === 'cast' || b.kind === 'cast') ? likeness(a, b) : 0;
