/** How a book shows what its hero is like, where the text has a place for it: by a trait, or by what the hero likes. */
import { TRAITS, type Trait } from '#core/character/character.ts';
import { heroOf, type Brief } from '#core/story/brief.ts';
import type { Stream } from '#studio/storyteller/random.ts';
import { sayableInterestsOf } from '#studio/storyteller/cast/interests.ts';
import type { BandText, Line, Option } from '#studio/storyteller/text/passage.ts';

export type OwnWay = Trait | 'interest';
/** One for what the hero always does, one for how the hero finds the idea of the story. */
export type OwnWays = Readonly<Record<'habit' | 'turn', OwnWay>>;

/** A hero without traits gets one that suits any child. */
const MILD_TRAITS: readonly Trait[] = ['curious', 'kind', 'careful', 'clever'];

const SLOTS = ['habit', 'turn'] as const;

/**
 * What the family tells is in the book: a hero with traits and interests has one place for each, in either order. The
 * same for every text of a book, so that both its languages tell of the same hero.
 */
export const ownWaysOf = (brief: Brief, stream: Stream): OwnWays => {
  const traits = heroOf(brief).traits.filter((trait) => TRAITS.includes(trait));
  const trait = stream.fork('trait').pick(traits.length > 0 ? traits : MILD_TRAITS);
  if (sayableInterestsOf(brief).length === 0) return { habit: trait, turn: trait };
  if (traits.length === 0) return { habit: 'interest', turn: 'interest' };
  const liked = stream.fork('own-way').pick(SLOTS);
  return { habit: trait, turn: trait, [liked]: 'interest' };
};

/** The ways to say it. */
export const ownLines = (slot: 'habit' | 'turn', ways: OwnWays, band: BandText): readonly Option[] => {
  const lines = band.traits[slot][ways[slot]];
  if (!lines) throw new RangeError(`No line says the ${ways[slot]} of the hero`);
  return lines;
};

/** Whether a line speaks of what the hero likes: the family waits for it, so it is told wherever it has room. */
export const tellsOfInterest = (line: Line, ways: OwnWays): boolean =>
  typeof line === 'object' && 'trait' in line && ways[line.trait] === 'interest';
