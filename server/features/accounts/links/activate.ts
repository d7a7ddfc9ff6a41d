/** Confirms an address with the token of a link: of a new account, or the new address of an old one. */
import type { z } from 'zod';
import type { activate as activateEndpoint } from '#contract/account-links.ts';
import { getUserForUpdate, replaceEmail, type UserRow } from '#server/features/accounts/account-store.ts';
import { confirmAddress, type ConfirmDeps } from '#server/features/accounts/links/confirm-address.ts';
import { removeLinksOf, takeLink, type LinkRow } from '#server/features/accounts/links/link-store.ts';
import { queueMail } from '#server/features/mails/public.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';
import { Failure } from '#server/platform/failure.ts';
import { sha256 } from '#server/platform/random.ts';

export type ActivateDeps = ConfirmDeps & { readonly db: Database };

type Activated = z.output<(typeof activateEndpoint)['reply']['schema']>;

/** The old address is told, so that a change by somebody else does not go unnoticed. */
const changeAddress = async (
  deps: ActivateDeps,
  tx: Tx,
  { user, link }: { user: UserRow; link: LinkRow },
): Promise<UserRow> => {
  if (user.pending_email !== link.email) throw new Failure('account.link-invalid');
  const changed = await replaceEmail(tx, user.id, { email: link.email, now: deps.clock.now() });
  if (!changed) throw new Failure('account.link-invalid');
  // Links that were sent to the old address must not open the account any more.
  await removeLinksOf(tx, user.id, ['activation', 'email-change', 'reset']);
  await queueMail(deps, tx, { kind: 'email-changed', to: user.email, userId: user.id });
  return confirmAddress(deps, tx, { ...changed, email_verified_at: user.email_verified_at });
};

export const activate = (deps: ActivateDeps, token: string): Promise<Activated> =>
  deps.db.transaction(async (tx) => {
    const purposes = ['activation', 'email-change'] as const;
    const link = await takeLink(tx, sha256(token), { purposes, now: deps.clock.now() });
    if (!link) throw new Failure('account.link-invalid');
    const user = await getUserForUpdate(tx, link.user_id);
    if (link.purpose === 'email-change') {
      const { email, approval } = await changeAddress(deps, tx, { user, link });
      return { email, approval, purpose: 'email-change' };
    }
    if (user.email !== link.email) throw new Failure('account.link-invalid');
    await removeLinksOf(tx, user.id, ['activation']);
    const { email, approval } = await confirmAddress(deps, tx, user);
    return { email, approval, purpose: 'activation' };
  });
