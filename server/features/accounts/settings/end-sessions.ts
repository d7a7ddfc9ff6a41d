/** Where a user is signed in, and signing out from there. */
import type { OpenSession } from '#contract/account-settings.ts';
import type { SessionId } from '#contract/fields.ts';
import { listLiveSessionsOf, revokeSession, revokeSessionsOf } from '#server/features/accounts/session-store.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { Failure } from '#server/platform/failure.ts';
import type { Actor } from '#server/platform/http/bind-endpoint.ts';

export type SessionsDeps = { readonly db: Database; readonly clock: Clock };

export const listSessions = async (deps: SessionsDeps, actor: Actor): Promise<OpenSession[]> => {
  const rows = await deps.db.read((tx) => listLiveSessionsOf(tx, actor.userId, deps.clock.now()));
  return rows.map((row) => ({
    _id: row.id,
    userAgent: row.user_agent,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    isCurrent: row.id === actor.sessionId,
  }));
};

export const deleteSession = async (deps: SessionsDeps, actor: Actor, id: SessionId): Promise<{ _id: SessionId }> => {
  const owner = { userId: actor.userId, now: deps.clock.now() };
  if (!(await deps.db.read((tx) => revokeSession(tx, id, owner)))) throw new Failure('session.not-found');
  return { _id: id };
};

export const deleteOtherSessions = async (deps: SessionsDeps, actor: Actor): Promise<{ signedOut: number }> => {
  const rest = { keep: actor.sessionId, now: deps.clock.now() };
  return { signedOut: await deps.db.read((tx) => revokeSessionsOf(tx, actor.userId, rest)) };
};
