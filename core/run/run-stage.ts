/** The stages of a run (one generation of one book), in their fixed order, and how far along each one is. */
import { defineMachine } from '#core/machine.ts';

export const RUN_STAGES = ['analyzing', 'optimizing', 'queued', 'in_progress', 'uploading', 'completed'] as const;
export type RunStage = (typeof RUN_STAGES)[number];

/** Stages only go forward, one at a time. A failed run keeps its stage and goes on from there when it is resumed. */
export const runStageMachine = defineMachine<RunStage>('analyzing', {
  analyzing: ['optimizing'],
  optimizing: ['queued'],
  queued: ['in_progress'],
  in_progress: ['uploading'],
  uploading: ['completed'],
  completed: [],
});

export const PAGE_STATES = ['waiting', 'drawing', 'done', 'failed'] as const;
export type PageState = (typeof PAGE_STATES)[number];

/** Percent at which a stage begins. Drawing takes nearly all of the time, so it has nearly all of the scale. */
const STAGE_PERCENT: Readonly<Record<RunStage, number>> = {
  analyzing: 0,
  optimizing: 4,
  queued: 10,
  in_progress: 12,
  uploading: 94,
  completed: 100,
};

export type RunCounts = { readonly pagesDone: number; readonly pagesTotal: number };

/** Whole percent from 0 to 100 that never falls while a run goes forward; 100 only when it is completed. */
export const runPercent = (stage: RunStage, { pagesDone, pagesTotal }: RunCounts): number => {
  if (stage !== 'in_progress' || pagesTotal === 0) return STAGE_PERCENT[stage];
  const span = STAGE_PERCENT.uploading - STAGE_PERCENT.in_progress;
  return STAGE_PERCENT.in_progress + Math.floor((span * Math.min(pagesDone, pagesTotal)) / pagesTotal);
};

/**
 * Seconds until a run ends, from the pages drawn since `startedAtMs` (both instants in milliseconds).
 * Null while nothing is known, which is before the first page is done.
 */
export const runEtaSeconds = (
  stage: RunStage,
  counts: RunCounts,
  time: { startedAtMs: number; nowMs: number },
): number | null => {
  if (stage === 'completed') return 0;
  if (counts.pagesDone === 0) return null;
  const perPageMs = (time.nowMs - time.startedAtMs) / counts.pagesDone;
  const leftMs = perPageMs * (counts.pagesTotal - counts.pagesDone + 0.5);
  return Math.max(1, Math.round(leftMs / 1000));
};
