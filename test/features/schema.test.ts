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

  it('takes whoever was there before addresses were confirmed for confirmed', async () => {
    const app = await startApp();
    await app.rows('drop schema public cascade');
    await app.rows('create schema public');
    const migration = (name: string) => app.rows(readFileSync(`server/platform/db/migrations/${name}.sql`, 'utf8'));
    await migration('0001-accounts-books-runs');
    const id = '00000000-0000-4000-8000-000000000001';
    await app.rows(
      "insert into users (id, name, email, password_hash, language, approval, created_at, updated_at) values ($1, 'Mona', 'm@example.com', 'x', 'ar', 'approved', '2026-01-01', '2026-01-02')",
      [id],
    );
    await migration('0002-account-mails-and-sign-ins');
    const [user] = await app.rows('select * from users where id = $1', [id]);
    expect(user).toMatchObject({
      email_verified_at: new Date('2026-01-01'),
      approval: 'approved',
      currency: 'EGP',
      referral_code: expect.stringMatching(/^[0-9A-F]{10}$/),
    });
    await app.close();
  });
});

describe('a transaction', () => {
  it('that waits for another one that waits for it is run again', async () => {
    const app = await startApp();
    for (const name of ['one', 'two']) await app.rows('insert into secrets (name, value) values ($1, $1)', [name]);
    let waiting = 0;
    let meet: () => void = () => undefined;
    const met = new Promise<void>((resolve) => (meet = resolve));
    let runs = 0;
    const lockBoth = (first: string, second: string) =>
      app.db.transaction(async (tx) => {
        const touch = (name: string) =>
          tx.updateTable('secrets').set({ value: first }).where('name', '=', name).execute();
        runs += 1;
        await touch(first);
        if ((waiting += 1) === 2) meet();
        await met;
        await touch(second);
      });
    await Promise.all([lockBoth('one', 'two'), lockBoth('two', 'one')]);
    // Once for each, and again for the one that had to give way; on a busy machine that one may have to do so twice.
    expect(runs).toBeGreaterThanOrEqual(3);
    const values = await app.rows<{ value: string }>("select distinct value from secrets where name in ('one', 'two')");
    expect(values).toHaveLength(1);
    await app.close();
  });
});
