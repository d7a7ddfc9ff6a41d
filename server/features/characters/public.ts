/** What other features may ask of characters. */
import type { CharacterId, UserId } from '#contract/fields.ts';
import type { Character } from '#core/character/character.ts';
import { toCharacter } from '#server/features/characters/character-snapshot.ts';
import { findCharactersOf } from '#server/features/characters/character-store.ts';
import type { Tx } from '#server/platform/db/database.ts';

/** The characters as a brief keeps them, in the order of `ids`; those that are not the user's are left out. */
export const snapshotCharacters = async (
  tx: Tx,
  ownerId: UserId,
  ids: readonly CharacterId[],
): Promise<Character[]> => {
  const rows = await findCharactersOf(tx, ownerId, ids);
  return rows.map(toCharacter);
};
