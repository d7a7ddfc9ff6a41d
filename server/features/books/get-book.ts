/** One book of the signed-in user. */
import type { Book } from '#contract/books.ts';
import type { BookId } from '#contract/fields.ts';
import { findBookOf } from '#server/features/books/book-store.ts';
import { viewBooks } from '#server/features/books/book-view.ts';
import type { BooksDeps } from '#server/features/books/get-user-books.ts';
import { Failure } from '#server/platform/failure.ts';
import type { Actor } from '#server/platform/http/bind-endpoint.ts';

export const getBook = (deps: BooksDeps, actor: Actor, id: BookId): Promise<Book> =>
  deps.db.read(async (tx) => {
    const row = await findBookOf(tx, id, actor.userId);
    const [book] = row ? await viewBooks(tx, deps.signer, [row]) : [];
    if (!book) throw new Failure('book.not-found');
    return book;
  });
