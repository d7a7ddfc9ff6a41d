/** Takes a book out of the library, with its pictures and files. */
import type { BookId } from '#contract/fields.ts';
import { bookFolder } from '#server/features/books/book-keys.ts';
import { findBookOf, removeBook } from '#server/features/books/book-store.ts';
import type { BookFilesDeps } from '#server/features/books/get-page-image.ts';
import { Failure } from '#server/platform/failure.ts';
import type { Actor } from '#server/platform/http/bind-endpoint.ts';

/** The rows go first: files that are left over by a crash belong to nobody and are never served. */
export const deleteBook = async (deps: BookFilesDeps, actor: Actor, id: BookId): Promise<{ _id: BookId }> => {
  await deps.db.transaction(async (tx) => {
    if (!(await findBookOf(tx, id, actor.userId))) throw new Failure('book.not-found');
    if (!(await removeBook(tx, id))) throw new Failure('book.still-running');
  });
  await deps.files.deleteFolder(bookFolder(id));
  return { _id: id };
};
