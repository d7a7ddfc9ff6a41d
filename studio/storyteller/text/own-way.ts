/** How a book shows what its hero is like, where the text has a place for it: by a trait, or by what the hero likes. */
import { TRAITS, type Trait } from '#core/character/character.ts';
import { heroOf, type Brief } from '#core/story/brief.ts';
import type { Stream } from '#studio/storyteller/random.ts';
import { sayableInterestsOf } from '#studio/storyteller/cast/interests.ts';
import type { BandText, Line, Option } from '#studio/storyteller/text/passage.ts';

export type OwnWay = Trait | 'interest';
type Slot = 'habit' | 'turn';
/** One for what the hero always does, one for how the hero finds the idea of the story, which is always a trait. */
export type OwnWays = { readonly habit: OwnWay; readonly turn: Trait };

/** A hero without traits gets one that suits any child. */
const MILD_TRAITS: readonly Trait[] = ['curious', 'kind', 'careful', 'clever'];

/** Holds once a book has told what its hero likes. */
export const INTEREST_TOLD = 'told:interest';

/**
 * What the family tells is in the book. A hero with interests has them where the book says what it always does, and has
 * the idea by what it is like: nobody is saved by football. The same for every text of a book, so that both its
 * languages tell of the same hero.
 */
export const ownWaysOf = (brief: Brief, stream: Stream): OwnWays => {
  const traits = heroOf(brief).traits.filter((trait) => TRAITS.includes(trait));
  const trait = stream.fork('trait').pick(traits.length > 0 ? traits : MILD_TRAITS);
  const likes = sayableInterestsOf(brief).length > 0;
  return { habit: likes ? 'interest' : trait, turn: trait };
};

/** A short book has no room for both: the hero talks of what it likes at the turn where nothing has told of it before. */
const wayAt = (slot: Slot, ways: OwnWays, told: ReadonlySet<string>): OwnWay =>
  slot === 'turn' && ways.habit === 'interest' && !told.has(INTEREST_TOLD) ? 'interest' : ways[slot];

/** The ways to say it. */
export const ownLines = (slot: Slot, ways: OwnWays, band: BandText, told: ReadonlySet<string>): readonly Option[] => {
  const way = wayAt(slot, ways, told);
  const lines = band.traits[slot][way];
  if (!lines) throw new RangeError(`No line says the ${way} of the hero`);
  return lines;
};

/** Whether a line speaks of what the hero likes: the family waits for it, so it is told wherever it has room. */
export const tellsOfInterest = (line: Line, ways: OwnWays, told: ReadonlySet<string>): boolean =>
  typeof line === 'object' && 'trait' in line && wayAt(line.trait, ways, told) === 'interest';
