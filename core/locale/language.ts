/** Languages of people and of books, and the direction they are read in. */

export const LANGUAGES = ['en', 'ar'] as const;
/** A language that one text is written in. */
export type Language = (typeof LANGUAGES)[number];

export const BOOK_LANGUAGES = ['en', 'ar', 'bilingual'] as const;
/** The language of a book; a bilingual one carries English and Arabic on every page. */
export type BookLanguage = (typeof BOOK_LANGUAGES)[number];

export const DIALECTS = ['standard', 'egyptian'] as const;
/** Which Arabic an Arabic text is written in. */
export type Dialect = (typeof DIALECTS)[number];

export type Direction = 'ltr' | 'rtl';

export const directionOf = (language: Language): Direction => (language === 'ar' ? 'rtl' : 'ltr');

/** The language that decides binding, page order and title: bilingual books are bound and titled as English ones. */
export const mainLanguageOf = (language: BookLanguage): Language => (language === 'ar' ? 'ar' : 'en');

/** The languages of the texts on every page, the main one first. */
export const textLanguagesOf = (language: BookLanguage): readonly Language[] =>
  language === 'bilingual' ? ['en', 'ar'] : [language];

/** One text in each language of its book. */
export type TextByLanguage = Partial<Record<Language, string>>;
