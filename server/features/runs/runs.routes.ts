/** Binds the run endpoints to their use cases, and the run jobs to theirs. */
import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/runs.ts';
import { assembleRunBook, type AssembleBookDeps } from '#server/features/runs/assemble-book.ts';
import { drawRunPage, type DrawPageDeps } from '#server/features/runs/draw-page.ts';
import { generateStory, type GenerateStoryDeps } from '#server/features/runs/generate-story.ts';
import { getRunResult } from '#server/features/runs/get-run-result.ts';
import { giveUpRun, type GiveUpDeps } from '#server/features/runs/give-up.ts';
import { resumeRun } from '#server/features/runs/resume-run.ts';
import { assembleBookJob, drawPageJob, writeStoryJob } from '#server/features/runs/run-jobs.ts';
import { watchRun, type WatchRunDeps } from '#server/features/runs/watch-run.ts';
import { writeRunStory, type WriteStoryDeps } from '#server/features/runs/write-story.ts';
import { bindEndpoint, type BindingDeps } from '#server/platform/http/bind-endpoint.ts';
import { bindJob, type BoundJob } from '#server/platform/jobs/job.ts';

export const bindRuns = (app: FastifyInstance, binding: BindingDeps, deps: GenerateStoryDeps & WatchRunDeps): void => {
  bindEndpoint(app, binding, contract.generateStory, ({ actor, body }) => generateStory(deps, actor, body));
  bindEndpoint(app, binding, contract.getRunResult, (call) => getRunResult(deps, call, call.params.id));
  bindEndpoint(app, binding, contract.watchRun, (call) => watchRun(deps, call, call.params.id));
  bindEndpoint(app, binding, contract.resumeRun, (call) => resumeRun(deps, call, call.params.id));
};

export const bindRunJobs = (deps: WriteStoryDeps & DrawPageDeps & AssembleBookDeps & GiveUpDeps): BoundJob[] => [
  bindJob(writeStoryJob, {
    concurrency: 2,
    run: ({ runId }, signal) => writeRunStory(deps, runId, signal),
    giveUp: ({ runId }) => giveUpRun(deps, runId, { code: 'run.story-failed', pageIndex: null }),
  }),
  bindJob(drawPageJob, {
    concurrency: deps.illustrator.slots,
    run: (page, signal) => drawRunPage(deps, page, signal),
    giveUp: ({ runId, index }) => giveUpRun(deps, runId, { code: 'run.page-failed', pageIndex: index }),
  }),
  bindJob(assembleBookJob, {
    concurrency: 1,
    run: ({ runId }, signal) => assembleRunBook(deps, runId, signal),
    giveUp: ({ runId }) => giveUpRun(deps, runId, { code: 'run.assembly-failed', pageIndex: null }),
  }),
];
