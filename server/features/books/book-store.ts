/** All SQL of books, their pages, pictures and files. */
import { sql, type Selectable } from 'kysely';
import type { BookId, PageImageId, UserId } from '#contract/fields.ts';
import { bookMachine, type BookStatus } from '#core/book/book-status.ts';
import type { KnownBook } from '#core/story/checks/alikeness.ts';
import type { StoryFinding } from '#core/story/checks/finding.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { BookFiles, BookPages, Books, PageImages } from '#server/platform/db/tables.ts';

export type BookRow = Selectable<Books>;
export type BookPageRow = Selectable<BookPages>;
export type PageImageRow = Selectable<PageImages>;
export type BookFileRow = Selectable<BookFiles>;

/** The book that a user made with that idempotency key. */
export const findBookByKey = async (tx: Tx, ownerId: UserId, key: string): Promise<BookRow | null> =>
  (await tx
    .selectFrom('books')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()) ?? null;

/** Inserts a book, or answers the one that the same user made with the same idempotency key. */
export const insertBookOnce = async (tx: Tx, book: BookRow): Promise<{ book: BookRow; isNew: boolean }> => {
  const inserted = await tx
    .insertInto('books')
    .values(book)
    .onConflict((conflict) => conflict.columns(['owner_id', 'idempotency_key']).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (inserted) return { book: inserted, isNew: true };
  const existing = await tx
    .selectFrom('books')
    .selectAll()
    .where('owner_id', '=', book.owner_id)
    .where('idempotency_key', '=', book.idempotency_key)
    .executeTakeFirstOrThrow();
  return { book: existing, isNew: false };
};

/** The position after which a list goes on: instant and id of its last book. */
export type BookCursor = { readonly createdAt: Date; readonly id: BookId };

/** Newest first, at most `limit`. */
export const listBooksOf = (
  tx: Tx,
  ownerId: UserId,
  page: { limit: number; after: BookCursor | null },
): Promise<BookRow[]> => {
  const { limit, after } = page;
  let query = tx.selectFrom('books').selectAll().where('owner_id', '=', ownerId);
  if (after)
    query = query.where(sql<boolean>`(date_trunc('milliseconds', created_at), id) < (${after.createdAt}, ${after.id})`);
  return query
    .orderBy(sql`date_trunc('milliseconds', created_at)`, 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
};

export const findBook = async (tx: Tx, id: BookId): Promise<BookRow | null> =>
  (await tx.selectFrom('books').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;

export const findBookOf = async (tx: Tx, id: BookId, ownerId: UserId): Promise<BookRow | null> => {
  const book = await findBook(tx, id);
  return book?.owner_id === ownerId ? book : null;
};

/** So many books of a family are looked at when another is written. */
const KNOWN_BOOKS = 30;

/** The texts of the newest other books of the same owner, without their titles. */
export const listKnownBooks = async (tx: Tx, { id, owner_id }: BookRow): Promise<KnownBook[]> => {
  const books = await tx
    .selectFrom('books')
    .selectAll()
    .where('owner_id', '=', owner_id)
    .where('id', '<>', id)
    .orderBy('created_at', 'desc')
    .limit(KNOWN_BOOKS)
    .execute();
  const pages = await listPagesOf(
    tx,
    books.map((book) => book.id),
  );
  return books.map((book) => ({
    texts: pages.filter(({ book_id, page_index }) => book_id === book.id && page_index > 0).map(({ texts }) => texts),
    names: book.brief.characters.map(({ name }) => name),
  }));
};

/** Pages of several books, in page order. */
export const listPagesOf = async (tx: Tx, ids: readonly BookId[]): Promise<BookPageRow[]> =>
  ids.length === 0
    ? []
    : tx.selectFrom('book_pages').selectAll().where('book_id', 'in', ids).orderBy('page_index').execute();

/** The files of the current versions of several books. */
export const listCurrentFilesOf = async (tx: Tx, ids: readonly BookId[]): Promise<BookFileRow[]> =>
  ids.length === 0
    ? []
    : tx
        .selectFrom('book_files')
        .innerJoin('books', (join) =>
          join.onRef('books.id', '=', 'book_files.book_id').onRef('books.version', '=', 'book_files.version'),
        )
        .selectAll('book_files')
        .where('book_files.book_id', 'in', ids)
        .execute();

/** Moves a book to `to` if it is in a state that `to` may follow; false when somebody was first. */
export const moveBook = async (tx: Tx, id: BookId, change: { to: BookStatus; now: Date }): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('books')
    .set({ status: change.to, updated_at: change.now })
    .where('id', '=', id)
    .where('status', 'in', bookMachine.sourcesOf(change.to))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Keeps a written story: the title and one row per page. Pages that are there already stay as they are. */
export const insertPages = async (
  tx: Tx,
  id: BookId,
  story: { title: string; pages: readonly Omit<BookPageRow, 'book_id' | 'page_image_id'>[] },
): Promise<void> => {
  await tx.updateTable('books').set({ title: story.title }).where('id', '=', id).execute();
  await tx
    .insertInto('book_pages')
    .values(story.pages.map((page) => ({ ...page, book_id: id, page_image_id: null })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Keeps what the checks found in the story of a book, instead of what they found before. */
export const replaceFindings = async (tx: Tx, id: BookId, findings: readonly StoryFinding[]): Promise<void> => {
  await tx.deleteFrom('story_findings').where('book_id', '=', id).execute();
  if (findings.length === 0) return;
  await tx
    .insertInto('story_findings')
    .values(
      findings.map(({ check, severity, spread, detail }, position) => ({
        book_id: id,
        position,
        check_name: check,
        severity,
        spread,
        detail,
      })),
    )
    .execute();
};

/** What the checks found in the story of a book, errors first; for reviewers only. */
export const listFindingsOf = async (tx: Tx, id: BookId): Promise<StoryFinding[]> => {
  const rows = await tx
    .selectFrom('story_findings')
    .selectAll()
    .where('book_id', '=', id)
    .orderBy('position')
    .execute();
  return rows.map(({ check_name, severity, spread, detail }) => ({ check: check_name, severity, spread, detail }));
};

/** Keeps a picture and shows it on its page. */
export const insertPageImage = async (tx: Tx, image: PageImageRow): Promise<void> => {
  await tx.insertInto('page_images').values(image).execute();
  await tx
    .updateTable('book_pages')
    .set({ page_image_id: image.id })
    .where('book_id', '=', image.book_id)
    .where('page_index', '=', image.page_index)
    .execute();
};

export const findPageImage = async (tx: Tx, id: PageImageId, bookId: BookId): Promise<PageImageRow | null> =>
  (await tx
    .selectFrom('page_images')
    .selectAll()
    .where('id', '=', id)
    .where('book_id', '=', bookId)
    .executeTakeFirst()) ?? null;

/** The pictures that the pages of a book show now, in page order. */
export const listShownImages = (tx: Tx, id: BookId): Promise<PageImageRow[]> =>
  tx
    .selectFrom('book_pages')
    .innerJoin('page_images', 'page_images.id', 'book_pages.page_image_id')
    .selectAll('page_images')
    .where('book_pages.book_id', '=', id)
    .orderBy('book_pages.page_index')
    .execute();

/** Keeps a file of one version; a file of the same kind and version is replaced. */
export const upsertBookFile = async (tx: Tx, file: BookFileRow): Promise<void> => {
  const { file_key, size_bytes, sha256, created_at } = file;
  await tx
    .insertInto('book_files')
    .values(file)
    .onConflict((conflict) =>
      conflict.columns(['book_id', 'kind', 'version']).doUpdateSet({ file_key, size_bytes, sha256, created_at }),
    )
    .execute();
};

/** Forgets the files of the versions before `version`. */
export const deleteOlderFiles = async (tx: Tx, id: BookId, version: number): Promise<void> => {
  await tx.deleteFrom('book_files').where('book_id', '=', id).where('version', '<', version).execute();
};

/** Deletes a book that is not being made, with everything that belongs to it; false when it is being made. */
export const removeBook = async (tx: Tx, id: BookId): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('books')
    .where('id', '=', id)
    .where('status', '<>', 'in-progress')
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

export type BookCounts = Readonly<Record<'books' | 'pages' | 'inProgress' | 'approved', number>>;

/** How many finished books a user has, with how many pictures, and how many are being made. */
export const countBooksOf = async (tx: Tx, ownerId: UserId): Promise<BookCounts> => {
  const { rows } = await sql<BookCounts>`
    select count(*) filter (where status in ('under-review', 'approved')) as books,
      count(*) filter (where status = 'in-progress') as "inProgress",
      count(*) filter (where status = 'approved') as approved,
      coalesce(sum((select count(*) from book_pages where book_id = books.id))
        filter (where status in ('under-review', 'approved')), 0)::bigint as pages
    from books where owner_id = ${ownerId}`.execute(tx);
  return rows[0] ?? { books: 0, pages: 0, inProgress: 0, approved: 0 };
};
