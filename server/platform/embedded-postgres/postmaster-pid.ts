// Reads the note that a PostgreSQL server keeps in its data folder and says what is behind it.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readIfThere } from '#server/platform/embedded-postgres/durable-file.ts';
import { findProcess } from '#server/platform/embedded-postgres/process-identity.ts';

export interface PostmasterPid {
  pid: number;
  port: number;
  /** `starting`, `ready`, `stopping`, … (`AddToDataDirLockFile` in PostgreSQL); empty in the first moments. */
  status: string;
}

/** How long an unreadable note may still be in the making. */
const GARBAGE_PATIENCE_MS = 300;

/** The note, undefined when there is none, `garbage` when it cannot be read as one. */
export function readPostmasterPid(clusterDir: string): PostmasterPid | 'garbage' | undefined {
  const text = readIfThere(notePath(clusterDir));
  if (text === undefined) return undefined;
  // Lines: pid, data folder, start time, port, socket folder, address, shared memory key, status.
  const lines = text.split('\n').map((line) => line.trim());
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  if (!Number.isSafeInteger(pid) || pid <= 0 || !(port > 0)) return 'garbage';
  return { pid, port, status: lines[7] ?? '' };
}

/**
 * Removes a note that stays unreadable: PostgreSQL refuses to start beside one. A readable note is never removed,
 * because PostgreSQL finds through it the shared memory of a crashed server whose children still run.
 */
export async function removeGarbagePid(clusterDir: string): Promise<boolean> {
  for (let waitedMs = 0; readPostmasterPid(clusterDir) === 'garbage'; waitedMs += 50) {
    if (waitedMs >= GARBAGE_PATIENCE_MS) {
      rmSync(notePath(clusterDir), { force: true });
      return true;
    }
    await sleep(50);
  }
  return false;
}

/** Whether this pid is a live PostgreSQL server of this data folder and not something that got the number later. */
export function isPostmasterOf(pid: number, clusterDir: string): boolean {
  const found = findProcess(pid);
  if (!found) return false;
  if (process.platform === 'win32') return /^postgres\.exe$/i.test(found.commandLine);
  // Its children show another command line, and `-D` is the first thing our launcher and pg_ctl pass.
  return `${found.commandLine} `.includes(`postgres -D ${clusterDir} `);
}

const notePath = (clusterDir: string) => join(clusterDir, 'postmaster.pid');
