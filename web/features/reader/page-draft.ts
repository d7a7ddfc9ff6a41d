/** The texts of a page while they are being written, and what has to be saved of them. */
import type { Book } from '#contract/books.ts';
import { readableLength } from '#core/locale/plain-text.ts';
import { textLanguagesOf, type Language, type TextByLanguage } from '#core/locale/language.ts';
import { ageBandOf } from '#core/story/age-band.ts';
import { PAGE_TEXT_LIMIT, TITLE_LENGTH } from '#core/story/page-text.ts';

type EditedBook = Pick<Book, 'language' | 'age' | 'pages'>;

export const textsOf = (book: EditedBook, page: number): TextByLanguage =>
  book.pages.find(({ index }) => index === page)?.texts ?? {};

/** The languages whose text differs, in the order of the book. */
export const changedLanguages = (book: EditedBook, before: TextByLanguage, after: TextByLanguage): Language[] =>
  textLanguagesOf(book).filter((language) => (before[language] ?? '') !== (after[language] ?? ''));

/** Letters that still fit; below zero when there are too many. */
export const lettersLeft = (book: EditedBook, page: number, text: string): number =>
  (page === 0 ? TITLE_LENGTH.max : PAGE_TEXT_LIMIT[ageBandOf(book.age)]) - readableLength(text.trim());
