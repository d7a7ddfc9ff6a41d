/** Work that nobody waits for, done while there is nothing else to do: pictures that somebody will ask for one day. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '#server/platform/log.ts';

/** Resolves true when there was something to do. Left alone when it fails. */
export type SparePiece = () => Promise<boolean>;

export type SpareTime = {
  /** False while somebody waits for what this process does. */
  readonly isFree: () => boolean;
  readonly log: Log;
  readonly signal: AbortSignal;
};

/** A process that has just started is asked for other things first. */
const BEFORE_MS = 5_000;
const LOOK_AGAIN_MS = 500;

const pause = async (ms: number, signal: AbortSignal): Promise<void> => {
  await wait(ms, undefined, { signal }).catch(() => undefined);
};

const attempt = async (piece: SparePiece, { log, signal }: SpareTime): Promise<boolean> => {
  try {
    return await piece();
  } catch (error) {
    // What is under way when the process stops is broken off.
    if (!signal.aborted) log.warn({ err: error }, 'spare-time.piece-failed');
    return true;
  }
};

/** One piece after the other, resting after each for as long as it took. Ends with the last piece or with `signal`. */
export const workInSpareTime = async (pieces: readonly SparePiece[], spare: SpareTime): Promise<void> => {
  const { isFree, log, signal } = spare;
  await pause(BEFORE_MS, signal);
  let done = 0;
  for (const piece of pieces) {
    while (!signal.aborted && !isFree()) await pause(LOOK_AGAIN_MS, signal);
    if (signal.aborted) return;
    const startedMs = performance.now();
    if (!(await attempt(piece, spare))) continue;
    done += 1;
    await pause(performance.now() - startedMs, signal);
  }
  if (done > 0 && !signal.aborted) log.info({ done }, 'spare-time.done');
};
