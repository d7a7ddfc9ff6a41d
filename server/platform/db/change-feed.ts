/** Tells every process that a row changed: a thin layer over LISTEN and NOTIFY, on one connection of its own. */
import { EventEmitter } from 'node:events';
import { sql } from 'kysely';
import { Client } from 'pg';
import type { Tx } from '#server/platform/db/database.ts';

const CHANNEL = 'hikaya_changes';
const RECONNECT_MS = 1_000;

/** What changed: `run:<id>`. The listener reads the row itself; the message carries no data. */
export type ChangeKey = `run:${string}`;

export type ChangeFeed = {
  /** Calls `listener` after every change of `key`, and after a broken connection came back. Answers how to stop. */
  subscribe(key: ChangeKey, listener: () => void): () => void;
  close(): Promise<void>;
};

/** Sends when the transaction commits, and not at all when it rolls back. */
export const announceChange = async (tx: Tx, key: ChangeKey): Promise<void> => {
  await sql`select pg_notify(${CHANNEL}, ${key})`.execute(tx);
};

/** Listens until it is closed; a lost connection is opened again and every subscriber is called once. */
export const openChangeFeed = async (connectionString: string, onLost: (error: Error) => void): Promise<ChangeFeed> => {
  const emitter = new EventEmitter().setMaxListeners(0);
  let client: Client | null = null;
  let isClosed = false;

  const connect = async (): Promise<Client> => {
    const next = new Client({ connectionString, keepAlive: true });
    next.on('error', () => undefined);
    next.on('notification', ({ payload }) => emitter.emit(payload ?? ''));
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
    } catch (error) {
      await next.end().catch(() => undefined);
      throw error;
    }
    // Only a connection that worked can be lost, and only its end starts the one loop that opens another.
    next.once('end', () => void recover());
    return next;
  };
  const recover = async (): Promise<void> => {
    if (isClosed) return;
    onLost(new Error('The change feed was disconnected'));
    while (!isClosed) {
      await new Promise((resolve) => setTimeout(resolve, RECONNECT_MS).unref());
      const next = await connect().catch(() => null);
      if (!next) continue;
      client = next;
      for (const key of emitter.eventNames()) emitter.emit(key);
      return;
    }
  };

  client = await connect();
  return {
    subscribe: (key, listener) => {
      emitter.on(key, listener);
      return () => emitter.off(key, listener);
    },
    close: async () => {
      isClosed = true;
      await client?.end();
    },
  };
};
