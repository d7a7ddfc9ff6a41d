/**
 * What Arabic adds to a name where it first stands. The noun before the name has a case, which the words before it tell;
 * where they do not, the name waits for a better place. A town opens the story: behind the name it comes between the
 * verb and what belongs to it, and after `خَبَّأَتْ` the words `مِنْ دُبَيّ` would tell from whom something was hidden.
 */
import type { FirstName, GrammaticalCase, Naming } from '#studio/storyteller/language/morphology.ts';
import { plainSpelling } from '#studio/storyteller/language/vowel-marks.ts';

/** How readers of a band and a dialect are told. */
export type ArabicSpelling = {
  readonly hasCases: boolean;
  readonly spelled: (authored: string) => string;
};

const PREPOSITIONS: ReadonlySet<string> = new Set(
  'من الى على عن في مع عند قبل بعد خلف وراء امام أمام فوق تحت بين حول نحو جانب بجانب قرب إلى غير سوى'.split(' '),
);
const ACCUSATIVE: ReadonlySet<string> = new Set('لكن إن أن لأن كأن'.split(' '));
const DOUBLED = /\u0651/u;
const ENDINGS: Readonly<Record<GrammaticalCase, string>> = { u: '\u064F', a: '\u064E', i: '\u0650' };

/** `وَ` and `فَ` are written together with what follows them. */
const JOINED = /(?<![\p{L}\p{M}])[وف][\u064B-\u0652]?$/u;
const SENTENCE_START = /(?:^|[.!؟…»]\s|\n)$/u;

/** What stands before the first of several names in a row. */
const beforeRow = (before: string, names: readonly string[]): string => {
  const rest = before.replace(JOINED, '');
  const last = rest === before ? undefined : names.find((name) => rest.endsWith(`${name} `));
  return last === undefined ? rest : beforeRow(rest.slice(0, -last.length - 1), names);
};

const wordBefore = (text: string): string => /([\p{L}\p{M}]+) $/u.exec(text)?.[1] ?? '';

/** The same word without what is joined to it. */
const isOneOf = (word: string, words: ReadonlySet<string>): boolean => {
  const plain = plainSpelling(word);
  return words.has(plain) || (/^[وف]/u.test(plain) && words.has(plain.slice(1)));
};

const caseOf = ({ before, verbs, names }: FirstName): GrammaticalCase | null => {
  const row = beforeRow(before, names);
  const word = wordBefore(row);
  if (SENTENCE_START.test(row) || isOneOf(word, verbs)) return 'u';
  if (isOneOf(word, PREPOSITIONS)) return 'i';
  return isOneOf(word, ACCUSATIVE) && DOUBLED.test(word) ? 'a' : null;
};

/** A silent letter takes a vowel before the article. */
const beforeArticle = (before: string): string =>
  before.replace(/(?<=(?:^|[\sوف\u064E])مِن)\u0652 $/u, '\u064E ').replace(/\u0652 $/u, '\u0650 ');

export const arabicNaming = ({ hasCases, spelled }: ArabicSpelling): Naming => ({
  kind: (first) => {
    const { entity, before } = first;
    const { noun, name, introduced } = entity;
    if (noun === undefined) return { before, name: introduced };
    if (before.endsWith(`${noun} `)) return { before, name };
    if (!hasCases) return { before, name: `${noun} ${name}` };
    const to = caseOf(first);
    return to === null ? null : { before: beforeArticle(before), name: `${noun}${ENDINGS[to]} ${name}` };
  },
  // A sentence that goes on from another begins with `وَ`.
  inTown: (beginning, town) => (beginning.startsWith('و') ? null : `${spelled('فِي')} ${town}، ${beginning}`),
});
