// Tells whether a process is alive and still the same one: a pid alone is not enough, because pids are used again.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { hasCode } from '#server/platform/embedded-postgres/durable-file.ts';

/** A process as it can be written down and recognised later. */
export interface ProcessIdentity {
  pid: number;
  /** Differs between two processes that had the same pid; undefined where the system does not tell (Windows). */
  startToken: string | undefined;
}

export interface LiveProcess extends ProcessIdentity {
  /** Arguments joined with one space; on Windows only the name of the program. */
  commandLine: string;
}

/**
 * Finds a live process. A zombie counts as dead: it holds nothing any more, though signals to it succeed.
 * On Linux it reads /proc (microseconds), elsewhere it runs `ps` or `tasklist` (10–200 ms, blocking).
 */
export function findProcess(pid: number, platform: NodeJS.Platform = process.platform): LiveProcess | undefined {
  if (!Number.isSafeInteger(pid) || pid <= 0) return undefined;
  if (platform === 'win32') return findWithTasklist(pid);
  if (platform === 'linux' && existsSync('/proc/self/stat')) return findInProc(pid);
  return findWithPs(pid);
}

/** Whether the process that was written down still runs. */
export function isSameProcess(identity: ProcessIdentity): boolean {
  const found = findProcess(identity.pid);
  return found !== undefined && found.startToken === identity.startToken;
}

/** Whether any process has this pid, zombies included: quick everywhere, but it does not say which process. */
export function isPidInUse(pid: number): boolean {
  if (pid <= 0) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

/** The process that runs this code. */
export function ownIdentity(): ProcessIdentity {
  return { pid: process.pid, startToken: findProcess(process.pid)?.startToken };
}

function findInProc(pid: number): LiveProcess | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // proc_pid_stat(5): the name stands in parentheses and may itself hold spaces and parentheses.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state, startTicks] = [fields[0], fields[19]];
    if (state === 'Z' || state === 'X') return undefined;
    const commandLine = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').join(' ').trim();
    return { pid, startToken: `${bootId()}:${startTicks}`, commandLine };
  } catch {
    return undefined;
  }
}

// Ticks count from the start of the machine, so the same number can come again after the next one.
function bootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return '';
  }
}

function findWithPs(pid: number): LiveProcess | undefined {
  const options = ['-ww', '-o', 'stat=', '-o', 'lstart=', '-o', 'command=', '-p', String(pid)];
  // A fixed zone and language: the start time is compared as text.
  const text = run('ps', options, { LC_ALL: 'C', TZ: 'UTC', PATH: '/bin:/usr/bin' });
  const found = /^\s*(\S+)\s+(\w{3} \w{3}\s+\d+ \d\d:\d\d:\d\d \d{4})\s+(.*)$/m.exec(text);
  const [, state = 'Z', startToken, commandLine = ''] = found ?? [];
  return state.startsWith('Z') ? undefined : { pid, startToken, commandLine: commandLine.trim() };
}

function findWithTasklist(pid: number): LiveProcess | undefined {
  const text = run('tasklist', ['/FI', `PID eq ${pid}`, '/FO', 'CSV', '/NH']);
  const found = /^"([^"]+)","(\d+)"/m.exec(text);
  return found && Number(found[2]) === pid ? { pid, startToken: undefined, commandLine: found[1] ?? '' } : undefined;
}

function run(program: string, options: string[], env?: NodeJS.ProcessEnv): string {
  try {
    const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore'];
    return execFileSync(program, options, { encoding: 'utf8', stdio, windowsHide: true, ...(env && { env }) });
  } catch {
    return '';
  }
}
