/** Finds a text and fills its slots: `{{name}}` with a value, `{{count, number}}` with a number in the language's digits. */
import type { Language } from '#core/locale/language.ts';
import { localeOf } from '#web/locales/locale-of.ts';
import type { Words } from '#web/locales/translation.ts';

export type SlotValues = Readonly<Record<string, string | number>>;

const plurals = new Map<Language, Intl.PluralRules>();
const numbers = new Map<Language, Intl.NumberFormat>();

const kept = <Value>(cache: Map<Language, Value>, language: Language, make: () => Value): Value => {
  const value = cache.get(language) ?? make();
  cache.set(language, value);
  return value;
};

const find = (words: Words, path: readonly string[]): string | null => {
  let place: string | Words | undefined = words;
  for (const key of path) place = typeof place === 'object' ? place[key] : undefined;
  return typeof place === 'string' ? place : null;
};

const formOf = (language: Language, count: number): string =>
  kept(plurals, language, () => new Intl.PluralRules(language)).select(count);

const fill = (text: string, values: SlotValues, language: Language): string =>
  text.replace(/\{\{(\w+)(, number)?\}\}/g, (_, name: string, isNumber: string | undefined) => {
    const value = values[name];
    return isNumber !== undefined && typeof value === 'number'
      ? kept(numbers, language, () => new Intl.NumberFormat(localeOf(language))).format(value)
      : String(value ?? '');
  });

/** The text at `key` in the first of `books` that has it; `count` chooses the plural form. A key without a text says itself. */
export const translate = (
  { books, language }: { books: readonly Words[]; language: Language },
  key: string,
  values: SlotValues = {},
): string => {
  const { count } = values;
  const keys = typeof count === 'number' ? [`${key}_${formOf(language, count)}`, `${key}_other`, key] : [key];
  for (const each of keys) {
    for (const words of books) {
      const text = find(words, each.split('.'));
      if (text !== null) return fill(text, values, language);
    }
  }
  return key;
};
