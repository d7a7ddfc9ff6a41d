// The database for everybody who has none: starts a real PostgreSQL on a folder, or finds the one that runs there.
import { join } from 'node:path';
import {
  adoptOrLaunch,
  type RunningServer,
  type StartContext,
} from '#server/platform/embedded-postgres/adopt-or-launch.ts';
import { findPlatformPackage, prepareBinaries } from '#server/platform/embedded-postgres/binaries.ts';
import { ensureCluster, readPassword } from '#server/platform/embedded-postgres/cluster.ts';
import { ensureDatabase, toConnectionString } from '#server/platform/embedded-postgres/connection.ts';
import { EmbeddedPostgresError } from '#server/platform/embedded-postgres/embedded-postgres-error.ts';
import { waitForFileLock } from '#server/platform/embedded-postgres/file-lock.ts';
import { claimPlace, placeDatabase } from '#server/platform/embedded-postgres/placement.ts';
import { endServer, type ServerEnd } from '#server/platform/embedded-postgres/server-process.ts';

export interface EmbeddedPostgresOptions {
  /** The data folder of the application; the database gets a folder `postgres` in it. Made if missing. */
  dataDir: string;
  log: (event: string, fields?: Record<string, unknown>) => void;
  /** Default 40. */
  maxConnections?: number;
  /** Server settings by their PostgreSQL names; address and port cannot be changed. */
  settings?: Record<string, string>;
  /** Where root puts the database when no unprivileged user can enter the data folder. */
  reachableDir?: string;
  /** Folder of the npm package with the binaries, if not the installed one. */
  packageDir?: string;
}

export interface EmbeddedPostgresExit extends ServerEnd {
  /** False when nobody called `stop`: start again, the port and the data are kept. */
  isExpected: boolean;
}

export interface EmbeddedPostgres {
  /** Database and role are called `hikaya`. Contains the password. */
  connectionString: string;
  port: number;
  /** Of PostgreSQL's first process. */
  pid: number;
  /** PostgreSQL's own folder, wherever it is. */
  dataDir: string;
  /** Whether the server was already running. */
  adopted: boolean;
  /** Whether this start made the database. */
  initialised: boolean;
  /**
   * Ends the server in order, within four seconds. If a living process of ours started it, that one goes on answering
   * for it and this call only lets go. Calling it again waits for the same end.
   */
  stop(): Promise<void>;
  /** Calls back once when the server has ended, for whatever reason. */
  onExit(listener: (exit: EmbeddedPostgresExit) => void): void;
}

interface Start extends StartContext {
  initialised: boolean;
}

const REACHABLE_DIR = '/var/lib/hikaya';
/** A first start on a slow disk, a copy of the binaries included. */
const LOCK_TIMEOUT_MS = 180_000;

/**
 * Starts PostgreSQL on loopback and resolves when the database `hikaya` takes connections: about a second the first
 * time, a tenth of one later. Survives the death of anything at any moment. Of simultaneous starters one starts and
 * the others adopt its server; so is a server adopted that outlived its application. On Linux the server ends with
 * the process that started it, elsewhere on POSIX a guard sees to that, on Windows the next start adopts it.
 * Throws {@link EmbeddedPostgresError}, whose message says what to do.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const beganAt = performance.now();
  const packageDir = options.packageDir ?? findPlatformPackage();
  const placement = placeDatabase({ ...options, packageDir, reachableDir: options.reachableDir ?? REACHABLE_DIR });
  if (placement.pointer) options.log('database.placed-outside', { folder: placement.baseDir });
  const lock = await waitForFileLock(join(placement.baseDir, 'start.lock'), LOCK_TIMEOUT_MS);
  if (!lock) {
    throw new EmbeddedPostgresError(
      `Another process has been starting the database in ${placement.baseDir} for too long.`,
    );
  }
  try {
    claimPlace(placement);
    const binaries = prepareBinaries(packageDir, placement.baseDir, placement.user);
    const initialised = await ensureCluster(placement, binaries);
    const settings = { max_connections: String(options.maxConnections ?? 40), ...options.settings };
    const password = readPassword(placement.clusterDir);
    const start: Start = { log: options.log, placement, binaries, password, settings, initialised };
    const running = await adoptOrLaunch(start);
    const server = supervise(running, start);
    try {
      await ensureDatabase({ port: running.port, password });
    } catch (error) {
      await server.stop();
      throw error;
    }
    const { port, adopted, pid } = server;
    const durationMs = Math.round(performance.now() - beganAt);
    options.log(adopted ? 'database.adopted' : 'database.started', { pid, port, initialised, durationMs });
    return server;
  } finally {
    lock.release();
  }
}

function supervise({ server, port, adopted, isOwned, guard }: RunningServer, start: Start): EmbeddedPostgres {
  const { placement, password, log } = start;
  const listeners: ((exit: EmbeddedPostgresExit) => void)[] = [];
  let exit: EmbeddedPostgresExit | undefined;
  let stopping: Promise<void> | undefined;
  server.onceGone((end) => {
    guard?.kill();
    exit = { ...end, isExpected: stopping !== undefined };
    log('database.ended', { pid: server.pid, ...exit });
    for (const listener of listeners.splice(0)) listener(exit);
  });
  const stop = async () => {
    if (!isOwned || exit) return;
    const beganAt = performance.now();
    await endServer(server);
    guard?.kill();
    log('database.stopped', { pid: server.pid, durationMs: Math.round(performance.now() - beganAt) });
  };
  return {
    connectionString: toConnectionString({ port, password }),
    port,
    pid: server.pid,
    dataDir: placement.clusterDir,
    adopted,
    initialised: start.initialised,
    stop: () => {
      stopping ??= stop();
      return stopping;
    },
    onExit: (listener) => {
      if (exit) listener(exit);
      else listeners.push(listener);
    },
  };
}
