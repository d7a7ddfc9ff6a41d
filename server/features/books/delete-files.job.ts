/** Deletes the files of a book that is gone. Enqueued with the deletion, so a crash leaves no picture behind. */
import { z } from 'zod';
import { bookIdSchema } from '#contract/fields.ts';
import { bookFolder } from '#server/features/books/book-keys.ts';
import { bindJob, defineJob, type BoundJob } from '#server/platform/jobs/job.ts';
import type { Log } from '#server/platform/log.ts';
import type { Files } from '#server/providers/files/files.ts';

export const deleteBookFilesJob = defineJob({
  name: 'books.delete-files',
  payload: z.object({ bookId: bookIdSchema }),
  policy: { retryLimit: 10, retryDelaySeconds: 5, timeoutSeconds: 300 },
});

export const bindBookJobs = (deps: { files: Files; log: Log }): BoundJob[] => [
  bindJob(deleteBookFilesJob, {
    concurrency: 1,
    run: ({ bookId }) => deps.files.deleteFolder(bookFolder(bookId)),
    giveUp: async ({ bookId }) => deps.log.error({ bookId }, 'books.files-left-behind'),
  }),
];
