/** Users as they cross the wire. */
import type { User } from '#contract/accounts.ts';
import type { UserRow } from '#server/features/accounts/account-store.ts';

export const viewUser = (row: UserRow): User => ({
  _id: row.id,
  name: row.name,
  email: row.email,
  role: row.role,
  approval: row.approval,
  language: row.language,
  createdAt: row.created_at.toISOString(),
});
