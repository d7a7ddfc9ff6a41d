/** Age bands: how much text a spread carries and how old its reader is. */
import type { Language } from '#core/locale/language.ts';

export const AGE_BANDS = ['2-4', '5-7', '8-10'] as const;
export type AgeBand = (typeof AGE_BANDS)[number];

/** The ages a book can be made for, in whole years. */
export const READER_AGE = { min: 2, max: 10 } as const;

export const ageBandOf = (age: number): AgeBand => (age <= 4 ? '2-4' : age <= 7 ? '5-7' : '8-10');

/** Words of English text on one spread, least and most, for a story of that band. */
export const WORDS_PER_SPREAD: Readonly<Record<AgeBand, { readonly min: number; readonly max: number }>> = {
  '2-4': { min: 8, max: 32 },
  '5-7': { min: 20, max: 60 },
  '8-10': { min: 35, max: 95 },
};

/** Arabic writes article, pronoun and many prepositions in one word with the noun, so the same story has fewer words. */
const ARABIC_SHARE = 0.8;

/** Words of text on one spread, least and most, in a language. */
export const wordsPerSpread = (band: AgeBand, language: Language): { readonly min: number; readonly max: number } => {
  const { min, max } = WORDS_PER_SPREAD[band];
  return language === 'ar' ? { min: Math.floor(min * ARABIC_SHARE), max: Math.ceil(max * ARABIC_SHARE) } : { min, max };
};
