// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenQuiet } from '#web/app/when-quiet.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
});

const addPicture = (): HTMLImageElement => {
  const image = document.createElement('img');
  Object.defineProperty(image, 'fetchPriority', { value: 'high' });
  Object.defineProperty(image, 'complete', { value: false });
  document.body.append(image);
  return image;
};

const isQuietAfter = async (ms: number, quiet: Promise<void>): Promise<boolean> => {
  let isQuiet = false;
  void quiet.then(() => (isQuiet = true));
  await vi.advanceTimersByTimeAsync(ms);
  return isQuiet;
};

it('waits for the pictures that a page opens with, those that broke too', async () => {
  const pictures = [addPicture(), addPicture()];
  const quiet = whenQuiet();
  expect(await isQuietAfter(500, quiet)).toBe(false);
  pictures[0]?.dispatchEvent(new Event('load'));
  expect(await isQuietAfter(500, quiet)).toBe(false);
  pictures[1]?.dispatchEvent(new Event('error'));
  expect(await isQuietAfter(10, quiet)).toBe(true);
});

it('does not wait long', async () => {
  addPicture();
  expect(await isQuietAfter(2_100, whenQuiet())).toBe(true);
});
