/** Sets a new password with the token of a link that was mailed. */
import { changeUser, getUserForUpdate } from '#server/features/accounts/account-store.ts';
import { forgetAttempts, PASSWORD_LIMIT } from '#server/features/accounts/limit-attempts.ts';
import { confirmAddress, type ConfirmDeps } from '#server/features/accounts/links/confirm-address.ts';
import { removeLinksOf, takeLink } from '#server/features/accounts/links/link-store.ts';
import { hashPassword } from '#server/features/accounts/password.ts';
import { revokeSessionsOf } from '#server/features/accounts/session-store.ts';
import { queueMail } from '#server/features/mails/public.ts';
import type { Database } from '#server/platform/db/database.ts';
import { Failure } from '#server/platform/failure.ts';
import { sha256 } from '#server/platform/random.ts';

export type ResetPasswordDeps = ConfirmDeps & { readonly db: Database };

/** Ends every session, because whoever knew the old password may be in one; whoever reads the mail has the address. */
export const resetPassword = async (
  deps: ResetPasswordDeps,
  { token, password }: { token: string; password: string },
): Promise<{ email: string }> => {
  // Hashed first, so that no row is locked meanwhile.
  const passwordHash = await hashPassword(password);
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const link = await takeLink(tx, sha256(token), { purposes: ['reset'], now });
    if (!link) throw new Failure('account.link-invalid');
    const user = await getUserForUpdate(tx, link.user_id);
    if (user.email !== link.email) throw new Failure('account.link-invalid');
    await removeLinksOf(tx, user.id, ['reset']);
    await revokeSessionsOf(tx, user.id, { keep: null, now });
    const changed = await changeUser(tx, user.id, {
      password_hash: passwordHash,
      pending_email: null,
      updated_at: now,
    });
    await forgetAttempts(tx, PASSWORD_LIMIT, user.email);
    await confirmAddress(deps, tx, changed);
    await queueMail(deps, tx, { kind: 'password-changed', to: user.email, userId: user.id });
    return { email: user.email };
  });
};
