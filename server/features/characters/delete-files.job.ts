/** Deletes the portraits of a character that is gone. Enqueued with the deletion, so a crash leaves none behind. */
import { z } from 'zod';
import { characterIdSchema } from '#contract/fields.ts';
import { characterFolder } from '#server/features/characters/character-portrait.ts';
import { bindJob, defineJob, type BoundJob } from '#server/platform/jobs/job.ts';
import type { Log } from '#server/platform/log.ts';
import type { Files } from '#server/providers/files/files.ts';

export const deleteCharacterFilesJob = defineJob({
  name: 'characters.delete-files',
  payload: z.object({ characterId: characterIdSchema }),
  policy: { retryLimit: 10, retryDelaySeconds: 5, timeoutSeconds: 300 },
});

export const bindCharacterJobs = (deps: { files: Files; log: Log }): BoundJob[] => [
  bindJob(deleteCharacterFilesJob, {
    concurrency: 1,
    run: ({ characterId }) => deps.files.deleteFolder(characterFolder(characterId)),
    giveUp: async ({ characterId }) => deps.log.error({ characterId }, 'characters.files-left-behind'),
  }),
];
