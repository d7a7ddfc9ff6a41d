/** All SQL of runs and their pages. Every change of a run announces itself to whoever watches it. */
import type { Selectable } from 'kysely';
import type { RunErrorCode } from '#contract/errors.ts';
import type { BookId, PageImageId, RunId, UserId } from '#contract/fields.ts';
import { runStageMachine, type RunStage } from '#core/run/run-stage.ts';
import { announceChange, type ChangeKey } from '#server/platform/db/change-feed.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { RunPages, Runs } from '#server/platform/db/tables.ts';

export type RunRow = Selectable<Runs>;
/** A page with the instant at which its picture was finished. */
export type RunPageRow = Selectable<RunPages> & { readonly drawn_at: Date | null };

export const runKey = (id: RunId): ChangeKey => `run:${id}`;

export const insertRun = async (tx: Tx, run: { id: RunId; bookId: BookId; startedAt: Date }): Promise<void> => {
  await tx.insertInto('runs').values({ id: run.id, book_id: run.bookId, started_at: run.startedAt }).execute();
};

export const findRun = async (tx: Tx, id: RunId): Promise<RunRow | null> =>
  (await tx.selectFrom('runs').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;

/** Locks the run until the transaction ends, so that its pages are counted by one job at a time. */
export const findRunForUpdate = async (tx: Tx, id: RunId): Promise<RunRow | null> =>
  (await tx.selectFrom('runs').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) ?? null;

export const findNewestRun = async (tx: Tx, bookId: BookId): Promise<RunRow | null> =>
  (await tx
    .selectFrom('runs')
    .selectAll()
    .where('book_id', '=', bookId)
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst()) ?? null;

/** Moves a run to the stage after its own; false when it is not at the stage before `to`, or has failed. */
export const moveRun = async (tx: Tx, id: RunId, change: { to: RunStage; now: Date }): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('runs')
    .set({
      stage: change.to,
      ...(change.to === 'in_progress' && { drawing_started_at: change.now }),
      ...(change.to === 'completed' && { ended_at: change.now }),
    })
    .where('id', '=', id)
    .where('stage', 'in', runStageMachine.sourcesOf(change.to))
    .where('error_code', 'is', null)
    .executeTakeFirst();
  await announceChange(tx, runKey(id));
  return numUpdatedRows > 0n;
};

export const insertRunPages = async (tx: Tx, id: RunId, count: number): Promise<void> => {
  await tx
    .insertInto('run_pages')
    .values(Array.from({ length: count }, (_, index) => ({ run_id: id, page_index: index })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

export const listRunPages = (tx: Tx, id: RunId): Promise<RunPageRow[]> =>
  tx
    .selectFrom('run_pages')
    .leftJoin('page_images', 'page_images.id', 'run_pages.page_image_id')
    .selectAll('run_pages')
    .select('page_images.created_at as drawn_at')
    .where('run_id', '=', id)
    .orderBy('run_pages.page_index')
    .execute();

/** Counts one more attempt at a page; false when it is drawn already. */
export const beginPage = async (tx: Tx, id: RunId, index: number): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('run_pages')
    .set((set) => ({ state: 'drawing', attempts: set('attempts', '+', 1) }))
    .where('run_id', '=', id)
    .where('page_index', '=', index)
    .where('state', '<>', 'done')
    .executeTakeFirst();
  await announceChange(tx, runKey(id));
  return numUpdatedRows > 0n;
};

/** Notes that a page is drawn; false when another job has drawn it meanwhile. */
export const finishPage = async (
  tx: Tx,
  id: RunId,
  page: { index: number; imageId: PageImageId },
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('run_pages')
    .set({ state: 'done', page_image_id: page.imageId })
    .where('run_id', '=', id)
    .where('page_index', '=', page.index)
    .where('state', '<>', 'done')
    .executeTakeFirst();
  await announceChange(tx, runKey(id));
  return numUpdatedRows > 0n;
};

export const failPage = async (tx: Tx, id: RunId, index: number): Promise<void> => {
  await tx
    .updateTable('run_pages')
    .set({ state: 'failed' })
    .where('run_id', '=', id)
    .where('page_index', '=', index)
    .where('state', '<>', 'done')
    .execute();
};

/** Keeps why a run cannot go on; false when it had failed or ended before. The stage stays where it is. */
export const failRun = async (tx: Tx, id: RunId, error: { code: RunErrorCode; detail: string }): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('runs')
    .set({ error_code: error.code, error_detail: error.detail })
    .where('id', '=', id)
    .where('stage', '<>', 'completed')
    .where('error_code', 'is', null)
    .executeTakeFirst();
  await announceChange(tx, runKey(id));
  return numUpdatedRows > 0n;
};

/** Clears the error and sets failed pages to wait again. */
export const reopenRun = async (tx: Tx, id: RunId): Promise<void> => {
  await tx.updateTable('runs').set({ error_code: null, error_detail: null }).where('id', '=', id).execute();
  await tx
    .updateTable('run_pages')
    .set({ state: 'waiting' })
    .where('run_id', '=', id)
    .where('state', '=', 'failed')
    .execute();
  await announceChange(tx, runKey(id));
};

/** The runs of every book of a user, newest first, without what only our own log is for. */
export const listRunsOf = (tx: Tx, ownerId: UserId): Promise<Omit<RunRow, 'error_detail'>[]> =>
  tx
    .selectFrom('runs')
    .innerJoin('books', 'books.id', 'runs.book_id')
    .select([
      'runs.id',
      'runs.book_id',
      'runs.stage',
      'runs.error_code',
      'runs.started_at',
      'runs.drawing_started_at',
      'runs.ended_at',
    ])
    .where('books.owner_id', '=', ownerId)
    .orderBy('runs.started_at', 'desc')
    .execute();
