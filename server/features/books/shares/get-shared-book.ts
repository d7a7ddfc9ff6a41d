/** The book that a link shows, to whoever has the link. */
import type { Book } from '#contract/books.ts';
import type { SharedBook } from '#contract/books/shares.ts';
import { findBook } from '#server/features/books/book-store.ts';
import { viewOneBook } from '#server/features/books/book-view.ts';
import { isFinished } from '#server/features/books/changes/change-book.ts';
import type { BooksDeps } from '#server/features/books/get-user-books.ts';
import { findSharedBookId } from '#server/features/books/shares/share-store.ts';
import { Failure } from '#server/platform/failure.ts';

/** Null when there is no such link, or its book is being made anew. */
export const findSharedBook = (deps: BooksDeps, token: string): Promise<Book | null> =>
  deps.db.read(async (tx) => {
    const id = await findSharedBookId(tx, token);
    const book = id && (await findBook(tx, id));
    return book && isFinished(book) ? viewOneBook(tx, deps.signer, book) : null;
  });

export const getSharedBook = async (deps: BooksDeps, token: string): Promise<SharedBook> => {
  const book = await findSharedBook(deps, token);
  if (!book) throw new Failure('share.not-found');
  const { title, language, leadLanguage, images, pages } = book;
  return { title, language, ...(leadLanguage && { leadLanguage }), images, pages };
};
