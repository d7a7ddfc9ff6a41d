/** The product as a person starts it: its own process, embedded database and data folder, on a free port. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export type RunningProduct = {
  readonly url: string;
  readonly adminPassword: string | null;
  readonly output: () => string;
  readonly process: ChildProcess;
  /** Kills it at once, as a power cut would. */
  kill(): Promise<void>;
  /** Asks it to stop; answers its exit code and how many milliseconds it took. */
  stop(): Promise<{ code: number | null; ms: number }>;
};

const MAIN = fileURLToPath(new URL('../../server/main.ts', import.meta.url));
const READY_MS = 60_000;

/** Starts the server on `dataDir` and waits until it says that it is ready. */
export const runProduct = async (
  dataDir: string,
  environment: Record<string, string> = {},
): Promise<RunningProduct> => {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH, HOME, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'warn', DRAW_AHEAD: 'no', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'exit');
  const deadline = Date.now() + READY_MS;
  while (!/Hikaya is ready at (\S+)/.test(output)) {
    if (child.exitCode !== null) throw new Error(`The product ended with ${child.exitCode}:\n${output}`);
    if (Date.now() > deadline) throw new Error(`The product did not get ready:\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url: /Hikaya is ready at (\S+)/.exec(output)?.[1] ?? '',
    adminPassword: /password: (\S+)/.exec(output)?.[1] ?? null,
    output: () => output,
    process: child,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
    stop: async () => {
      const before = performance.now();
      child.kill('SIGINT');
      await ended;
      return { code: child.exitCode, ms: performance.now() - before };
    },
  };
};
