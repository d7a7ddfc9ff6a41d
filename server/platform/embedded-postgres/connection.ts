// Speaks to a started server before the application does: asks whose it is, and makes our database in it.
import { realpathSync } from 'node:fs';
import pg from 'pg';
import { ROLE } from '#server/platform/embedded-postgres/cluster.ts';
import { hasCode } from '#server/platform/embedded-postgres/durable-file.ts';
import { EmbeddedPostgresError } from '#server/platform/embedded-postgres/embedded-postgres-error.ts';

export interface ServerAddress {
  port: number;
  password: string;
}

const CONNECT_TIMEOUT_MS = 3000;
/** Making a database waits for a checkpoint on a slow disk. */
const QUERY_TIMEOUT_MS = 30_000;
const INVALID_PASSWORD = '28P01';
const INVALID_AUTHORIZATION = '28000';
const DUPLICATE_DATABASE = '42P04';
const UNKNOWN_DATABASE = '3D000';

/** The address as an application writes it. The password holds only characters that need no escaping. */
export function toConnectionString({ port, password }: ServerAddress): string {
  return `postgres://${ROLE}:${password}@127.0.0.1:${port}/${ROLE}`;
}

/**
 * Whether the server at this address takes connections and works on this cluster; false while it starts or stops.
 * Throws {@link EmbeddedPostgresError} if it refuses our password.
 */
export async function isServing(address: ServerAddress, clusterDir: string): Promise<boolean> {
  try {
    return await withClient(address, 'postgres', async (client) => {
      const { rows } = await client.query<{ folder: string }>(`select current_setting('data_directory') as folder`);
      return rows[0] !== undefined && realpathSync(rows[0].folder) === realpathSync(clusterDir);
    });
  } catch (error) {
    if (!hasCode(error, INVALID_PASSWORD, INVALID_AUTHORIZATION)) return false;
    throw new EmbeddedPostgresError(
      `The running database of ${clusterDir} (port ${address.port}) refuses the stored password of role ${ROLE}.`,
      { cause: error },
    );
  }
}

/** Makes the database of the application unless it is there. */
export async function ensureDatabase(address: ServerAddress): Promise<void> {
  try {
    await withClient(address, ROLE, (client) => client.query('select 1'));
  } catch (error) {
    if (!hasCode(error, UNKNOWN_DATABASE)) throw error;
    await withClient(address, 'postgres', (client) => createDatabase(client));
  }
}

async function createDatabase(client: pg.Client): Promise<void> {
  try {
    await client.query(`create database ${ROLE}`);
  } catch (error) {
    if (!hasCode(error, DUPLICATE_DATABASE)) throw error;
  }
}

async function withClient<T>(
  { port, password }: ServerAddress,
  database: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const place = { host: '127.0.0.1', port, user: ROLE, password, database, ssl: false };
  const client = new pg.Client({
    ...place,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
  });
  // A lost connection also rejects the query that waits for it; without a listener it would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
