// @vitest-environment jsdom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, expect, it, vi } from 'vitest';
import type { RunStage } from '#core/run/run-stage.ts';
import { api } from '#web/api/api.ts';
import { useGetBookQuery } from '#web/api/book-calls.ts';
import { store } from '#web/app/store.ts';
import { useRun } from '#web/features/runs/use-run.ts';

const RealRequest = Request;

afterEach(() => {
  cleanup();
  store.dispatch(api.util.resetApiState());
  vi.unstubAllGlobals();
});

const Store = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;

/** A server on which the story is written right after the book was asked for, and whose run then stands at `stage`. */
const follow = (stage: RunStage) => {
  let asked = 0;
  const run = { stage, percent: 10, etaSeconds: null, pages: [] };
  vi.stubGlobal(
    'Request',
    class extends RealRequest {
      constructor(input: string, init?: RequestInit) {
        super(new URL(input, 'http://here.test'), { ...init, signal: null });
      }
    },
  );
  vi.stubGlobal('fetch', async (request: Request | string) => {
    const address = typeof request === 'string' ? request : new URL(request.url).pathname;
    if (address.includes('run-events'))
      return new Response(
        new ReadableStream({ start: (to) => to.enqueue(`data: ${JSON.stringify(run)}\n\n`) }).pipeThrough(
          new TextEncoderStream(),
        ),
      );
    if (address.includes('run-result')) return Response.json(run);
    asked += 1;
    return Response.json({ _id: 'book', title: asked === 1 ? 'Layla' : 'Layla Walks by Ear' });
  });
  const { result } = renderHook(
    () => {
      useRun('book');
      return useGetBookQuery({ params: { id: 'book' } }).data?.title;
    },
    { wrapper: Store },
  );
  return { title: () => result.current, timesAsked: () => asked };
};

it.each(['queued', 'in_progress', 'uploading'] as const)(
  'asks for the title of a story that is there at %s',
  async (stage) => {
    const { title, timesAsked } = follow(stage);
    await waitFor(() => expect(title()).toBe('Layla Walks by Ear'));
    expect(timesAsked()).toBe(2);
  },
);

it('leaves the title alone while the story is being written', async () => {
  const { title, timesAsked } = follow('optimizing');
  await waitFor(() => expect(title()).toBe('Layla'));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(timesAsked()).toBe(1);
});
