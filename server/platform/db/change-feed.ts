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

  const connect = async (): Promise<void> => {
    const next = new Client({ connectionString, keepAlive: true });
    let isLost = false;
    const lose = (error: Error): void => {
      if (isLost || isClosed) return;
      isLost = true;
      onLost(error);
      setTimeout(() => void reconnect(), RECONNECT_MS).unref();
    };
    next.on('error', lose);
    next.on('end', () => lose(new Error('The change feed was disconnected')));
    next.on('notification', ({ payload }) => emitter.emit(payload ?? ''));
    await next.connect();
    await next.query(`listen ${CHANNEL}`);
    client = next;
  };
  const reconnect = async (): Promise<void> => {
    if (isClosed) return;
    try {
      await connect();
      for (const key of emitter.eventNames()) emitter.emit(key);
    } catch {
      setTimeout(() => void reconnect(), RECONNECT_MS).unref();
    }
  };

  await connect();
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
