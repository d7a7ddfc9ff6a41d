/** What people read beside a refused field: with the limit and what was typed, where the refusal knows them. */
import { FIELD_MESSAGES, MEASURED_MESSAGES } from '#contract/error-messages.data.ts';
import type { FieldProblem } from '#contract/errors.ts';
import type { Language } from '#core/locale/language.ts';

/** The limit that was passed, and how much there is; both in the unit that the problem speaks of. */
export type Measure = { readonly limit: number; readonly actual?: number };

/** A field and what is wrong with it. */
export type FieldRefusal = readonly [field: string, problem: FieldProblem, measure?: Measure | undefined];

const DIGITS: Readonly<Record<Language, Intl.NumberFormat>> = {
  en: new Intl.NumberFormat('en'),
  ar: new Intl.NumberFormat('ar-EG'),
};

export const fieldMessage = (language: Language, problem: FieldProblem, measure?: Measure): string => {
  const message = measure && MEASURED_MESSAGES[language][problem];
  if (!message) return FIELD_MESSAGES[language][problem];
  const { limit, actual } = measure;
  return message(DIGITS[language].format(limit), actual === undefined ? null : DIGITS[language].format(actual));
};
