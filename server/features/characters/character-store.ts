/** All SQL of characters. */
import type { Selectable } from 'kysely';
import type { CharacterId, UserId } from '#contract/fields.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { Characters } from '#server/platform/db/tables.ts';

export type CharacterRow = Selectable<Characters>;
export type CharacterContent = Omit<CharacterRow, 'id' | 'owner_id' | 'created_at' | 'updated_at'>;

/** Newest first. */
export const listCharactersOf = (tx: Tx, ownerId: UserId): Promise<CharacterRow[]> =>
  tx
    .selectFrom('characters')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();

/** How many characters a user has. */
export const countCharactersOf = async (tx: Tx, ownerId: UserId): Promise<number> => {
  const { count } = await tx
    .selectFrom('characters')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  return count;
};

/** How many characters a user has; locks the user's row until the transaction ends, so that two creations count each other. */
export const countCharactersLocked = async (tx: Tx, ownerId: UserId): Promise<number> => {
  await tx.selectFrom('users').select('id').where('id', '=', ownerId).forUpdate().execute();
  return countCharactersOf(tx, ownerId);
};

export const insertCharacter = (tx: Tx, row: CharacterRow): Promise<CharacterRow> =>
  tx.insertInto('characters').values(row).returningAll().executeTakeFirstOrThrow();

export const findCharacter = async (tx: Tx, id: CharacterId): Promise<CharacterRow | null> =>
  (await tx.selectFrom('characters').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;

/** Locks the row until the transaction ends; null when it is not there or somebody else's. */
export const findCharacterForUpdate = async (tx: Tx, id: CharacterId, ownerId: UserId): Promise<CharacterRow | null> =>
  (await tx
    .selectFrom('characters')
    .selectAll()
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .forUpdate()
    .executeTakeFirst()) ?? null;

export const replaceCharacter = (
  tx: Tx,
  id: CharacterId,
  content: CharacterContent & { updated_at: Date },
): Promise<CharacterRow> =>
  tx.updateTable('characters').set(content).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

/** False when it is not there or somebody else's. */
export const removeCharacter = async (tx: Tx, id: CharacterId, ownerId: UserId): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('characters')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

/** Those of `ids` that belong to the user, in the order of `ids`. */
export const findCharactersOf = async (
  tx: Tx,
  ownerId: UserId,
  ids: readonly CharacterId[],
): Promise<CharacterRow[]> => {
  const rows = await tx
    .selectFrom('characters')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('id', 'in', ids)
    .execute();
  return ids.flatMap((id) => rows.filter((row) => row.id === id));
};
