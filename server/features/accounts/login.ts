/** Signs in with e-mail and password. */
import type { z } from 'zod';
import type { credentialsSchema, Session } from '#contract/accounts.ts';
import { findUserByEmail } from '#server/features/accounts/account-store.ts';
import { openSession } from '#server/features/accounts/open-session.ts';
import { isPasswordRight } from '#server/features/accounts/password.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { Failure } from '#server/platform/failure.ts';
import type { Random } from '#server/platform/random.ts';

export type LoginDeps = { readonly db: Database; readonly clock: Clock; readonly random: Random };

/** An unknown e-mail and a wrong password answer the same, after the same time. */
export const login = async (
  deps: LoginDeps,
  { email, password }: z.output<typeof credentialsSchema>,
  userAgent: string | null,
): Promise<Session> => {
  const user = await deps.db.read((tx) => findUserByEmail(tx, email));
  const isRight = await isPasswordRight(user?.password_hash ?? null, password);
  if (!user || !isRight) throw new Failure('account.wrong-credentials');
  return deps.db.transaction((tx) => openSession(deps, tx, { user, userAgent }));
};
