/** Suggests how a name is written in the letters of another language; a suggestion only, families know better. */
import { foldLetters } from '#core/locale/fold-text.ts';
import { KNOWN_NAMES } from '#core/locale/known-names.data.ts';
import type { Language } from '#core/locale/language.ts';

const LETTERS: Readonly<Record<Language, RegExp>> = { en: /\p{Script=Latin}/u, ar: /\p{Script=Arabic}/u };

/** Whether the name has no letter that readers of that language read. */
export const needsSpelling = (name: string, language: Language): boolean =>
  /\p{L}/u.test(name) && !LETTERS[language].test(name);

const entries = Object.entries(KNOWN_NAMES).map(([arabic, latin]) => ({ arabic, latin: latin.split(' ') }));
const ARABIC_OF = new Map(entries.flatMap(({ arabic, latin }) => latin.map((name) => [foldLetters(name), arabic])));
/** As it is written first: two names may differ only in a letter that many hands confuse. */
const LATIN_OF = new Map([
  ...entries.map(({ arabic, latin }) => [foldLetters(arabic), latin[0] ?? ''] as const).toReversed(),
  ...entries.map(({ arabic, latin }) => [arabic, latin[0] ?? ''] as const),
]);

type Rules = readonly (readonly [RegExp, string])[];

/** In order: what several letters stand for comes before what one stands for. */
const TO_ARABIC: Rules = [
  [/^(?:el|al)[- ]/u, 'ال'],
  [/^ch/u, 'تش'],
  [/sh|ch/gu, 'ش'],
  [/kh/gu, 'خ'],
  [/gh/gu, 'غ'],
  [/th/gu, 'ث'],
  [/dh/gu, 'ذ'],
  [/ph/gu, 'ف'],
  [/ck|q/gu, 'ك'],
  [/x/gu, 'كس'],
  [/([bcdfghjklmnprstvwyz])\1/gu, '$1'],
  [/^(?:ee|i|e)/u, 'إي'],
  [/^(?:oo|ou|u|o)/u, 'أو'],
  [/^aa/u, 'آ'],
  [/^a/u, 'أ'],
  [/(?:ia|ya)h?$/u, 'يا'],
  [/(?:ee|ie|ei|ea|i|y|e)$/u, 'ي'],
  [/ah$/u, 'ة'],
  [/a$/u, 'ا'],
  [/aa|a/gu, 'ا'],
  [/oo|ou|ow|au|o|u/gu, 'و'],
  [/ee|ie|ei|ea|ey|i|y/gu, 'ي'],
  [/e/gu, ''],
  [/b|p/gu, 'ب'],
  [/t/gu, 'ت'],
  [/j|g/gu, 'ج'],
  [/h/gu, 'ه'],
  [/d/gu, 'د'],
  [/r/gu, 'ر'],
  [/z/gu, 'ز'],
  [/s/gu, 'س'],
  [/f|v/gu, 'ف'],
  [/c|k/gu, 'ك'],
  [/l/gu, 'ل'],
  [/m/gu, 'م'],
  [/n/gu, 'ن'],
  [/w/gu, 'و'],
];

const TO_LATIN: Rules = [
  [/^ال/u, 'al-'],
  [/[ىا]ء$/u, 'aa'],
  [/اء/gu, 'aa'],
  [/ية$/u, 'iya'],
  [/ة/gu, 'a'],
  [/يا/gu, 'ya'],
  [/وا/gu, 'wa'],
  [/اي/gu, 'ay'],
  [/^ي/u, 'y'],
  [/^و/u, 'w'],
  [/ي/gu, 'i'],
  [/و/gu, 'ou'],
  [/إ/gu, 'i'],
  [/[آأاىٱع]/gu, 'a'],
  [/ث/gu, 'th'],
  [/خ/gu, 'kh'],
  [/ذ/gu, 'dh'],
  [/ش/gu, 'sh'],
  [/غ/gu, 'gh'],
  [/[بپ]/gu, 'b'],
  [/[تط]/gu, 't'],
  [/[جچ]/gu, 'j'],
  [/[حه]/gu, 'h'],
  [/[دض]/gu, 'd'],
  [/ر/gu, 'r'],
  [/[زظ]/gu, 'z'],
  [/[سص]/gu, 's'],
  [/ف/gu, 'f'],
  [/ڤ/gu, 'v'],
  [/[قكک]/gu, 'k'],
  [/گ/gu, 'g'],
  [/ل/gu, 'l'],
  [/م/gu, 'm'],
  [/ن/gu, 'n'],
  [/[ءئؤ]/gu, ''],
];

const follow = (rules: Rules, text: string): string =>
  rules.reduce((spelled, [letters, stead]) => spelled.replace(letters, stead), text);

/** Without vowel marks, which no family types twice alike. */
const plainArabic = (name: string): string => name.replace(/[\u064B-\u0652\u0670\u0640]/gu, '').normalize('NFC');

const CONSONANT = /[^aeiou\- ]$/u;

/** Arabic leaves short vowels out; two consonants that begin a name, or follow another one, could not be said. */
const withShortVowels = (spelled: string): string => {
  const units = spelled.match(/[tkdsg]h|./gu) ?? [];
  return units.reduce((said, unit, at) => {
    const isStuck = CONSONANT.test(unit) && CONSONANT.test(units[at + 1] ?? '');
    return said + unit + (isStuck && (said === '' || CONSONANT.test(said)) ? 'a' : '');
  }, '');
};

const latinOf = (name: string): string => {
  const spelled = withShortVowels(follow(TO_LATIN, plainArabic(name)));
  return spelled.charAt(0).toUpperCase() + spelled.slice(1);
};

const plainLatin = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase();

const knownSpelling = (name: string, language: Language): string | undefined =>
  language === 'ar'
    ? ARABIC_OF.get(foldLetters(name))
    : (LATIN_OF.get(plainArabic(name)) ?? LATIN_OF.get(foldLetters(name)));

const wordIn = (word: string, language: Language): string => {
  const known = knownSpelling(word, language);
  if (known !== undefined) return known;
  return language === 'ar' ? follow(TO_ARABIC, plainLatin(word)) : latinOf(word);
};

const READABLE: Readonly<Record<Language, RegExp>> = {
  en: /^[\p{Script=Latin}\p{M}\s'’-]+$/u,
  ar: /^[\p{Script=Arabic}\p{M}\s]+$/u,
};

/** `Mum and Dad`: a book may be given by several. */
const AND: ReadonlySet<string> = new Set(['and', '&', 'و']);
const AND_IN: Readonly<Record<Language, string>> = { en: 'and', ar: 'و' };

/** The name in letters of `language` where each of its words is known, so that no letter is guessed; null otherwise. */
export const knownSpellingOf = (name: string, language: Language): string | null => {
  const whole = knownSpelling(name.trim(), language);
  if (whole !== undefined) return whole;
  const words = name.trim().split(/\s+/u);
  const known = words.flatMap((word) => (AND.has(word) ? AND_IN[language] : (knownSpelling(word, language) ?? [])));
  // Arabic writes it together with the word that follows.
  return known.length === words.length ? known.join(' ').replaceAll(/(?<=^|\s)و (?=\S)/gu, 'و') : null;
};

/** The name in letters of `language`, or null where there is nothing to suggest, as for letters of a third script. */
export const suggestSpelling = (name: string, language: Language): string | null => {
  if (!needsSpelling(name, language)) return null;
  const whole = knownSpelling(name.trim(), language);
  if (whole !== undefined) return whole;
  const spelled = name
    .trim()
    .split(/\s+/u)
    .map((word) => wordIn(word, language))
    .join(' ');
  return READABLE[language].test(spelled) ? spelled : null;
};
