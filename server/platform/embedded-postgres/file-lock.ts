// A lock between processes that the operating system itself gives back when its holder dies; it knows nothing of what is locked.
import { accessSync, constants, existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';

const SQLITE_BUSY = 5;
const SQLITE_LOCKED = 6;
const RETRY_MS = 20;

/** The folder of a lock cannot be written by this process. */
export class FolderNotWritableError extends Error {
  override readonly name = 'FolderNotWritableError';
  readonly path: string;

  constructor(path: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`Cannot write ${path}: ${reason}. Make its folder writable for this user, or choose another data folder.`, {
      cause,
    });
    this.path = path;
  }
}

export interface FileLock {
  /** Gives the lock back at once. Calling it again does nothing. */
  release(): void;
}

/**
 * Takes the lock now, or answers undefined when somebody else holds it (another process, or this one).
 * Exactly one of any number of simultaneous callers gets it, and the death of a holder, by whatever means, frees it
 * at that moment: there is nothing to take over. Keep the returned object reachable, or the garbage collector gives
 * the lock back. Never delete the file (two callers could then lock two different files of one name) and never open
 * it by other means in the process that holds it: POSIX drops a process's locks when it closes any handle of the file.
 * Throws {@link FolderNotWritableError}.
 */
export function tryFileLock(path: string): FileLock | undefined {
  // Node has no file locks of its own, but it carries SQLite, whose reserved lock is fcntl on POSIX and LockFileEx on
  // Windows (https://www.sqlite.org/lockingv3.html). The reserved lock is a single system call, so one caller always
  // wins; the exclusive one is taken in steps, and two callers can send each other away. The journal stays in memory:
  // one on disk would outlive its holder and have to be rolled back by the next.
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(path, { timeout: 0 });
    database.exec('PRAGMA journal_mode = MEMORY');
    database.exec('BEGIN IMMEDIATE');
  } catch (error) {
    database?.close();
    if (isTaken(error)) return undefined;
    throw new FolderNotWritableError(path, findReason(path) ?? error);
  }
  const held = database;
  return {
    release: () => {
      if (held.isOpen) held.close();
    },
  };
}

/** Waits for the lock, at most `timeoutMs`, then answers undefined. */
export async function waitForFileLock(path: string, timeoutMs: number): Promise<FileLock | undefined> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const lock = tryFileLock(path);
    if (lock || Date.now() > deadline) return lock;
    await sleep(RETRY_MS);
  }
}

/** What the system says, which tells more than SQLite's "unable to open". Asks without opening the file. */
function findReason(path: string): unknown {
  try {
    accessSync(dirname(path), constants.W_OK | constants.X_OK);
    if (existsSync(path)) accessSync(path, constants.R_OK | constants.W_OK);
    return undefined;
  } catch (error) {
    return error;
  }
}

function isTaken(error: unknown): boolean {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0;
  return code === SQLITE_BUSY || code === SQLITE_LOCKED;
}
