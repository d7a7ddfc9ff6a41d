/** Users as they cross the wire. */
import type { User } from '#contract/accounts.ts';
import type { UserRow } from '#server/features/accounts/account-store.ts';
import { listIdentitiesOf } from '#server/features/accounts/vendors/identity-store.ts';
import { findPortraitUrl, type PortraitLinks } from '#server/features/characters/public.ts';
import type { Tx } from '#server/platform/db/database.ts';

export const viewUser = async (tx: Tx, links: PortraitLinks, row: UserRow): Promise<User> => {
  const identities = await listIdentitiesOf(tx, row.id);
  const picture = row.picture_character_id && (await findPortraitUrl(tx, links, row.picture_character_id));
  return {
    _id: row.id,
    name: row.name,
    email: row.email,
    emailVerifiedAt: row.email_verified_at?.toISOString() ?? null,
    pendingEmail: row.pending_email,
    role: row.role,
    approval: row.approval,
    language: row.language,
    currency: row.currency,
    notifications: { books: row.notify_books },
    picture,
    pictureCharacterId: row.picture_character_id,
    signIns: [
      ...(row.password_hash === null ? [] : (['password'] as const)),
      ...identities.map(({ vendor }) => vendor),
    ],
    createdAt: row.created_at.toISOString(),
  };
};
