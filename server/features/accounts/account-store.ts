/** All SQL of users and sessions. */
import type { Selectable } from 'kysely';
import type { SessionId, UserId } from '#contract/fields.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { Users } from '#server/platform/db/tables.ts';

export type UserRow = Selectable<Users>;
export type NewUser = Omit<UserRow, 'updated_at'>;

export type NewSession = {
  readonly id: SessionId;
  readonly userId: UserId;
  readonly tokenSha256: Buffer;
  readonly userAgent: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
};

/** Inserts a user; null when the e-mail is taken, whatever its case. */
export const insertUser = async (tx: Tx, user: NewUser): Promise<UserRow | null> =>
  (await tx
    .insertInto('users')
    .values({ ...user, updated_at: user.created_at })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()) ?? null;

/** The user with that e-mail, given in lower case. */
export const findUserByEmail = async (tx: Tx, email: string): Promise<UserRow | null> =>
  (await tx
    .selectFrom('users')
    .selectAll()
    .where((where) => where.fn('lower', ['email']), '=', email)
    .executeTakeFirst()) ?? null;

export const getUser = (tx: Tx, id: UserId): Promise<UserRow> =>
  tx.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** The administrator who was there first. */
export const findFirstAdmin = async (tx: Tx): Promise<UserRow | null> =>
  (await tx
    .selectFrom('users')
    .selectAll()
    .where('role', '=', 'ADMIN')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()) ?? null;

export const insertSession = async (tx: Tx, session: NewSession): Promise<void> => {
  await tx
    .insertInto('sessions')
    .values({
      id: session.id,
      user_id: session.userId,
      token_sha256: session.tokenSha256,
      user_agent: session.userAgent,
      created_at: session.createdAt,
      expires_at: session.expiresAt,
    })
    .execute();
};

export type SessionUser = Pick<UserRow, 'role' | 'approval'> & {
  readonly userId: UserId;
  readonly sessionId: SessionId;
};

/** The session with that token, when it is neither expired nor revoked at `now`. */
export const findLiveSession = async (tx: Tx, tokenSha256: Buffer, now: Date): Promise<SessionUser | null> =>
  (await tx
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id as userId', 'sessions.id as sessionId', 'users.role', 'users.approval'])
    .where('sessions.token_sha256', '=', tokenSha256)
    .where('sessions.expires_at', '>', now)
    .where('sessions.revoked_at', 'is', null)
    .executeTakeFirst()) ?? null;

/** Ends a session; ending it again changes nothing. */
export const revokeSession = async (tx: Tx, id: SessionId, now: Date): Promise<void> => {
  await tx
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute();
};
