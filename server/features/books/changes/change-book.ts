/** What every change of a finished book has in common: who may make it, and what is kept and set off by it. */
import type { BookId } from '#contract/fields.ts';
import type { BookChangeKind } from '#core/book/book-change.ts';
import { checkStory } from '#core/story/checks/check-story.ts';
import type { Story } from '#core/story/story.ts';
import { listPagesOf, replaceFindings, type BookPageRow, type BookRow } from '#server/features/books/book-store.ts';
import {
  findBookForUpdate,
  findPage,
  insertChange,
  updateBookRow,
  type BookChangeRow,
  type PageRow,
} from '#server/features/books/changes/change-store.ts';
import { renewPdfJob } from '#server/features/books/files/pdf-jobs.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';
import { Failure } from '#server/platform/failure.ts';
import type { Actor } from '#server/platform/http/bind-endpoint.ts';
import type { UrlSigner } from '#server/platform/http/signed-url.ts';
import type { JobQueue } from '#server/platform/jobs/job-queue.ts';

export type ChangeDeps = {
  readonly db: Database;
  readonly jobs: Pick<JobQueue, 'enqueue'>;
  readonly signer: UrlSigner;
  readonly clock: Clock;
};

type Target = { readonly bookId: BookId; readonly version?: number | undefined };

/** True while every page of the book is there and nothing of it is being written. */
export const isFinished = ({ status }: Pick<BookRow, 'status'>): boolean =>
  status === 'under-review' || status === 'approved';

/** The own, finished book, locked until the transaction ends; throws when it is not, or not at the version expected. */
export const openForChange = async (tx: Tx, actor: Actor, { bookId, version }: Target): Promise<BookRow> => {
  const book = await findBookForUpdate(tx, bookId);
  if (book?.owner_id !== actor.userId) throw new Failure('book.not-found');
  if (!isFinished(book)) throw new Failure('book.not-finished');
  if (version !== undefined && version !== book.version) throw new Failure('book.changed-meanwhile');
  return book;
};

export const getPage = async (tx: Tx, bookId: BookId, index: number): Promise<PageRow> => {
  const page = await findPage(tx, bookId, index);
  if (!page) throw new Failure('book.no-such-page');
  return page;
};

/** What the change replaced, by its kind; the rest of the row is null. */
type Replaced = Partial<Pick<BookChangeRow, 'texts' | 'scene' | 'alts' | 'page_image_id' | 'dedication' | 'giver'>>;

export type BookChange = {
  readonly kind: BookChangeKind;
  readonly pageIndex: number | null;
  readonly replaced: Replaced;
  /** What becomes of the row of the book. */
  readonly book?: Partial<Pick<BookRow, 'title' | 'brief'>>;
  readonly undoesVersion?: number;
};

const storyOf = (pages: readonly BookPageRow[]): Story | null => {
  const [cover, ...spreads] = pages;
  return cover ? { titles: cover.texts, cover: cover.scene, spreads } : null;
};

/** What reviewers are told is about the story as it is now. */
const refreshFindings = async (tx: Tx, book: BookRow): Promise<void> => {
  const story = storyOf(await listPagesOf(tx, [book.id]));
  if (story) await replaceFindings(tx, book.id, checkStory(story, book.brief));
};

/** Makes the version that a change leads to. The pages have been changed by then, and the book is locked. */
export const keepChange = async (
  deps: Pick<ChangeDeps, 'jobs' | 'clock'>,
  tx: Tx,
  { book, change }: { book: BookRow; change: BookChange },
): Promise<BookRow> => {
  const now = deps.clock.now();
  const changed = await updateBookRow(tx, book.id, {
    version: book.version + 1,
    status: 'under-review',
    title: change.book?.title ?? book.title,
    brief: change.book?.brief ?? book.brief,
    updated_at: now,
  });
  await insertChange(tx, {
    book_id: book.id,
    version: changed.version,
    kind: change.kind,
    page_index: change.pageIndex,
    texts: null,
    scene: null,
    alts: null,
    page_image_id: null,
    dedication: null,
    giver: null,
    ...change.replaced,
    was_approved: book.status === 'approved',
    undoes_version: change.undoesVersion ?? null,
    undone_at: null,
    created_at: now,
  });
  await refreshFindings(tx, changed);
  await deps.jobs.enqueue(tx, renewPdfJob, [{ bookId: book.id, version: changed.version }]);
  return changed;
};
