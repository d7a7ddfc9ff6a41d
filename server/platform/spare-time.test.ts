import { describe, expect, it, vi } from 'vitest';
import { createLog } from '#server/platform/log.ts';
import { workInSpareTime, type SparePiece } from '#server/platform/spare-time.ts';

vi.mock('node:timers/promises', () => ({
  setTimeout: async (ms: number) => {
    pauses.push(ms);
    await new Promise((resolve) => setImmediate(resolve));
  },
}));
const pauses: number[] = [];

const start = (pieces: readonly SparePiece[], isFree: () => boolean = () => true) => {
  pauses.length = 0;
  const stop = new AbortController();
  return { stop, end: workInSpareTime(pieces, { isFree, log: createLog('silent'), signal: stop.signal }) };
};

describe('work in spare time', () => {
  it('begins a while after the start, and rests after each piece that had something to do', async () => {
    const done: string[] = [];
    const piece = (name: string, isNeeded: boolean): SparePiece => {
      return async () => {
        done.push(name);
        return isNeeded;
      };
    };
    await start([piece('one', true), piece('there already', false), piece('two', true)]).end;
    expect(done).toEqual(['one', 'there already', 'two']);
    expect(pauses).toHaveLength(3);
    expect(pauses[0]).toBe(5_000);
  });

  it('waits while somebody else has work', async () => {
    let looks = 0;
    const piece = vi.fn<SparePiece>(async () => true);
    await start([piece], () => (looks += 1) > 3).end;
    expect(pauses.filter((ms) => ms === 500)).toHaveLength(3);
    expect(piece).toHaveBeenCalledTimes(1);
  });

  it('leaves what fails and goes on', async () => {
    const next = vi.fn<SparePiece>(async () => true);
    await start([() => Promise.reject(new Error('no ink')), next]).end;
    expect(next).toHaveBeenCalledTimes(1);
  });

  it('ends when the process stops, also while it waits', async () => {
    const piece = vi.fn<SparePiece>(async () => true);
    const { stop, end } = start([piece], () => false);
    await vi.waitFor(() => expect(pauses.length).toBeGreaterThan(3));
    stop.abort();
    await end;
    expect(piece).not.toHaveBeenCalled();
  });
});
