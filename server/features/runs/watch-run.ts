/** A run as a stream: its state now, and again after every change until it has ended. */
import type { BookId } from '#contract/fields.ts';
import type { RunResult } from '#contract/runs.ts';
import { getRunResult, type Reader, type RunResultDeps } from '#server/features/runs/get-run-result.ts';
import { runKey } from '#server/features/runs/run-store.ts';
import type { ChangeFeed } from '#server/platform/db/change-feed.ts';

export type WatchRunDeps = RunResultDeps & { readonly changes: ChangeFeed };

const hasEnded = ({ stage, error }: RunResult): boolean => stage === 'completed' || error !== undefined;

/** Resolves at the next change, at once when one came since the last time, or when `signal` aborts. */
const createChangeWaiter = (signal: AbortSignal) => {
  let isPending = false;
  let wake: () => void = () => undefined;
  const notice = (): void => {
    isPending = true;
    wake();
  };
  signal.addEventListener('abort', notice);
  return {
    notice,
    next: async (): Promise<void> => {
      if (!isPending && !signal.aborted) await new Promise<void>((resolve) => (wake = resolve));
      isPending = false;
    },
  };
};

async function* follow(
  deps: WatchRunDeps,
  call: Reader & { signal: AbortSignal },
  first: RunResult,
): AsyncGenerator<RunResult> {
  const waiter = createChangeWaiter(call.signal);
  const stop = deps.changes.subscribe(runKey(first.runId), waiter.notice);
  try {
    let result = await getRunResult(deps, call, first.bookId);
    yield result;
    while (!hasEnded(result) && !call.signal.aborted) {
      await waiter.next();
      result = await getRunResult(deps, call, first.bookId);
      yield result;
    }
  } finally {
    stop();
  }
}

/** Fails before the stream begins when the book is not the caller's. */
export const watchRun = async (
  deps: WatchRunDeps,
  call: Reader & { signal: AbortSignal },
  bookId: BookId,
): Promise<AsyncIterable<RunResult>> => follow(deps, call, await getRunResult(deps, call, bookId));
