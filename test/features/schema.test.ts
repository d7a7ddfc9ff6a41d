import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { renderTableTypes } from '#scripts/db-types.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { startApp } from '../support/start-app.ts';

describe('the schema', () => {
  it('is what the table types say', async () => {
    const app = await startApp();
    expect(renderTableTypes(app.connectionString)).toBe(readFileSync('server/platform/db/tables.ts', 'utf8'));
    await app.close();
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
