import { expect, it } from 'vitest';
import { timeLeftOf } from '#web/features/runs/time-left.ts';

it.each([
  [null, null],
  [0, { unit: 'seconds', count: 5 }],
  [12, { unit: 'seconds', count: 15 }],
  [89, { unit: 'seconds', count: 90 }],
  [90, { unit: 'minutes', count: 2 }],
  [300, { unit: 'minutes', count: 5 }],
])('of %j seconds', (seconds, left) => {
  expect(timeLeftOf(seconds)).toEqual(left);
});
