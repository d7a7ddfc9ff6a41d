/** All SQL of users. Sessions, links and vendor identities have stores of their own. */
import { sql, type Selectable } from 'kysely';
import type { UserId } from '#contract/fields.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { Users } from '#server/platform/db/tables.ts';

export type UserRow = Selectable<Users>;

/** Inserts a user; null when the e-mail is taken, whatever its case. */
export const insertUser = async (tx: Tx, user: UserRow): Promise<UserRow | null> =>
  (await tx
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returningAll()
    .executeTakeFirst()) ?? null;

/** The user with that e-mail, given in lower case. */
export const findUserByEmail = async (tx: Tx, email: string): Promise<UserRow | null> =>
  (await tx
    .selectFrom('users')
    .selectAll()
    .where((where) => where.fn('lower', ['email']), '=', email)
    .executeTakeFirst()) ?? null;

export const findUser = async (tx: Tx, id: UserId): Promise<UserRow | null> =>
  (await tx.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;

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

/** Locks the user until the transaction ends. */
export const getUserForUpdate = (tx: Tx, id: UserId): Promise<UserRow> =>
  tx.selectFrom('users').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

export type UserChange = Partial<Omit<UserRow, 'id' | 'email' | 'created_at' | 'updated_at'>>;

export const changeUser = (tx: Tx, id: UserId, change: UserChange & { updated_at: Date }): Promise<UserRow> =>
  tx.updateTable('users').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

/** Gives a user the address that they have confirmed; null when somebody else has it by now. */
export const replaceEmail = async (
  tx: Tx,
  id: UserId,
  { email, now }: { email: string; now: Date },
): Promise<UserRow | null> =>
  (await tx
    .updateTable('users')
    .set({ email, pending_email: null, email_verified_at: now, updated_at: now })
    .where('id', '=', id)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('users as others')
            .select('others.id')
            .where(sql<string>`lower(others.email)`, '=', email)
            .where('others.id', '<>', id),
        ),
      ),
    )
    .returningAll()
    .executeTakeFirst()) ?? null;

/** Locks all administrators until the transaction ends, so that two of them cannot leave at once. */
export const countAdminsLocked = async (tx: Tx): Promise<number> =>
  (await tx.selectFrom('users').select('id').where('role', '=', 'ADMIN').orderBy('id').forUpdate().execute()).length;

/** Deletes a user with everything in the database that belongs to them. */
export const removeUser = async (tx: Tx, id: UserId): Promise<void> => {
  await tx.deleteFrom('users').where('id', '=', id).execute();
};

/** The user with that referral code, given in upper case. */
export const findUserByReferralCode = async (tx: Tx, code: string): Promise<UserRow | null> =>
  (await tx.selectFrom('users').selectAll().where('referral_code', '=', code).executeTakeFirst()) ?? null;

/** Those whom a user has invited and whose address is confirmed, newest first. */
export const listInvitedBy = (tx: Tx, id: UserId): Promise<UserRow[]> =>
  tx
    .selectFrom('users')
    .selectAll()
    .where('referrer_id', '=', id)
    .where('email_verified_at', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
