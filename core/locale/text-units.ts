/** Words and sentences of finished text, in English and Arabic. */

/** Words as a reader counts them: runs without spaces that hold a letter or a digit. */
export const countWords = (text: string): number =>
  text.split(/\s+/u).filter((run) => /[\p{L}\p{N}]/u.test(run)).length;

/**
 * The sentences of a text in order. Speech stays with the words that say who spoke: `“Hush!” said Mona.` is one sentence.
 */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/\n+|(?<=[.!?؟…][”’»)]*)\s+(?!\p{Ll})/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

/** The words themselves, without the punctuation around them; apostrophes, hyphens and vowel marks inside them stay. */
export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}’'ـ-]*/gu) ?? [];

const ARABIC_MARKS = /[\u064B-\u065F\u0670\u06D6-\u06ED\u0640]/gu;

/** Arabic without vowel marks and without the lengthening stroke; other text stays as it is. */
export const withoutVowelMarks = (text: string): string => text.replace(ARABIC_MARKS, '');
