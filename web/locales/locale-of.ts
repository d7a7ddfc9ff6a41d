/** How a language writes numbers and dates: Arabic with its own digits, on every screen. */
import type { Language } from '#core/locale/language.ts';

const LOCALES: Readonly<Record<Language, string>> = { en: 'en', ar: 'ar-EG' };

export const localeOf = (language: Language): string => LOCALES[language];
