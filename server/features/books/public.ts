/** What other features may ask of books. */
import type { Book } from '#contract/books.ts';
import type { UserId } from '#contract/fields.ts';
import { viewBooks } from '#server/features/books/book-view.ts';
import { listBooksOf } from '#server/features/books/book-store.ts';
import { deleteBookFilesJob } from '#server/features/books/delete-files.job.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { UrlSigner } from '#server/platform/http/signed-url.ts';
import type { JobQueue } from '#server/platform/jobs/job-queue.ts';

export { bookFolder, pageImageKey } from '#server/features/books/book-keys.ts';
export { altsOf } from '#server/features/books/alts-of.ts';
export { keepPictureFiles, pageImageOf } from '#server/features/books/keep-picture.ts';
export { setPdf, type MakePdfDeps } from '#server/features/books/files/make-pdf.ts';
export { viewOneBook } from '#server/features/books/book-view.ts';
export { pageImageUrl } from '#server/features/books/book-links.ts';
export {
  countBooksOf,
  findBook,
  findBookByKey,
  insertBookOnce,
  insertPageImage,
  insertPages,
  listFindingsOf,
  listKnownBooks,
  listPagesOf,
  moveBook,
  replaceFindings,
  upsertBookFile,
  type BookRow,
} from '#server/features/books/book-store.ts';

const EVERY_BOOK = { limit: Number.MAX_SAFE_INTEGER, after: null };

/** Every book of a user as its owner sees it, newest first. */
export const listAllBooksOf = async (tx: Tx, signer: UrlSigner, ownerId: UserId): Promise<Book[]> =>
  viewBooks(tx, signer, await listBooksOf(tx, ownerId, EVERY_BOOK));

/** Has the pictures and files of all books of a user deleted, once `tx` has committed their deletion. */
export const enqueueBookFileDeletion = async (
  deps: { jobs: Pick<JobQueue, 'enqueue'> },
  tx: Tx,
  ownerId: UserId,
): Promise<void> => {
  const books = await listBooksOf(tx, ownerId, EVERY_BOOK);
  await deps.jobs.enqueue(
    tx,
    deleteBookFilesJob,
    books.map(({ id }) => ({ bookId: id })),
  );
};
