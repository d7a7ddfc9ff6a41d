/** What a check of a story says, and what a check is given. */
import { namesOf, type Character } from '#core/character/character.ts';
import type { Brief } from '#core/story/brief.ts';
import type { Story } from '#core/story/story.ts';

/** An error keeps a story from being printed as it is; a warning is for the person who reviews it. */
export const FINDING_SEVERITIES = ['error', 'warning'] as const;
export type FindingSeverity = (typeof FINDING_SEVERITIES)[number];

export const STORY_CHECKS = [
  'spread-count',
  'text-missing',
  'title-missing',
  'unfilled-slot',
  'scene-refs',
  'unknown-character',
  'words-per-spread',
  'reading-grade',
  'sentence-length',
  'unfamiliar-words',
  'long-words',
  'vowel-marks',
  'name-missing',
  'name-misspelled',
  'hero-seldom-named',
  'sentence-repeated',
  'doubled-word',
  'article',
  'pronoun',
  'forbidden-topic',
  'brand-name',
  'scary-for-age',
  'no-obstacle',
  'hero-passive',
  'ending-unsettled',
  'hero-absent',
  'too-alike',
] as const;
export type StoryCheckName = (typeof STORY_CHECKS)[number];

export type StoryFinding = {
  readonly check: StoryCheckName;
  /** Index of the spread, or null for the whole story. */
  readonly spread: number | null;
  readonly severity: FindingSeverity;
  /** What was found, for a reviewer: a word, a number with its limit, a sentence. */
  readonly detail: string;
};

/** What was asked for; every brief has it. */
export type StoryWanted = Pick<Brief, 'language' | 'leadLanguage' | 'spreads' | 'age' | 'giver' | 'home'> & {
  readonly characters: readonly Pick<Character, 'id' | 'name' | 'spellings' | 'pronouns' | 'interests'>[];
};

/** What the family wrote itself stands in the story as it is, so no check judges its spelling. */
export const ownWordsOf = ({ characters, giver, home }: StoryWanted): string[] =>
  [...namesOf(characters), ...characters.flatMap(({ interests }) => interests), giver ?? '', home ?? '']
    .filter((words) => words !== '')
    .toSorted((one, other) => other.length - one.length);

export type StoryCheck = (story: Story, wanted: StoryWanted) => StoryFinding[];

/** A pattern of these letters, with the vowel marks that a text for young readers may add to Arabic ones. */
const patternOf = (words: string): string =>
  words.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/\p{Script=Arabic}/gu, '$&[\\u064B-\\u0652\\u0670]*');

/** The text without whole words of the family: `Karim` stays in `Karima`, but goes out of `وكريم`, where `and` is joined. */
export const withoutOwnWords = (text: string, own: readonly string[], stead = ' '): string =>
  own.reduce(
    (rest, words) =>
      rest.replace(new RegExp(`(?<!\\p{Script=Latin})${patternOf(words)}(?![\\p{L}\\p{M}])`, 'gu'), stead),
    text,
  );
