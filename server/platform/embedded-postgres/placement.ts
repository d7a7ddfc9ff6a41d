// Decides where the database lies and whom it runs as: in the data folder, unless root keeps that to itself.
import { createHash, randomUUID } from 'node:crypto';
import { chmodSync, existsSync, linkSync, mkdirSync, realpathSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { hasCode, readIfThere, writeDurably } from '#server/platform/embedded-postgres/durable-file.ts';
import { EmbeddedPostgresError } from '#server/platform/embedded-postgres/embedded-postgres-error.ts';
import {
  canReach,
  findUserWhoReaches,
  getUnprivilegedUser,
  isRoot,
  type SystemUser,
} from '#server/platform/embedded-postgres/run-as.ts';

export interface PlacementRequest {
  dataDir: string;
  /** Where root puts a database whose data folder no unprivileged user can reach. */
  reachableDir: string;
  packageDir: string;
}

export interface Placement {
  /** Everything of this database: cluster, port, log, lock. */
  baseDir: string;
  /** PostgreSQL's own data folder inside it. */
  clusterDir: string;
  /** Whom PostgreSQL runs as; undefined for ourselves. */
  user: SystemUser | undefined;
  /** Present when the database lies outside the data folder. */
  pointer?: Pointer;
}

/** The note in the data folder that says where its database is; the same words lie beside the database. */
interface Pointer {
  database: string;
  dataFolder: string;
  /** Tells this data folder's database from that of a deleted one that lay at the same path. */
  id: string;
}

const POINTER = 'postgres-location.json';
const OWNER_NOTE = 'belongs-to.json';

/** Chooses place and user and makes the folders. Throws {@link EmbeddedPostgresError}. */
export function placeDatabase(request: PlacementRequest): Placement {
  const home = ensureReal(request.dataDir);
  const inside = join(home, 'postgres');
  const pointer = readPointer(join(home, POINTER));
  if (pointer) return placeByPointer(pointer, request);
  if (!isRoot()) return placeInside(inside, undefined, 0o700);
  const user =
    findOwner(join(inside, 'cluster')) ??
    // Somebody who reaches the program too saves a copy of it.
    findUserWhoReaches([home, join(request.packageDir, 'native', 'bin')]) ??
    findUserWhoReaches([home]);
  if (user) return placeInside(inside, user, 0o755);
  return placeByPointer(writePointer(home, request.reachableDir), request);
}

/**
 * Settles whose database lies in a place outside the data folder; to be called by one starter at a time.
 * A moved data folder keeps its database; a copied one is refused, for two must not share one; what a deleted data
 * folder left behind is put aside as `cluster.abandoned`.
 */
export function claimPlace(placement: Placement): void {
  const { pointer, baseDir, clusterDir } = placement;
  if (!pointer) return;
  const notePath = join(baseDir, OWNER_NOTE);
  const note = readPointer(notePath);
  if (note && note.id === pointer.id && note.dataFolder !== pointer.dataFolder) {
    if (readPointer(join(note.dataFolder, POINTER))?.id === pointer.id) throw copiedFolder(pointer, note);
  } else if (note?.id !== pointer.id && existsSync(clusterDir)) {
    rmSync(`${clusterDir}.abandoned`, { recursive: true, force: true });
    renameSync(clusterDir, `${clusterDir}.abandoned`);
  }
  if (note?.id !== pointer.id || note.dataFolder !== pointer.dataFolder)
    writeDurably(notePath, JSON.stringify(pointer));
}

function copiedFolder(pointer: Pointer, note: Pointer): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `${pointer.dataFolder} is a copy of ${note.dataFolder}, and both point to the database in ${pointer.database}. ` +
      `Delete ${join(pointer.dataFolder, POINTER)} to begin with an empty database.`,
  );
}

function placeInside(baseDir: string, user: SystemUser | undefined, mode: number): Placement {
  const clusterDir = join(baseDir, 'cluster');
  ensureFolder(baseDir, mode);
  if (user && !canReach(baseDir, user)) {
    throw new EmbeddedPostgresError(
      `The database in ${clusterDir} belongs to user ${user.uid}, who cannot enter that folder. ` +
        'Let that user pass through the folders above it (chmod o+x), or move the data folder.',
    );
  }
  const owner = user ? undefined : findOwner(clusterDir);
  if (owner && owner.uid !== process.getuid?.()) {
    throw new EmbeddedPostgresError(
      `The database in ${clusterDir} belongs to user ${owner.uid}. Start as that user or as root, ` +
        `or give it to yourself: chown -R "$(id -u)" '${baseDir}'`,
    );
  }
  return { baseDir, clusterDir, user };
}

function placeByPointer(found: Pointer, request: PlacementRequest): Placement {
  const pointer = { ...found, dataFolder: realpathSync(request.dataDir) };
  if (!isRoot()) {
    throw new EmbeddedPostgresError(
      `The database of ${pointer.dataFolder} was made by root and lies in ${pointer.database}. Start as root, ` +
        `or delete ${join(pointer.dataFolder, POINTER)} to begin with an empty database.`,
    );
  }
  const clusterDir = join(pointer.database, 'cluster');
  ensureFolder(pointer.database, 0o755);
  const owner = findOwner(clusterDir);
  const user = owner ?? findUserWhoReaches([pointer.database]) ?? getUnprivilegedUser();
  if (!canReach(pointer.database, user)) {
    throw new EmbeddedPostgresError(
      `No unprivileged user can enter ${pointer.database}, where PostgreSQL would keep its data (it refuses root). ` +
        'Choose a data folder outside private folders, or set DATABASE_URL to a PostgreSQL server.',
    );
  }
  return { baseDir: pointer.database, clusterDir, user, pointer };
}

/** Writes the pointer; of simultaneous starters one is first, and the others read what it wrote. */
function writePointer(home: string, reachableDir: string): Pointer {
  const database = join(resolve(reachableDir), createHash('sha256').update(home).digest('hex').slice(0, 16));
  ensureFolder(resolve(reachableDir), 0o755);
  const pointer: Pointer = { database, dataFolder: home, id: randomUUID() };
  const [path, draft] = [join(home, POINTER), join(home, `${POINTER}.${pointer.id}`)];
  writeDurably(draft, `${JSON.stringify(pointer, null, 2)}\n`);
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readPointer(path) ?? pointer;
}

function readPointer(path: string): Pointer | undefined {
  const text = readIfThere(path);
  if (text === undefined) return undefined;
  const broken = new EmbeddedPostgresError(`${path} should say where the database is, but it cannot be read.`);
  try {
    const value: Partial<Record<keyof Pointer, unknown>> = JSON.parse(text);
    const { database, dataFolder, id } = value;
    if (typeof database === 'string' && typeof dataFolder === 'string' && typeof id === 'string') {
      return { database, dataFolder, id };
    }
  } catch (error) {
    broken.cause = error;
  }
  throw broken;
}

function findOwner(path: string): SystemUser | undefined {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat && stat.uid > 0 ? { uid: stat.uid, gid: stat.gid } : undefined;
}

function ensureReal(dataDir: string): string {
  ensureFolder(resolve(dataDir), undefined);
  return realpathSync(resolve(dataDir));
}

function ensureFolder(path: string, mode: number | undefined): void {
  try {
    const isNew = mkdirSync(path, { recursive: true }) !== undefined;
    // Not left to the umask: the user of the database has to pass.
    if (isNew && mode !== undefined) chmodSync(path, mode);
  } catch (error) {
    throw new EmbeddedPostgresError(`The database folder ${path} cannot be made: ${String(error)}`, { cause: error });
  }
}
