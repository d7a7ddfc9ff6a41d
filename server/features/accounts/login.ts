/** Signs in with e-mail and password. */
import type { z } from 'zod';
import type { credentialsSchema, Session } from '#contract/accounts.ts';
import { findUserByEmail } from '#server/features/accounts/account-store.ts';
import { forgetAttempts, PASSWORD_LIMIT, requireWithinLimit } from '#server/features/accounts/limit-attempts.ts';
import { openSession, type OpenSessionDeps } from '#server/features/accounts/open-session.ts';
import { isPasswordRight } from '#server/features/accounts/password.ts';
import type { Database } from '#server/platform/db/database.ts';
import { Failure } from '#server/platform/failure.ts';

export type LoginDeps = OpenSessionDeps & { readonly db: Database };

/** An unknown e-mail and a wrong password answer the same, after the same time, and run into the same limit. */
export const login = async (
  deps: LoginDeps,
  { email, password }: z.output<typeof credentialsSchema>,
  userAgent: string | null,
): Promise<Session> => {
  await requireWithinLimit(deps, PASSWORD_LIMIT, { subject: email, code: 'account.too-many-guesses' });
  const user = await deps.db.read((tx) => findUserByEmail(tx, email));
  const isRight = await isPasswordRight(user?.password_hash ?? null, password);
  if (!user || !isRight) throw new Failure('account.wrong-credentials');
  return deps.db.transaction(async (tx) => {
    await forgetAttempts(tx, PASSWORD_LIMIT, email);
    return openSession(deps, tx, { user, userAgent });
  });
};
