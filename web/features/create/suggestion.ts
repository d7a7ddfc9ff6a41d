/** What fits a story: the languages, ages and lengths it can have, and the ones to begin with. */
import type { Template } from '#contract/templates.ts';
import { BOOK_LANGUAGES, textLanguagesOf, type BookLanguage, type Language } from '#core/locale/language.ts';
import { READER_AGE } from '#core/story/age-band.ts';
import { SPREAD_COUNTS, type SpreadCount } from '#core/story/brief.ts';
import type { Suggestion } from '#web/features/create/draft.ts';

const USUAL_SPREADS: SpreadCount = 12;
const USUAL_AGE = 5;

/** A bilingual book needs both languages; an own idea may be told in any. */
export const languagesOf = (template: Template | null): BookLanguage[] =>
  BOOK_LANGUAGES.filter((language) =>
    textLanguagesOf(language).every((text) => template === null || template.languages.includes(text)),
  );

export const spreadCountsOf = (template: Template | null): readonly SpreadCount[] =>
  template === null ? SPREAD_COUNTS : SPREAD_COUNTS.filter((count) => template.spreadCounts.includes(count));

const within = (age: number, min: number, max: number): number => Math.min(max, Math.max(min, age));

export const suggestionOf = (
  template: Template | null,
  heroAge: number | undefined,
  screenLanguage: Language,
): Suggestion => {
  const languages = languagesOf(template);
  const counts = spreadCountsOf(template);
  const age = within(heroAge ?? USUAL_AGE, READER_AGE.min, READER_AGE.max);
  return {
    language: languages.includes(screenLanguage) ? screenLanguage : (languages[0] ?? 'en'),
    age: template === null ? age : within(age, template.ageMin, template.ageMax),
    spreads: counts.includes(USUAL_SPREADS) ? USUAL_SPREADS : (counts[0] ?? USUAL_SPREADS),
  };
};
