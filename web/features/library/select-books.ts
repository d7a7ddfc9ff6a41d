/** Which books of a library are shown, and in which order. */
import type { Book } from '#contract/books.ts';
import { searchBooks } from '#web/features/library/search-books.ts';

export const BOOK_ORDERS = ['newest', 'changed', 'title'] as const;
export type BookOrder = (typeof BOOK_ORDERS)[number];

type Listed = Pick<Book, 'title' | 'pages' | 'characters' | 'status' | 'language' | 'createdAt' | 'updatedAt'>;

export type Selection = {
  readonly query: string;
  /** Null for all. */
  readonly status: Book['status'] | null;
  readonly language: Book['language'] | null;
  readonly order: BookOrder;
};

export const EVERYTHING: Selection = { query: '', status: null, language: null, order: 'newest' };

const compare: Readonly<Record<BookOrder, (one: Listed, other: Listed) => number>> = {
  newest: (one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt),
  changed: (one, other) => Date.parse(other.updatedAt) - Date.parse(one.updatedAt),
  title: (one, other) => one.title.localeCompare(other.title, ['en', 'ar'], { sensitivity: 'base', numeric: true }),
};

export const selectBooks = <Item extends Listed>(books: readonly Item[], selection: Selection): Item[] =>
  searchBooks(books, selection.query)
    .filter(({ status }) => selection.status === null || status === selection.status)
    .filter(({ language }) => selection.language === null || language === selection.language)
    .toSorted(compare[selection.order]);
