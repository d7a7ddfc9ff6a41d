/** Runs as they cross the wire. */
import { RUN_ERROR_MESSAGES } from '#contract/error-messages.data.ts';
import type { RunResult } from '#contract/runs.ts';
import type { Language } from '#core/locale/language.ts';
import { runEtaSeconds, runPercent } from '#core/run/run-stage.ts';
import { pageImageUrl } from '#server/features/books/public.ts';
import type { RunPageRow, RunRow } from '#server/features/runs/run-store.ts';
import type { UrlSigner } from '#server/platform/http/signed-url.ts';

export const viewRun = (
  { run, pages }: { run: RunRow; pages: readonly RunPageRow[] },
  { signer, language }: { signer: UrlSigner; language: Language },
): RunResult => {
  const counts = { pagesDone: pages.filter((page) => page.state === 'done').length, pagesTotal: pages.length };
  const finishedAtMs = pages.flatMap((page) => (page.drawn_at ? [page.drawn_at.getTime()] : []));
  return {
    runId: run.id,
    bookId: run.book_id,
    stage: run.stage,
    percent: runPercent(run.stage, counts),
    pages: pages.map(({ page_index, state, attempts, page_image_id }) => ({
      index: page_index,
      state,
      attempts,
      ...(page_image_id && { image: pageImageUrl(signer, run.book_id, page_image_id) }),
    })),
    startedAt: run.started_at.toISOString(),
    etaSeconds: run.error_code === null ? runEtaSeconds(run.stage, counts, finishedAtMs) : null,
    ...(run.error_code && { error: { code: run.error_code, message: RUN_ERROR_MESSAGES[language][run.error_code] } }),
  };
};
