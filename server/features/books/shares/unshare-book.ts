/** Stops the link of a book. */
import type { BookId } from '#contract/fields.ts';
import { findBookOf } from '#server/features/books/book-store.ts';
import { deleteShare } from '#server/features/books/shares/share-store.ts';
import type { Database } from '#server/platform/db/database.ts';
import { Failure } from '#server/platform/failure.ts';
import type { Actor } from '#server/platform/http/bind-endpoint.ts';

export const unshareBook = (deps: { db: Database }, actor: Actor, id: BookId): Promise<{ _id: BookId }> =>
  deps.db.transaction(async (tx) => {
    if (!(await findBookOf(tx, id, actor.userId))) throw new Failure('book.not-found');
    await deleteShare(tx, id);
    return { _id: id };
  });
