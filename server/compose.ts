/** The only file that chooses adapters and hands them out: from settings and a database to a server and its jobs. */
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { mailIdSchema } from '#contract/fields.ts';
import type { WordLetter } from '#contract/mails/letters.ts';
import { ENDPOINTS } from '#contract/table.ts';
import type { Config } from '#server/config.ts';

import { bindAccounts } from '#server/features/accounts/accounts.routes.ts';
import { findActor } from '#server/features/accounts/find-actor.ts';
import { BOOK_JOBS, bindBookJobs } from '#server/features/books/book-jobs.ts';
import { lookAtSharedPage } from '#server/features/books/shares/look-at-shared-page.ts';
import { bindBooks } from '#server/features/books/books.routes.ts';
import { bindCharacters } from '#server/features/characters/characters.routes.ts';
import { bindCharacterJobs, deleteCharacterFilesJob } from '#server/features/characters/delete-files.job.ts';
import { keepInOutbox } from '#server/features/mails/mail-store.ts';
import { bindMails } from '#server/features/mails/mails.routes.ts';
import { sendMailJob } from '#server/features/mails/send-mail.job.ts';
import { bindMailJobs } from '#server/features/mails/send-mail.ts';
import { bindReferrals } from '#server/features/referrals/referrals.routes.ts';
import { bindIdeas } from '#server/features/ideas/ideas.routes.ts';
import { bindSupport } from '#server/features/support/support.routes.ts';
import { RUN_JOBS } from '#server/features/runs/run-jobs.ts';
import { bindRunJobs, bindRuns } from '#server/features/runs/runs.routes.ts';
import { createSamplePictures, listOldSamplePictures } from '#server/features/samples/sample-pictures.ts';
import { bindSamples } from '#server/features/samples/samples.routes.ts';
import { bindStats } from '#server/features/stats/stats.routes.ts';
import { createTemplatePictures } from '#server/features/templates/template-picture.ts';
import { bindTemplates } from '#server/features/templates/templates.routes.ts';
import { systemClock, type Clock } from '#server/platform/clock.ts';
import { openChangeFeed } from '#server/platform/db/change-feed.ts';
import { openDatabase, type Database } from '#server/platform/db/database.ts';
import { ensureSecret } from '#server/platform/db/secrets.ts';
import type { BindingDeps } from '#server/platform/http/bind-endpoint.ts';
import { createHttpApp } from '#server/platform/http/http-app.ts';
import { addApiDocs, buildOpenApi } from '#server/platform/http/openapi.ts';
import { addPageFiles } from '#server/platform/http/page-files.ts';
import { createUrlSigner } from '#server/platform/http/signed-url.ts';
import { openJobQueue, type JobQueue } from '#server/platform/jobs/job-queue.ts';
import type { Log } from '#server/platform/log.ts';
import { systemRandom, type Random } from '#server/platform/random.ts';
import { workInSpareTime } from '#server/platform/spare-time.ts';
import { createThreadPool } from '#server/platform/thread-pool.ts';
import { createWorkLine } from '#server/platform/work-line.ts';
import type { ErrorReports } from '#server/providers/error-reports/error-reports.ts';
import { sentryReports } from '#server/providers/error-reports/sentry.ts';
import { folderFiles } from '#server/providers/files/folder.ts';
import { builtInIllustrator } from '#server/providers/illustrator/built-in.ts';
import type { Illustrator } from '#server/providers/illustrator/illustrator.ts';
import type { Mail } from '#server/providers/mail/mail.ts';
import { outboxMail } from '#server/providers/mail/outbox.ts';
import { smtpMail } from '#server/providers/mail/smtp.ts';
import type { Fetch } from '#server/providers/sign-in/ask-vendor.ts';
import { facebookSignIn } from '#server/providers/sign-in/facebook.ts';
import { googleSignIn } from '#server/providers/sign-in/google.ts';
import type { SignInVendor } from '#server/providers/sign-in/sign-in.ts';
import { builtInStoryWriter } from '#server/providers/story-writer/built-in.ts';
import type { StoryWriter } from '#server/providers/story-writer/story-writer.ts';

export type Composition = {
  readonly config: Config;
  readonly connectionString: string;
  readonly log: Log;
  /** Folder of the built web application. */
  readonly pageFolder: string;
  readonly version: string;
  /** The words of mails, from the bundle that is built with the web application. */
  readonly wordLetter: WordLetter;
  /** Where people reach the product; asked at every use, because the port is known only once it listens. */
  publicUrl(): string;
  /** Stand-ins for tests; everything else is real. */
  readonly clock?: Clock;
  readonly random?: Random;
  readonly writer?: StoryWriter;
  readonly illustrator?: Illustrator;
  readonly mail?: Mail;
  /** Answers of Google and Facebook. */
  readonly vendorFetch?: Fetch;
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
const JOBS = [...RUN_JOBS, ...BOOK_JOBS, deleteCharacterFilesJob, sendMailJob];

/** Through the mail server that is set, otherwise into the outbox. */
const chooseMail = (config: Config, db: Database, clock: Clock): Mail => {
  const { SMTP_URL: url, MAIL_FROM: from } = config;
  if (url !== undefined && from !== undefined) return smtpMail({ url, from });
  return outboxMail(
    ({ id, to, subject, text, html, links, sentAt }) =>
      db.transaction((tx) =>
        keepInOutbox(tx, { id: mailIdSchema.parse(id), to_address: to, subject, text, html, links, sent_at: sentAt }),
      ),
    clock,
  );
};

/** The vendors that are set; the others do not exist as far as anybody can see. */
const chooseVendors = (config: Config, clock: Clock, send: Fetch | undefined): SignInVendor[] => {
  const { GOOGLE_CLIENT_ID: google, FACEBOOK_APP_ID: id, FACEBOOK_APP_SECRET: secret } = config;
  return [
    ...(google ? [googleSignIn(google, send)] : []),
    ...(id !== undefined && secret !== undefined
      ? [facebookSignIn({ id, secret }, { clock, ...(send && { send }) })]
      : []),
  ];
};

/** Null when faults go to the log alone. Opened before everything else, so that it hears of all of it. */
export const openErrorReports = async ({ SENTRY_DSN: dsn }: Config, release: string): Promise<ErrorReports | null> =>
  dsn === undefined ? null : sentryReports({ dsn, release });

/** What pages may reach outside: the vendors that are set, and where errors are reported to. */
const originsOf = (vendors: readonly SignInVendor[], { SENTRY_WEB_DSN: dsn }: Config) => ({
  scripts: vendors.flatMap(({ origins }) => origins.scripts),
  connections: [
    ...vendors.flatMap(({ origins }) => origins.connections),
    ...(dsn === undefined ? [] : [new URL(dsn).origin]),
  ],
  frames: vendors.flatMap(({ origins }) => origins.frames),
});

/** A drawing takes a second or two; books that are being drawn may hold it up. */
const DRAWING_RULES = { limitMs: 30_000, restMs: 60_000 };
/** Every template, a whole sample book and a few more: whoever comes first after a change of the drawing code asks for them. */
const VISITORS_WAITING = 32;
/** Every character that a family may have, and some of another one. */
const PORTRAITS_WAITING = 240;

/** Everything that features ask for: connections, adapters, and the settings that decide something in them. */
const openParts = async (given: Composition) => {
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
  const visitorLine = createWorkLine({ ...DRAWING_RULES, waiting: VISITORS_WAITING }, clock);
  return {
    db,
    changes,
    jobs,
    threads,
    files,
    signer,
    writer,
    illustrator,
    samplePictures: createSamplePictures({ files, illustrator, visitorLine }),
    templatePictures: createTemplatePictures({ files, illustrator, visitorLine }),
    portraitLine: createWorkLine({ ...DRAWING_RULES, waiting: PORTRAITS_WAITING }, clock),
    clock,
    random,
    log,
    mail: given.mail ?? chooseMail(config, db, clock),
    vendors: chooseVendors(config, clock, given.vendorFetch),
    wordLetter: given.wordLetter,
    publicUrl: given.publicUrl,
    userApproval: config.USER_APPROVAL,
    isOutboxOpen: config.SMTP_URL === undefined,
  };
};
type Parts = Awaited<ReturnType<typeof openParts>>;

/** The server with every endpoint and page bound to it. */
const openHttp = async (given: Composition, deps: Parts): Promise<FastifyInstance> => {
  const http = await createHttpApp({
    log: deps.log,
    isReady: () => deps.db.isReachable(),
    isBehindProxy: given.config.TRUST_PROXY === 'yes',
    vendorOrigins: originsOf(deps.vendors, given.config),
  });
  const binding: BindingDeps = { signer: deps.signer, findActor: (token) => findActor(deps, token) };
  await addApiDocs(http, buildOpenApi(ENDPOINTS, given.version));
  bindAccounts(http, binding, deps);
  bindCharacters(http, binding, deps);
  bindTemplates(http, binding, deps);
  bindBooks(http, binding, deps);
  bindIdeas(http, binding, deps);
  bindRuns(http, binding, deps);
  bindReferrals(http, binding, deps);
  bindSamples(http, binding, deps);
  bindStats(http, binding, deps);
  bindSupport(http, binding, deps);
  bindMails(http, binding, deps);
  await addPageFiles(http, given.pageFolder, {
    lookAt: (path) => lookAtSharedPage(deps, path),
    reportsDsn: given.config.SENTRY_WEB_DSN ?? null,
  });
  return http;
};

/** Pictures that nothing leads to any more; should some be left, the next start finds them. */
const deleteOldDrawings = async (deps: Parts, signal: AbortSignal): Promise<void> => {
  try {
    const old = [...(await listOldSamplePictures(deps)), ...(await deps.templatePictures.listOld())];
    for (const key of old) if (!signal.aborted) await deps.files.delete(key);
    if (old.length > 0) deps.log.info({ deleted: old.length }, 'drawings.old-deleted');
  } catch (error) {
    deps.log.warn({ err: error }, 'drawings.old-left');
  }
};

/** What visitors will look at, drawn before they do. */
const drawAhead = (deps: Parts, signal: AbortSignal): Promise<void> => {
  const { covers, pages } = deps.samplePictures.drawAhead();
  const pieces = [...covers, ...deps.templatePictures.drawAhead(), ...pages];
  return workInSpareTime(pieces, { isFree: deps.threads.isFree, log: deps.log, signal });
};

/** Puts the product together over a migrated database. Nothing listens and no job runs until the caller says so. */
export const compose = async (given: Composition): Promise<Product> => {
  const deps = await openParts(given);
  const { db, jobs, log } = deps;
  const http = await openHttp(given, deps);
  const stop = new AbortController();
  let tidying = Promise.resolve();
  let drawing = Promise.resolve();
  return {
    http,
    db,
    clock: deps.clock,
    random: deps.random,
    startJobs: async (isAlone) => {
      const released = isAlone ? await jobs.releaseAbandoned() : 0;
      if (released > 0) log.info({ released }, 'jobs.released-after-crash');
      tidying = deleteOldDrawings(deps, stop.signal);
      if (given.config.DRAW_AHEAD === 'yes') drawing = drawAhead(deps, stop.signal);
      await jobs.work([...bindRunJobs(deps), ...bindBookJobs(deps), ...bindCharacterJobs(deps), ...bindMailJobs(deps)]);
    },
    close: async () => {
      stop.abort();
      await http.close();
      await jobs.stop();
      await tidying;
      await deps.mail.close();
      await deps.threads.close();
      await drawing;
      await deps.changes.close();
      await db.close();
    },
  };
};
