/** Signed, expiring addresses, for pictures and downloads that a browser fetches without a bearer token. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '#server/platform/clock.ts';

export type UrlSigner = {
  /** The path with `expires` and `signature`. The same path gets the same address for hours, so caches work. */
  sign(path: string): string;
  /** True when the signature is ours, for exactly this path, and has not expired. */
  isValid(path: string, query: { expires?: number | undefined; signature?: string | undefined }): boolean;
};

/** Addresses change every 12 hours and each lives between 12 and 24 hours. */
const WINDOW_SECONDS = 12 * 60 * 60;

export const createUrlSigner = (secret: string, clock: Clock): UrlSigner => {
  const nowSeconds = (): number => Math.floor(clock.now().getTime() / 1000);
  const signatureOf = (path: string, expires: number): string =>
    createHmac('sha256', secret).update(`${path}|${expires}`).digest('base64url');
  return {
    sign: (path) => {
      const expires = (Math.floor(nowSeconds() / WINDOW_SECONDS) + 2) * WINDOW_SECONDS;
      return `${path}?expires=${expires}&signature=${signatureOf(path, expires)}`;
    },
    isValid: (path, { expires, signature }) => {
      if (expires === undefined || signature === undefined || expires <= nowSeconds()) return false;
      const expected = Buffer.from(signatureOf(path, expires));
      const given = Buffer.from(signature);
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
  };
};
