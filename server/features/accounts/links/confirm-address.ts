/** What follows when an address has proved to be its user's: approval, unless administrators give it, and a welcome. */
import { changeUser, type UserRow } from '#server/features/accounts/account-store.ts';
import { queueMail, type QueueMailDeps } from '#server/features/mails/public.ts';
import type { Tx } from '#server/platform/db/database.ts';

export type ConfirmDeps = QueueMailDeps & { readonly userApproval: 'auto' | 'manual' };

/** Does nothing for an address that was confirmed before. */
export const confirmAddress = async (deps: ConfirmDeps, tx: Tx, user: UserRow): Promise<UserRow> => {
  if (user.email_verified_at !== null) return user;
  const now = deps.clock.now();
  const becomesApproved = deps.userApproval === 'auto' && user.approval === 'pending';
  const confirmed = await changeUser(tx, user.id, {
    email_verified_at: now,
    updated_at: now,
    ...(becomesApproved && { approval: 'approved' }),
  });
  if (becomesApproved) await queueMail(deps, tx, { kind: 'welcome', to: user.email, userId: user.id });
  return confirmed;
};
