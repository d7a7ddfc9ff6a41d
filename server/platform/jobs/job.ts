/** What a job is: a name, a payload of ids, and how often it is tried. The handler is bound to it where it is composed. */
import type { z } from 'zod';

export type JobPolicy = {
  /** Tries after the first one, when the handler throws or its process dies. */
  readonly retryLimit: number;
  /** Seconds before the second try; doubled each time, up to a minute. */
  readonly retryDelaySeconds: number;
  /** Seconds after which a try that still runs is given up. */
  readonly timeoutSeconds: number;
  /** Seconds before the first try; none unless given. */
  readonly delaySeconds?: number;
};

export type Job<Payload extends z.ZodType = z.ZodType> = {
  /** `feature.verb-noun`. */
  readonly name: string;
  readonly payload: Payload;
  readonly policy: JobPolicy;
};

export const defineJob = <Payload extends z.ZodObject>(job: Job<Payload>): Job<Payload> => job;

export type PayloadOf<J extends Job> = J extends Job<infer Payload> ? z.output<Payload> : never;

/** A job with what does it. Handlers may be called twice for one payload and must then do nothing the second time. */
export type BoundJob = {
  readonly job: Job;
  /** How many of them one process does at the same time. */
  readonly concurrency: number;
  /** `signal` aborts when the try is given up or the process stops. */
  run(payload: unknown, signal: AbortSignal): Promise<void>;
  /** Called once when every try has failed. */
  giveUp(payload: unknown): Promise<void>;
};

/** Ties handlers to a job; payloads are validated before they are handed over. */
export const bindJob = <Payload extends z.ZodObject>(
  job: Job<Payload>,
  handlers: {
    concurrency: number;
    run(payload: z.output<Payload>, signal: AbortSignal): Promise<void>;
    giveUp(payload: z.output<Payload>): Promise<void>;
  },
): BoundJob => ({
  job,
  concurrency: handlers.concurrency,
  run: (payload, signal) => handlers.run(job.payload.parse(payload), signal),
  giveUp: (payload) => handlers.giveUp(job.payload.parse(payload)),
});
