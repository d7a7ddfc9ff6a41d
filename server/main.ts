/** The process: read the settings, bring up the database, compose, listen, and stop in good order. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compose, openErrorReports, type Product } from '#server/compose.ts';
import { ConfigError, loadConfig, type Config } from '#server/config.ts';
import { ensureFirstAdmin, type FirstAdmin } from '#server/features/accounts/ensure-first-admin.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/start-embedded-postgres.ts';
import { findFreePort } from '#server/platform/http/free-port.ts';
import { acquireInstanceLock, InstanceRunningError } from '#server/platform/instance-lock.ts';
import { createLog, say, type Log } from '#server/platform/log.ts';
import { loadMailBundle } from '#server/platform/mail-bundle.ts';

const PAGE_FOLDER = fileURLToPath(new URL('../build/client', import.meta.url));
/** Everything that is left when this is over is killed; the promise to the person at the terminal is 5 seconds. */
const STOP_DEADLINE_MS = 4_700;

type Closer = () => Promise<void> | void;

/** What has to be undone at the end, last opened first closed. */
const createClosers = () => {
  const closers: Closer[] = [];
  return {
    add: (closer: Closer): void => void closers.push(closer),
    closeAll: async (log: Log): Promise<void> => {
      for (const close of closers.splice(0).toReversed()) {
        try {
          await close();
        } catch (error) {
          log.error({ err: error }, 'process.close-failed');
        }
      }
    },
  };
};
type Closers = ReturnType<typeof createClosers>;

const readVersion = (): string => {
  const file: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  return typeof file === 'object' && file !== null && 'version' in file ? String(file.version) : '0';
};

/** The address of the database: the given one, or an embedded one that is started again should it end by itself. */
const openConnectionString = async (config: Config, log: Log, closers: Closers): Promise<string> => {
  if (config.DATABASE_URL) return config.DATABASE_URL;
  let isStopping = false;
  const start = async (): Promise<string> => {
    const postgres = await startEmbeddedPostgres({
      dataDir: config.DATA_DIR,
      log: (event, fields) => log.debug(fields ?? {}, event),
    });
    stop = () => postgres.stop();
    postgres.onExit(({ isExpected }) => {
      if (isExpected || isStopping) return;
      log.error('database.ended-unexpectedly');
      start().catch((error: unknown) => {
        log.fatal({ err: error }, 'database.restart-failed');
        process.kill(process.pid, 'SIGTERM');
      });
    });
    return postgres.connectionString;
  };
  let stop: Closer = () => undefined;
  closers.add(() => {
    isStopping = true;
    return stop();
  });
  return start();
};

const listen = async (product: Product, config: Config): Promise<string> => {
  const port = await findFreePort(config.HOST, config.PORT);
  await product.http.listen({ host: config.HOST, port });
  const address = product.http.server.address();
  const shownHost = config.HOST === '0.0.0.0' || config.HOST === '::' ? 'localhost' : config.HOST;
  const shownPort = typeof address === 'object' && address ? address.port : port;
  if (config.PORT !== 0 && shownPort !== config.PORT) say(`Port ${config.PORT} is taken, so Hikaya uses ${shownPort}.`);
  return `http://${shownHost.includes(':') ? `[${shownHost}]` : shownHost}:${shownPort}`;
};

const describeAdmin = ({ email, password }: FirstAdmin): string =>
  password === null
    ? `Administrator: ${email} (the password was given, or shown at the first start)`
    : `Administrator: ${email}  password: ${password}  (shown only this once; keep it)`;

const startProcess = async (config: Config, log: Log, closers: Closers): Promise<void> => {
  // Processes that share a database of their own choice may share the files too; the embedded one has one owner.
  const lock = config.DATABASE_URL ? null : await acquireInstanceLock(config.DATA_DIR, {});
  closers.add(() => lock?.release());
  const connectionString = await openConnectionString(config, log, closers);
  const applied = await migrate(connectionString);
  if (applied.length > 0) log.info({ applied }, 'database.migrated');
  let address = `http://localhost:${config.PORT}`;
  const product = await compose({
    config,
    connectionString,
    log,
    pageFolder: PAGE_FOLDER,
    version: readVersion(),
    wordLetter: await loadMailBundle(),
    publicUrl: () => config.PUBLIC_URL ?? address,
  });
  closers.add(() => product.close());
  const wanted = { email: config.FIRST_ADMIN_EMAIL, password: config.FIRST_ADMIN_PASSWORD ?? null };
  await ensureFirstAdmin(product, wanted, (admin) => say(describeAdmin(admin)));
  // Listening comes first, because mails carry the address that it finds.
  if (config.ROLE !== 'worker') address = await listen(product, config);
  if (config.ROLE !== 'web') await product.startJobs(config.DATABASE_URL === undefined);
  if (config.ROLE === 'worker') return say('Hikaya is doing jobs. Press Ctrl-C to stop.');
  lock?.setInfo({ url: address });
  say(`Hikaya is ready at ${address}`);
};

/** Runs until it is told to stop. Exit codes: 0 stopped, 1 could not start or broke, 2 a setting is wrong. */
export const runServer = async (): Promise<void> => {
  let config: Config;
  try {
    config = loadConfig();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    say(error.message);
    process.exit(2);
  }
  const reports = await openErrorReports(config, readVersion());
  const log = createLog(config.LOG_LEVEL, reports?.capture);
  const closers = createClosers();
  closers.add(() => reports?.close());
  let isStopping = false;
  const stop = async (exitCode: number): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(exitCode || 1), STOP_DEADLINE_MS).unref();
    await closers.closeAll(log);
    process.exit(exitCode);
  };
  const stopOnSignal = (): void => {
    if (!isStopping) say('Stopping…');
    void stop(0);
  };
  process.on('SIGINT', stopOnSignal);
  process.on('SIGTERM', stopOnSignal);
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'process.broken');
    void stop(1);
  });
  try {
    await startProcess(config, log, closers);
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    if (!(error instanceof InstanceRunningError)) log.debug({ err: error }, 'process.start-failed');
    await stop(1);
  }
};

if (import.meta.main) await runServer();
