/** Second job of a run, once per page: has the page drawn, keeps the picture, and after the last one asks for assembly. */
import type { BookId, RunId } from '#contract/fields.ts';
import { pageImagePx } from '#core/book/book-size.ts';
import { pageSeed } from '#core/book/page-seed.ts';
import type { Brief } from '#core/story/brief.ts';
import type { Scene } from '#core/story/scene.ts';
import {
  bookFolder,
  findBook,
  insertPageImage,
  keepPictureFiles,
  listPagesOf,
  pageImageKey,
  pageImageOf,
} from '#server/features/books/public.ts';
import { assembleBookJob } from '#server/features/runs/run-jobs.ts';
import {
  beginPage,
  findRun,
  findRunForUpdate,
  finishPage,
  listRunPages,
  moveRun,
} from '#server/features/runs/run-store.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';
import type { JobQueue } from '#server/platform/jobs/job-queue.ts';
import type { Random } from '#server/platform/random.ts';
import type { Files } from '#server/providers/files/files.ts';
import type { Illustrator } from '#server/providers/illustrator/illustrator.ts';

export type DrawPageDeps = {
  readonly db: Database;
  readonly jobs: Pick<JobQueue, 'enqueue'>;
  readonly illustrator: Illustrator;
  readonly files: Files;
  readonly clock: Clock;
  readonly random: Random;
};

type PageRef = { readonly runId: RunId; readonly index: number };
type PageToDraw = { readonly bookId: BookId; readonly brief: Brief; readonly scene: Scene };

/** Null when there is nothing to do: the run is gone, or the page is drawn. */
const takePage = async (deps: DrawPageDeps, { runId, index }: PageRef): Promise<PageToDraw | null> =>
  deps.db.transaction(async (tx) => {
    const run = await findRun(tx, runId);
    const book = run && (await findBook(tx, run.book_id));
    if (!run || !book || !(await beginPage(tx, runId, index))) return null;
    if (run.stage === 'queued') await moveRun(tx, runId, { to: 'in_progress', now: deps.clock.now() });
    const page = (await listPagesOf(tx, [book.id])).find((row) => row.page_index === index);
    return page ? { bookId: book.id, brief: book.brief, scene: page.scene } : null;
  });

/** After the last page of a run that has not failed, its assembly is enqueued in the same transaction. */
const askForAssembly = async (deps: DrawPageDeps, tx: Tx, runId: RunId): Promise<void> => {
  const run = await findRunForUpdate(tx, runId);
  const pages = await listRunPages(tx, runId);
  if (!run || run.error_code !== null || pages.some((page) => page.state !== 'done')) return;
  if (await moveRun(tx, runId, { to: 'uploading', now: deps.clock.now() })) {
    await deps.jobs.enqueue(tx, assembleBookJob, [{ runId }]);
  }
};

/** Draws the page at most once: a page that is drawn is never drawn again, however often the job comes. */
export const drawRunPage = async (deps: DrawPageDeps, ref: PageRef, signal: AbortSignal): Promise<void> => {
  const page = await takePage(deps, ref);
  if (!page) return;
  const drawn = await deps.illustrator.drawPage(
    {
      scene: page.scene,
      characters: page.brief.characters,
      artStyle: page.brief.artStyle,
      seed: pageSeed(page.brief.seed, ref.index),
      kind: ref.index === 0 ? 'cover' : 'page',
      sizePx: pageImagePx('medium'),
    },
    signal,
  );
  const key = pageImageKey(page.bookId, { ...ref, extension: drawn.mediaType === 'image/png' ? 'png' : 'jpg' });
  await keepPictureFiles(deps.files, key, drawn);
  const isWanted = await deps.db.transaction(async (tx) => {
    if (!(await findRunForUpdate(tx, ref.runId))) return false;
    const image = pageImageOf(deps, { bookId: page.bookId, index: ref.index, key, drawn });
    await insertPageImage(tx, image);
    if (!(await finishPage(tx, ref.runId, { index: ref.index, imageId: image.id })))
      throw new Error('This page was drawn meanwhile');
    await askForAssembly(deps, tx, ref.runId);
    return true;
  });
  // The book was deleted while its page was being drawn, so what was just kept belongs to nobody.
  if (!isWanted) await deps.files.deleteFolder(bookFolder(page.bookId));
};
