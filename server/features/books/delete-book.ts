/** Takes a book out of the library, with its pictures and files. */
import type { BookId } from '#contract/fields.ts';
import { findBookOf, removeBook } from '#server/features/books/book-store.ts';
import { deleteBookFilesJob } from '#server/features/books/delete-files.job.ts';
import type { Database } from '#server/platform/db/database.ts';
import { Failure } from '#server/platform/failure.ts';
import type { Actor } from '#server/platform/http/bind-endpoint.ts';
import type { JobQueue } from '#server/platform/jobs/job-queue.ts';

export type DeleteBookDeps = { readonly db: Database; readonly jobs: Pick<JobQueue, 'enqueue'> };

export const deleteBook = (deps: DeleteBookDeps, actor: Actor, id: BookId): Promise<{ _id: BookId }> =>
  deps.db.transaction(async (tx) => {
    if (!(await findBookOf(tx, id, actor.userId))) throw new Failure('book.not-found');
    if (!(await removeBook(tx, id))) throw new Failure('book.still-running');
    await deps.jobs.enqueue(tx, deleteBookFilesJob, [{ bookId: id }]);
    return { _id: id };
  });
