import { expect, it } from 'vitest';
import { createSharedWork } from '#server/platform/shared-work.ts';

it('is done once for all who ask meanwhile, and anew for whoever asks later', async () => {
  const share = createSharedWork<number>();
  let done = 0;
  const work = async (): Promise<number> => ++done;
  expect(await Promise.all([share('a', work), share('a', work), share('b', work)])).toEqual([1, 1, 2]);
  expect(await share('a', work)).toBe(3);
});

it('fails for all who asked, and is tried again for the next', async () => {
  const share = createSharedWork<string>();
  const fail = () => Promise.reject(new Error('no ink'));
  const [first, second] = await Promise.allSettled([share('a', fail), share('a', fail)]);
  expect([first.status, second.status]).toEqual(['rejected', 'rejected']);
  expect(await share('a', async () => 'drawn')).toBe('drawn');
});
