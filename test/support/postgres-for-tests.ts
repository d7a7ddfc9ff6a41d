/** One PostgreSQL for all feature tests: a migrated template database that every test file clones. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '#server/platform/db/migrate.ts';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/start-embedded-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

export const TEMPLATE_DATABASE = 'hikaya_template';

const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const folder = await mkdtemp(join(tmpdir(), 'hikaya-tests-'));
  const postgres = await startEmbeddedPostgres({
    dataDir: folder,
    log: () => undefined,
    maxConnections: 120,
    settings: { fsync: 'off' },
  });
  const client = new Client({ connectionString: postgres.connectionString });
  await client.connect();
  await client.query(`create database ${TEMPLATE_DATABASE}`);
  await client.end();
  const template = new URL(postgres.connectionString);
  template.pathname = TEMPLATE_DATABASE;
  await migrate(template.href);
  project.provide('postgresUrl', postgres.connectionString);
  return async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
};

export default setup;
