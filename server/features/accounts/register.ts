/** Makes an account, signs it in, and has a link mailed that confirms its address. */
import type { z } from 'zod';
import type { registrationSchema, Session } from '#contract/accounts.ts';
import { insertUser } from '#server/features/accounts/account-store.ts';
import { isWithinLimit, requireUnspent, TAKEN_LIMIT } from '#server/features/accounts/limit-attempts.ts';
import { findReferral, newUser } from '#server/features/accounts/new-user.ts';
import { openSession, type OpenSessionDeps } from '#server/features/accounts/open-session.ts';
import { hashPassword } from '#server/features/accounts/password.ts';
import { queueMail, type QueueMailDeps } from '#server/features/mails/public.ts';
import type { Database } from '#server/platform/db/database.ts';
import { FieldsFailure } from '#server/platform/failure.ts';

export type RegisterDeps = OpenSessionDeps & QueueMailDeps & { readonly db: Database };

type Caller = { readonly userAgent: string | null; readonly callerAddress: string };

/** Null when somebody has the address. */
const makeAccount = async (
  deps: RegisterDeps,
  input: z.output<typeof registrationSchema>,
  userAgent: string | null,
): Promise<Session | null> => {
  const { name, email, language } = input;
  const passwordHash = await hashPassword(input.password);
  return deps.db.transaction(async (tx) => {
    const referral = await findReferral(tx, input.referredBy, email);
    const row = { ...newUser(deps, { name, email, language, password_hash: passwordHash }), ...referral };
    const user = await insertUser(tx, row);
    if (!user) return null;
    await queueMail(deps, tx, { kind: 'activation', to: user.email, userId: user.id });
    return openSession(deps, tx, { user, userAgent });
  });
};

/**
 * Signs in at once, so that what a visitor has begun goes on; it therefore cannot hide that an address is taken. Trying out
 * many addresses from one place is stopped instead.
 */
export const register = async (
  deps: RegisterDeps,
  input: z.output<typeof registrationSchema>,
  { userAgent, callerAddress }: Caller,
): Promise<Session> => {
  await requireUnspent(deps, TAKEN_LIMIT, callerAddress);
  const session = await makeAccount(deps, input, userAgent);
  if (session) return session;
  await isWithinLimit(deps, TAKEN_LIMIT, callerAddress);
  throw new FieldsFailure([['email', 'email-taken']]);
};
