/** What other features may ask of characters. */
import type { CharacterId, UserId } from '#contract/fields.ts';
import type { FamilyCharacter } from '#contract/characters.ts';
import type { Character } from '#core/character/character.ts';
import { portraitUrl, type PortraitLinks } from '#server/features/characters/character-portrait.ts';
import { toCharacter } from '#server/features/characters/character-snapshot.ts';
import { findCharacter, findCharactersOf, listCharactersOf } from '#server/features/characters/character-store.ts';
import { viewCharacter } from '#server/features/characters/character-view.ts';
import { deleteCharacterFilesJob } from '#server/features/characters/delete-files.job.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { JobQueue } from '#server/platform/jobs/job-queue.ts';

export type { PortraitLinks } from '#server/features/characters/character-portrait.ts';
export { countCharactersOf } from '#server/features/characters/character-store.ts';

/** The characters as a brief keeps them, in the order of `ids`; those that are not the user's are left out. */
export const snapshotCharacters = async (
  tx: Tx,
  ownerId: UserId,
  ids: readonly CharacterId[],
): Promise<Character[]> => {
  const rows = await findCharactersOf(tx, ownerId, ids);
  return rows.map(toCharacter);
};

/** Signed address of the portrait of a character as it looks now; null when it is gone. */
export const findPortraitUrl = async (tx: Tx, links: PortraitLinks, id: CharacterId): Promise<string | null> => {
  const row = await findCharacter(tx, id);
  return row && portraitUrl(links, row);
};

/** Every character of a user as its owner sees it, newest first. */
export const listCharacterViewsOf = async (tx: Tx, links: PortraitLinks, ownerId: UserId): Promise<FamilyCharacter[]> =>
  (await listCharactersOf(tx, ownerId)).map((row) => viewCharacter(links, row));

/** Has the portraits of all characters of a user deleted, once `tx` has committed their deletion. */
export const enqueueCharacterFileDeletion = async (
  deps: { jobs: Pick<JobQueue, 'enqueue'> },
  tx: Tx,
  ownerId: UserId,
): Promise<void> => {
  const rows = await listCharactersOf(tx, ownerId);
  await deps.jobs.enqueue(
    tx,
    deleteCharacterFilesJob,
    rows.map(({ id }) => ({ characterId: id })),
  );
};
