/** All SQL of sessions. */
import type { Selectable } from 'kysely';
import type { SessionId, UserId } from '#contract/fields.ts';
import type { UserRow } from '#server/features/accounts/account-store.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { Sessions } from '#server/platform/db/tables.ts';

export type SessionRow = Selectable<Sessions>;

export const insertSession = async (tx: Tx, session: Omit<SessionRow, 'revoked_at'>): Promise<void> => {
  await tx.insertInto('sessions').values(session).execute();
};

export type SessionUser = Pick<UserRow, 'role' | 'approval'> & {
  readonly userId: UserId;
  readonly sessionId: SessionId;
  readonly emailVerifiedAt: Date | null;
};

/** The session with that token, when it is neither expired nor revoked at `now`. */
export const findLiveSession = async (tx: Tx, tokenSha256: Buffer, now: Date): Promise<SessionUser | null> =>
  (await tx
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'users.id as userId',
      'sessions.id as sessionId',
      'users.role',
      'users.approval',
      'users.email_verified_at as emailVerifiedAt',
    ])
    .where('sessions.token_sha256', '=', tokenSha256)
    .where('sessions.expires_at', '>', now)
    .where('sessions.revoked_at', 'is', null)
    .executeTakeFirst()) ?? null;

/** Sessions that are neither expired nor revoked at `now`, newest first. */
export const listLiveSessionsOf = (tx: Tx, userId: UserId, now: Date): Promise<SessionRow[]> =>
  tx
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .where('revoked_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();

export const getSession = (tx: Tx, id: SessionId): Promise<SessionRow> =>
  tx.selectFrom('sessions').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** Ends a session of that user; false when there is none, or it has ended already. */
export const revokeSession = async (
  tx: Tx,
  id: SessionId,
  { userId, now }: { userId: UserId; now: Date },
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Ends every live session of a user but `keep`; answers how many. */
export const revokeSessionsOf = async (
  tx: Tx,
  userId: UserId,
  { keep, now }: { keep: SessionId | null; now: Date },
): Promise<number> => {
  let query = tx
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .where('revoked_at', 'is', null);
  if (keep !== null) query = query.where('id', '<>', keep);
  return Number((await query.executeTakeFirst()).numUpdatedRows);
};
