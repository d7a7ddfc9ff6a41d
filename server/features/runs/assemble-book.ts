/** Last job of a run: puts the book together as a PDF, keeps it, and hands the book to review. */
import type { RunId } from '#contract/fields.ts';
import { mainText } from '#core/story/story.ts';
import { ageBandOf } from '#core/story/age-band.ts';
import type { DigitalBook } from '#press/pdf/digital-book.ts';
import {
  bookPdfKey,
  findBook,
  listPagesOf,
  listShownImages,
  moveBook,
  upsertBookFile,
  type BookRow,
} from '#server/features/books/public.ts';
import { findRun, moveRun } from '#server/features/runs/run-store.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { sha256 } from '#server/platform/random.ts';
import type { ThreadPool } from '#server/platform/thread-pool.ts';
import type { Files } from '#server/providers/files/files.ts';

export type AssembleBookDeps = {
  readonly db: Database;
  readonly files: Files;
  readonly threads: ThreadPool;
  readonly clock: Clock;
};

const WORKER = new URL('./make-digital-pdf.worker.ts', import.meta.url);

const readPicture = async (files: Files, key: string): Promise<Uint8Array> => {
  const bytes = await files.read(key);
  if (!bytes) throw new Error(`The picture ${key} is missing`);
  return bytes;
};

/** Everything the press needs, read from rows and files. */
const gatherBook = async (deps: AssembleBookDeps, book: BookRow): Promise<DigitalBook> => {
  const { pages, images } = await deps.db.read(async (tx) => ({
    pages: await listPagesOf(tx, [book.id]),
    images: await listShownImages(tx, book.id),
  }));
  if (images.length !== pages.length) throw new Error('A page has no picture');
  const { brief } = book;
  const bytes = await Promise.all(images.map((image) => readPicture(deps.files, image.file_key)));
  return {
    title: book.title,
    secondTitle: brief.language === 'bilingual' ? (pages[0]?.texts.ar ?? null) : null,
    language: brief.language,
    heroName: brief.characters[0].name,
    dedication: brief.dedication,
    giver: brief.giver,
    texts: pages.slice(1).map((page) => page.texts),
    pictures: pages.map((page, index) => ({
      bytes: bytes[index] ?? new Uint8Array(),
      alt: mainText(page.alts, brief.language),
    })),
    hidden: pages.slice(1).map((page) => page.scene.hidden),
    ageBand: ageBandOf(brief.age),
    createdAt: book.created_at.toISOString(),
    identifier: book.id,
  };
};

/** Does nothing for a run that is not at this stage; the file is made anew and replaced when the job comes again. */
export const assembleRunBook = async (deps: AssembleBookDeps, runId: RunId, signal: AbortSignal): Promise<void> => {
  const { run, book } = await deps.db.read(async (tx) => {
    const found = await findRun(tx, runId);
    return { run: found, book: found && (await findBook(tx, found.book_id)) };
  });
  if (run?.stage !== 'uploading' || run.error_code !== null || !book) return;
  const pdf = await deps.threads.run<Uint8Array>(WORKER, await gatherBook(deps, book), signal);
  const key = bookPdfKey(book.id, book.version);
  await deps.files.put(key, pdf);
  await deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    if (!(await moveRun(tx, runId, { to: 'completed', now }))) return;
    await upsertBookFile(tx, {
      book_id: book.id,
      kind: 'pdf',
      version: book.version,
      file_key: key,
      size_bytes: pdf.byteLength,
      sha256: sha256(pdf).toString('hex'),
      created_at: now,
    });
    await moveBook(tx, book.id, { to: 'under-review', now });
  });
};
