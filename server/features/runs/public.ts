/** What other features may ask of runs. */
export { listRunsOf } from '#server/features/runs/run-store.ts';
