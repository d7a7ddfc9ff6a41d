/** Tells the owner of a book by mail how its run has ended. Whether they want such mails is asked when it is sent. */
import { getUser } from '#server/features/accounts/public.ts';
import type { BookRow } from '#server/features/books/public.ts';
import { queueMail, type QueueMailDeps } from '#server/features/mails/public.ts';
import type { Tx } from '#server/platform/db/database.ts';

export const queueBookMail = async (
  deps: QueueMailDeps,
  tx: Tx,
  { kind, book }: { kind: 'book-ready' | 'book-failed'; book: BookRow },
): Promise<void> => {
  const owner = await getUser(tx, book.owner_id);
  if (!owner.notify_books) return;
  await queueMail(deps, tx, { kind, to: owner.email, userId: owner.id, bookId: book.id });
};
