/** Makes the first administrator when there is none. */
import type { UserId } from '#contract/fields.ts';
import { hasAdmin, insertUser } from '#server/features/accounts/account-store.ts';
import { hashPassword } from '#server/features/accounts/password.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Random } from '#server/platform/random.ts';

export type FirstAdmin = {
  readonly email: string;
  /** The password as it was given or made; null when the administrator was there already. */
  readonly password: string | null;
};

const MADE_PASSWORD_LENGTH = 16;

/**
 * Answers who may sign in. `announce` is called before the account is kept, so that a password that was made is never
 * lost to a crash; an e-mail that a user took before keeps its user and password and becomes no administrator.
 */
export const ensureFirstAdmin = async (
  deps: { db: Database; clock: Clock; random: Random },
  wanted: { email: string; password: string | null },
  announce: (admin: FirstAdmin) => void,
): Promise<void> => {
  const email = wanted.email.toLowerCase();
  const password = wanted.password ?? deps.random.token().slice(0, MADE_PASSWORD_LENGTH);
  await deps.db.transaction(async (tx) => {
    const created_at = deps.clock.now();
    const isNew =
      !(await hasAdmin(tx)) &&
      (await insertUser(tx, {
        id: deps.random.id<UserId>(),
        name: 'Administrator',
        email,
        password_hash: await hashPassword(password),
        role: 'ADMIN',
        approval: 'approved',
        language: 'en',
        referred_by: null,
        created_at,
      })) !== null;
    announce({ email, password: isNew ? password : null });
  });
};
