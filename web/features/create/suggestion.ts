/** What fits a story: the languages, ages and lengths it can have, and the ones to begin with. */
import type { Template } from '#contract/templates.ts';
import {
  BOOK_LANGUAGES,
  DIALECTS,
  textLanguagesOf,
  type BookLanguage,
  type Dialect,
  type Language,
} from '#core/locale/language.ts';
import { ageBandOf, READER_AGE } from '#core/story/age-band.ts';
import { SPREAD_COUNTS, type SpreadCount } from '#core/story/brief.ts';
import type { Suggestion } from '#web/features/create/draft.ts';

const USUAL_SPREADS: SpreadCount = 12;
const USUAL_AGE = 5;

/** A story is told in the languages that a template is written in; an own idea in those that any is. */
export const languagesOf = (template: Template | null, templates: readonly Template[]): BookLanguage[] => {
  const written = new Set((template === null ? templates : [template]).flatMap(({ languages }) => languages));
  return BOOK_LANGUAGES.filter((language) => textLanguagesOf(language).every((text) => written.has(text)));
};

/** The kinds of Arabic that a reader of this age can be told the story in. */
export const dialectsOf = (template: Template | null, templates: readonly Template[], age: number): Dialect[] => {
  const told = template === null ? templates : [template];
  return DIALECTS.filter((dialect) => told.some(({ dialects }) => dialects[dialect].includes(ageBandOf(age))));
};

export const spreadCountsOf = (template: Template | null): readonly SpreadCount[] =>
  template === null ? SPREAD_COUNTS : SPREAD_COUNTS.filter((count) => template.spreadCounts.includes(count));

const within = (age: number, min: number, max: number): number => Math.min(max, Math.max(min, age));

type Circumstances = {
  readonly heroAge: number | undefined;
  readonly screenLanguage: Language;
  /** What the story can be told in. */
  readonly languages: readonly BookLanguage[];
};

export const suggestionOf = (template: Template | null, circumstances: Circumstances): Suggestion => {
  const { heroAge, screenLanguage, languages } = circumstances;
  const counts = spreadCountsOf(template);
  const age = within(heroAge ?? USUAL_AGE, READER_AGE.min, READER_AGE.max);
  return {
    language: languages.includes(screenLanguage) ? screenLanguage : (languages[0] ?? 'en'),
    leadLanguage: screenLanguage,
    age: template === null ? age : within(age, template.ageMin, template.ageMax),
    spreads: counts.includes(USUAL_SPREADS) ? USUAL_SPREADS : (counts[0] ?? USUAL_SPREADS),
  };
};
