import { describe, expect, it, vi } from 'vitest';
import type { RunResult } from '#contract/runs.ts';
import { watchRun, type RunSource } from '#web/api/watch-run.ts';

const run = (change: Partial<RunResult>): RunResult => ({
  runId: 'r' as RunResult['runId'],
  bookId: 'b' as RunResult['bookId'],
  stage: 'in_progress',
  percent: 50,
  pages: [],
  startedAt: '2026-01-01T00:00:00Z',
  etaSeconds: null,
  ...change,
});

const source = (change: Partial<RunSource>): RunSource => ({
  stream: () => Promise.reject(new Error('no stream')),
  ask: () => Promise.reject(new Error('no answer')),
  wait: () => Promise.resolve(),
  ...change,
});

describe('watchRun', () => {
  it('tells every event of the stream and never asks when the stream reaches the end', async () => {
    const ask = vi.fn<RunSource['ask']>();
    const told: number[] = [];
    const stream: RunSource['stream'] = async (onRun) => {
      onRun(run({ percent: 10 }));
      onRun(run({ percent: 100, stage: 'completed' }));
    };
    await watchRun(
      source({ stream, ask }),
      { onRun: ({ percent }) => told.push(percent) },
      new AbortController().signal,
    );
    expect(told).toEqual([10, 100]);
    expect(ask).not.toHaveBeenCalled();
  });

  it('asks every two seconds when the stream breaks, through failures, until the run is over', async () => {
    const answers = [
      () => Promise.resolve(run({ percent: 60 })),
      () => Promise.reject(new Error('offline')),
      () => Promise.resolve(run({ percent: 100, stage: 'completed' })),
    ];
    const wait = vi.fn<RunSource['wait']>(() => Promise.resolve());
    const told: number[] = [];
    const ask = () => answers.shift()?.() ?? Promise.reject(new Error('asked too often'));
    await watchRun(source({ ask, wait }), { onRun: ({ percent }) => told.push(percent) }, new AbortController().signal);
    expect(told).toEqual([60, 100]);
    expect(wait.mock.calls.map(([ms]) => ms)).toEqual([2000, 2000]);
  });

  it('ends with a failed run', async () => {
    const error = { code: 'run.page-failed', message: 'x' } as const;
    const told: unknown[] = [];
    const ask = () => Promise.resolve(run({ error }));
    await watchRun(source({ ask }), { onRun: (news) => told.push(news.error) }, new AbortController().signal);
    expect(told).toEqual([error]);
  });

  it('tries the stream again after a while of asking', async () => {
    let streams = 0;
    const stream: RunSource['stream'] = async (onRun) => {
      streams += 1;
      if (streams === 1) throw new Error('broken');
      onRun(run({ stage: 'completed' }));
    };
    await watchRun(
      source({ stream, ask: () => Promise.resolve(run({})) }),
      { onRun: () => undefined },
      new AbortController().signal,
    );
    expect(streams).toBe(2);
  });

  it('says that the server cannot be reached, and then how the run stands once it can be', async () => {
    const answers = [
      () => Promise.reject(new Error('offline')),
      () => Promise.resolve(run({ percent: 80, stage: 'completed' })),
    ];
    const told: string[] = [];
    const ask = () => answers.shift()?.() ?? Promise.reject(new Error('asked too often'));
    const listener = { onRun: ({ percent }: RunResult) => told.push(String(percent)), onLost: () => told.push('lost') };
    await watchRun(source({ ask }), listener, new AbortController().signal);
    expect(told).toEqual(['lost', '80']);
  });

  it('says nothing after it was stopped', async () => {
    const stop = new AbortController();
    const told: number[] = [];
    const ask = async () => {
      stop.abort();
      return run({ percent: 70 });
    };
    await watchRun(source({ ask }), { onRun: ({ percent }) => told.push(percent) }, stop.signal);
    expect(told).toEqual([]);
  });
});
