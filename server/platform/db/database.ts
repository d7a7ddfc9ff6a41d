/** The connection to PostgreSQL and the only two ways to use it: one statement at a time, or in a transaction. */
import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import type { DB } from '#server/platform/db/tables.ts';

/** A transaction, or the pool when single statements are enough. Every store function takes it first. */
export type Tx = Kysely<DB>;

export type Database = {
  /** Runs `work` with statements that each commit on their own. */
  read<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
  /**
   * Runs `work` in a transaction that commits when it resolves and rolls back when it throws. After a deadlock it is run
   * again, so it does nothing but talk to the database.
   */
  transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
  /** True when the server answers. */
  isReachable(): Promise<boolean>;
  close(): Promise<void>;
};

const INT8_OID = 20;

const DEADLOCK = '40P01';
const TRIES = 4;

/**
 * PostgreSQL ends one of two transactions that wait for each other; the other one goes on, and then there is room.
 * Deleting a user while their book is drawn is such a case: rows are deleted from the top, and drawn from the bottom.
 */
const retryDeadlocks = async <Result>(run: () => Promise<Result>): Promise<Result> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      const isDeadlock = error instanceof Error && 'code' in error && error.code === DEADLOCK;
      if (!isDeadlock || attempt === TRIES) throw error;
    }
  }
};

/** Opens a pool; `onLost` hears of connections that broke while idle. Nothing is connected before the first statement. */
export const openDatabase = (connectionString: string, onLost: (error: Error) => void): Database => {
  types.setTypeParser(INT8_OID, Number);
  const pool = new Pool({ connectionString, max: 10, connectionTimeoutMillis: 10_000, idleTimeoutMillis: 30_000 });
  let isClosing = false;
  // A connection that ends while all of them are closed is not lost.
  pool.on('error', (error) => {
    if (!isClosing) onLost(error);
  });
  const kysely = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  return {
    read: (work) => work(kysely),
    transaction: (work) => retryDeadlocks(() => kysely.transaction().execute(work)),
    isReachable: () =>
      pool.query('select 1').then(
        () => true,
        () => false,
      ),
    close: () => {
      isClosing = true;
      return kysely.destroy();
    },
  };
};
