/** What an idea calls the companion that it asks for: `a cat named Luna`, `our cat Luna`, `Luna the cat`, `قطتنا بسبوسة`. */
import type { IdeaWord } from '#studio/storyteller/idea/idea-text.ts';
import type { KnownWord } from '#studio/storyteller/idea/known-words.ts';
import { PASSING_WORDS } from '#studio/storyteller/idea/passing-words.data.ts';
import { fold } from '#studio/storyteller/idea/word-forms.ts';

export type GivenName = { readonly name: string; readonly from: number; readonly until: number };

const NAMING: ReadonlySet<string> = new Set('named called اسمه اسمها واسمه واسمها يدعي تدعي يسمي تسمي'.split(' '));
/** How far `a horse in the desert called …` reaches. */
const REACH = 6;
const LONGEST_NAME = 20;

type Text = { readonly words: readonly IdeaWord[]; readonly known: readonly KnownWord[] };

const isKnown = (at: number, { known }: Text): boolean => known.some(({ from, until }) => at >= from && at <= until);

const isCapital = (word: IdeaWord | undefined): boolean =>
  word !== undefined && /^\p{Lu}\p{Ll}/u.test(word.written) && !PASSING_WORDS.has(fold(word.written));

const isFree = (at: number, text: Text): boolean => {
  const word = text.words[at];
  return word !== undefined && !word.isName && word.written.length <= LONGEST_NAME && !isKnown(at, text);
};

const named = (from: number, { words }: Text): GivenName => {
  let until = from;
  // `Captain Whiskers`, but not `Luna Omar finds`.
  while (
    isCapital(words[from]) &&
    isCapital(words[until + 1]) &&
    words[until + 1]?.clause === words[from]?.clause &&
    until < from + 1
  )
    until++;
  const name = words
    .slice(from, until + 1)
    .map(({ written }) => written)
    .join(' ');
  return { name: name.charAt(0).toUpperCase() + name.slice(1), from, until };
};

/** `A dolphin called Bella`, `حصان أبيض في الصحراء اسمه برق`: the same clause, and no other companion between. */
const calledAfter = ({ until }: KnownWord, text: Text): GivenName | null => {
  const { words, known } = text;
  for (let at = until + 1; at <= until + REACH; at++) {
    const word = words[at];
    if (!word || known.some(({ kind, from }) => kind === 'companion' && from === at)) return null;
    const isName = word.written === 'name' && /^(?:is|was)$/.test(words[at + 1]?.written ?? '');
    const from = isName ? at + 2 : at + 1;
    const next = words[from];
    if (!isName && !NAMING.has(fold(word.written))) continue;
    return next && next.written.length > 1 && !PASSING_WORDS.has(fold(next.written)) ? named(from, text) : null;
  }
  return null;
};

/** `Our cat Luna`, `a cat, Luna, …`. */
const besideEnglish = ({ from, until }: KnownWord, text: Text): GivenName | null => {
  const { words } = text;
  const [before, next] = [words[from - 2], words[until + 1]];
  const clause = words[until]?.clause ?? 0;
  const isAlone = next?.clause === clause + 1 && words[until + 2]?.clause !== clause + 1;
  if (isCapital(next) && isFree(until + 1, text) && (next?.clause === clause || isAlone)) return named(until + 1, text);
  const isThe = words[from - 1]?.written.toLowerCase() === 'the' && words[from - 1]?.clause === clause;
  return isThe && before?.clause === clause && isCapital(before) && isFree(from - 2, text)
    ? named(from - 2, text)
    : null;
};

/** An animal that is somebody's own and the word after it: `قطتنا بسبوسة`. */
const besideArabic = ({ from, until }: KnownWord, text: Text): GivenName | null => {
  const [word, next] = [text.words[from], text.words[until + 1]];
  if (!word || !next || next.clause !== word.clause || !isFree(until + 1, text)) return null;
  const isOwn = /\p{L}{3}(?:ها|هم|نا|ته|تي|تك|ه|ي)$/u.test(word.written) && !word.written.endsWith('ة');
  const folded = fold(next.written);
  // What begins so is a verb or describes it; names that do are rare.
  const isOther = /^(?:ال|و|[يت]\p{L}{3}|ب[يت]|في|مع)/u.test(folded) || folded.length < 3;
  return isOwn && !isOther && ![...next.forms].some((form) => PASSING_WORDS.has(form)) ? named(until + 1, text) : null;
};

export const givenNameOf = (companion: KnownWord, text: Text): GivenName | null => {
  const isShouted = !text.words.some(({ written }) => /\p{Ll}/u.test(written));
  return (
    calledAfter(companion, text) ?? (isShouted ? null : besideEnglish(companion, text)) ?? besideArabic(companion, text)
  );
};
