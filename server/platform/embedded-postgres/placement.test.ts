import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findPlatformPackage } from '#server/platform/embedded-postgres/binaries.ts';
import {
  canReach,
  getUnprivilegedUser,
  isRoot,
  listUnprivilegedUsers,
} from '#server/platform/embedded-postgres/run-as.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '#server/platform/embedded-postgres/start-embedded-postgres.ts';

const modulePath = fileURLToPath(new URL('./start-embedded-postgres.ts', import.meta.url));
let root = '';
let running: EmbeddedPostgres | undefined;

beforeAll(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'hikaya-place-')));
  chmodSync(root, 0o755);
});
afterEach(async () => running?.stop());
afterAll(() => rmSync(root, { recursive: true, force: true, maxRetries: 5 }));

async function query(text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: running?.connectionString });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** The installed package as npm leaves it when it may not run the package's script: without symbolic links. */
function copyPackage(to: string): string {
  cpSync(findPlatformPackage(), to, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !lstatSync(path).isSymbolicLink(),
  });
  return to;
}

describe('listUnprivilegedUsers', () => {
  it('prefers users made for this, never takes root, and understands the negative numbers of macOS', () => {
    const file = [
      '##',
      'root:*:0:0:root:/:/bin/sh',
      'toor:*:0:0::/:/bin/sh',
      'alice:x:1000:1001::/home/alice:/bin/sh',
      'nobody:*:-2:-2::/var/empty:/usr/bin/false',
      'postgres:x:101:104::/var/lib/postgresql:/bin/bash',
    ].join('\n');
    expect(listUnprivilegedUsers(file)).toEqual([
      { uid: 101, gid: 104 },
      { uid: -2, gid: -2 },
      { uid: 1000, gid: 1001 },
    ]);
    expect(listUnprivilegedUsers('root:x:0:0::/:/bin/sh\n')).toEqual([]);
  });
});

describe('canReach', () => {
  it('looks at the owner, the group and the rest, and at every folder above', () => {
    const folder = join(root, 'modes', 'inner');
    mkdirSync(folder, { recursive: true });
    const { uid, gid } = statSync(folder);
    chmodSync(folder, 0o750);
    expect(canReach(folder, { uid, gid })).toBe(true);
    expect(canReach(folder, { uid: 4242, gid })).toBe(true);
    expect(canReach(folder, { uid: 4242, gid: 4242 })).toBe(false);
    chmodSync(folder, 0o055);
    expect(canReach(folder, { uid, gid })).toBe(false);
    chmodSync(folder, 0o755);
    chmodSync(join(root, 'modes'), 0o700);
    expect(canReach(folder, { uid: 4242, gid: 4242 })).toBe(false);
    expect(canReach(join(folder, 'missing'), { uid, gid })).toBe(false);
  });
});

describe.skipIf(!isRoot())('root with a project that only root can enter', () => {
  const request = () => ({
    dataDir: join(root, 'private', 'data'),
    reachableDir: join(root, 'reachable'),
    packageDir: join(root, 'private', 'package'),
    log: () => undefined,
  });

  beforeAll(() => {
    mkdirSync(join(root, 'private'), { mode: 0o700 });
    copyPackage(request().packageDir);
  });

  it('puts data and binaries into the reachable folder, says so in the data folder, and finds them again', async () => {
    running = await startEmbeddedPostgres(request());
    expect(running.initialised).toBe(true);
    expect(running.dataDir.startsWith(join(root, 'reachable'))).toBe(true);
    expect(statSync(running.dataDir).uid).toBe(getUnprivilegedUser().uid);
    const pointer = JSON.parse(readFileSync(join(request().dataDir, 'postgres-location.json'), 'utf8'));
    expect(join(pointer.database, 'cluster')).toBe(running.dataDir);
    expect(readdirSync(pointer.database).filter((name) => name.startsWith('binaries-'))).toHaveLength(1);
    await query('create table kept (id int)');
    const { port } = running;
    await running.stop();
    running = await startEmbeddedPostgres(request());
    expect(running).toMatchObject({ initialised: false, port });
    expect(await query('select * from kept')).toEqual([]);
  });

  it('keeps the database of a moved data folder, and refuses a copied one', async () => {
    const moved = { ...request(), dataDir: join(root, 'private', 'moved') };
    renameSync(request().dataDir, moved.dataDir);
    running = await startEmbeddedPostgres(moved);
    expect(await query('select * from kept')).toEqual([]);
    await running.stop();
    const copied = { ...request(), dataDir: join(root, 'private', 'copied') };
    cpSync(moved.dataDir, copied.dataDir, { recursive: true });
    await expect(startEmbeddedPostgres(copied)).rejects.toThrow(/copied is a copy of .*moved.*postgres-location\.json/);
    renameSync(moved.dataDir, request().dataDir);
  });

  it('begins anew after the data folder was deleted, and puts the old database aside', async () => {
    rmSync(request().dataDir, { recursive: true });
    running = await startEmbeddedPostgres(request());
    expect(running.initialised).toBe(true);
    await expect(query('select * from kept')).rejects.toThrow(/does not exist/);
    expect(existsSync(`${running.dataDir}.abandoned`)).toBe(true);
  });
});

const ordinary = isRoot() ? listUnprivilegedUsers().at(-1) : undefined;
const canActAsOrdinary =
  ordinary !== undefined && canReach(modulePath, ordinary) && spawnSync('setpriv', ['--version']).status === 0;

describe.skipIf(!canActAsOrdinary)('an ordinary user', () => {
  const home = () => join(root, 'home');
  const dataDir = () => join(home(), 'data');

  function startAsOrdinary(packageDir: string, folder = dataDir()): { text: string; reply: Partial<EmbeddedPostgres> } {
    const code = `import(process.argv[1]).then(async (m) => {
      const s = await m.startEmbeddedPostgres({ dataDir: process.argv[2], packageDir: process.argv[3], log() {} });
      console.log(JSON.stringify(s));
      await s.stop();
    }).catch((error) => console.log(JSON.stringify({ error: error.message })));`;
    const user = [`--reuid=${ordinary?.uid}`, `--regid=${ordinary?.gid}`, '--clear-groups', '--'];
    const command = [process.execPath, '-e', code, modulePath, folder, packageDir];
    const text = execFileSync('setpriv', [...user, ...command], {
      encoding: 'utf8',
      cwd: '/',
      env: { PATH: '/usr/bin:/bin' },
    });
    return { text, reply: JSON.parse(text) };
  }

  beforeAll(() => {
    mkdirSync(home(), { mode: 0o700 });
    chownSync(home(), ordinary?.uid ?? 0, ordinary?.gid ?? 0);
    copyPackage(join(root, 'read-only-package'));
  });

  it('keeps everything in the data folder, even the binaries when the package cannot be completed in place', () => {
    const { reply } = startAsOrdinary(join(root, 'read-only-package'));
    expect(reply).toMatchObject({ initialised: true, adopted: false, dataDir: join(dataDir(), 'postgres', 'cluster') });
    expect(existsSync(join(root, 'read-only-package', 'native', 'lib', 'libpq.so.5'))).toBe(false);
    expect(readdirSync(join(dataDir(), 'postgres')).filter((name) => name.startsWith('binaries-'))).toHaveLength(1);
    expect(statSync(join(dataDir(), 'postgres')).mode & 0o777).toBe(0o700);
    expect(startAsOrdinary(findPlatformPackage()).reply).toMatchObject({ initialised: false, port: reply.port });
  });

  it('finds the folder as usable as before after root has started on it', async () => {
    running = await startEmbeddedPostgres({ dataDir: dataDir(), log: () => undefined });
    expect(running).toMatchObject({ initialised: false, dataDir: join(dataDir(), 'postgres', 'cluster') });
    expect(statSync(running.dataDir).uid).toBe(ordinary?.uid);
    await running.stop();
    expect(startAsOrdinary(findPlatformPackage()).reply).toMatchObject({ initialised: false });
  });

  it('is told why it cannot use a folder that root began', async () => {
    const folder = join(root, 'by-root');
    running = await startEmbeddedPostgres({ dataDir: folder, log: () => undefined });
    await running.stop();
    expect(startAsOrdinary(findPlatformPackage(), folder).text).toMatch(
      /belongs to user \d+.*Start as that user or as root/,
    );
  });
});
