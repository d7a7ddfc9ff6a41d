/** Secrets that the product makes for itself and keeps in its database, so that every process has the same ones. */
import type { Tx } from '#server/platform/db/database.ts';
import type { Random } from '#server/platform/random.ts';

/** Answers the secret of that name, made by the first caller. */
export const ensureSecret = async (tx: Tx, name: string, random: Random): Promise<string> => {
  await tx
    .insertInto('secrets')
    .values({ name, value: random.token() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const row = await tx.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  return row.value;
};
