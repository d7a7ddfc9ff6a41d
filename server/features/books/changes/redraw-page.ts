/** Draws one page of a finished book again. The picture before stays on its page until the new one is kept. */
import type { BookId, PageRedrawId } from '#contract/fields.ts';
import { pageImagePx } from '#core/book/book-size.ts';
import { altsOf } from '#server/features/books/alts-of.ts';
import { bookFolder, redrawnImageKey } from '#server/features/books/book-keys.ts';
import { findBook, insertPageImage, type BookRow } from '#server/features/books/book-store.ts';
import { isFinished, keepChange } from '#server/features/books/changes/change-book.ts';
import {
  findBookForUpdate,
  findPage,
  findRedraw,
  moveRedraw,
  updatePageContent,
  type PageRedrawRow,
} from '#server/features/books/changes/change-store.ts';
import { keepPictureFiles, pageImageOf, type KeepPictureDeps } from '#server/features/books/keep-picture.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';
import type { JobQueue } from '#server/platform/jobs/job-queue.ts';
import type { Log } from '#server/platform/log.ts';
import type { DrawnPage } from '#server/providers/illustrator/illustrator.ts';

export type RedrawPageDeps = KeepPictureDeps & {
  readonly db: Database;
  readonly jobs: Pick<JobQueue, 'enqueue'>;
};

type Taken = { readonly redraw: PageRedrawRow; readonly book: BookRow };

/** Null when there is nothing to do: the book is gone, is being made anew, or the page is drawn. */
const takeRedraw = (deps: RedrawPageDeps, id: PageRedrawId): Promise<Taken | null> =>
  deps.db.transaction(async (tx) => {
    const redraw = await findRedraw(tx, id);
    const book = redraw && (await findBook(tx, redraw.book_id));
    const now = deps.clock.now();
    if (!redraw || !book) return null;
    if (isFinished(book)) return (await moveRedraw(tx, id, { to: 'drawing', now })) ? { redraw, book } : null;
    await moveRedraw(tx, id, { to: 'failed', now });
    return null;
  });

const draw = (deps: RedrawPageDeps, { redraw, book }: Taken, signal: AbortSignal): Promise<DrawnPage> =>
  deps.illustrator.drawPage(
    {
      scene: redraw.scene,
      characters: book.brief.characters,
      artStyle: book.brief.artStyle,
      seed: redraw.seed,
      kind: redraw.page_index === 0 ? 'cover' : 'page',
      sizePx: pageImagePx('medium'),
      ...(redraw.note !== null && { note: redraw.note }),
    },
    signal,
  );

type Kept = { readonly redraw: PageRedrawRow; readonly key: string; readonly drawn: DrawnPage };

/** False when the book was deleted while its page was being drawn. */
const showPicture = async (deps: RedrawPageDeps, tx: Tx, { redraw, key, drawn }: Kept): Promise<boolean> => {
  const book = await findBookForUpdate(tx, redraw.book_id);
  const page = book && (await findPage(tx, book.id, redraw.page_index));
  if (!book || !page) return false;
  const now = deps.clock.now();
  if (!isFinished(book)) {
    await moveRedraw(tx, redraw.id, { to: 'failed', now });
    return true;
  }
  if (!(await moveRedraw(tx, redraw.id, { to: 'done', now }))) return true;
  await insertPageImage(tx, pageImageOf(deps, { bookId: book.id, index: redraw.page_index, key, drawn }));
  await updatePageContent(tx, page, { scene: redraw.scene, alts: altsOf(book.brief, redraw.scene) });
  const { scene, alts, page_image_id } = page;
  const replaced = { scene, alts, page_image_id };
  await keepChange(deps, tx, { book, change: { kind: 'picture', pageIndex: redraw.page_index, replaced } });
  return true;
};

/** Draws at most once for each redraw, however often the job comes. */
export const redrawPage = async (deps: RedrawPageDeps, id: PageRedrawId, signal: AbortSignal): Promise<void> => {
  const taken = await takeRedraw(deps, id);
  if (!taken) return;
  const drawn = await draw(deps, taken, signal);
  const bookId: BookId = taken.book.id;
  const key = redrawnImageKey(bookId, { redrawId: id, extension: drawn.mediaType === 'image/png' ? 'png' : 'jpg' });
  await keepPictureFiles(deps.files, key, drawn);
  const isWanted = await deps.db.transaction((tx) => showPicture(deps, tx, { redraw: taken.redraw, key, drawn }));
  if (!isWanted) await deps.files.deleteFolder(bookFolder(bookId));
};

/** The page keeps the picture that it has, and its owner is told. */
export const giveUpRedraw = async (deps: RedrawPageDeps & { log: Log }, id: PageRedrawId): Promise<void> => {
  await deps.db.transaction((tx) => moveRedraw(tx, id, { to: 'failed', now: deps.clock.now() }));
  deps.log.error({ redrawId: id }, 'books.redraw-failed');
};
