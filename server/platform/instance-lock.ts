// Keeps two instances of Hikaya off one data folder and tells the second one who the first is.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readIfThere, writeDurably } from '#server/platform/embedded-postgres/durable-file.ts';
import { type FileLock, FolderNotWritableError, tryFileLock } from '#server/platform/embedded-postgres/file-lock.ts';
import {
  isSameProcess,
  ownIdentity,
  type ProcessIdentity,
} from '#server/platform/embedded-postgres/process-identity.ts';

/** How long a holder must go on living before a starter is refused: a killed process takes a moment to be gone. */
const DYING_MS = 250;
/** How long a starter waits for a holder to write down who it is, or for a doubtful one to become clear. */
const PATIENCE_MS = 2000;
const RETRY_MS = 20;

export interface InstanceInfo {
  /** Where the instance answers, once it does. */
  url?: string | undefined;
}

export interface InstanceLock {
  /** Changes what a second instance is told. */
  setInfo(info: InstanceInfo): void;
  /** Frees the data folder. Calling it again does nothing; the end of the process does the same. */
  release(): void;
}

interface Holder extends InstanceInfo, ProcessIdentity {
  /** ISO 8601. */
  startedAt: string;
}

/** Another live process works on the data folder. */
export class InstanceRunningError extends Error {
  override readonly name = 'InstanceRunningError';
  readonly dataDir: string;
  /** Undefined only if the holder never wrote down who it is. */
  readonly pid: number | undefined;
  readonly url: string | undefined;
  /** ISO 8601. */
  readonly startedAt: string | undefined;

  constructor(dataDir: string, holder: Partial<Holder>) {
    const who = [holder.pid && `process ${holder.pid}`, holder.url].filter(Boolean).join(', ');
    super(`Hikaya is already running on the data folder ${dataDir}${who && ` (${who})`}.`);
    this.dataDir = dataDir;
    this.pid = holder.pid;
    this.url = holder.url;
    this.startedAt = holder.startedAt;
  }
}

/**
 * Takes the data folder (made if missing) for this process until `release` or its end.
 * Two things must agree before somebody gets in. The lock itself belongs to the operating system: it is exclusive,
 * and the death of a holder frees it at that instant, so nobody ever takes over a stale lock and there is no moment
 * at which two could. Beside it lies a note of who holds it; a note that names a live process (same pid, same start)
 * refuses too, which keeps the folder safe should the lock file be deleted or the file system not honour locks.
 * Throws {@link InstanceRunningError}, or {@link FolderNotWritableError}.
 */
export async function acquireInstanceLock(dataDir: string, info: InstanceInfo): Promise<InstanceLock> {
  ensureFolder(dataDir);
  const notePath = join(dataDir, 'instance.json');
  const beganAt = Date.now();
  for (;;) {
    const lock = tryFileLock(join(dataDir, 'instance.lock'));
    const holder = readHolder(notePath);
    const isLive = holder !== undefined && isSameProcess(holder);
    if (lock && !(isLive && holder.startToken !== undefined)) return hold(lock, notePath, info);
    lock?.release();
    // A free lock beside a live holder is no clear answer either: a dying process loses its locks before its pid.
    const patienceMs = isLive && !lock ? DYING_MS : PATIENCE_MS;
    if (Date.now() - beganAt > patienceMs) throw new InstanceRunningError(dataDir, holder ?? {});
    await sleep(RETRY_MS);
  }
}

function hold(lock: FileLock, notePath: string, info: InstanceInfo): InstanceLock {
  let isHeld = true;
  const holder: Holder = { ...ownIdentity(), startedAt: new Date().toISOString(), ...info };
  const write = () => writeDurably(notePath, `${JSON.stringify(holder)}\n`);
  const release = () => {
    if (!isHeld) return;
    isHeld = false;
    process.off('exit', release);
    // The note goes first: whoever gets the lock next must not find it.
    rmSync(notePath, { force: true });
    lock.release();
  };
  // The listener also keeps the lock reachable when the caller drops what it was given.
  process.on('exit', release);
  try {
    write();
  } catch (error) {
    release();
    throw new FolderNotWritableError(notePath, error);
  }
  return {
    setInfo: (changed) => {
      if (!isHeld) return;
      Object.assign(holder, changed);
      write();
    },
    release,
  };
}

function ensureFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
  } catch (error) {
    throw new FolderNotWritableError(dataDir, error);
  }
}

function readHolder(notePath: string): Holder | undefined {
  try {
    const value: unknown = JSON.parse(readIfThere(notePath) ?? 'null');
    return isHolder(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isHolder(value: unknown): value is Holder {
  if (typeof value !== 'object' || value === null) return false;
  const { pid, url, startedAt } = value as Partial<Record<keyof Holder, unknown>>;
  return typeof pid === 'number' && typeof startedAt === 'string' && ['string', 'undefined'].includes(typeof url);
}
