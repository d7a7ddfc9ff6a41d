/** Durable jobs on the same PostgreSQL: enqueued in the transaction of their row, tried again after a crash. */
import { fromKysely, PgBoss } from 'pg-boss';
import type { z } from 'zod';
import type { Tx } from '#server/platform/db/database.ts';
import type { BoundJob, Job } from '#server/platform/jobs/job.ts';
import type { Log } from '#server/platform/log.ts';

export type JobQueue = {
  /** Adds jobs that exist when `tx` commits, and not at all when it rolls back. */
  enqueue<Payload extends z.ZodObject>(tx: Tx, job: Job<Payload>, payloads: readonly z.input<Payload>[]): Promise<void>;
  /** Starts doing jobs in this process. */
  work(bound: readonly BoundJob[]): Promise<void>;
  /**
   * Gives jobs that were being done back to be done now. Only right when no other process can be doing them, as with
   * the embedded database; elsewhere the heartbeat finds them within half a minute.
   */
  releaseAbandoned(): Promise<number>;
  /** Stops taking jobs and aborts those in progress; they are done again later. */
  stop(): Promise<void>;
};

const SCHEMA = 'jobs';
/** A worker that has not been heard of for so long is taken for dead (10 is the least that pg-boss takes). */
const HEARTBEAT_SECONDS = 10;
const IDLE_POLL_SECONDS = 5;
const LAST_FETCH_MS = 150;
/** Longest wait for interrupted jobs to end; the process promises to stop within five seconds. */
const STOP_WAIT_MS = 2_000;
const STOP_POLL_MS = 25;

const givenUpQueue = (job: Job): string => `${job.name}.given-up`;

const ensureQueues = async (boss: PgBoss, jobs: readonly Job[]): Promise<void> => {
  for (const job of jobs) {
    const rest = { retryLimit: 3, retryDelay: 2, heartbeatSeconds: HEARTBEAT_SECONDS, notify: true };
    await boss.createQueue(givenUpQueue(job), rest);
    const options = {
      retryLimit: job.policy.retryLimit,
      retryDelay: job.policy.retryDelaySeconds,
      retryBackoff: true,
      retryDelayMax: 60,
      expireInSeconds: job.policy.timeoutSeconds,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      deadLetter: givenUpQueue(job),
      notify: true,
    };
    await boss.createQueue(job.name, options);
    await boss.updateQueue(job.name, options);
  }
};

/**
 * Gives jobs back that are being done: those of `ids`, or all when null. One statement, so a crash leaves each job either
 * as it was or given back. pg-boss counts a try when it fetches a job that was started before; taking one off here
 * makes being interrupted cost nothing, and makes it ignore what the interrupted try still says.
 */
const release = async (boss: PgBoss, ids: readonly string[] | null): Promise<number> => {
  const { rows } = await boss.getDb().executeSql(
    `update ${SCHEMA}.job set state = 'created', retry_count = retry_count - 1, heartbeat_on = null, start_after = now()
     where state = 'active' and name not like '\\_\\_%' and ($1::uuid[] is null or id = any($1::uuid[])) returning id`,
    [ids],
  );
  return rows.length;
};

const settled = async (active: ReadonlySet<string>, longestMs: number): Promise<void> => {
  for (let waitedMs = 0; active.size > 0 && waitedMs < longestMs; waitedMs += STOP_POLL_MS)
    await new Promise((resolve) => setTimeout(resolve, STOP_POLL_MS));
};

/** One worker that fetches again as soon as it is done, and otherwise waits to be notified. */
const startWorker = async (
  boss: PgBoss,
  queue: string,
  { active, handle }: { active: Set<string>; handle: (payload: unknown, signal: AbortSignal) => Promise<void> },
): Promise<void> => {
  let workerId = '';
  workerId = await boss.work<object>(
    queue,
    {
      batchSize: 1,
      pollingIntervalSeconds: 1,
      notifyPollingIntervalSeconds: IDLE_POLL_SECONDS,
      heartbeatRefreshSeconds: 3,
    },
    async ([job]) => {
      if (!job) return;
      active.add(job.id);
      try {
        await handle(job.data, job.signal);
      } finally {
        active.delete(job.id);
        boss.notifyWorker(workerId);
      }
    },
  );
};

/** `stopping` aborts with the process; what fails then was interrupted, which is no failure of the job. */
const logFailedTries =
  (bond: BoundJob, log: Log, stopping: AbortSignal) =>
  async (payload: unknown, signal: AbortSignal): Promise<void> => {
    try {
      await bond.run(payload, AbortSignal.any([signal, stopping]));
    } catch (error) {
      if (!stopping.aborted) log.warn({ err: error, job: bond.job.name, payload }, 'jobs.try-failed');
      throw error;
    }
  };

/** Connects, makes the queues of all `jobs` and answers the queue; nothing is done before `work`. */
export const openJobQueue = async (connectionString: string, jobs: readonly Job[], log: Log): Promise<JobQueue> => {
  const boss = new PgBoss({
    connectionString,
    schema: SCHEMA,
    max: 4,
    useListenNotify: true,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    reindex: false,
  });
  const stopping = new AbortController();
  boss.on('error', (error) => {
    // A job that outlives the stop cannot say how it ended, and need not: it was given back.
    if (!stopping.signal.aborted) log.error({ err: error }, 'jobs.connection-failed');
  });
  await boss.start();
  await ensureQueues(boss, jobs);
  /** Ids of the jobs that this process is doing. */
  const active = new Set<string>();

  return {
    enqueue: async (tx, job, payloads) => {
      if (payloads.length === 0) return;
      await boss.insert(
        job.name,
        payloads.map((payload) => ({
          data: job.payload.parse(payload),
          startAfter: job.policy.delaySeconds ?? 0,
        })),
        { db: fromKysely(tx) },
      );
    },
    work: async (bound) => {
      for (const bond of bound) {
        const { job, concurrency } = bond;
        for (let worker = 0; worker < concurrency; worker += 1) {
          await startWorker(boss, job.name, { active, handle: logFailedTries(bond, log, stopping.signal) });
        }
        await startWorker(boss, givenUpQueue(job), { active, handle: (payload) => bond.giveUp(payload) });
      }
    },
    releaseAbandoned: () => release(boss, null),
    stop: async () => {
      for (const { name } of jobs) await boss.offWork(name, { wait: false });
      // A fetch may be under way still; what it brings is given back with the rest.
      await new Promise((resolve) => setTimeout(resolve, LAST_FETCH_MS));
      await release(boss, [...active]);
      stopping.abort();
      // What they still write goes to a database that is open: the pools are closed after this.
      await settled(active, STOP_WAIT_MS);
      await boss.stop({ graceful: false, close: true });
    },
  };
};
