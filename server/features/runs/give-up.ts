/** What happens when a job of a run has failed every try: the run stops where it is, and its owner may resume it. */
import type { RunErrorCode } from '#contract/errors.ts';
import type { RunId } from '#contract/fields.ts';
import { findBook, moveBook } from '#server/features/books/public.ts';
import { queueBookMail } from '#server/features/runs/queue-book-mail.ts';
import { failPage, failRun, findRunForUpdate } from '#server/features/runs/run-store.ts';
import type { QueueMailDeps } from '#server/features/mails/public.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Log } from '#server/platform/log.ts';

export type GiveUpDeps = QueueMailDeps & { readonly db: Database; readonly log: Log };

/** `pageIndex` is the page that could not be drawn, or null when it was another job. */
export const giveUpRun = async (
  deps: GiveUpDeps,
  runId: RunId,
  reason: { code: RunErrorCode; pageIndex: number | null },
): Promise<void> => {
  await deps.db.transaction(async (tx) => {
    const run = await findRunForUpdate(tx, runId);
    if (!run) return;
    if (reason.pageIndex !== null) await failPage(tx, runId, reason.pageIndex);
    const detail = reason.pageIndex === null ? run.stage : `page ${reason.pageIndex}`;
    if (await failRun(tx, runId, { code: reason.code, detail })) {
      await moveBook(tx, run.book_id, { to: 'failed', now: deps.clock.now() });
      const book = await findBook(tx, run.book_id);
      if (book) await queueBookMail(deps, tx, { kind: 'book-failed', book });
    }
  });
  deps.log.error({ runId, ...reason }, 'run.failed');
};
