/** The code of whoever invited this visitor: it stays in local storage until an account is made. */

const KEY = 'referredBy';
const LONGEST = 100;

const storage = (): Storage | null => {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
};

/** Keeps the code of `?ref=`; the first invitation counts until it is used. */
export const keepInvitation = (search: string): void => {
  const code = new URLSearchParams(search).get('ref')?.trim() ?? '';
  if (code === '' || code.length > LONGEST || readInvitation() !== null) return;
  try {
    storage()?.setItem(KEY, code);
  } catch {
    // Without storage the invitation is lost, not the visit.
  }
};

export const readInvitation = (): string | null => storage()?.getItem(KEY) ?? null;

export const forgetInvitation = (): void => storage()?.removeItem(KEY);
