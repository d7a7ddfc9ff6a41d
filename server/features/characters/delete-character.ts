/** Deletes a character with its portraits; books keep the one they were made with. */
import type { CharacterId } from '#contract/fields.ts';
import { removeCharacter } from '#server/features/characters/character-store.ts';
import { deleteCharacterFilesJob } from '#server/features/characters/delete-files.job.ts';
import type { Database } from '#server/platform/db/database.ts';
import { Failure } from '#server/platform/failure.ts';
import type { Actor } from '#server/platform/http/bind-endpoint.ts';
import type { JobQueue } from '#server/platform/jobs/job-queue.ts';

export type DeleteCharacterDeps = { readonly db: Database; readonly jobs: Pick<JobQueue, 'enqueue'> };

export const deleteCharacter = (
  deps: DeleteCharacterDeps,
  actor: Actor,
  id: CharacterId,
): Promise<{ _id: CharacterId }> =>
  deps.db.transaction(async (tx) => {
    if (!(await removeCharacter(tx, id, actor.userId))) throw new Failure('character.not-found');
    await deps.jobs.enqueue(tx, deleteCharacterFilesJob, [{ characterId: id }]);
    return { _id: id };
  });
