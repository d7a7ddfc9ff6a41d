/** Finds words of unsuitable topics in what people write and in what stories say: whole words, disguised ones too. */
import { foldedWords, foldLetters } from '#core/locale/fold-text.ts';
import { LANGUAGES, type Language } from '#core/locale/language.ts';
import { AGE_BANDS, type AgeBand } from '#core/story/age-band.ts';
import { OWNED_CHARACTERS, type OwnedCharacter } from '#core/story/safety/owned-characters.data.ts';
import {
  BRAND_NAMES,
  FORBIDDEN_TOPICS,
  HARMLESS,
  SCARY_WORDS,
  TOPIC_WORDS,
  type ForbiddenTopic,
} from '#core/story/safety/topics.data.ts';

/** And, so, by, for, like and the article are written as one with the Arabic word that follows. */
const ARABIC_BEFORE = '(?:[وف]?[بلك]?(?:ال)?|[وف]?لل)';

const patternOf = (entries: readonly string[], language: Language): RegExp =>
  new RegExp(`(?<= )${language === 'ar' ? ARABIC_BEFORE : ''}(?:${entries.join('|')})(?= )`, 'gu');

const LETTERS_FOR_SIGNS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** `k1ll` and `$ex` as they are meant; plain numbers and exclamations stay. */
const withoutDisguise = (text: string): string =>
  text.replace(/\S+/gu, (word) =>
    /[013457@$!](?=\S*\p{Script=Latin})/iu.test(word)
      ? word.replace(/[013457@$!]/g, (sign) => LETTERS_FOR_SIGNS[sign] ?? sign)
      : word,
  );

/** `k i l l` and `k.i.l.l` in one piece: three single letters or more in a row. */
const joined = (text: string): string =>
  text.replace(/(?<![\p{L}\p{M}'])(?:\p{L}[\s.\-_*]+){2,}\p{L}(?![\p{L}\p{M}'])/gu, (letters) =>
    letters.replace(/[\s.\-_*]+/g, ''),
  );

const shortened = (text: string): string => text.replace(/(\p{L})\1{2,}/gu, '$1');

const HARMLESS_PATTERNS = LANGUAGES.map((language) => patternOf(HARMLESS[language], language));
const withoutHarmless = (words: string): string =>
  HARMLESS_PATTERNS.reduce((rest, pattern) => rest.replace(pattern, '·'), words);

/** The text as it may be read: as written, undisguised, joined, without drawn-out letters. */
const readingsOf = (text: string): string[] => {
  const folded = foldLetters(text);
  const plain = withoutDisguise(folded);
  return [...new Set([folded, plain, joined(plain), shortened(joined(plain))])].map(foldedWords);
};

const firstMatch = (readings: readonly string[], patterns: readonly RegExp[]): string | null => {
  for (const reading of readings)
    for (const pattern of patterns) {
      const found = reading.match(pattern)?.[0];
      if (found !== undefined) return found;
    }
  return null;
};

const TOPIC_PATTERNS = FORBIDDEN_TOPICS.map((topic) => ({
  topic,
  patterns: LANGUAGES.map((language) => patternOf(TOPIC_WORDS[topic][language], language)),
}));

export type TopicFound = { readonly topic: ForbiddenTopic; readonly word: string };

/** The unsuitable topics of a text, each with the first words that say it. */
export const findTopics = (text: string): TopicFound[] => {
  const readings = readingsOf(text).map(withoutHarmless);
  return TOPIC_PATTERNS.flatMap(({ topic, patterns }) => {
    const word = firstMatch(readings, patterns);
    return word === null ? [] : [{ topic, word }];
  });
};

const OWNED_PATTERNS = OWNED_CHARACTERS.map((owned) => ({
  owned,
  pattern: new RegExp(`(?<= )[وفبلك]?(?:${owned.names.join('|')})(?= )`, 'gu'),
}));

export type OwnedFound = { readonly owned: OwnedCharacter; readonly word: string };

/** A character that belongs to somebody else. Names of the family's own people are theirs, whoever else is called so. */
export const findOwnedCharacter = (text: string, ownNames: readonly string[] = []): OwnedFound | null => {
  const names = ownNames.map((name) => foldedWords(name));
  const words = names.reduce(
    (rest, name) => (name.trim() === '' ? rest : rest.replaceAll(name, ' · ')),
    foldedWords(text),
  );
  for (const { owned, pattern } of OWNED_PATTERNS) {
    const found = words.match(pattern)?.[0];
    if (found !== undefined) return { owned, word: found };
  }
  return null;
};

const BRAND_PATTERNS = LANGUAGES.map((language) => patternOf(BRAND_NAMES[language], language));

export const findBrand = (text: string): string | null => firstMatch([foldedWords(text)], BRAND_PATTERNS);

const SCARY_PATTERNS = AGE_BANDS.map((band) => ({
  band,
  patterns: LANGUAGES.map((language) => patternOf(SCARY_WORDS[band][language], language)),
}));

/** Words that are too frightening for readers of a band. */
export const findScaryWords = (text: string, band: AgeBand): string[] => {
  const words = withoutHarmless(foldedWords(text));
  const { patterns } = SCARY_PATTERNS.find((one) => one.band === band) ?? { patterns: [] };
  return patterns.flatMap((pattern) => words.match(pattern) ?? []);
};
