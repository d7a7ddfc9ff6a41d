/** The only file that chooses adapters and hands them out: from settings and a database to a server and its jobs. */
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { ENDPOINTS } from '#contract/table.ts';
import type { Config } from '#server/config.ts';
import { bindAccounts } from '#server/features/accounts/accounts.routes.ts';
import { findActor } from '#server/features/accounts/find-actor.ts';
import { bindBookJobs, deleteBookFilesJob } from '#server/features/books/delete-files.job.ts';
import { bindBooks } from '#server/features/books/books.routes.ts';
import { bindCharacters } from '#server/features/characters/characters.routes.ts';
import { bindCharacterJobs, deleteCharacterFilesJob } from '#server/features/characters/delete-files.job.ts';
import { RUN_JOBS } from '#server/features/runs/run-jobs.ts';
import { bindRunJobs, bindRuns } from '#server/features/runs/runs.routes.ts';
import { bindTemplates } from '#server/features/templates/templates.routes.ts';
import { systemClock, type Clock } from '#server/platform/clock.ts';
import { openChangeFeed } from '#server/platform/db/change-feed.ts';
import { openDatabase, type Database } from '#server/platform/db/database.ts';
import { ensureSecret } from '#server/platform/db/secrets.ts';
import type { BindingDeps } from '#server/platform/http/bind-endpoint.ts';
import { createHttpApp } from '#server/platform/http/http-app.ts';
import { addApiDocs, buildOpenApi } from '#server/platform/http/openapi.ts';
import { addPageFiles, inlineScriptHashes } from '#server/platform/http/page-files.ts';
import { createUrlSigner } from '#server/platform/http/signed-url.ts';
import { openJobQueue, type JobQueue } from '#server/platform/jobs/job-queue.ts';
import type { Log } from '#server/platform/log.ts';
import { systemRandom, type Random } from '#server/platform/random.ts';
import { createThreadPool } from '#server/platform/thread-pool.ts';
import { folderFiles } from '#server/providers/files/folder.ts';
import { builtInIllustrator } from '#server/providers/illustrator/built-in.ts';
import type { Illustrator } from '#server/providers/illustrator/illustrator.ts';
import { builtInStoryWriter } from '#server/providers/story-writer/built-in.ts';
import type { StoryWriter } from '#server/providers/story-writer/story-writer.ts';

export type Composition = {
  readonly config: Config;
  readonly connectionString: string;
  readonly log: Log;
  /** Folder of the built web application. */
  readonly pageFolder: string;
  readonly version: string;
  /** Stand-ins for tests; everything else is real. */
  readonly clock?: Clock;
  readonly random?: Random;
  readonly writer?: StoryWriter;
  readonly illustrator?: Illustrator;
};

export type Product = {
  readonly http: FastifyInstance;
  readonly db: Database;
  readonly clock: Clock;
  readonly random: Random;
  /** Starts doing jobs in this process; `isAlone` says that no other process does any. */
  startJobs(isAlone: boolean): Promise<void>;
  /** Stops answering and doing jobs, then closes everything. */
  close(): Promise<void>;
};

/** Every job of the product. */
const JOBS = [...RUN_JOBS, deleteBookFilesJob, deleteCharacterFilesJob];

/** Puts the product together over a migrated database. Nothing listens and no job runs until the caller says so. */
export const compose = async (given: Composition): Promise<Product> => {
  const { config, connectionString, log } = given;
  const clock = given.clock ?? systemClock;
  const random = given.random ?? systemRandom;
  const db = openDatabase(connectionString, (error) => log.warn({ err: error }, 'database.connection-lost'));
  const changes = await openChangeFeed(connectionString, (error) =>
    log.warn({ err: error }, 'changes.connection-lost'),
  );
  const jobs: JobQueue = await openJobQueue(connectionString, JOBS, log);
  const threads = createThreadPool(config.DRAWING_THREADS);
  const files = folderFiles(join(config.DATA_DIR, 'files'));
  const signer = createUrlSigner(await db.read((tx) => ensureSecret(tx, 'url-signing', random)), clock);
  const writer = given.writer ?? builtInStoryWriter;
  const illustrator = given.illustrator ?? builtInIllustrator(threads);
  const deps = {
    db,
    changes,
    jobs,
    threads,
    files,
    signer,
    writer,
    illustrator,
    clock,
    random,
    log,
    userApproval: config.USER_APPROVAL,
  };

  const http = await createHttpApp({
    log,
    isReady: () => db.isReachable(),
    isBehindProxy: config.TRUST_PROXY === 'yes',
    scriptHashes: await inlineScriptHashes(given.pageFolder),
  });
  const binding: BindingDeps = { signer, findActor: (token) => findActor(deps, token) };
  await addApiDocs(http, buildOpenApi(ENDPOINTS, given.version));
  bindAccounts(http, binding, deps);
  bindCharacters(http, binding, deps);
  bindTemplates(http, binding, deps);
  bindBooks(http, binding, deps);
  bindRuns(http, binding, deps);
  await addPageFiles(http, given.pageFolder);

  return {
    http,
    db,
    clock,
    random,
    startJobs: async (isAlone) => {
      const released = isAlone ? await jobs.releaseAbandoned() : 0;
      if (released > 0) log.info({ released }, 'jobs.released-after-crash');
      await jobs.work([...bindRunJobs(deps), ...bindBookJobs(deps), ...bindCharacterJobs(deps)]);
    },
    close: async () => {
      await http.close();
      await jobs.stop();
      await threads.close();
      await changes.close();
      await db.close();
    },
  };
};
