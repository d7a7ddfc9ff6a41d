/** In which of several ways an animal takes a pose, so that a cat that sits on ten pages does not sit ten times the same. */
import type { CastMember } from '#core/story/scene.ts';
import type { Companion, Expression } from '#core/story/vocabulary.ts';
import { hashText } from '#studio/illustrator/random.ts';
import type { Manner } from '#studio/illustrator/companions/companion.ts';

/** Whoever washes has no cares. */
const AT_EASE: ReadonlySet<Expression> = new Set(['happy', 'calm', 'proud', 'sleepy', 'chewing']);

const SITTING: readonly (Manner | null)[] = [null, 'tail-round', 'washing', 'tail-round', null];

/** Those who wash their faces with a paw: before the mouth of any other a leg is a bar, and says that it keeps silent. */
const WASHES: ReadonlySet<Companion> = new Set(['cat', 'rabbit', 'mouse', 'squirrel', 'jerboa']);

/** The way of a member; the same for the same seed, which is another one on every page. */
export const mannerOf = (member: CastMember, companion: Companion, seed = 0): Manner | undefined => {
  if (member.pose === 'lying') return 'lying';
  // Crouched like before a leap, whoever creeps along with others would lie on the page.
  if (member.pose === 'sneaking') return 'stalking';
  if (member.pose !== 'sitting') return undefined;
  const manner = SITTING[hashText(`${seed}/${member.ref}`) % SITTING.length] ?? undefined;
  const isBusy = member.gesture ?? member.carries ?? member.touches ?? !WASHES.has(companion);
  return manner === 'washing' && (isBusy || !AT_EASE.has(member.expression)) ? 'tail-round' : manner;
};
