/** How hard a text may be for each age band. What goes beyond is said to the reviewer; it never stops a book. */
import type { AgeBand } from '#core/story/age-band.ts';

type EnglishLimits = {
  /** Flesch–Kincaid grade of the whole book. */
  readonly grade: number;
  /** Words in a sentence, on average and at most. */
  readonly meanSentence: number;
  readonly longestSentence: number;
  /** Part of the running words that the list of the band does not know. */
  readonly unfamiliar: number;
};

/**
 * Two to four: read aloud by a grown-up, who carries the sentence; beyond nine words on average a toddler loses its start.
 * Five to seven: reads along or begins to read alone, so the grade is at most two school years above the age minus five.
 * Eight to ten: reads alone; grade at most the age of the oldest minus five, plus one.
 * Unfamiliar words are wanted, one to three on a spread: picture books teach more words than talk does (Montag, Jones and
 * Smith 2015). Below eight the list is Spache's, which has no sounds (`swoosh`) and few things (`lantern`), hence the higher
 * limits; from eight on it is Dale and Chall's, whose own formula takes 5 % for the fourth grade and 12 % for the eighth.
 */
export const ENGLISH_LIMITS: Readonly<Record<AgeBand, EnglishLimits>> = {
  '2-4': { grade: 2.5, meanSentence: 9, longestSentence: 22, unfamiliar: 0.25 },
  '5-7': { grade: 3.5, meanSentence: 12, longestSentence: 32, unfamiliar: 0.18 },
  '8-10': { grade: 6, meanSentence: 16, longestSentence: 48, unfamiliar: 0.12 },
};

type ArabicLimits = Omit<EnglishLimits, 'grade' | 'unfamiliar'> & {
  /** Part of the words that have more than five letters without vowel marks, article and joined particle. */
  readonly long: number;
};

/**
 * Flesch means nothing for Arabic, and no list of frequent words is to be had under a licence that suits this repository
 * (those of wordfreq and OpenSubtitles are CC BY-SA), so length stands in: sentences, and the words of more than five
 * letters that OSMAN counts as hard (El-Haj and Rayson 2016). An Arabic word carries what English says in one and a half.
 */
export const ARABIC_LIMITS: Readonly<Record<AgeBand, ArabicLimits>> = {
  '2-4': { meanSentence: 7, longestSentence: 18, long: 0.15 },
  '5-7': { meanSentence: 10, longestSentence: 26, long: 0.18 },
  '8-10': { meanSentence: 14, longestSentence: 40, long: 0.22 },
};
