/** Reading level: Flesch–Kincaid grade, length of sentences, unfamiliar words; in Arabic length of sentences and words. */
import { namesOf } from '#core/character/character.ts';
import { mainLanguageOf, textLanguagesOf, type Language } from '#core/locale/language.ts';
import { countWords, sentencesOf, withoutVowelMarks, wordsOf } from '#core/locale/text-units.ts';
import { ageBandOf, type AgeBand } from '#core/story/age-band.ts';
import { countSyllables } from '#core/story/checks/english-syllables.ts';
import { DALE_CHALL_WORDS, SPACHE_WORDS } from '#core/story/checks/familiar-words.data.ts';
import type { StoryCheck, StoryCheckName, StoryFinding } from '#core/story/checks/finding.ts';
import { ARABIC_LIMITS, ENGLISH_LIMITS } from '#core/story/checks/reading-limits.ts';

/**
 * Kincaid, Fishburne, Rogers and Chissom 1975: 0.39 × words per sentence + 11.8 × syllables per word − 15.59. A name
 * counts as one syllable, because the family chose it and the child knows it.
 */
export const fleschKincaidGrade = (text: string, names: readonly string[] = []): number => {
  const words = wordsOf(names.reduce((rest, name) => rest.replaceAll(name, 'Name'), text));
  const sentences = sentencesOf(text).length;
  if (words.length === 0 || sentences === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59;
};

const ENDINGS = [
  '’s',
  's',
  'es',
  'ed',
  'd',
  'ing',
  'er',
  'r',
  'est',
  'st',
  'ly',
  'y',
  'n’t',
  '’ll',
  '’d',
  '’re',
  '’ve',
];

/** Regular inflections of a listed word are familiar, as in Spache's rules: `tries`, `hopping`, `hoped`, `wider`. */
const isFamiliar = (word: string, list: ReadonlySet<string>): boolean => {
  if (list.has(word) || /^\p{N}/u.test(word)) return true;
  if (word.includes('-')) return word.split('-').every((part) => part === '' || isFamiliar(part, list));
  return ENDINGS.filter((ending) => word.endsWith(ending)).some((ending) => {
    const stem = word.slice(0, -ending.length);
    const undoubled = /([^aeiou])\1$/.test(stem) ? stem.slice(0, -1) : stem;
    const withY = stem.endsWith('i') ? `${stem.slice(0, -1)}y` : stem;
    return [stem, `${stem}e`, undoubled, withY].some((form) => form.length > 1 && list.has(form));
  });
};

/** The words of a text that are not on the list, in order; names, which begin with a capital inside a sentence, are known. */
export const unfamiliarWords = (text: string, band: AgeBand, names: readonly string[]): string[] => {
  const list = band === '8-10' ? DALE_CHALL_WORDS : SPACHE_WORDS;
  const plain = names.reduce((rest, name) => rest.replaceAll(name, ' '), text);
  const capitals = new Set(plain.match(/(?<=[\p{Ll},;:] )\p{Lu}[\p{L}\p{M}]+/gu) ?? []);
  return wordsOf(plain.replace(/'/g, '’'))
    .filter((word) => !capitals.has(word.replace(/’s$/, '')))
    .map((word) => word.toLowerCase())
    .filter((word) => word.length > 1 && !isFamiliar(word, list));
};

const warning = (check: StoryCheckName, found: number, limit: number, unit = ''): StoryFinding => ({
  check,
  spread: null,
  severity: 'warning',
  detail: `${Math.round(found * 10) / 10}${unit}, at most ${limit}${unit}`,
});

type Measures = { readonly meanSentence: number; readonly longestSentence: number };

const sentenceMeasures = (text: string): Measures => {
  const lengths = sentencesOf(text).map(countWords);
  return {
    meanSentence: lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length),
    longestSentence: Math.max(0, ...lengths),
  };
};

const sentenceFindings = (found: Measures, limits: Measures): StoryFinding[] => [
  ...(found.meanSentence > limits.meanSentence
    ? [warning('sentence-length', found.meanSentence, limits.meanSentence, ' words on average')]
    : []),
  ...(found.longestSentence > limits.longestSentence
    ? [warning('sentence-length', found.longestSentence, limits.longestSentence, ' words in the longest')]
    : []),
];

const englishFindings = (text: string, band: AgeBand, names: readonly string[]): StoryFinding[] => {
  const limits = ENGLISH_LIMITS[band];
  const findings = sentenceFindings(sentenceMeasures(text), limits);
  const grade = fleschKincaidGrade(text, names);
  if (grade > limits.grade) findings.push(warning('reading-grade', grade, limits.grade));
  const unfamiliar = unfamiliarWords(text, band, names).length / Math.max(1, countWords(text));
  if (unfamiliar > limits.unfamiliar)
    findings.push(warning('unfamiliar-words', 100 * unfamiliar, 100 * limits.unfamiliar, ' %'));
  return findings;
};

const LONG_LETTERS = 5;

/** Part of the Arabic words of a text that are long, as OSMAN counts: without marks, article and joined particle. */
export const longWordShare = (text: string): number => {
  const words = wordsOf(withoutVowelMarks(text)).map((word) =>
    word.replace(/^[وفبلك]?ال(?=\p{L}{2})|^[وف](?=\p{L}{4})/u, ''),
  );
  return words.filter((word) => word.length > LONG_LETTERS).length / Math.max(1, words.length);
};

const arabicFindings = (text: string, band: AgeBand): StoryFinding[] => {
  const limits = ARABIC_LIMITS[band];
  const findings = sentenceFindings(sentenceMeasures(text), limits);
  const long = longWordShare(text);
  if (long > limits.long) findings.push(warning('long-words', 100 * long, 100 * limits.long, ' %'));
  return findings;
};

/** The numbers of one text, for reports. */
export const readingMeasures = (text: string, language: Language, names: readonly string[]) => ({
  ...sentenceMeasures(text),
  ...(language === 'en'
    ? {
        grade: fleschKincaidGrade(text, names),
        unfamiliarSpache: unfamiliarWords(text, '5-7', names).length / Math.max(1, countWords(text)),
        unfamiliarDaleChall: unfamiliarWords(text, '8-10', names).length / Math.max(1, countWords(text)),
      }
    : { longWords: longWordShare(text) }),
});

export const checkReadingLevel: StoryCheck = (story, { language, leadLanguage, age, characters }) => {
  const names = namesOf(characters);
  const told = { language, leadLanguage };
  const band = ageBandOf(age);
  return textLanguagesOf(told).flatMap((one) => {
    const text = story.spreads.map(({ texts }) => texts[one] ?? '').join('\n');
    const found = one === 'en' ? englishFindings(text, band, names) : arabicFindings(text, band);
    return one === mainLanguageOf(told)
      ? found
      : found.map((finding) => ({ ...finding, detail: `${one}: ${finding.detail}` }));
  });
};
