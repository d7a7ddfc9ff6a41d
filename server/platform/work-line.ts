/** A line for work that anybody can ask for: a little at a time, nobody waits without end, what failed rests a while. */
import { Failure } from '#server/platform/failure.ts';
import type { Clock } from '#server/platform/clock.ts';

export type LineRules = {
  /** How many may wait; whoever comes then is told to come back. */
  readonly waiting: number;
  /** How long one piece may take once it has begun. */
  readonly limitMs: number;
  /** How long a piece that failed is left alone. */
  readonly restMs: number;
};

/** Does the work when its turn comes. `key` names what it makes, by which a failure is remembered. */
export type WorkLine = <Result>(key: string, work: (signal: AbortSignal) => Promise<Result>) => Promise<Result>;

/** Said to whoever finds the line full: by then a few have been served. */
const FULL_SECONDS = 15;

const within = async <Result>(limitMs: number, work: (signal: AbortSignal) => Promise<Result>): Promise<Result> => {
  const stop = new AbortController();
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const error = new Error(`Took longer than ${limitMs} ms`);
    reject(error);
    stop.abort(error);
  }, limitMs);
  try {
    // Whoever does not heed the signal holds up the line no longer than the others.
    return await Promise.race([work(stop.signal), late]);
  } finally {
    clearTimeout(timer);
  }
};

/** Keys of failed work with the time until which it rests. */
const createRests = (restMs: number, clock: Clock) => {
  const untilOf = new Map<string, number>();
  return {
    begin: (key: string): void => void untilOf.set(key, clock.now().getTime() + restMs),
    check: (key: string): void => {
      const now = clock.now().getTime();
      for (const [each, until] of untilOf) if (until <= now) untilOf.delete(each);
      const until = untilOf.get(key);
      if (until !== undefined) throw new Failure('server.busy', { retryAfterSeconds: (until - now) / 1000 });
    },
  };
};

/** One piece of work at a time, in the order in which it was asked for. */
export const createWorkLine = ({ waiting, limitMs, restMs }: LineRules, clock: Clock): WorkLine => {
  const rests = createRests(restMs, clock);
  let inLine = 0;
  let last: Promise<unknown> = Promise.resolve();
  return async (key, work) => {
    rests.check(key);
    if (inLine > waiting) throw new Failure('server.busy', { retryAfterSeconds: FULL_SECONDS });
    inLine += 1;
    const turn = last.then(() => within(limitMs, work));
    last = turn.catch(() => undefined);
    try {
      return await turn;
    } catch (error) {
      rests.begin(key);
      throw error;
    } finally {
      inLine -= 1;
    }
  };
};
