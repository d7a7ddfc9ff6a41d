/** How long something still takes, in words that do not promise more than is known. */

type TimeLeft = { readonly unit: 'seconds' | 'minutes'; readonly count: number };

/** Seconds in steps of five below a minute and a half, minutes above; null when nothing is known. */
export const timeLeftOf = (seconds: number | null): TimeLeft | null => {
  if (seconds === null) return null;
  if (seconds < 90) return { unit: 'seconds', count: Math.max(5, Math.ceil(seconds / 5) * 5) };
  return { unit: 'minutes', count: Math.round(seconds / 60) };
};
