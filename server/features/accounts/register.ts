/** Makes an account and signs it in. */
import type { z } from 'zod';
import type { registrationSchema, Session } from '#contract/accounts.ts';
import type { UserId } from '#contract/fields.ts';
import { insertUser } from '#server/features/accounts/account-store.ts';
import { openSession } from '#server/features/accounts/open-session.ts';
import { hashPassword } from '#server/features/accounts/password.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { FieldsFailure } from '#server/platform/failure.ts';
import type { Random } from '#server/platform/random.ts';

export type RegisterDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly userApproval: 'auto' | 'manual';
};

export const register = async (
  deps: RegisterDeps,
  input: z.output<typeof registrationSchema>,
  userAgent: string | null,
): Promise<Session> => {
  const passwordHash = await hashPassword(input.password);
  return deps.db.transaction(async (tx) => {
    const user = await insertUser(tx, {
      id: deps.random.id<UserId>(),
      name: input.name,
      email: input.email,
      password_hash: passwordHash,
      role: 'USER',
      approval: deps.userApproval === 'auto' ? 'approved' : 'pending',
      language: input.language,
      referred_by: input.referredBy ?? null,
      created_at: deps.clock.now(),
    });
    if (!user) throw new FieldsFailure([['email', 'email-taken']]);
    return openSession(deps, tx, { user, userAgent });
  });
};
