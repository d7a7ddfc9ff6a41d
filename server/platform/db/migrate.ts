/** Brings the schema up to date from numbered SQL files; many processes may do it at once, one of them does. */
import { readdir, readFile } from 'node:fs/promises';
import { Client } from 'pg';
import { sha256 } from '#server/platform/random.ts';

const MIGRATIONS = new URL('./migrations/', import.meta.url);
/** Any number that nothing else on the server locks. */
const ADVISORY_LOCK = 7_426_011;

type Migration = { readonly name: string; readonly sql: string; readonly checksum: string };

const readMigrations = async (): Promise<Migration[]> => {
  const names = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, MIGRATIONS), 'utf8');
      return { name, sql, checksum: sha256(sql).toString('hex') };
    }),
  );
};

const applyMissing = async (client: Client, migrations: Migration[]): Promise<string[]> => {
  await client.query(
    'create table if not exists migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
  );
  const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from migrations');
  const applied = new Map(rows.map((row) => [row.name, row.checksum]));
  const fresh: string[] = [];
  for (const { name, sql, checksum } of migrations) {
    const known = applied.get(name);
    if (known === checksum) continue;
    if (known !== undefined)
      throw new Error(`Migration ${name} was changed after it had been applied; add a new one instead`);
    await client.query('begin');
    await client.query(sql);
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
    fresh.push(name);
  }
  return fresh;
};

/** Applies what is missing and answers the names of what it applied. A failed migration leaves nothing of itself behind. */
export const migrate = async (connectionString: string): Promise<string[]> => {
  const migrations = await readMigrations();
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCK]);
    return await applyMissing(client, migrations);
  } finally {
    await client.end();
  }
};
