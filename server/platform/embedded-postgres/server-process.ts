// One way to watch and to end a PostgreSQL server, whether it is our child or was found running.
import { type ChildProcess, execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { programPath } from '#server/platform/embedded-postgres/binaries.ts';
import { isPostmasterOf } from '#server/platform/embedded-postgres/postmaster-pid.ts';
import { isPidInUse } from '#server/platform/embedded-postgres/process-identity.ts';

/** How a server is told to end: cut its connections, write nothing more, or die at once. All three lose no data. */
type Urgency = 'fast' | 'immediate' | 'kill';

export interface ServerProcess {
  pid: number;
  isAlive(): boolean;
  signal(urgency: Urgency): void;
  /** Calls back once, when the server has ended. */
  onceGone(listener: (end: ServerEnd) => void): void;
}

export interface ServerEnd {
  /** Both null for a server that was not our child. */
  code: number | null;
  signal: NodeJS.Signals | null;
}

const SIGNALS = { fast: 'INT', immediate: 'QUIT', kill: 'KILL' } as const;
const WATCH_MS = 250;
const POLL_MS = 15;
/** What a stop may take; together under four seconds. */
const STEPS: [Urgency, timeoutMs: number][] = [
  ['fast', 2500],
  ['immediate', 800],
  ['kill', 400],
];

/** A server that we started. */
export function ofChild(child: ChildProcess): ServerProcess {
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  return {
    pid: child.pid ?? 0,
    isAlive,
    signal: (urgency) => {
      if (isAlive()) child.kill(`SIG${SIGNALS[urgency]}`);
    },
    onceGone: (listener) => {
      if (isAlive()) child.once('exit', (code, signal) => listener({ code, signal }));
      else listener({ code: child.exitCode, signal: child.signalCode });
    },
  };
}

/** A server that somebody else started, or that `pg_ctl` started for us. */
export function ofStranger(pid: number, clusterDir: string, binDir: string): ServerProcess {
  const isOurs = () => isPostmasterOf(pid, clusterDir);
  // Where a full look means running another program it is kept for the signals, which must not hit a wrong process.
  const isAlive = process.platform === 'linux' ? isOurs : () => isPidInUse(pid);
  return {
    pid,
    isAlive,
    signal: (urgency) => {
      if (isOurs()) send(pid, urgency, binDir);
    },
    onceGone: (listener) => {
      const timer = setInterval(() => {
        if (isAlive()) return;
        clearInterval(timer);
        listener({ code: null, signal: null });
      }, WATCH_MS);
      timer.unref();
    },
  };
}

/** Ends a server within four seconds, gently at first. */
export async function endServer(server: ServerProcess): Promise<void> {
  for (const [urgency, timeoutMs] of STEPS) {
    server.signal(urgency);
    const deadline = Date.now() + timeoutMs;
    while (server.isAlive() && Date.now() < deadline) await sleep(POLL_MS);
    if (!server.isAlive()) return;
  }
}

function send(pid: number, urgency: Urgency, binDir: string): void {
  if (process.platform === 'win32' && urgency !== 'kill') {
    // Windows has no signals; the server listens for these words on a pipe of its own, and pg_ctl knows how to say them.
    execFile(
      programPath(binDir, 'pg_ctl'),
      ['kill', SIGNALS[urgency], String(pid)],
      { windowsHide: true },
      () => undefined,
    );
    return;
  }
  try {
    process.kill(pid, `SIG${SIGNALS[urgency]}`);
  } catch {
    // Gone in the meantime.
  }
}
