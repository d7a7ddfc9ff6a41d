/** Keeps files in a folder of this machine. */
import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { checkKey, type Files } from '#server/providers/files/files.ts';

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** What is being written is no file yet. */
const PARTIAL = '.partial';

const orNullWhenMissing = async <Value>(value: Promise<Value>): Promise<Value | null> => {
  try {
    return await value;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
};

/** Makes a rename durable; Windows cannot open folders and does not need it. */
const syncFolder = async (folder: string): Promise<void> => {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync();
  await handle.close();
};

export const folderFiles = (root: string): Files => {
  const pathOf = (key: string): string => join(root, ...checkKey(key).split('/'));
  return {
    put: async (key, bytes) => {
      const path = pathOf(key);
      const partial = `${path}.${randomUUID()}${PARTIAL}`;
      await mkdir(dirname(path), { recursive: true });
      const handle = await open(partial, 'wx', 0o600);
      try {
        await handle.writeFile(bytes);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(partial, path);
      await syncFolder(dirname(path));
    },
    read: (key) => orNullWhenMissing(readFile(pathOf(key))),
    open: async (key) => {
      const path = pathOf(key);
      const found = await orNullWhenMissing(stat(path));
      return found && { body: createReadStream(path), sizeBytes: found.size };
    },
    list: async (folder) => {
      const entries = await orNullWhenMissing(readdir(pathOf(folder), { recursive: true, withFileTypes: true }));
      return (entries ?? [])
        .filter((entry) => entry.isFile() && !entry.name.endsWith(PARTIAL))
        .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'));
    },
    delete: (key) => rm(pathOf(key), { force: true }),
    deleteFolder: (folder) => rm(pathOf(folder), { recursive: true, force: true }),
  };
};
