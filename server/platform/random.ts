/** Randomness, given to whoever needs it: ids, secret tokens and seeds. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';

export type Random = {
  /** A new UUID. The brand is the caller's: `random.id<BookId>()`. */
  id<Id extends string>(): Id;
  /** URL-safe text of 256 random bits. */
  token(): string;
  /** A 32-bit unsigned whole number. */
  seed(): number;
};

export const systemRandom: Random = {
  id: <Id extends string>() => randomUUID() as string as Id,
  token: () => randomBytes(32).toString('base64url'),
  seed: () => randomBytes(4).readUInt32BE(0),
};

/** What is stored of a token: its SHA-256, so that a leaked database signs nobody in. */
export const sha256 = (text: string | Uint8Array): Buffer => createHash('sha256').update(text).digest();
