/** Threads for work that keeps a core busy, so that the event loop stays free to answer. */
import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';

export type ThreadPool = {
  readonly threads: number;
  /** Runs the default export of a worker module on a free thread; aborting `signal` ends that thread. */
  run<Output>(worker: URL, input: unknown, signal?: AbortSignal): Promise<Output>;
  /** False while something is being done or waits for a free thread. */
  isFree(): boolean;
  close(): Promise<void>;
};

const IDLE_MS = 30_000;

/** A pool of `threads` threads (as many as there are cores when not given), started when they are needed. */
export const createThreadPool = (threads = availableParallelism()): ThreadPool => {
  const pool = new Piscina({ minThreads: 0, maxThreads: threads, idleTimeout: IDLE_MS, atomics: 'disabled' });
  let underway = 0;
  return {
    threads,
    run: async (worker, input, signal) => {
      underway += 1;
      try {
        return await pool.run(input, { filename: worker.href, ...(signal && { signal }) });
      } finally {
        underway -= 1;
      }
    },
    isFree: () => underway === 0,
    close: () => pool.destroy(),
  };
};
