/** When the pictures that a page opens with are there and the browser has time: the moment for what can wait. */

const LONGEST_MS = 2_000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const isIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: LONGEST_MS });
    else setTimeout(resolve);
  });

const isShown = async (image: HTMLImageElement): Promise<void> => {
  if (image.complete) return;
  await new Promise((resolve) => {
    image.addEventListener('load', resolve, { once: true });
    image.addEventListener('error', resolve, { once: true });
  });
};

const firstPictures = (): HTMLImageElement[] =>
  [...document.images].filter(({ fetchPriority }) => fetchPriority === 'high');

export const whenQuiet = async (): Promise<void> => {
  // Whoever asks while a page is being drawn means the pictures of that page too.
  await pause(0);
  await Promise.race([Promise.all(firstPictures().map(isShown)), pause(LONGEST_MS)]);
  await isIdle();
};
