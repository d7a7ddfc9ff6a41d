/** Goes on with a run that failed: only what is missing is done. */
import type { BookId } from '#contract/fields.ts';
import type { RunResult } from '#contract/runs.ts';
import { findBook, moveBook } from '#server/features/books/public.ts';
import { getRunResult, type RunResultDeps } from '#server/features/runs/get-run-result.ts';
import { assembleBookJob, drawPageJob, writeStoryJob } from '#server/features/runs/run-jobs.ts';
import {
  findNewestRun,
  findRunForUpdate,
  listRunPages,
  moveRun,
  reopenRun,
  type RunPageRow,
  type RunRow,
} from '#server/features/runs/run-store.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { Failure } from '#server/platform/failure.ts';
import { requireGenerating, type Call } from '#server/platform/http/bind-endpoint.ts';
import type { JobQueue } from '#server/platform/jobs/job-queue.ts';
import type { resumeRun as resumeRunEndpoint } from '#contract/runs.ts';

export type ResumeRunDeps = RunResultDeps & { readonly jobs: Pick<JobQueue, 'enqueue'> };

/**
 * The jobs that are missing at the stage where the run stopped. Pages that wait or are being drawn have their jobs still;
 * only those that failed need a new one.
 */
const enqueueMissing = async (
  deps: ResumeRunDeps,
  tx: Tx,
  { run, pages }: { run: RunRow; pages: readonly RunPageRow[] },
): Promise<void> => {
  if (run.stage === 'analyzing' || run.stage === 'optimizing') {
    return deps.jobs.enqueue(tx, writeStoryJob, [{ runId: run.id }]);
  }
  if (run.stage === 'uploading') return deps.jobs.enqueue(tx, assembleBookJob, [{ runId: run.id }]);
  if (pages.every((page) => page.state === 'done')) {
    await moveRun(tx, run.id, { to: 'uploading', now: deps.clock.now() });
    return deps.jobs.enqueue(tx, assembleBookJob, [{ runId: run.id }]);
  }
  const failed = pages.filter((page) => page.state === 'failed');
  return deps.jobs.enqueue(
    tx,
    drawPageJob,
    failed.map((page) => ({ runId: run.id, index: page.page_index })),
  );
};

export const resumeRun = async (
  deps: ResumeRunDeps,
  call: Pick<Call<typeof resumeRunEndpoint>, 'actor' | 'language'>,
  bookId: BookId,
): Promise<RunResult> => {
  await deps.db.transaction(async (tx) => {
    const book = await findBook(tx, bookId);
    if (book?.owner_id !== call.actor.userId) throw new Failure('book.not-found');
    requireGenerating(call.actor);
    const newest = await findNewestRun(tx, bookId);
    const run = newest && (await findRunForUpdate(tx, newest.id));
    if (!run || run.error_code === null || run.stage === 'completed') throw new Failure('run.not-failed');
    const pages = await listRunPages(tx, run.id);
    await reopenRun(tx, run.id);
    await enqueueMissing(deps, tx, { run, pages });
    await moveBook(tx, bookId, { to: 'in-progress', now: deps.clock.now() });
  });
  return getRunResult(deps, call, bookId);
};
