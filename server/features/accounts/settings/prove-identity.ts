/** Has the user of an open session prove that they are its owner, before something that cannot be taken back. */
import { FRESH_SIGN_IN_MS } from '#core/account/account.ts';
import { getUser, type UserRow } from '#server/features/accounts/account-store.ts';
import {
  forgetAttempts,
  PASSWORD_LIMIT,
  requireWithinLimit,
  type LimitDeps,
} from '#server/features/accounts/limit-attempts.ts';
import { isPasswordRight } from '#server/features/accounts/password.ts';
import { getSession, type SessionRow } from '#server/features/accounts/session-store.ts';
import { Failure, FieldsFailure } from '#server/platform/failure.ts';
import type { Actor } from '#server/platform/http/bind-endpoint.ts';

/** Throws unless the session was opened minutes ago. */
export const requireFreshSession = (session: SessionRow, now: Date): void => {
  if (now.getTime() - session.created_at.getTime() > FRESH_SIGN_IN_MS) throw new Failure('account.sign-in-again');
};

/**
 * With the password, which is limited as guesses at sign-in are; an account without one needs a session that was opened
 * minutes ago. `field` names the input that a wrong password is reported at.
 */
export const proveIdentity = async (
  deps: LimitDeps,
  actor: Actor,
  { password, field }: { password: string | undefined; field: 'password' | 'currentPassword' },
): Promise<UserRow> => {
  const { user, session } = await deps.db.read(async (tx) => ({
    user: await getUser(tx, actor.userId),
    session: await getSession(tx, actor.sessionId),
  }));
  if (user.password_hash === null) {
    requireFreshSession(session, deps.clock.now());
    return user;
  }
  if (password === undefined || password === '') throw new FieldsFailure([[field, 'required']]);
  await requireWithinLimit(deps, PASSWORD_LIMIT, { subject: user.email, code: 'account.too-many-guesses' });
  if (!(await isPasswordRight(user.password_hash, password))) throw new FieldsFailure([[field, 'wrong-password']]);
  await deps.db.read((tx) => forgetAttempts(tx, PASSWORD_LIMIT, user.email));
  return user;
};
