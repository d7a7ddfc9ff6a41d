/** The job that sends one mail. Words and links are made when it runs, so its payload and its row hold no secret. */
import { z } from 'zod';
import { mailIdSchema } from '#contract/fields.ts';
import { defineJob } from '#server/platform/jobs/job.ts';

/** Mail servers defer strangers for minutes (greylisting), so the tries go on for a quarter of an hour. */
export const sendMailJob = defineJob({
  name: 'mails.send',
  payload: z.object({ mailId: mailIdSchema }),
  policy: { retryLimit: 18, retryDelaySeconds: 5, timeoutSeconds: 120 },
});
