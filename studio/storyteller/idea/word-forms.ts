/** The forms under which a list may have a word that a family has written: without endings, articles, particles. */
import { foldedWords } from '#core/locale/fold-text.ts';

/**
 * `آلي` (robot) is not `إلى` (to), although hamzas are left out elsewhere. Egyptian leaves out the hamza that ends a
 * word: `الصحرا`; of a short one it may not be dropped: `ماء` would be `ما`.
 */
export const fold = (word: string): string =>
  foldedWords(word.replace(/آ/gu, 'اا'))
    .trim()
    .replace(/(?<=\p{L}{2})اء(?!\p{L})/gu, 'ا');

/** A noun is known by its plural alone: fishing is no fish and a kit no kite. */
const englishNouns = (word: string): string[] => [
  word.replace(/s$/, ''),
  word.replace(/(?<=s|x|z|ch|sh|o)es$/, ''),
  word.replace(/ies$/, 'y'),
  word.replace(/ves$/, 'f'),
];

const englishVerbs = (word: string): string[] => {
  const stem = word.replace(/(?<=\p{L}{3})(?:ing|ed)$/u, '');
  // Only a stem that has lost an ending may have lost an `e` with it: `be` is no bee.
  return stem === word ? [] : [stem, `${stem}e`, stem.replace(/(\p{L})\1$/u, '$1')];
};

/** And, so, by, for, as and the article before the word; a pronoun (`قطتها`) or an ending (`ليلًا`, plurals) after it. */
const arabicForms = (word: string, endsInAlif: boolean): string[] => {
  const bare = [
    word.replace(/^[وف]?(?:[بك]?ال|لل)(?=\p{L}{2})/u, ''),
    word.replace(/^[وف](?=\p{L}{3})/u, ''),
    word.replace(/^[بلك](?=\p{L}{3})/u, ''),
    word.replace(/^[وف][بلك](?=\p{L}{3})/u, ''),
    // The Egyptian present and future: `بتخاف`, `هيروح`.
    word.replace(/^و?[بهح](?=[يتن]\p{L}{2})/u, ''),
    word.replace(/(?<=\p{L}{3})ا$/u, ''),
  ];
  const owned = [word, ...bare].flatMap((form) => {
    // The final alif of `ليلى` is written like the `my` of `ليلي` once letters are folded.
    const stem = endsInAlif ? form : form.replace(/(?<=\p{L}{2})(?:ها|هم|هن|نا|ه|ي|ك)$/u, '');
    const many = form.replace(/(?<=\p{L}{3})(?:ات|ين|ون|ان)$/u, '');
    return [stem, stem.replace(/ت$/u, 'ه'), many, ...(form.endsWith('ات') ? [`${many}ه`] : [])];
  });
  return [...bare, ...owned];
};

/** All forms, the folded word first, and those of them that are nouns. */
export const formsOf = (written: string): { forms: ReadonlySet<string>; nouns: ReadonlySet<string> } => {
  const word = fold(written);
  if (/\p{Script=Arabic}/u.test(word)) {
    const forms = new Set([word, ...arabicForms(word, written.endsWith('ى'))]);
    return { forms, nouns: forms };
  }
  const nouns = [word, ...englishNouns(word)];
  return { forms: new Set([...nouns, ...englishVerbs(word)]), nouns: new Set(nouns) };
};

/** Whether one letter more, less, other, or two changed round make one word of the other. */
export const isOneLetterOff = (one: string, other: string): boolean => {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1 || one === other) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return short.slice(at + 1) === long.slice(at + 1) || (isSwapped && short.slice(at + 2) === long.slice(at + 2));
};
