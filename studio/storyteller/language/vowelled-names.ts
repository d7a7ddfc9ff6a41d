/** Names of the family as a text with vowel marks writes them, so that a reader who needs the marks can read them, too. */
import { plainSpelling } from '#studio/storyteller/language/vowel-marks.ts';
import { VOWELLED_NAMES } from '#studio/storyteller/language/vowelled-names.data.ts';

/** Many hands leave the hamza of an alif off: `احمد`. */
const withoutHamza = (name: string): string => name.replaceAll(/[أإآ]/gu, 'ا');

const BY_LETTERS: ReadonlyMap<string, string> = new Map([
  ...VOWELLED_NAMES.map((name): [string, string] => [withoutHamza(plainSpelling(name)), name]),
  ...VOWELLED_NAMES.map((name): [string, string] => [plainSpelling(name), name]),
]);

const MARK = /[\u064B-\u0652\u0670]/u;

/** The letters of the family with the marks of the list. */
const markedLike = (word: string, vowelled: string): string => {
  const letters = word[Symbol.iterator]();
  return [...vowelled].map((sign) => (MARK.test(sign) ? sign : (letters.next().value ?? ''))).join('');
};

/**
 * The letters of a name exactly as the family writes them, with vowel marks where every word of it has one usual reading;
 * otherwise, and when the family set marks itself, the name as it is. The last letter stays bare: names take no case ending.
 */
export const vowelledName = (name: string): string => {
  if (MARK.test(name)) return name;
  const words = name.split(' ').map((word) => ({ word, vowelled: BY_LETTERS.get(word) }));
  return words.every(({ vowelled }) => vowelled !== undefined)
    ? words.map(({ word, vowelled = word }) => markedLike(word, vowelled)).join(' ')
    : name;
};
