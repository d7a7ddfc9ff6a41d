// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenAttended } from '#web/app/when-attended.ts';

let readyState: DocumentReadyState;
let stop: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  readyState = 'complete';
  stop = new AbortController();
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState);
});
afterEach(() => {
  stop.abort();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const attend = () => {
  const attended = { is: false };
  void whenAttended(stop.signal).then(() => (attended.is = true));
  return attended;
};

it.each(['pointermove', 'touchstart', 'scroll', 'keydown'])('comes with %s', async (sign) => {
  const attended = attend();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(attended.is).toBe(false);
  window.dispatchEvent(new Event(sign));
  await vi.advanceTimersByTimeAsync(10);
  expect(attended.is).toBe(true);
});

it('comes to those who only look, after a while', async () => {
  const attended = attend();
  await vi.advanceTimersByTimeAsync(3_900);
  expect(attended.is).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(attended.is).toBe(true);
});

it('never comes before the page is loaded, however much somebody moves', async () => {
  readyState = 'interactive';
  const attended = attend();
  window.dispatchEvent(new Event('pointermove'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(attended.is).toBe(false);
  window.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(10);
  expect(attended.is).toBe(true);
});
