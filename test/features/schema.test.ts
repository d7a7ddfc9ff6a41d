import { readFileSync } from 'node:fs';
import { inject } from 'vitest';
import { describe, expect, it } from 'vitest';
import { renderTableTypes } from '#scripts/db-types.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { TEMPLATE_DATABASE } from '../support/postgres-for-tests.ts';
import { startApp } from '../support/start-app.ts';

const templateUrl = (): string => {
  const url = new URL(inject('postgresUrl'));
  url.pathname = TEMPLATE_DATABASE;
  return url.href;
};

describe('the schema', () => {
  it('is what the table types say', () => {
    expect(renderTableTypes(templateUrl())).toBe(readFileSync('server/platform/db/tables.ts', 'utf8'));
  });

  it('is migrated once by many at the same time', async () => {
    const app = await startApp();
    await app.rows('drop schema public cascade');
    await app.rows('create schema public');
    const applied = await Promise.all(Array.from({ length: 4 }, () => migrate(app.connectionString)));
    expect(applied.filter((names) => names.length > 0)).toHaveLength(1);
    await app.close();
  });

  it('refuses a migration that was changed after it was applied', async () => {
    const app = await startApp();
    await app.rows("update migrations set checksum = 'other'");
    await expect(migrate(app.connectionString)).rejects.toThrow('was changed after it had been applied');
    await app.close();
  });
});
