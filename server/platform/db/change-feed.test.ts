import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openChangeFeed } from '#server/platform/db/change-feed.ts';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '#server/platform/embedded-postgres/start-embedded-postgres.ts';

let folder: string;
let postgres: EmbeddedPostgres;
const start = (): Promise<EmbeddedPostgres> => startEmbeddedPostgres({ dataDir: folder, log: () => undefined });
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hikaya-feed-'));
  postgres = await start();
});
afterAll(async () => {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

const query = async (sql: string): Promise<unknown[]> => {
  const client = new Client({ connectionString: postgres.connectionString });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(sql);
  await client.end();
  return rows;
};

it('comes back after an outage with one connection, and tells its subscribers once', async () => {
  let calls = 0;
  const feed = await openChangeFeed(postgres.connectionString, () => undefined);
  feed.subscribe('run:1', () => (calls += 1));
  await postgres.stop();
  await new Promise((resolve) => setTimeout(resolve, 4_000));
  postgres = await start();
  await expect.poll(() => calls, { timeout: 10_000 }).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(await query("select 1 from pg_stat_activity where query like 'listen %'")).toHaveLength(1);
  await query("select pg_notify('hikaya_changes', 'run:1')");
  await expect.poll(() => calls, { timeout: 5_000 }).toBe(2);
  await feed.close();
});
