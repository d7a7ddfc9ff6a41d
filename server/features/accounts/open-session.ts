/** Makes a session for a user who has proved who they are. */
import type { Session } from '#contract/accounts.ts';
import type { SessionId } from '#contract/fields.ts';
import { SESSION_LIFETIME_MS } from '#core/account/account.ts';
import type { UserRow } from '#server/features/accounts/account-store.ts';
import { insertSession } from '#server/features/accounts/session-store.ts';
import { viewUser } from '#server/features/accounts/user-view.ts';
import type { PortraitLinks } from '#server/features/characters/public.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { sha256, type Random } from '#server/platform/random.ts';

export type OpenSessionDeps = PortraitLinks & { readonly clock: Clock; readonly random: Random };

/** The token is in the answer and nowhere else: the database keeps its SHA-256. */
export const openSession = async (
  deps: OpenSessionDeps,
  tx: Tx,
  { user, userAgent }: { user: UserRow; userAgent: string | null },
): Promise<Session> => {
  const token = deps.random.token();
  const createdAt = deps.clock.now();
  const expiresAt = new Date(createdAt.getTime() + SESSION_LIFETIME_MS);
  await insertSession(tx, {
    id: deps.random.id<SessionId>(),
    user_id: user.id,
    token_sha256: sha256(token),
    user_agent: userAgent,
    created_at: createdAt,
    expires_at: expiresAt,
  });
  return { user: await viewUser(tx, deps, user), userToken: token, tokenExpiration: expiresAt.toISOString() };
};
