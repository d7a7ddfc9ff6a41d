/** The built-in illustrator: draws the scene as layered shapes, on threads of its own. */
import { drawingVersion } from '#server/providers/illustrator/drawing-version.ts';
import type { DrawnPage, Illustrator } from '#server/providers/illustrator/illustrator.ts';
import type { ThreadPool } from '#server/platform/thread-pool.ts';

const PAGE_WORKER = new URL('./draw-page.worker.ts', import.meta.url);
const EMBLEM_WORKER = new URL('./draw-emblem.worker.ts', import.meta.url);
const PORTRAIT_WORKER = new URL('./draw-portrait.worker.ts', import.meta.url);

export const builtInIllustrator = (threads: ThreadPool): Illustrator => ({
  name: 'built-in',
  version: drawingVersion(),
  // One more than there are threads: while a finished page is stored, its thread has the next one.
  slots: threads.threads + 1,
  drawPage: (order, signal) => threads.run<DrawnPage>(PAGE_WORKER, order, signal),
  drawPortrait: (order, signal) => threads.run<DrawnPage>(PORTRAIT_WORKER, order, signal),
  drawEmblem: (order, signal) => threads.run<DrawnPage>(EMBLEM_WORKER, order, signal),
});
