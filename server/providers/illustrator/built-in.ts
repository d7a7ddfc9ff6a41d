/** The built-in illustrator: draws the scene as layered shapes, on threads of its own. */
import type { DrawnPage, Illustrator } from '#server/providers/illustrator/illustrator.ts';
import type { ThreadPool } from '#server/platform/thread-pool.ts';

const WORKER = new URL('./draw-page.worker.ts', import.meta.url);

export const builtInIllustrator = (threads: ThreadPool): Illustrator => ({
  name: 'built-in',
  slots: threads.threads,
  drawPage: (order, signal) => threads.run<DrawnPage>(WORKER, order, signal),
});
