/** Makes the link of a book. It is told this once: only the hash of its token is kept. */
import type { BookId } from '#contract/fields.ts';
import { findBookOf } from '#server/features/books/book-store.ts';
import { isFinished } from '#server/features/books/changes/change-book.ts';
import { replaceShare } from '#server/features/books/shares/share-store.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { Failure } from '#server/platform/failure.ts';
import type { Actor } from '#server/platform/http/bind-endpoint.ts';
import type { Random } from '#server/platform/random.ts';

export type ShareBookDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: Random;
  publicUrl(): string;
};

export const shareBook = (deps: ShareBookDeps, actor: Actor, id: BookId): Promise<{ url: string }> =>
  deps.db.transaction(async (tx) => {
    const book = await findBookOf(tx, id, actor.userId);
    if (!book) throw new Failure('book.not-found');
    if (!isFinished(book)) throw new Failure('book.not-finished');
    const token = deps.random.token();
    await replaceShare(tx, id, { token, now: deps.clock.now() });
    return { url: `${deps.publicUrl()}/shared/${token}` };
  });
