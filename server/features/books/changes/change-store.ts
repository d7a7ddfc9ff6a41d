/** All SQL of what changed in finished books, and of the pages that are drawn again. */
import type { Selectable } from 'kysely';
import type { BookId, PageRedrawId } from '#contract/fields.ts';
import type { PageState } from '#core/run/run-stage.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { BookChanges, BookPages, Books, PageRedraws } from '#server/platform/db/tables.ts';

type BookRow = Selectable<Books>;
export type PageRow = Selectable<BookPages>;
export type BookChangeRow = Selectable<BookChanges>;
export type PageRedrawRow = Selectable<PageRedraws>;

/** Locks the book until the transaction ends, so that its changes follow each other. */
export const findBookForUpdate = async (tx: Tx, id: BookId): Promise<BookRow | null> =>
  (await tx.selectFrom('books').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) ?? null;

export const findPage = async (tx: Tx, id: BookId, index: number): Promise<PageRow | null> =>
  (await tx
    .selectFrom('book_pages')
    .selectAll()
    .where('book_id', '=', id)
    .where('page_index', '=', index)
    .executeTakeFirst()) ?? null;

type PageContent = Partial<Pick<PageRow, 'texts' | 'scene' | 'alts' | 'page_image_id'>>;

export const updatePageContent = async (tx: Tx, page: PageRow, content: PageContent): Promise<void> => {
  await tx
    .updateTable('book_pages')
    .set(content)
    .where('book_id', '=', page.book_id)
    .where('page_index', '=', page.page_index)
    .execute();
};

/** The book as it is after the change; only for a book that is locked. */
export const updateBookRow = (
  tx: Tx,
  id: BookId,
  change: Pick<BookRow, 'version' | 'status' | 'title' | 'brief' | 'updated_at'>,
): Promise<BookRow> =>
  tx.updateTable('books').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

export const insertChange = async (tx: Tx, change: BookChangeRow): Promise<void> => {
  await tx.insertInto('book_changes').values(change).execute();
};

/** The newest change of a page that was not taken back. */
export const findUndoable = async (tx: Tx, id: BookId, index: number): Promise<BookChangeRow | null> =>
  (await tx
    .selectFrom('book_changes')
    .selectAll()
    .where('book_id', '=', id)
    .where('page_index', '=', index)
    .where('undoes_version', 'is', null)
    .where('undone_at', 'is', null)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()) ?? null;

export const markUndone = async (tx: Tx, { book_id, version }: BookChangeRow, now: Date): Promise<void> => {
  await tx
    .updateTable('book_changes')
    .set({ undone_at: now })
    .where('book_id', '=', book_id)
    .where('version', '=', version)
    .execute();
};

export type UndoSteps = { readonly book_id: BookId; readonly page_index: number | null; readonly steps: number };

/** How many changes of each page can be taken back; pages without any are left out. */
export const countUndoSteps = (tx: Tx, ids: readonly BookId[]): Promise<UndoSteps[]> =>
  tx
    .selectFrom('book_changes')
    .select((of) => ['book_id', 'page_index', of.fn.countAll<number>().as('steps')])
    .where('book_id', 'in', ids)
    .where('page_index', 'is not', null)
    .where('undoes_version', 'is', null)
    .where('undone_at', 'is', null)
    .groupBy(['book_id', 'page_index'])
    .execute();

export const insertRedraw = async (tx: Tx, redraw: PageRedrawRow): Promise<void> => {
  await tx.insertInto('page_redraws').values(redraw).execute();
};

export const findRedraw = async (tx: Tx, id: PageRedrawId): Promise<PageRedrawRow | null> =>
  (await tx.selectFrom('page_redraws').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;

/** The newest redraw of every page of the books that was ever drawn again. */
export const listNewestRedraws = (tx: Tx, ids: readonly BookId[]): Promise<PageRedrawRow[]> =>
  tx
    .selectFrom('page_redraws')
    .selectAll()
    .distinctOn(['book_id', 'page_index'])
    .where('book_id', 'in', ids)
    .orderBy('book_id')
    .orderBy('page_index')
    .orderBy('created_at', 'desc')
    .execute();

export const isBeingDrawn = async (tx: Tx, id: BookId, index: number): Promise<boolean> =>
  (await tx
    .selectFrom('page_redraws')
    .select('id')
    .where('book_id', '=', id)
    .where('page_index', '=', index)
    .where('state', 'in', ['waiting', 'drawing'])
    .executeTakeFirst()) !== undefined;

/** False when the redraw has ended before. */
export const moveRedraw = async (
  tx: Tx,
  id: PageRedrawId,
  change: { to: Exclude<PageState, 'waiting'>; now: Date },
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('page_redraws')
    .set({ state: change.to, ...(change.to !== 'drawing' && { ended_at: change.now }) })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'drawing'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};
