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
 * Seconds until a run ends, from the instants (in milliseconds) at which its pages were finished. The pace is the median
 * of the gaps between them, so a night in which the run stood still does not count. Null before there are two pages.
 */
export const runEtaSeconds = (stage: RunStage, counts: RunCounts, finishedAtMs: readonly number[]): number | null => {
  if (stage === 'completed') return 0;
  const sorted = finishedAtMs.toSorted((first, second) => first - second);
  const gaps = sorted.slice(1).map((instant, index) => instant - (sorted[index] ?? instant));
  const median = gaps.toSorted((first, second) => first - second)[Math.floor(gaps.length / 2)];
  if (median === undefined) return null;
  return Math.max(1, Math.round((median * (counts.pagesTotal - counts.pagesDone + 0.5)) / 1000));
};
