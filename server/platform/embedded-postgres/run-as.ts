// Chooses whom PostgreSQL runs as: it refuses root, so root lends it an unprivileged user.
import { chownSync, realpathSync, type Stats, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { readIfThere } from '#server/platform/embedded-postgres/durable-file.ts';
import { EmbeddedPostgresError } from '#server/platform/embedded-postgres/embedded-postgres-error.ts';

export interface SystemUser {
  uid: number;
  gid: number;
}

// `_postgres` is the name on macOS.
const PREFERRED = ['postgres', '_postgres', 'nobody'];
const READ = 4;
const ENTER = 1;

/** Whether this process is the superuser (never on Windows, whose PostgreSQL drops its rights by itself). */
export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** The unprivileged users of the system, best first. initdb insists on an entry in the password file. */
export function listUnprivilegedUsers(passwordFile = readIfThere('/etc/passwd') ?? ''): SystemUser[] {
  const users = passwordFile
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length >= 4 && /^-?\d+$/.test(fields[2] ?? '') && Number(fields[2]) !== 0)
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
  const rank = (name: string) => (PREFERRED.includes(name) ? PREFERRED.indexOf(name) : PREFERRED.length);
  return users.toSorted((a, b) => rank(a.name) - rank(b.name)).map(({ uid, gid }) => ({ uid, gid }));
}

/**
 * Whether the user may read this file or enter this folder, judged by owner, group and mode of it and of
 * every folder above. Access lists are not asked: at worst something is copied that could have stayed.
 */
export function canReach(path: string, user: SystemUser): boolean {
  try {
    const real = realpathSync(path);
    const target = statSync(real);
    if (!isAllowed(target, user, target.isDirectory() ? ENTER : READ)) return false;
    for (let folder = dirname(real); ; folder = dirname(folder)) {
      if (!isAllowed(statSync(folder), user, ENTER)) return false;
      if (folder === dirname(folder)) return true;
    }
  } catch {
    return false;
  }
}

/** The first user who reaches all these paths. */
export function findUserWhoReaches(paths: string[]): SystemUser | undefined {
  return listUnprivilegedUsers().find((user) => paths.every((path) => canReach(path, user)));
}

/** The user to take when nobody reaches anything. Throws {@link EmbeddedPostgresError} on a system with only root. */
export function getUnprivilegedUser(): SystemUser {
  const [user] = listUnprivilegedUsers();
  if (user) return user;
  throw new EmbeddedPostgresError(
    'PostgreSQL refuses to run as root and this system has no other user. Add one (for example `useradd postgres`), ' +
      'start as an ordinary user, or set DATABASE_URL to a PostgreSQL server.',
  );
}

/** The part of spawn options that makes a child run as the user. macOS writes `nobody` as -2, spawn wants it so. */
export function asUser(user: SystemUser | undefined): { uid?: number; gid?: number } {
  return user ? { uid: user.uid | 0, gid: user.gid | 0 } : {};
}

/** Gives a file or folder to the user; nothing happens when there is none. */
export function giveTo(path: string, user: SystemUser | undefined): void {
  if (user) chownSync(path, user.uid >>> 0, user.gid >>> 0);
}

function isAllowed(stat: Stats, user: SystemUser, bits: number): boolean {
  const shift = stat.uid === user.uid >>> 0 ? 6 : stat.gid === user.gid >>> 0 ? 3 : 0;
  return ((stat.mode >> shift) & bits) === bits;
}
