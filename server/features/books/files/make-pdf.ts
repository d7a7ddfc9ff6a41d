/** Puts a book together as a PDF: from rows and files to the press, and the file where it is kept. */
import type { BookId } from '#contract/fields.ts';
import { nameIn } from '#core/character/character.ts';
import { textLanguagesOf } from '#core/locale/language.ts';
import { placeIn } from '#core/locale/place-names.ts';
import { ageBandOf } from '#core/story/age-band.ts';
import { heroOf } from '#core/story/brief.ts';
import { mainText } from '#core/story/story.ts';
import type { DigitalBook } from '#press/pdf/digital-book.ts';
import { bookFileFolder, bookFolder, bookPdfKey } from '#server/features/books/book-keys.ts';
import {
  deleteOlderFiles,
  findBook,
  listCurrentFilesOf,
  listPagesOf,
  listShownImages,
  upsertBookFile,
  type BookFileRow,
  type BookRow,
} from '#server/features/books/book-store.ts';
import { isFinished } from '#server/features/books/changes/change-book.ts';
import { findBookForUpdate } from '#server/features/books/changes/change-store.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { sha256 } from '#server/platform/random.ts';
import type { ThreadPool } from '#server/platform/thread-pool.ts';
import type { Illustrator } from '#server/providers/illustrator/illustrator.ts';
import type { Files } from '#server/providers/files/files.ts';

export type MakePdfDeps = {
  readonly db: Database;
  readonly files: Files;
  readonly threads: ThreadPool;
  readonly clock: Clock;
  readonly illustrator: Illustrator;
};

/** At 300 ppi a little larger than it is printed. */
const EMBLEM_PX = 640;

const WORKER = new URL('./make-digital-pdf.worker.ts', import.meta.url);

const readPicture = async (files: Files, key: string): Promise<Uint8Array> => {
  const bytes = await files.read(key);
  if (!bytes) throw new Error(`The picture ${key} is missing`);
  return bytes;
};

/** Everything the press needs, read from rows and files. */
const gatherBook = async (deps: MakePdfDeps, book: BookRow, signal: AbortSignal): Promise<DigitalBook> => {
  const { pages, images } = await deps.db.read(async (tx) => ({
    pages: await listPagesOf(tx, [book.id]),
    images: await listShownImages(tx, book.id),
  }));
  if (images.length !== pages.length) throw new Error('A page has no picture');
  const { brief } = book;
  const [main = 'en', second] = textLanguagesOf(brief);
  const [cover] = pages;
  if (!cover) throw new Error('A book has a cover');
  const { characters, artStyle } = brief;
  const emblem = await deps.illustrator.drawEmblem(
    { cover: cover.scene, characters, artStyle, sizePx: EMBLEM_PX },
    signal,
  );
  const bytes = await Promise.all(images.map((image) => readPicture(deps.files, image.file_key)));
  return {
    title: book.title,
    secondTitle: (second && pages[0]?.texts[second]) ?? null,
    language: brief.language,
    ...(brief.leadLanguage && { leadLanguage: brief.leadLanguage }),
    heroName: nameIn(heroOf(brief), main),
    home: brief.home ? placeIn(brief.home, main) : null,
    dedication: brief.dedication,
    giver: brief.giver,
    texts: pages.slice(1).map((page) => page.texts),
    pictures: pages.map((page, index) => ({
      bytes: bytes[index] ?? new Uint8Array(),
      alt: mainText(page.alts, brief),
    })),
    emblem: emblem.bytes,
    hidden: pages.slice(1).map((page) => page.scene.hidden),
    ageBand: ageBandOf(brief.age),
    createdAt: book.created_at.toISOString(),
    identifier: book.id,
  };
};

/** Sets the PDF and puts it where that of this version belongs; answers the row that makes it a file of the book. */
export const setPdf = async (deps: MakePdfDeps, book: BookRow, signal: AbortSignal): Promise<BookFileRow> => {
  const pdf = await deps.threads.run<Uint8Array>(WORKER, await gatherBook(deps, book, signal), signal);
  const key = bookPdfKey(book.id, book.version);
  await deps.files.put(key, pdf);
  return {
    book_id: book.id,
    kind: 'pdf',
    version: book.version,
    file_key: key,
    size_bytes: pdf.byteLength,
    sha256: sha256(pdf).toString('hex'),
    created_at: deps.clock.now(),
  };
};

type Wanted = { readonly bookId: BookId; readonly version?: number };

/** The book when it is finished, at that version, and without a PDF of it. */
const findUnset = (deps: MakePdfDeps, { bookId, version }: Wanted): Promise<BookRow | null> =>
  deps.db.read(async (tx) => {
    const book = await findBook(tx, bookId);
    if (!book || !isFinished(book) || (version !== undefined && version !== book.version)) return null;
    const files = await listCurrentFilesOf(tx, [bookId]);
    return files.some(({ kind }) => kind === 'pdf') ? null : book;
  });

/** Nothing leads to the PDFs of versions that were changed; taking a change back makes a version of its own. */
const deleteOldPdfs = async (files: Files, id: BookId, current: string): Promise<void> => {
  const kept = await files.list(bookFileFolder(id));
  await Promise.all(kept.filter((key) => key !== current).map((key) => files.delete(key)));
};

/** Does nothing when the PDF of the newest version is there, so a repeated job costs nothing. */
export const makePdf = async (deps: MakePdfDeps, wanted: Wanted, signal: AbortSignal): Promise<void> => {
  const book = await findUnset(deps, wanted);
  if (!book) return;
  const file = await setPdf(deps, book, signal);
  const current = await deps.db.transaction(async (tx) => {
    const now = await findBookForUpdate(tx, book.id);
    // What was read while the book changed is no version of it; the change has a job of its own.
    if (now?.version === book.version) await upsertBookFile(tx, file);
    if (now) await deleteOlderFiles(tx, book.id, now.version);
    return now && bookPdfKey(book.id, now.version);
  });
  if (current === null) await deps.files.deleteFolder(bookFolder(book.id));
  else await deleteOldPdfs(deps.files, book.id, current);
};
