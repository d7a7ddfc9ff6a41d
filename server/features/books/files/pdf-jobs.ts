/** The jobs that make the PDF of a finished book anew: some moments after a change, or at once when it is asked for. */
import { z } from 'zod';
import { bookIdSchema } from '#contract/fields.ts';
import { defineJob } from '#server/platform/jobs/job.ts';

const policy = { retryLimit: 3, retryDelaySeconds: 2, timeoutSeconds: 600 };

/** Waits until changes that follow each other have ended; does nothing for a version that is not the newest. */
export const renewPdfJob = defineJob({
  name: 'books.renew-pdf',
  payload: z.object({ bookId: bookIdSchema, version: z.number().int() }),
  policy: { ...policy, delaySeconds: 6 },
});

export const makePdfJob = defineJob({
  name: 'books.make-pdf',
  payload: z.object({ bookId: bookIdSchema }),
  policy,
});
