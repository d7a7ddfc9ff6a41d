/** Second job of a run, once per page: has the page drawn, keeps the picture, and after the last one asks for assembly. */
import { RENDITION_WIDTHS_PX } from '#contract/books.ts';
import type { BookId, PageImageId, RunId } from '#contract/fields.ts';
import { pageImagePx } from '#core/book/book-size.ts';
import type { Brief } from '#core/story/brief.ts';
import type { Scene } from '#core/story/scene.ts';
import { makeRenditions } from '#press/raster/renditions.ts';
import {
  bookFolder,
  findBook,
  insertPageImage,
  listPagesOf,
  pageImageKey,
  renditionKey,
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
import { sha256, type Random } from '#server/platform/random.ts';
import type { Files } from '#server/providers/files/files.ts';
import type { DrawnPage, Illustrator } from '#server/providers/illustrator/illustrator.ts';

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

/** Every page has a seed of its own that follows from the seed of the book. */
const pageSeed = (bookSeed: number, index: number): number => (bookSeed ^ Math.imul(index + 1, 0x9e37_79b1)) >>> 0;

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

/** Keeps the picture and its renditions; the keys follow from run and page, so a repeated job replaces them. */
const keepFiles = async (deps: DrawPageDeps, key: string, drawn: DrawnPage): Promise<void> => {
  await deps.files.put(key, drawn.bytes);
  const renditions = await makeRenditions(drawn.bytes, RENDITION_WIDTHS_PX);
  for (const [index, widthPx] of RENDITION_WIDTHS_PX.entries()) {
    const rendition = renditions[index];
    if (rendition) await deps.files.put(renditionKey(key, widthPx), rendition.bytes);
  }
};

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
  await keepFiles(deps, key, drawn);
  const isWanted = await deps.db.transaction(async (tx) => {
    if (!(await findRunForUpdate(tx, ref.runId))) return false;
    const imageId = deps.random.id<PageImageId>();
    const image = {
      id: imageId,
      book_id: page.bookId,
      page_index: ref.index,
      file_key: key,
      media_type: drawn.mediaType,
      width_px: drawn.widthPx,
      height_px: drawn.heightPx,
      sha256: sha256(drawn.bytes).toString('hex'),
      illustrator: deps.illustrator.name,
      created_at: deps.clock.now(),
    };
    await insertPageImage(tx, image);
    if (!(await finishPage(tx, ref.runId, { index: ref.index, imageId })))
      throw new Error('This page was drawn meanwhile');
    await askForAssembly(deps, tx, ref.runId);
    return true;
  });
  // The book was deleted while its page was being drawn, so what was just kept belongs to nobody.
  if (!isWanted) await deps.files.deleteFolder(bookFolder(page.bookId));
};
