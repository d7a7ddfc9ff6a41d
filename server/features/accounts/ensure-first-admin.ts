/** Makes the first administrator when there is none. */
import { findFirstAdmin, insertUser } from '#server/features/accounts/account-store.ts';
import { newUser } from '#server/features/accounts/new-user.ts';
import { hashPassword } from '#server/features/accounts/password.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Random } from '#server/platform/random.ts';

export type FirstAdmin = {
  readonly email: string;
  /** The password that was made; null when it was given, or the administrator was there already. */
  readonly password: string | null;
};

const MADE_PASSWORD_LENGTH = 16;

/**
 * Answers who may sign in. `announce` is called before the account is kept, so that a password that was made is never
 * lost to a crash; one that was given is not told. Throws when the address belongs to somebody who is no administrator.
 */
export const ensureFirstAdmin = async (
  deps: { db: Database; clock: Clock; random: Random },
  wanted: { email: string; password: string | null },
  announce: (admin: FirstAdmin) => void,
): Promise<void> => {
  const email = wanted.email.toLowerCase();
  const password = wanted.password ?? deps.random.token().slice(0, MADE_PASSWORD_LENGTH);
  await deps.db.transaction(async (tx) => {
    const existing = await findFirstAdmin(tx);
    if (existing) return announce({ email: existing.email, password: null });
    const password_hash = await hashPassword(password);
    // Whoever starts the product vouches for the address, so nothing has to be mailed before the first sign-in.
    const made = await insertUser(tx, {
      ...newUser(deps, { name: 'Administrator', email, password_hash, language: 'en' }),
      role: 'ADMIN',
      approval: 'approved',
      email_verified_at: deps.clock.now(),
    });
    if (!made) throw new Error(`FIRST_ADMIN_EMAIL: ${email} belongs to a user already. Choose another address.`);
    announce({ email, password: wanted.password === null ? password : null });
  });
};
