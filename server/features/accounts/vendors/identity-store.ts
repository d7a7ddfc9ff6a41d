/** All SQL of vendor identities: which person at a vendor is which user here. */
import type { UserId } from '#contract/fields.ts';
import type { Vendor } from '#core/account/account.ts';
import type { Tx } from '#server/platform/db/database.ts';

/** The user of that person at that vendor. */
export const findUserOfIdentity = async (tx: Tx, vendor: Vendor, subject: string): Promise<UserId | null> =>
  (
    await tx
      .selectFrom('vendor_identities')
      .select('user_id')
      .where('vendor', '=', vendor)
      .where('subject', '=', subject)
      .executeTakeFirst()
  )?.user_id ?? null;

/** False when the person belongs to somebody already, or the user to another person at that vendor. */
export const insertIdentity = async (
  tx: Tx,
  identity: { vendor: Vendor; subject: string; userId: UserId; createdAt: Date },
): Promise<boolean> => {
  const { vendor, subject, userId, createdAt } = identity;
  const inserted = await tx
    .insertInto('vendor_identities')
    .values({ vendor, subject, user_id: userId, created_at: createdAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('subject')
    .executeTakeFirst();
  return inserted !== undefined;
};

export type Identity = { readonly vendor: Vendor; readonly subject: string; readonly created_at: Date };

export const listIdentitiesOf = (tx: Tx, userId: UserId): Promise<Identity[]> =>
  tx
    .selectFrom('vendor_identities')
    .select(['vendor', 'subject', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('vendor')
    .execute();
