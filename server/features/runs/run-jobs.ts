/** The three jobs of a run: write the story, draw a page, assemble the book. Payloads are ids. */
import { z } from 'zod';
import { runIdSchema } from '#contract/fields.ts';
import { defineJob } from '#server/platform/jobs/job.ts';

export const writeStoryJob = defineJob({
  name: 'runs.write-story',
  payload: z.object({ runId: runIdSchema }),
  policy: { retryLimit: 3, retryDelaySeconds: 2, timeoutSeconds: 600 },
});

export const drawPageJob = defineJob({
  name: 'runs.draw-page',
  payload: z.object({ runId: runIdSchema, index: z.number().int() }),
  policy: { retryLimit: 4, retryDelaySeconds: 2, timeoutSeconds: 600 },
});

export const assembleBookJob = defineJob({
  name: 'runs.assemble-book',
  payload: z.object({ runId: runIdSchema }),
  policy: { retryLimit: 3, retryDelaySeconds: 2, timeoutSeconds: 600 },
});

export const RUN_JOBS = [writeStoryJob, drawPageJob, assembleBookJob];
