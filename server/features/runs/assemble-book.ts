/** Last job of a run: puts the book together as a PDF, keeps it, and hands the book to review. */
import type { RunId } from '#contract/fields.ts';
import {
  bookFolder,
  findBook,
  moveBook,
  setPdf,
  upsertBookFile,
  type MakePdfDeps,
} from '#server/features/books/public.ts';
import type { QueueMailDeps } from '#server/features/mails/public.ts';
import { queueBookMail } from '#server/features/runs/queue-book-mail.ts';
import { findRun, moveRun } from '#server/features/runs/run-store.ts';

export type AssembleBookDeps = QueueMailDeps & MakePdfDeps;

/** Does nothing for a run that is not at this stage; the file is made anew and replaced when the job comes again. */
export const assembleRunBook = async (deps: AssembleBookDeps, runId: RunId, signal: AbortSignal): Promise<void> => {
  const { run, book } = await deps.db.read(async (tx) => {
    const found = await findRun(tx, runId);
    return { run: found, book: found && (await findBook(tx, found.book_id)) };
  });
  if (run?.stage !== 'uploading' || run.error_code !== null || !book) return;
  const file = await setPdf(deps, book, signal);
  const isWanted = await deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    if (!(await moveRun(tx, runId, { to: 'completed', now }))) return (await findRun(tx, runId)) !== null;
    await upsertBookFile(tx, file);
    await moveBook(tx, book.id, { to: 'under-review', now });
    await queueBookMail(deps, tx, { kind: 'book-ready', book });
    return true;
  });
  // The account was deleted while its book was being put together, so what was just kept belongs to nobody.
  if (!isWanted) await deps.files.deleteFolder(bookFolder(book.id));
};
