// Ties the life of a PostgreSQL process to ours, so that none is left behind when we are killed.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import type { Socket } from 'node:net';
import { isMainThread } from 'node:worker_threads';
import { asUser, type SystemUser } from '#server/platform/embedded-postgres/run-as.ts';

const SHELL = '/bin/sh';
// The kernel sends the signal when the parent dies; if it died before that was arranged, the program is not started.
const START_IF_PARENT_LIVES = '[ "$PPID" = "$1" ] || exit 1; shift; exec "$@"';
// Nobody writes into the pipe: reading ends when its other end is closed, whatever closed it.
const SIGNAL_WHEN_PARENT_ENDS = 'read -r line; kill -INT "$1"';
const ENV = { PATH: '/usr/bin:/bin' };

let isSetprivUsable: boolean | undefined;

/**
 * Whether {@link tieToThisProcess} works here: Linux with util-linux, and in the main thread only, because the kernel
 * takes the thread that started the child for its parent (prctl(2), PR_SET_PDEATHSIG).
 */
export function canTieToThisProcess(): boolean {
  if (process.platform !== 'linux' || !isMainThread) return false;
  isSetprivUsable ??=
    spawnSync('setpriv', ['--pdeathsig', 'INT', '--', SHELL, '-c', ':'], { stdio: 'ignore' }).status === 0;
  return isSetprivUsable;
}

/** Rewrites a command so that its process gets the signal when ours ends; unchanged where that is impossible. */
export function tieToThisProcess(command: string[], signal: 'INT' | 'KILL'): string[] {
  if (!canTieToThisProcess()) return command;
  const guarded = [SHELL, '-c', START_IF_PARENT_LIVES, 'sh', String(process.pid), ...command];
  return ['setpriv', '--pdeathsig', signal, '--', ...guarded];
}

/**
 * Watches over a server that is not tied to us: a small process that sends it SIGINT when ours ends. Ours must end
 * the guard once the server is gone. Undefined on Windows, where the server stays and is adopted by the next start.
 */
export function startGuard(serverPid: number, user: SystemUser | undefined): ChildProcess | undefined {
  if (process.platform === 'win32') return undefined;
  const guard = spawn(SHELL, ['-c', SIGNAL_WHEN_PARENT_ENDS, 'sh', String(serverPid)], {
    ...asUser(user),
    cwd: '/',
    env: ENV,
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  guard.on('error', () => undefined);
  guard.unref();
  (guard.stdin as Socket).unref();
  return guard;
}
