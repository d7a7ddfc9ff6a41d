/** Follows a run to its end: by events while they flow, by asking every two seconds when they do not. */
import type { RunResult } from '#contract/runs.ts';

const POLL_MS = 2_000;
/** After a broken stream, this many answers by polling before the stream is tried again. */
const POLLS_BEFORE_STREAM = 15;

export type RunSource = {
  /** Resolves when the server ends the stream; rejects when it breaks. */
  readonly stream: (onRun: (run: RunResult) => void, signal: AbortSignal) => Promise<void>;
  readonly ask: () => Promise<RunResult>;
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
};

export const isRunOver = (run: RunResult): boolean => run.stage === 'completed' || run.error !== undefined;

export type RunListener = {
  readonly onRun: (run: RunResult) => void;
  /** The server could not be asked; the next news says that it can again. */
  readonly onLost?: () => void;
};

/** Calls `onRun` at every news. Resolves when the run is over or `signal` aborts; network failures are waited out. */
export const watchRun = async (
  source: RunSource,
  { onRun, onLost }: RunListener,
  signal: AbortSignal,
): Promise<void> => {
  let last: RunResult | null = null;
  const tell = (run: RunResult): void => {
    if (signal.aborted) return;
    last = run;
    onRun(run);
  };
  const lost = (): void => {
    if (!signal.aborted) onLost?.();
  };
  const goesOn = (): boolean => !signal.aborted && (last === null || !isRunOver(last));
  while (goesOn()) {
    // Whether the stream broke or was never there, asking tells how it stands.
    await source.stream(tell, signal).catch(() => undefined);
    for (let poll = 0; poll < POLLS_BEFORE_STREAM && goesOn(); poll += 1) {
      await source.ask().then(tell, lost);
      if (goesOn()) await source.wait(POLL_MS, signal);
    }
  }
};
