/** What an idea says is not wanted, or not so: `no dogs please`, `not afraid of the dark`, `مش عايزة تنام`. */
import { FEAR_WORDS } from '#studio/storyteller/idea/fears/fear-words.data.ts';
import type { IdeaWord } from '#studio/storyteller/idea/idea-text.ts';
import type { KnownWord } from '#studio/storyteller/idea/known-words.ts';
import {
  DENYING_WORDS,
  FORBIDDING_WORDS,
  LACKING_WORDS,
  PLACING_WORDS,
  SETTING_OUT_WORDS,
  TURNING_WORDS,
} from '#studio/storyteller/idea/passing-words.data.ts';

/** How far `no big brown dogs` reaches. */
const REACH = 5;

const has = (words: ReadonlySet<string>, { forms }: IdeaWord): boolean => words.has([...forms][0] ?? '');

/** The index of the word that denies the word at `from`, or -1: in the same clause, with no new thought between. */
export const denialBefore = (from: number, words: readonly IdeaWord[]): number => {
  const { clause } = words[from] ?? { clause: -1 };
  for (let at = from - 1; at >= Math.max(0, from - REACH); at--) {
    const word = words[at];
    if (!word || word.clause !== clause || has(TURNING_WORDS, word)) return -1;
    if (has(DENYING_WORDS, word)) return at;
  }
  return -1;
};

/** Something else is denied that is done there. */
const isDoneThere = (between: readonly IdeaWord[]): boolean => {
  const placed = between.findIndex((word) => has(PLACING_WORDS, word));
  return placed > 0 && !between.slice(0, placed).some((word) => has(SETTING_OUT_WORDS, word));
};

/**
 * Whether a thing, an animal or a place is to be left out. A theme is not: a book for a child who does not want to sleep
 * is about sleeping, and one for a child without friends about friends.
 */
export const isToBeLeftOut = ({ kind, from }: KnownWord, words: readonly IdeaWord[]): boolean => {
  if (kind === 'theme' || kind === 'person') return false;
  const at = denialBefore(from, words);
  const denial = words[at];
  if (!denial || (kind === 'lead' && !has(FORBIDDING_WORDS, denial))) return false;
  const between = words.slice(at + 1, from);
  if (kind === 'place' && isDoneThere(between)) return false;
  // Who is not afraid of dogs may have one.
  const isFear = between.some(({ forms }) => [...forms].some((form) => FEAR_WORDS.has(form)));
  return !isFear && !between.some((word) => has(LACKING_WORDS, word));
};
