/** Deletes the files of a book that is gone. Enqueued with the deletion, so a crash leaves no picture behind. */
import { z } from 'zod';
import { bookIdSchema } from '#contract/fields.ts';
import { defineJob } from '#server/platform/jobs/job.ts';

export const deleteBookFilesJob = defineJob({
  name: 'books.delete-files',
  payload: z.object({ bookId: bookIdSchema }),
  policy: { retryLimit: 10, retryDelaySeconds: 5, timeoutSeconds: 300 },
});

/**
 * Deletes the files of a copy whose making a crash cut short. Enqueued before the first file is copied and done long
 * after the last one would be; a copy that is in the library keeps its files.
 */
export const deleteUnfinishedCopyJob = defineJob({
  name: 'books.delete-unfinished-copy',
  payload: z.object({ bookId: bookIdSchema }),
  policy: { retryLimit: 10, retryDelaySeconds: 5, timeoutSeconds: 300, delaySeconds: 900 },
});
