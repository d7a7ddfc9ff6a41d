/** The jobs of books that no run does: drawing a page again, making the PDF anew, deleting files. */
import { bookFolder } from '#server/features/books/book-keys.ts';
import { findBook } from '#server/features/books/book-store.ts';
import { redrawPageJob } from '#server/features/books/changes/redraw-job.ts';
import { giveUpRedraw, redrawPage, type RedrawPageDeps } from '#server/features/books/changes/redraw-page.ts';
import { deleteBookFilesJob, deleteUnfinishedCopyJob } from '#server/features/books/delete-files.job.ts';
import { makePdf, type MakePdfDeps } from '#server/features/books/files/make-pdf.ts';
import { makePdfJob, renewPdfJob } from '#server/features/books/files/pdf-jobs.ts';
import { bindJob, type BoundJob } from '#server/platform/jobs/job.ts';
import type { Log } from '#server/platform/log.ts';

export const BOOK_JOBS = [deleteBookFilesJob, deleteUnfinishedCopyJob, redrawPageJob, renewPdfJob, makePdfJob];

export const bindBookJobs = (deps: RedrawPageDeps & MakePdfDeps & { log: Log }): BoundJob[] => [
  bindJob(deleteBookFilesJob, {
    concurrency: 1,
    run: ({ bookId }) => deps.files.deleteFolder(bookFolder(bookId)),
    giveUp: async ({ bookId }) => deps.log.error({ bookId }, 'books.files-left-behind'),
  }),
  bindJob(deleteUnfinishedCopyJob, {
    concurrency: 1,
    run: async ({ bookId }) => {
      if (!(await deps.db.read((tx) => findBook(tx, bookId)))) await deps.files.deleteFolder(bookFolder(bookId));
    },
    giveUp: async ({ bookId }) => deps.log.error({ bookId }, 'books.files-left-behind'),
  }),
  bindJob(redrawPageJob, {
    concurrency: 1,
    run: ({ redrawId }, signal) => redrawPage(deps, redrawId, signal),
    giveUp: ({ redrawId }) => giveUpRedraw(deps, redrawId),
  }),
  bindJob(renewPdfJob, {
    concurrency: 1,
    run: (wanted, signal) => makePdf(deps, wanted, signal),
    giveUp: async (wanted) => deps.log.error(wanted, 'books.pdf-failed'),
  }),
  bindJob(makePdfJob, {
    concurrency: 1,
    run: (wanted, signal) => makePdf(deps, wanted, signal),
    giveUp: async (wanted) => deps.log.error(wanted, 'books.pdf-failed'),
  }),
];
