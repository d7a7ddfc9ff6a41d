/** Makes a session for a user who has proved who they are. */
import type { Session } from '#contract/accounts.ts';
import type { SessionId } from '#contract/fields.ts';
import { SESSION_LIFETIME_MS } from '#core/account/account.ts';
import { insertSession, type UserRow } from '#server/features/accounts/account-store.ts';
import { viewUser } from '#server/features/accounts/user-view.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { sha256, type Random } from '#server/platform/random.ts';

/** The token is in the answer and nowhere else: the database keeps its SHA-256. */
export const openSession = async (
  deps: { clock: Clock; random: Random },
  tx: Tx,
  { user, userAgent }: { user: UserRow; userAgent: string | null },
): Promise<Session> => {
  const token = deps.random.token();
  const createdAt = deps.clock.now();
  const expiresAt = new Date(createdAt.getTime() + SESSION_LIFETIME_MS);
  await insertSession(tx, {
    id: deps.random.id<SessionId>(),
    userId: user.id,
    tokenSha256: sha256(token),
    userAgent,
    createdAt,
    expiresAt,
  });
  return { user: viewUser(user), userToken: token, tokenExpiration: expiresAt.toISOString() };
};
