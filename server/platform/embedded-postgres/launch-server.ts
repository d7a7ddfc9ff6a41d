// Starts a PostgreSQL server on an existing cluster and waits until it takes connections.
import { spawn } from 'node:child_process';
import { closeSync, openSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { programPath } from '#server/platform/embedded-postgres/binaries.ts';
import { cannotRun, POSTGRES_ENV } from '#server/platform/embedded-postgres/cluster.ts';
import { readIfThere } from '#server/platform/embedded-postgres/durable-file.ts';
import { EmbeddedPostgresError } from '#server/platform/embedded-postgres/embedded-postgres-error.ts';
import { tieToThisProcess } from '#server/platform/embedded-postgres/life-line.ts';
import type { Placement } from '#server/platform/embedded-postgres/placement.ts';
import { readPostmasterPid } from '#server/platform/embedded-postgres/postmaster-pid.ts';
import { asUser, giveTo } from '#server/platform/embedded-postgres/run-as.ts';
import { ofChild, ofStranger, type ServerProcess } from '#server/platform/embedded-postgres/server-process.ts';

export interface LaunchRequest {
  placement: Placement;
  binDir: string;
  port: number;
  settings: Record<string, string>;
  /** A pid in `postmaster.pid` that is not, or no longer, a server of this cluster. */
  stalePid: number | undefined;
}

/** Why a server did not come up, as far as another attempt could help. */
export type LaunchObstacle = 'port-taken' | 'still-in-use';

/** After a crash the server first replays its log, so this is generous. */
const START_TIMEOUT_MS = 120_000;
const POLL_MS = 8;
const LOG_LIMIT_BYTES = 4_000_000;

/** For a small machine: about 30 MB idle. Durability is PostgreSQL's default, untouched. */
const DEFAULT_SETTINGS = {
  shared_buffers: '128MB',
  max_wal_size: '512MB',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  max_parallel_workers_per_gather: '0',
  autovacuum_max_workers: '2',
  // Reads in the backend itself: the default keeps three more processes for it.
  io_method: 'sync',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
  log_checkpoints: 'off',
  // The log must not repeat what people wrote: neither statements nor the values of a violated constraint.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
};

/** Launches once. Answers an obstacle when it is worth trying again, throws {@link EmbeddedPostgresError} when not. */
export async function launchServer(request: LaunchRequest): Promise<ServerProcess | LaunchObstacle> {
  const logFile = join(request.placement.baseDir, 'server.log');
  const logStart = rotateLog(logFile);
  const server = process.platform === 'win32' ? await launchOnWindows(request) : await launchChild(request, logFile);
  const isReady = await waitUntilReady(server, request.placement.clusterDir);
  if (isReady) return server;
  const text = Buffer.from(readIfThere(logFile) ?? '')
    .subarray(logStart)
    .toString('utf8')
    .trim();
  if (/could not bind|could not create any TCP\/IP sockets/i.test(text)) return 'port-taken';
  // A server that died leaves children for a moment, and with them its shared memory.
  if (/lock file ".*" already exists|pre-existing shared memory block/i.test(text)) return 'still-in-use';
  server.signal('kill');
  throw new EmbeddedPostgresError(`PostgreSQL did not start on ${request.placement.clusterDir}: ${text.slice(-2000)}`);
}

async function launchChild(request: LaunchRequest, logFile: string): Promise<ServerProcess> {
  const { placement, binDir } = request;
  const postgres = programPath(binDir, 'postgres');
  const command = [postgres, '-D', placement.clusterDir, ...listSettings(request).flatMap((pair) => ['-c', pair])];
  const [program = '', ...options] = tieToThisProcess(command, 'INT');
  const log = openSync(logFile, 'a', 0o600);
  giveTo(logFile, placement.user);
  try {
    const child = spawn(program, options, {
      ...asUser(placement.user),
      cwd: placement.user ? '/' : placement.baseDir,
      env: { ...POSTGRES_ENV, ...ignorePid(request.stalePid) },
      // A file, not a pipe: a server that outlives us must not stumble over its own log.
      stdio: ['ignore', 'ignore', log],
      // A process group of its own: Ctrl-C in the terminal is for us, and we then stop the server in good order.
      detached: true,
    });
    await new Promise<void>((resolve, reject) => {
      child.once('spawn', resolve);
      child.once('error', (error) => reject(cannotRun(postgres, error)));
    });
    child.unref();
    return ofChild(child);
  } finally {
    closeSync(log);
  }
}

/** PostgreSQL refuses administrators on Windows too; there `pg_ctl` gives their rights away before it starts it. */
async function launchOnWindows(request: LaunchRequest): Promise<ServerProcess> {
  const { placement, binDir } = request;
  const settings = listSettings(request).map((pair) => `-c "${pair}"`);
  const options = ['start', '-W', '-D', placement.clusterDir, '-l', join(placement.baseDir, 'server.log')];
  const program = programPath(binDir, 'pg_ctl');
  await new Promise<void>((resolve, reject) => {
    const pgCtl = spawn(program, [...options, '-o', settings.join(' ')], {
      env: { ...POSTGRES_ENV, ...ignorePid(request.stalePid) },
      stdio: 'ignore',
      detached: true,
      windowsHide: true,
    });
    pgCtl.once('error', (error) => reject(cannotRun(program, error)));
    pgCtl.once('exit', () => resolve());
  });
  for (let waitedMs = 0; waitedMs < 10_000; waitedMs += 100) {
    const note = readPostmasterPid(placement.clusterDir);
    if (typeof note === 'object' && note.pid !== request.stalePid) break;
    await sleep(100);
  }
  const note = readPostmasterPid(placement.clusterDir);
  return ofStranger(typeof note === 'object' ? note.pid : 0, placement.clusterDir, binDir);
}

async function waitUntilReady(server: ServerProcess, clusterDir: string): Promise<boolean> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (server.isAlive() && Date.now() < deadline) {
    const note = readPostmasterPid(clusterDir);
    if (typeof note === 'object' && note.pid === server.pid && note.status === 'ready') return true;
    await sleep(POLL_MS);
  }
  return false;
}

function listSettings({ port, settings }: LaunchRequest): string[] {
  const ours = { listen_addresses: '127.0.0.1', unix_socket_directories: '', port: String(port) };
  return Object.entries({ ...DEFAULT_SETTINGS, ...settings, ...ours }).map(([name, value]) => `${name}=${value}`);
}

// PostgreSQL takes any live process with the noted pid for a server, except its own parent and this one
// (`CreateLockFile` in src/backend/utils/init/miscinit.c). Removing the note instead would also remove the trace of a
// crashed server's shared memory.
function ignorePid(pid: number | undefined): { PG_GRANDPARENT_PID?: string } {
  return pid === undefined ? {} : { PG_GRANDPARENT_PID: String(pid) };
}

/** Puts a long log aside and answers where the next start's words will begin. */
function rotateLog(logFile: string): number {
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  if (size <= LOG_LIMIT_BYTES) return size;
  renameSync(logFile, `${logFile}.1`);
  return 0;
}
