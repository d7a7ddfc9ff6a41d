/** Makes a copy of a finished book: the same words and pictures, which are changed apart from then on. */
import type { Book } from '#contract/books.ts';
import type { BookId, PageImageId } from '#contract/fields.ts';
import { RENDITION_WIDTHS_PX } from '#contract/books.ts';
import { bookFolder, renditionKey } from '#server/features/books/book-keys.ts';
import {
  findBookOf,
  insertBookOnce,
  insertPageImage,
  insertPages,
  listFindingsOf,
  listPagesOf,
  listShownImages,
  replaceFindings,
  type BookRow,
} from '#server/features/books/book-store.ts';
import { viewOneBook } from '#server/features/books/book-view.ts';
import { isFinished } from '#server/features/books/changes/change-book.ts';
import { makePdfJob } from '#server/features/books/files/pdf-jobs.ts';
import { deleteUnfinishedCopyJob } from '#server/features/books/delete-files.job.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';
import { Failure } from '#server/platform/failure.ts';
import type { Actor } from '#server/platform/http/bind-endpoint.ts';
import type { UrlSigner } from '#server/platform/http/signed-url.ts';
import type { JobQueue } from '#server/platform/jobs/job-queue.ts';
import type { Random } from '#server/platform/random.ts';
import type { Files } from '#server/providers/files/files.ts';

export type DuplicateBookDeps = {
  readonly db: Database;
  readonly jobs: Pick<JobQueue, 'enqueue'>;
  readonly files: Files;
  readonly signer: UrlSigner;
  readonly clock: Clock;
  readonly random: Random;
};

const readOriginal = async (tx: Tx, actor: Actor, id: BookId) => {
  const book = await findBookOf(tx, id, actor.userId);
  if (!book) throw new Failure('book.not-found');
  if (!isFinished(book)) throw new Failure('book.not-finished');
  return {
    book,
    pages: await listPagesOf(tx, [id]),
    images: await listShownImages(tx, id),
    findings: await listFindingsOf(tx, id),
  };
};

/** The copy has files of its own: what is deleted with one book stays with the other. */
const keyIn = (copy: BookId, original: BookId, key: string): string =>
  `${bookFolder(copy)}${key.slice(bookFolder(original).length)}`;

const copyFiles = async (files: Files, keys: readonly string[], keyOf: (key: string) => string): Promise<void> => {
  for (const key of keys.flatMap((each) => [each, ...RENDITION_WIDTHS_PX.map((width) => renditionKey(each, width))])) {
    const bytes = await files.read(key);
    if (bytes) await files.put(keyOf(key), bytes);
  }
};

type Copied = {
  readonly original: Awaited<ReturnType<typeof readOriginal>>;
  readonly copy: BookId;
  readonly keyOf: (key: string) => string;
};

const insertCopy = async (deps: DuplicateBookDeps, tx: Tx, { original, copy, keyOf }: Copied): Promise<Book> => {
  const now = deps.clock.now();
  const row: BookRow = {
    ...original.book,
    id: copy,
    // What is approved is this very book, so its copy is looked at, too.
    status: 'under-review',
    version: 1,
    idempotency_key: null,
    created_at: now,
    updated_at: now,
  };
  const { book } = await insertBookOnce(tx, row);
  await insertPages(tx, copy, {
    title: row.title,
    pages: original.pages.map(({ page_index, texts, scene, alts }) => ({ page_index, texts, scene, alts })),
  });
  for (const image of original.images) {
    await insertPageImage(tx, {
      ...image,
      id: deps.random.id<PageImageId>(),
      book_id: copy,
      file_key: keyOf(image.file_key),
    });
  }
  await replaceFindings(tx, copy, original.findings);
  await deps.jobs.enqueue(tx, makePdfJob, [{ bookId: copy }]);
  return viewOneBook(tx, deps.signer, book);
};

export const duplicateBook = async (deps: DuplicateBookDeps, actor: Actor, id: BookId): Promise<Book> => {
  const original = await deps.db.read((tx) => readOriginal(tx, actor, id));
  const copy = deps.random.id<BookId>();
  const keyOf = (key: string): string => keyIn(copy, id, key);
  await deps.db.transaction((tx) => deps.jobs.enqueue(tx, deleteUnfinishedCopyJob, [{ bookId: copy }]));
  const keepRows = (tx: Tx): Promise<Book> => insertCopy(deps, tx, { original, copy, keyOf });
  try {
    await copyFiles(
      deps.files,
      original.images.map(({ file_key }) => file_key),
      keyOf,
    );
    return await deps.db.transaction(keepRows);
  } catch (error) {
    await deps.files.deleteFolder(bookFolder(copy));
    throw error;
  }
};
