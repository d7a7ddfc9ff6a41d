/** Threads for work that keeps a core busy, so that the event loop stays free to answer. */
import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';

export type ThreadPool = {
  readonly threads: number;
  /** Runs the default export of a worker module on a free thread; aborting `signal` ends that thread. */
  run<Output>(worker: URL, input: unknown, signal?: AbortSignal): Promise<Output>;
  close(): Promise<void>;
};

const IDLE_MS = 30_000;

/** A pool of `threads` threads (as many as there are cores when not given), started when they are needed. */
export const createThreadPool = (threads = availableParallelism()): ThreadPool => {
  const pool = new Piscina({ minThreads: 0, maxThreads: threads, idleTimeout: IDLE_MS, atomics: 'disabled' });
  return {
    threads,
    run: (worker, input, signal) => pool.run(input, { filename: worker.href, ...(signal && { signal }) }),
    close: () => pool.destroy(),
  };
};
