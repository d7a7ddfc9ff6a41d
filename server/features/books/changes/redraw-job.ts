/** The job that draws one page of a finished book again. */
import { z } from 'zod';
import { pageRedrawIdSchema } from '#contract/fields.ts';
import { defineJob } from '#server/platform/jobs/job.ts';

export const redrawPageJob = defineJob({
  name: 'books.redraw-page',
  payload: z.object({ redrawId: pageRedrawIdSchema }),
  policy: { retryLimit: 2, retryDelaySeconds: 1, timeoutSeconds: 600 },
});
