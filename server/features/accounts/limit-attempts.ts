/** Limits how often something may be tried, counted in the database so that restarts and other processes count too. */
import { sql } from 'kysely';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';
import { Failure } from '#server/platform/failure.ts';
import { sha256 } from '#server/platform/random.ts';

const QUARTER_HOUR_MS = 15 * 60 * 1000;

export type Limit = { readonly name: string; readonly max: number; readonly windowMs: number };

/** Wrong passwords for one address, whether it has an account or not. */
export const PASSWORD_LIMIT: Limit = { name: 'password', max: 10, windowMs: QUARTER_HOUR_MS };
/** Mails with links to one address, whether it has an account or not. */
export const LINK_MAIL_LIMIT: Limit = { name: 'link-mail', max: 3, windowMs: QUARTER_HOUR_MS };
/** Addresses that one user tries to change to. */
export const ADDRESS_LIMIT: Limit = { name: 'address', max: 10, windowMs: 4 * QUARTER_HOUR_MS };

/** Registrations from one address of the network that met an e-mail which somebody has: whoever tries out lists of them. */
export const TAKEN_LIMIT: Limit = { name: 'taken', max: 100, windowMs: 4 * QUARTER_HOUR_MS };

const keyOf = ({ name }: Limit, subject: string): Buffer => sha256(`${name}|${subject}`);

/** Deletes what is over; rows that others are at just now are left to them, so that nobody waits for anybody. */
const sweep = async (tx: Tx, now: Date): Promise<void> => {
  await tx
    .deleteFrom('attempts')
    .where('key_sha256', 'in', (select) =>
      select.selectFrom('attempts').select('key_sha256').where('window_ends_at', '<=', now).forUpdate().skipLocked(),
    )
    .execute();
};

/** Counts one more attempt before it is made, so that many at once cannot slip through; answers the seconds to wait, or 0. */
const countAttempt = async (
  tx: Tx,
  limit: Limit,
  { subject, now }: { subject: string; now: Date },
): Promise<number> => {
  const endsAt = new Date(now.getTime() + limit.windowMs);
  const row = await tx
    .insertInto('attempts')
    .values({ key_sha256: keyOf(limit, subject), attempt_count: 1, window_ends_at: endsAt })
    .onConflict((conflict) =>
      conflict.column('key_sha256').doUpdateSet({
        attempt_count: sql`case when attempts.window_ends_at <= ${now} then 1 else attempts.attempt_count + 1 end`,
        window_ends_at: sql`case when attempts.window_ends_at <= ${now} then excluded.window_ends_at else attempts.window_ends_at end`,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  if (row.attempt_count === 1) await sweep(tx, now);
  return row.attempt_count > limit.max ? (row.window_ends_at.getTime() - now.getTime()) / 1000 : 0;
};

export type LimitDeps = { readonly db: Database; readonly clock: Clock };

/** Counts in a transaction of its own, because the attempt counts even when what follows is undone. */
export const isWithinLimit = async (deps: LimitDeps, limit: Limit, subject: string): Promise<boolean> =>
  (await deps.db.read((tx) => countAttempt(tx, limit, { subject, now: deps.clock.now() }))) === 0;

/** Throws with the time to wait when the limit is spent. */
export const requireWithinLimit = async (
  deps: LimitDeps,
  limit: Limit,
  { subject, code }: { subject: string; code: 'account.too-many-guesses' | 'request.too-many' },
): Promise<void> => {
  const waitSeconds = await deps.db.read((tx) => countAttempt(tx, limit, { subject, now: deps.clock.now() }));
  if (waitSeconds > 0) throw new Failure(code, { retryAfterSeconds: waitSeconds });
};

/** Throws with the time to wait when the limit was spent before; counts nothing itself. */
export const requireUnspent = async (deps: LimitDeps, limit: Limit, subject: string): Promise<void> => {
  const now = deps.clock.now();
  const row = await deps.db.read((tx) =>
    tx
      .selectFrom('attempts')
      .select('window_ends_at')
      .where('key_sha256', '=', keyOf(limit, subject))
      .where('attempt_count', '>=', limit.max)
      .where('window_ends_at', '>', now)
      .executeTakeFirst(),
  );
  if (!row) return;
  throw new Failure('request.too-many', { retryAfterSeconds: (row.window_ends_at.getTime() - now.getTime()) / 1000 });
};

/** Whoever proved who they are starts anew. */
export const forgetAttempts = async (tx: Tx, limit: Limit, subject: string): Promise<void> => {
  await tx.deleteFrom('attempts').where('key_sha256', '=', keyOf(limit, subject)).execute();
};
