import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createWorkLine } from '#server/platform/work-line.ts';

const RULES = { waiting: 2, limitMs: 1_000, restMs: 60_000 };
const clock = { now: () => new Date() };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Work that goes on until it is let go. */
const slowWork = () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  let begun = false;
  return {
    begun: () => begun,
    finish: () => resolve('drawn'),
    work: () => {
      begun = true;
      return promise;
    },
  };
};

it('does one piece at a time, in the order of asking', async () => {
  const inLine = createWorkLine(RULES, clock);
  const [first, second] = [slowWork(), slowWork()];
  const [one, two] = [inLine('a', first.work), inLine('b', second.work)];
  await vi.advanceTimersByTimeAsync(10);
  expect([first.begun(), second.begun()]).toEqual([true, false]);
  first.finish();
  expect(await one).toBe('drawn');
  await vi.advanceTimersByTimeAsync(10);
  expect(second.begun()).toBe(true);
  second.finish();
  expect(await two).toBe('drawn');
});

it('tells whoever finds it full to come back, and takes them when there is room', async () => {
  const inLine = createWorkLine(RULES, clock);
  const works = [slowWork(), slowWork(), slowWork()];
  const asked = works.map(({ work }, index) => inLine(String(index), work));
  const refused = { code: 'server.busy', retryAfterSeconds: 15 };
  await expect(inLine('late', async () => 'x')).rejects.toMatchObject(refused);
  for (const { finish } of works) finish();
  await Promise.all(asked);
  expect(await inLine('late', async () => 'x')).toBe('x');
});

it('ends what takes too long, and goes on with the next', async () => {
  const inLine = createWorkLine(RULES, clock);
  const signals: AbortSignal[] = [];
  const endless = inLine('a', (signal) => {
    signals.push(signal);
    return new Promise<string>(() => undefined);
  });
  const next = inLine('b', async () => 'next');
  const ended = expect(endless).rejects.toThrow('Took longer than 1000 ms');
  await vi.advanceTimersByTimeAsync(RULES.limitMs);
  await ended;
  expect(signals[0]?.aborted).toBe(true);
  expect(await next).toBe('next');
});

it('leaves what failed alone for a while, and nothing else', async () => {
  const inLine = createWorkLine(RULES, clock);
  await expect(inLine('a', () => Promise.reject(new Error('no ink')))).rejects.toThrow('no ink');
  await expect(inLine('a', async () => 'drawn')).rejects.toMatchObject({ code: 'server.busy', retryAfterSeconds: 60 });
  expect(await inLine('b', async () => 'drawn')).toBe('drawn');
  await vi.advanceTimersByTimeAsync(RULES.restMs);
  expect(await inLine('a', async () => 'drawn')).toBe('drawn');
});
