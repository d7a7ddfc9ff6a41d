/** What this browser keeps for the person who is signed in; all of it goes when they sign out. */

const PREFIX = 'hikaya.private.';

const storage = (): Storage | null => {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
};

export const readPrivate = (key: string): string | null => storage()?.getItem(PREFIX + key) ?? null;

/** Keeps nothing, silently, when the browser has no room or no permission. */
export const writePrivate = (key: string, value: string): void => {
  try {
    storage()?.setItem(PREFIX + key, value);
  } catch {
    // A full or closed storage costs the draft, not the work in progress.
  }
};

export const removePrivate = (key: string): void => storage()?.removeItem(PREFIX + key);

export const clearPrivateStorage = (): void => {
  const kept = storage();
  if (!kept) return;
  for (const key of Object.keys(kept).filter((name) => name.startsWith(PREFIX))) kept.removeItem(key);
};

const KEY_BYTES = 16;

/** A key that this browser has not used before; it works on plain http too, where `crypto.randomUUID` does not exist. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(KEY_BYTES))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
