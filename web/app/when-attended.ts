/** The moment for what only somebody who is there can use: they have moved, or the page has long been quiet. */

const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown'] as const;

/** After this somebody who only looks is shown it too. */
const LONGEST_MS = 4_000;
/** What answers a person need not wait for an idle moment for long. */
const IDLE_MS = 500;

const isLoaded = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), { once: true, signal });
  });

const sign = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    for (const type of SIGNS) window.addEventListener(type, () => resolve(), { passive: true, once: true, signal });
  });

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const isIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: IDLE_MS });
    else setTimeout(resolve);
  });

/** Resolves once, when the page is loaded; after `signal` is aborted it may never do so. */
export const whenAttended = async (signal: AbortSignal): Promise<void> => {
  const moved = sign(signal);
  await isLoaded(signal);
  await Promise.race([moved, pause(LONGEST_MS)]);
  await isIdle();
};
