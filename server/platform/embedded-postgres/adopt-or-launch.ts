// Brings a cluster to one running server: the one that already runs, or a new one. Never two.
import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Binaries, removeOldCopies } from '#server/platform/embedded-postgres/binaries.ts';
import { isServing } from '#server/platform/embedded-postgres/connection.ts';
import { EmbeddedPostgresError } from '#server/platform/embedded-postgres/embedded-postgres-error.ts';
import { launchServer } from '#server/platform/embedded-postgres/launch-server.ts';
import { canTieToThisProcess, startGuard } from '#server/platform/embedded-postgres/life-line.ts';
import { becomeOwner, findOwner } from '#server/platform/embedded-postgres/ownership.ts';
import type { Placement } from '#server/platform/embedded-postgres/placement.ts';
import { choosePort, forgetPort, rememberPort } from '#server/platform/embedded-postgres/ports.ts';
import {
  isPostmasterOf,
  type PostmasterPid,
  readPostmasterPid,
  removeGarbagePid,
} from '#server/platform/embedded-postgres/postmaster-pid.ts';
import { findProcess } from '#server/platform/embedded-postgres/process-identity.ts';
import { endServer, ofStranger, type ServerProcess } from '#server/platform/embedded-postgres/server-process.ts';

export interface StartContext {
  placement: Placement;
  binaries: Binaries;
  password: string;
  settings: Record<string, string>;
  log: (event: string, fields?: Record<string, unknown>) => void;
}

export interface RunningServer {
  server: ServerProcess;
  port: number;
  adopted: boolean;
  /** Whether this process answers for it and ends it. */
  isOwned: boolean;
  guard: ChildProcess | undefined;
}

/** How long remains of a crashed server may hinder a new one. */
const REMAINS_TIMEOUT_MS = 30_000;
/** How long a live server may refuse connections before it is ended. */
const SILENCE_TIMEOUT_MS = 20_000;
const RETRY_MS = 40;

/** For one starter at a time. Throws {@link EmbeddedPostgresError}. */
export async function adoptOrLaunch(context: StartContext): Promise<RunningServer> {
  const { clusterDir } = context.placement;
  const beganAt = Date.now();
  for (;;) {
    if (await removeGarbagePid(clusterDir)) context.log('database.garbage-removed', { file: 'postmaster.pid' });
    const found = readPostmasterPid(clusterDir);
    const note = found === 'garbage' ? undefined : found;
    const isLive = note !== undefined && isPostmasterOf(note.pid, clusterDir);
    const elapsedMs = Date.now() - beganAt;
    const running = isLive ? await tryToAdopt(context, note, elapsedMs) : await tryToLaunch(context, note?.pid);
    if (running) return running;
    if (elapsedMs > REMAINS_TIMEOUT_MS) {
      throw new EmbeddedPostgresError(
        `An earlier PostgreSQL still uses ${clusterDir} (process ${note?.pid ?? 'unknown'}). End it and start again.`,
      );
    }
    await sleep(RETRY_MS);
  }
}

async function tryToAdopt(
  { placement, binaries, password, log }: StartContext,
  { pid, port, status }: PostmasterPid,
  elapsedMs: number,
): Promise<RunningServer | undefined> {
  const { baseDir, clusterDir, user } = placement;
  const server = ofStranger(pid, clusterDir, binaries.binDir);
  const owner = findOwner(baseDir);
  const isOrphan = !owner?.isAlive;
  if (isOrphan && owner?.isTied) {
    // The system has told it to end, or is about to. To adopt it would be to lose it a moment later.
    log('database.orphan-ended', { pid });
    await endServer(server);
    return undefined;
  }
  if (!(await isServing({ port, password }, clusterDir))) {
    // Replaying the log after a crash may take its time; neither that nor an answering owner is ours to cut short.
    if (isOrphan && status !== 'starting' && elapsedMs > SILENCE_TIMEOUT_MS) await endServer(server);
    return undefined;
  }
  if (isOrphan) becomeOwner(baseDir, false);
  const guard = isOrphan ? startGuard(pid, user) : undefined;
  return { server, port, adopted: true, isOwned: isOrphan, guard };
}

async function tryToLaunch(context: StartContext, stalePid: number | undefined): Promise<RunningServer | undefined> {
  const { placement, binaries, settings, log } = context;
  const { baseDir, user } = placement;
  if (stalePid !== undefined) {
    log('database.unclean-end', { pid: stalePid, isPidReused: findProcess(stalePid) !== undefined });
  }
  const isTied = canTieToThisProcess();
  // Written first: were we killed in the middle of the launch, the next start has to know.
  becomeOwner(baseDir, isTied);
  const port = await choosePort(baseDir);
  const server = await launchServer({ placement, binDir: binaries.binDir, port, settings, stalePid });
  if (server === 'port-taken' || server === 'still-in-use') {
    if (server === 'port-taken') forgetPort(baseDir);
    log('database.launch-hindered', { port, obstacle: server });
    return undefined;
  }
  rememberPort(baseDir, port);
  removeOldCopies(baseDir, binaries.version);
  return { server, port, adopted: false, isOwned: true, guard: isTied ? undefined : startGuard(server.pid, user) };
}
