/** Where pictures and book files are kept. Keys are paths of lower-case letters, digits, `-`, `.` and `/`. */
import type { Readable } from 'node:stream';

export type StoredFile = { readonly body: Readable; readonly sizeBytes: number };

export type Files = {
  /**
   * Keeps `bytes` under `key`, in place of what was there. When it resolves the file survives a crash; when it fails
   * the old one is still whole. Repeating it is harmless.
   */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The whole file, or null when there is none. */
  read(key: string): Promise<Uint8Array | null>;
  /** The file as a stream, or null when there is none. The caller consumes or destroys the body. */
  open(key: string): Promise<StoredFile | null>;
  /** The keys of all files that begin with `folder` and a slash, in no order; none when nothing is there. */
  list(folder: string): Promise<string[]>;
  /** Deletes one file; nothing there is fine. */
  delete(key: string): Promise<void>;
  /** Deletes everything whose key begins with `folder` and a slash; nothing there is fine. */
  deleteFolder(folder: string): Promise<void>;
};

const KEY = /^[a-z0-9][a-z0-9.-]*(\/[a-z0-9][a-z0-9.-]*)*$/;

/** Throws when a key could leave its place or mean different files on different systems. */
export const checkKey = (key: string): string => {
  if (!KEY.test(key) || key.includes('..')) throw new Error(`Not a file key: ${JSON.stringify(key.slice(0, 200))}`);
  return key;
};
