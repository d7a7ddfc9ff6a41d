/** The finished file of a book at its newest version; asking for one that is not there has it made. */
import type { BookId } from '#contract/fields.ts';
import { findBook, listCurrentFilesOf } from '#server/features/books/book-store.ts';
import { isFinished } from '#server/features/books/changes/change-book.ts';
import { makePdfJob } from '#server/features/books/files/pdf-jobs.ts';
import type { BookFilesDeps } from '#server/features/books/get-page-image.ts';
import { Failure } from '#server/platform/failure.ts';
import type { Actor, FileReply } from '#server/platform/http/bind-endpoint.ts';
import type { JobQueue } from '#server/platform/jobs/job-queue.ts';

export type DownloadBookDeps = BookFilesDeps & { readonly jobs: Pick<JobQueue, 'enqueue'> };

/** A file name that every system takes, made of the title; the id when nothing of it is left. */
const fileNameOf = (title: string, bookId: BookId): string => {
  const safe = title
    .replace(/[\p{C}<>:"/\\|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  return `${safe.slice(0, 100) || bookId}.pdf`;
};

export const downloadBook = async (
  deps: DownloadBookDeps,
  actor: Actor | 'signed-link',
  bookId: BookId,
): Promise<FileReply> => {
  const { book, file } = await deps.db.read(async (tx) => ({
    book: await findBook(tx, bookId),
    file: (await listCurrentFilesOf(tx, [bookId])).find(({ kind }) => kind === 'pdf'),
  }));
  if (!book || (actor !== 'signed-link' && book.owner_id !== actor.userId)) throw new Failure('book.not-found');
  const stored = file && (await deps.files.open(file.file_key));
  if (!stored && !isFinished(book)) throw new Failure('book.not-finished');
  if (!stored) {
    await deps.db.transaction((tx) => deps.jobs.enqueue(tx, makePdfJob, [{ bookId }]));
    throw new Failure('book.file-being-made');
  }
  return {
    ...stored,
    mediaType: 'application/pdf',
    filename: fileNameOf(book.title, bookId),
    maxAgeSeconds: 0,
    isPublic: false,
  };
};
