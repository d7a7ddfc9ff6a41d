/** Paints portraits one after the other, each in its own task, so that many of them never hold up typing or scrolling. */

type Job = { readonly run: () => void; cancelled: boolean };

const waiting: Job[] = [];
let isRunning = false;

const runNext = (): void => {
  const job = waiting.shift();
  if (!job) {
    isRunning = false;
    return;
  }
  if (!job.cancelled) job.run();
  setTimeout(runNext, 0);
};

/** Answers a function that takes the job back while it has not run. */
export const enqueuePainting = (run: () => void): (() => void) => {
  const job: Job = { run, cancelled: false };
  waiting.push(job);
  if (!isRunning) {
    isRunning = true;
    setTimeout(runNext, 0);
  }
  return () => {
    job.cancelled = true;
  };
};
