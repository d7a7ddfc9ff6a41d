/** What an idea says somebody is afraid of: `afraid of dogs`, `dogs frighten her`, `بتخاف من الكلاب`. */
import { denialBefore } from '#studio/storyteller/idea/denied.ts';
import {
  FEAR_LINKS,
  FEAR_OF,
  FEAR_WORDS,
  FEARING,
  FLEEING,
  FRIGHTENED,
  FRIGHTENING,
  JOINING,
  MAKING,
  OWNED,
  UNEASY_OF,
  UNEASY_WORDS,
} from '#studio/storyteller/idea/fears/fear-words.data.ts';
import type { IdeaWord } from '#studio/storyteller/idea/idea-text.ts';
import type { KnownWord } from '#studio/storyteller/idea/known-words.ts';
import { PASSING_WORDS, TURNING_WORDS } from '#studio/storyteller/idea/passing-words.data.ts';

type Text = { readonly words: readonly IdeaWord[]; readonly known: readonly KnownWord[] };

const first = (word: IdeaWord | undefined): string => (word ? ([...word.forms][0] ?? '') : '');

const has = (list: ReadonlySet<string>, word: IdeaWord | undefined): boolean => list.has(first(word));

const isAmong = (list: ReadonlySet<string>, word: IdeaWord | undefined): boolean =>
  word !== undefined && [...word.forms].some((form) => list.has(form));

const isArabic = (word: IdeaWord | undefined): boolean => /\p{Script=Arabic}/u.test(word?.written ?? '');

/** How far `afraid of each and every kind of very big dog` reaches. */
const REACH = 8;

/** Of how many words a fear is whose last word is at `at`; 0 when none is. A scared puppy is no fear of puppies. */
const fearEndingAt = (at: number, words: readonly IdeaWord[]): number => {
  const [word, next] = [words[at], words[at + 1]];
  if (isAmong(FEAR_WORDS, word)) {
    return isArabic(word) || has(FEARING, word) || has(FEAR_OF, next) ? 1 : 0;
  }
  if (has(UNEASY_WORDS, word) && has(UNEASY_OF, next)) return 1;
  const fled = FLEEING.find((phrase) =>
    phrase.every((list, step) => isAmong(list, words[at - phrase.length + 1 + step])),
  );
  return fled?.length ?? 0;
};

/** A word that something new begins with after an `and`: the dark and her dog, `الظلام وقطتها`. */
const opensAnother = (at: number, words: readonly IdeaWord[]): boolean => {
  const word = words[at];
  if (isArabic(word)) return /^و(?!ال|من)/u.test(first(word));
  return has(OWNED, word) && has(JOINING, words[at - 1]);
};

const isKnownAt = (at: number, { known }: Text): boolean => known.some(({ from, until }) => at >= from && at <= until);

/** One word that is not known at all may describe it: the neighbour’s dog. */
const MOST_OTHER = 1;

/** `Thunder and the lamp goes out`: what does something itself begins something new. */
const doesSomething = (until: number, words: readonly IdeaWord[]): boolean => {
  const [word, next] = [words[until], words[until + 1]];
  return next?.clause === word?.clause && !has(FEAR_LINKS, next);
};

/** The index of the fear that leads to what is known, or -1. */
const fearBefore = ({ from, until }: KnownWord, text: Text): number => {
  const { words } = text;
  const { clause } = words[from] ?? { clause: -1 };
  if (opensAnother(from, words)) return -1;
  let [others, owned] = [0, 0];
  for (let at = from - 1; at >= Math.max(0, from - REACH) && words[at]?.clause === clause; at--) {
    if (fearEndingAt(at, words) > 0) return at;
    if (opensAnother(at, words)) return -1;
    // `The dark and loses her kite`: the fear ends with the dark.
    if (has(JOINING, words[at]) && (others + owned > 0 || doesSomething(until, words))) return -1;
    if (has(OWNED, words[at])) owned++;
    if (has(FEAR_LINKS, words[at]) || isKnownAt(at, text)) continue;
    if (has(PASSING_WORDS, words[at]) || has(TURNING_WORDS, words[at]) || ++others > MOST_OTHER) return -1;
  }
  return -1;
};

/** The word in `dogs frighten her`, `dogs make Nour nervous`, `الكلاب بتخوفها` that says so, or -1. */
const frighteningAfter = ({ until }: KnownWord, { words }: Text): number => {
  const { clause } = words[until] ?? { clause: -1 };
  const [next, whom, how] = [words[until + 1], words[until + 2], words[until + 3]];
  if (next?.clause !== clause) return -1;
  const isSomebody = whom?.clause !== clause || whom.isName || has(FRIGHTENED, whom);
  if (isAmong(FRIGHTENING, next)) return isSomebody || isArabic(next) ? until + 1 : -1;
  const isMade = isAmong(FEAR_WORDS, how) || has(UNEASY_WORDS, how);
  return has(MAKING, next) && isSomebody && isMade ? until + 3 : -1;
};

/** It is the rabbit of a story that runs from a fox, and not the child. */
const isOfAnimal = (at: number, { words, known }: Text): boolean => {
  const { clause } = words[at] ?? { clause: -1 };
  const isHere = (from: number): boolean => from < at && words[from]?.clause === clause;
  const animal = known.some(({ kind, from }) => kind === 'companion' && isHere(from));
  return animal && !words.some((word, from) => word.isName && isHere(from));
};

const ownFear = (known: KnownWord, text: Text): number => {
  const at = fearBefore(known, text);
  if (at < 0) return frighteningAfter(known, text);
  return denialBefore(at, text.words) < 0 && !isOfAnimal(at, text) ? at : -1;
};

/** `Afraid of cats, dogs and spiders`: each ends its part of the sentence, or an `and` is before or after it. */
const fearOfList = (known: KnownWord, text: Text): number => {
  const { words } = text;
  const isJoined = has(JOINING, words[known.from - 1]);
  const last = known.from - (isJoined ? 2 : 1);
  const listed = text.known.find(({ until }) => until === last);
  const [clause, next] = [words[known.from]?.clause ?? -1, words[known.until + 1]];
  const isList = words[last]?.clause === (isJoined ? clause : clause - 1);
  const ends = next?.clause !== clause || has(JOINING, next);
  return isList && ends && listed !== undefined ? fearOf(listed, text) : -1;
};

/**
 * The index of the word that says that somebody is afraid of this animal or thing, or -1. Fears that stories are about,
 * such as the dark, are themes and stay what they are.
 */
export const fearOf = (known: KnownWord, text: Text): number => {
  if (known.kind !== 'companion' && known.kind !== 'object') return -1;
  const own = ownFear(known, text);
  return own >= 0 ? own : fearOfList(known, text);
};

/** Who runs away from it says so in no word that names the fear. */
export const tellsOfFear = (word: IdeaWord): boolean =>
  isAmong(FEAR_WORDS, word) || has(UNEASY_WORDS, word) || isAmong(FRIGHTENING, word);
