import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { acquireInstanceLock, InstanceRunningError } from '#server/platform/instance-lock.ts';

const root = mkdtempSync(join(tmpdir(), 'hikaya-lock-'));
const children: ChildProcess[] = [];
const moduleUrl = new URL('./instance-lock.ts', import.meta.url).href;
let folders = 0;

function newFolder(): string {
  folders += 1;
  return join(root, `data-${folders}`);
}

/** Tries for the lock in a process of its own and keeps it; resolves with its one line of output. */
async function tryInProcess(dataDir: string, url: string): Promise<{ child: ChildProcess; line: string }> {
  const code = `
    import { acquireInstanceLock } from ${JSON.stringify(moduleUrl)};
    try {
      const lock = await acquireInstanceLock(${JSON.stringify(dataDir)}, { url: ${JSON.stringify(url)} });
      console.log('won');
      setInterval(() => lock, 1000);
    } catch (error) {
      console.log(error.name + ' ' + error.pid + ' ' + error.url);
    }`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const lines = createInterface({ input: child.stdout });
  const line = await new Promise<string>((resolve) => lines.once('line', resolve));
  return { child, line };
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}

afterEach(async () => {
  const alive = children.splice(0).filter((child) => child.exitCode === null && !child.killed);
  await Promise.all(alive.map((child) => kill(child)));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('acquireInstanceLock', () => {
  it('refuses a second instance and says who the first is, with the address it has by now', async () => {
    const dataDir = newFolder();
    const lock = await acquireInstanceLock(dataDir, {});
    lock.setInfo({ url: 'http://localhost:3000' });
    const refusal = await acquireInstanceLock(dataDir, { url: 'http://localhost:3001' }).catch(
      (error: unknown) => error,
    );
    expect(refusal).toBeInstanceOf(InstanceRunningError);
    expect(refusal).toMatchObject({ pid: process.pid, url: 'http://localhost:3000', dataDir });
    expect(Date.parse((refusal as InstanceRunningError).startedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
    expect((refusal as Error).message).toContain(`(process ${process.pid}, http://localhost:3000)`);
    const { line } = await tryInProcess(dataDir, 'http://other');
    expect(line).toBe(`InstanceRunningError ${process.pid} http://localhost:3000`);
    lock.release();
  });

  it('is free again after release, and release can be repeated', async () => {
    const dataDir = newFolder();
    const first = await acquireInstanceLock(dataDir, {});
    first.release();
    const second = await acquireInstanceLock(dataDir, {});
    first.release();
    await expect(acquireInstanceLock(dataDir, {})).rejects.toThrow(InstanceRunningError);
    second.release();
  });

  it('goes to the next starter at once when the holder was killed', async () => {
    const dataDir = newFolder();
    const { child, line } = await tryInProcess(dataDir, 'http://first');
    expect(line).toBe('won');
    await kill(child);
    const beganAt = performance.now();
    const lock = await acquireInstanceLock(dataDir, {});
    expect(performance.now() - beganAt).toBeLessThan(300);
    lock.release();
  });

  it.skipIf(process.platform === 'win32')('does not wait for a holder that is dead but not yet reaped', async () => {
    const dataDir = newFolder();
    // The shell never waits for its child, which therefore stays a zombie when killed.
    const code = `import('${moduleUrl}').then(m => m.acquireInstanceLock(process.argv[1], {})).then(() => { console.log(process.pid); setInterval(() => {}, 1000); })`;
    const shell = spawn('/bin/sh', ['-c', '"$0" -e "$1" "$2" & exec sleep 30', process.execPath, code, dataDir], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(shell);
    const pid = Number(await new Promise((resolve) => createInterface({ input: shell.stdout }).once('line', resolve)));
    process.kill(pid, 'SIGKILL');
    const lock = await acquireInstanceLock(dataDir, {});
    expect(() => process.kill(pid, 0)).not.toThrow();
    lock.release();
  });

  it('lets exactly one of eight simultaneous starters win, over the remains of a killed holder', async () => {
    const dataDir = newFolder();
    const { child } = await tryInProcess(dataDir, 'http://dead');
    await kill(child);
    const tries = await Promise.all(Array.from({ length: 8 }, (_, index) => tryInProcess(dataDir, `http://${index}`)));
    const winner = tries.filter(({ line }) => line === 'won');
    expect(winner).toHaveLength(1);
    const url = `http://${tries.findIndex(({ line }) => line === 'won')}`;
    const refused = tries.filter(({ line }) => line === `InstanceRunningError ${winner[0]?.child.pid} ${url}`);
    expect(refused).toHaveLength(7);
  });

  it('is not fooled by a note whose pid now belongs to another process', async () => {
    const dataDir = newFolder();
    mkdirSync(dataDir);
    const note = { pid: process.pid, startToken: 'of an earlier process', startedAt: new Date(0).toISOString() };
    writeFileSync(join(dataDir, 'instance.json'), JSON.stringify(note));
    const lock = await acquireInstanceLock(dataDir, {});
    lock.release();
  });

  it('overwrites a note that cannot be read', async () => {
    const dataDir = newFolder();
    mkdirSync(dataDir);
    writeFileSync(join(dataDir, 'instance.json'), '{"pid": 1');
    const lock = await acquireInstanceLock(dataDir, { url: 'http://here' });
    expect(JSON.parse(readFileSync(join(dataDir, 'instance.json'), 'utf8'))).toMatchObject({ url: 'http://here' });
    lock.release();
  });

  it('still refuses when somebody deleted the lock file under a live holder', async () => {
    const dataDir = newFolder();
    const { child } = await tryInProcess(dataDir, 'http://first');
    rmSync(join(dataDir, 'instance.lock'));
    await expect(acquireInstanceLock(dataDir, {})).rejects.toMatchObject({ pid: child.pid, url: 'http://first' });
  });

  it('says that the folder cannot be written', async () => {
    const file = join(root, 'a-file');
    writeFileSync(file, '');
    await expect(acquireInstanceLock(join(file, 'data'), {})).rejects.toThrow(
      /Cannot write .*a-file.*ENOTDIR.*another data folder/,
    );
    const dataDir = newFolder();
    mkdirSync(join(dataDir, 'instance.lock'), { recursive: true });
    await expect(acquireInstanceLock(dataDir, {})).rejects.toMatchObject({ name: 'FolderNotWritableError' });
  });
});
