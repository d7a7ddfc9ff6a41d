// Remembers which of our processes answers for a running server: it alone stops it, others only use it.
import { join } from 'node:path';
import { readIfThere, writeDurably } from '#server/platform/embedded-postgres/durable-file.ts';
import {
  isSameProcess,
  ownIdentity,
  type ProcessIdentity,
} from '#server/platform/embedded-postgres/process-identity.ts';

export interface Owner {
  isAlive: boolean;
  /** The system ends the server with its owner, so without one it is on its way down. */
  isTied: boolean;
}

/** Whoever answered for the server last; undefined when nobody wrote it down. */
export function findOwner(baseDir: string): Owner | undefined {
  try {
    const { pid, startToken, isTied }: Partial<ProcessIdentity & Owner> = JSON.parse(
      readIfThere(noteOf(baseDir)) ?? '{}',
    );
    if (typeof pid !== 'number') return undefined;
    return { isAlive: isSameProcess({ pid, startToken }), isTied: isTied === true };
  } catch {
    return undefined;
  }
}

/** Makes this process the one that answers for the server. */
export function becomeOwner(baseDir: string, isTied: boolean): void {
  writeDurably(noteOf(baseDir), `${JSON.stringify({ ...ownIdentity(), isTied })}\n`);
}

const noteOf = (baseDir: string) => join(baseDir, 'owner.json');
