/** All SQL of the links in mails. A link that is used, or whose account moves on, is gone. */
import type { Selectable } from 'kysely';
import type { UserId } from '#contract/fields.ts';
import type { LinkPurpose } from '#core/account/account.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { AccountLinks } from '#server/platform/db/tables.ts';

export type LinkRow = Selectable<AccountLinks>;

/** Keeps a link; links that nobody used in time are swept up by the way. */
export const insertLink = async (tx: Tx, link: LinkRow): Promise<void> => {
  await tx.deleteFrom('account_links').where('expires_at', '<=', link.created_at).execute();
  await tx.insertInto('account_links').values(link).execute();
};

/** Uses a link up: the first caller gets it, everybody after them null, as for one that has expired. */
export const takeLink = async (
  tx: Tx,
  tokenSha256: Buffer,
  { purposes, now }: { purposes: readonly LinkPurpose[]; now: Date },
): Promise<LinkRow | null> =>
  (await tx
    .deleteFrom('account_links')
    .where('token_sha256', '=', tokenSha256)
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()) ?? null;

/** Makes the other links of a user useless, once one of them was used. */
export const removeLinksOf = async (tx: Tx, userId: UserId, purposes: readonly LinkPurpose[]): Promise<void> => {
  await tx.deleteFrom('account_links').where('user_id', '=', userId).where('purpose', 'in', purposes).execute();
};
