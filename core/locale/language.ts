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

/** In which languages a book is told; `leadLanguage` says which of two comes first, English where it is left out. */
export type BookTongues = { readonly language: BookLanguage; readonly leadLanguage?: Language | null | undefined };

const tonguesOf = (book: BookLanguage | BookTongues): BookTongues =>
  typeof book === 'string' ? { language: book } : book;

/** The language that decides binding, page order and title. */
export const mainLanguageOf = (book: BookLanguage | BookTongues): Language => {
  const { language, leadLanguage } = tonguesOf(book);
  return language === 'bilingual' ? (leadLanguage ?? 'en') : language;
};

/** The languages of the texts on every page, the main one first. */
export const textLanguagesOf = (book: BookLanguage | BookTongues): readonly Language[] => {
  const main = mainLanguageOf(book);
  return tonguesOf(book).language === 'bilingual' ? [main, main === 'en' ? 'ar' : 'en'] : [main];
};

/** One text in each language of its book. */
export type TextByLanguage = Partial<Record<Language, string>>;
