/** The newest run of a book, kept up to date while somebody looks at it. */
import { useEffect, useState } from 'react';
import type { RunResult } from '#contract/runs.ts';
import type { RunStage } from '#core/run/run-stage.ts';
import { API_PATH } from '#web/api/call-headers.ts';
import { api } from '#web/api/api.ts';
import { runApi, useGetRunResultQuery } from '#web/api/run-calls.ts';
import { requestOf } from '#web/api/endpoint-routes.ts';
import { readEventStream } from '#web/api/event-stream.ts';
import { isRunOver, watchRun, type RunSource } from '#web/api/watch-run.ts';
import { useAppDispatch, type AppDispatch } from '#web/app/store.ts';

const BEFORE_STORY: readonly RunStage[] = ['analyzing', 'optimizing'];

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

const sourceOf = (bookId: string, dispatch: AppDispatch): RunSource => ({
  stream: (onRun, signal) =>
    readEventStream(API_PATH + requestOf('watchRun', { params: { id: bookId } }).url, {
      signal,
      onData: (data) => onRun(JSON.parse(data) as RunResult),
    }),
  ask: () =>
    dispatch(
      runApi.endpoints.getRunResult.initiate({ params: { id: bookId } }, { forceRefetch: true, subscribe: false }),
    ).unwrap(),
  wait,
});

/**
 * Follows the run while it goes on; when it is over, the books of the cache are stale. `resumed` asks how it stands.
 * `isLost` says that there is no news because the server cannot be reached.
 */
export const useRun = (bookId: string) => {
  const dispatch = useAppDispatch();
  const call = { params: { id: bookId } };
  const { data: run, error, refetch } = useGetRunResultQuery(call);
  const isOver = run !== undefined && isRunOver(run);
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    if (isOver) return undefined;
    let stop = new AbortController();
    let isTitleAsked = false;
    const tell = (news: RunResult): void => {
      setLost(false);
      void dispatch(runApi.util.upsertQueryData('getRunResult', { params: { id: bookId } }, news));
      // The story brings the title of the book; what the cache has may be from before it, however fast it was written.
      if (!isTitleAsked && !BEFORE_STORY.includes(news.stage)) {
        isTitleAsked = true;
        dispatch(api.util.invalidateTags([{ type: 'Books', id: bookId }]));
      }
      if (isRunOver(news)) dispatch(api.util.invalidateTags(['Books']));
    };
    const lose = (): void => setLost(true);
    const follow = (): void => {
      stop.abort();
      stop = new AbortController();
      void watchRun(sourceOf(bookId, dispatch), { onRun: tell, onLost: lose }, stop.signal);
    };
    follow();
    // The browser knows at once whether there is a network; a stream may hang for long without an error.
    window.addEventListener('offline', lose);
    window.addEventListener('online', follow);
    return () => {
      stop.abort();
      window.removeEventListener('offline', lose);
      window.removeEventListener('online', follow);
    };
  }, [bookId, dispatch, isOver]);
  return { run, error, isLost: isLost && !isOver, resumed: () => void refetch() };
};
