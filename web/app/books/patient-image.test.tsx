// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PatientImage } from '#web/app/books/patient-image.tsx';

let answers: (Response | null)[];
let asked: number;

beforeEach(() => {
  vi.useFakeTimers();
  answers = [];
  asked = 0;
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    const answer = answers.shift();
    if (!answer) throw new TypeError('Failed to fetch');
    return answer;
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const busy = (headers: Record<string, string> = {}) => new Response('', { status: 503, headers });
const image = () => screen.getByAltText('Nour');
const fail = async (): Promise<HTMLElement> => {
  const failed = image();
  fireEvent.error(failed);
  await act(() => vi.advanceTimersByTimeAsync(0));
  return failed;
};
const isAskedAgainAfter = async (failed: HTMLElement, ms: number): Promise<boolean> => {
  await act(() => vi.advanceTimersByTimeAsync(ms));
  return image() !== failed;
};
const show = () => {
  const onGivenUp = vi.fn<() => void>();
  const view = render(<PatientImage src="/i/0" alt="Nour" onGivenUp={onGivenUp} />);
  return { ...view, onGivenUp };
};

it('is asked for again when the server says', async () => {
  const { onGivenUp } = show();
  answers = [busy({ 'Retry-After': '15' })];
  const failed = await fail();
  expect(await isAskedAgainAfter(failed, 14_900)).toBe(false);
  expect(await isAskedAgainAfter(failed, 200)).toBe(true);
  expect(image().getAttribute('src')).toBe('/i/0');
  expect(onGivenUp).not.toHaveBeenCalled();
});

it('is asked for less and less often where nothing is said, and given up in the end', async () => {
  const { onGivenUp } = show();
  for (const ms of [1_000, 2_000, 4_000, 8_000, 16_000, 30_000]) {
    answers = [busy()];
    const failed = await fail();
    expect(await isAskedAgainAfter(failed, ms - 100)).toBe(false);
    expect(await isAskedAgainAfter(failed, 200)).toBe(true);
  }
  expect(onGivenUp).not.toHaveBeenCalled();
  await fail();
  expect(onGivenUp).toHaveBeenCalledTimes(1);
  expect(asked).toBe(6);
});

it('is asked for at once when it is there after all, and after a while when the line is broken', async () => {
  show();
  answers = [new Response('picture')];
  const first = image();
  await fail();
  expect(image()).not.toBe(first);
  const failed = await fail();
  expect(await isAskedAgainAfter(failed, 2_100)).toBe(true);
});

it.each([403, 404, 410])('is given up at once when the answer is %i', async (status) => {
  const { onGivenUp } = show();
  answers = [new Response('', { status })];
  const failed = await fail();
  expect(onGivenUp).toHaveBeenCalledTimes(1);
  expect(await isAskedAgainAfter(failed, 60_000)).toBe(false);
});

it('begins anew at another address', async () => {
  const { rerender, onGivenUp } = show();
  answers = [new Response('', { status: 403 })];
  await fail();
  expect(onGivenUp).toHaveBeenCalledTimes(1);
  rerender(<PatientImage src="/i/0?fresh" alt="Nour" onGivenUp={onGivenUp} />);
  expect(image().getAttribute('src')).toBe('/i/0?fresh');
  answers = [busy()];
  expect(await isAskedAgainAfter(await fail(), 1_100)).toBe(true);
  expect(onGivenUp).toHaveBeenCalledTimes(1);
});

it('is let go with its page', async () => {
  const { onGivenUp, unmount } = show();
  answers = [busy()];
  await fail();
  unmount();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onGivenUp).not.toHaveBeenCalled();
});
