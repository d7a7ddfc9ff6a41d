/** Takes back the newest change of a page. Taking back is a change too, so nothing is ever lost. */
import type { Book } from '#contract/books.ts';
import type { BookId } from '#contract/fields.ts';
import { mainText } from '#core/story/story.ts';
import { viewOneBook } from '#server/features/books/book-view.ts';
import { getPage, keepChange, openForChange, type ChangeDeps } from '#server/features/books/changes/change-book.ts';
import {
  findUndoable,
  isBeingDrawn,
  markUndone,
  updatePageContent,
  type BookChangeRow,
  type PageRow,
} from '#server/features/books/changes/change-store.ts';
import { Failure } from '#server/platform/failure.ts';
import type { Actor } from '#server/platform/http/bind-endpoint.ts';

/** What a page gets back, and what it loses by that. */
const exchangeOf = (step: BookChangeRow, page: PageRow) => {
  const { texts, scene, alts, page_image_id } = page;
  return step.kind === 'text'
    ? { back: { texts: step.texts ?? texts }, lost: { texts } }
    : {
        back: { scene: step.scene ?? scene, alts: step.alts ?? alts, page_image_id: step.page_image_id },
        lost: { scene, alts, page_image_id },
      };
};

export const undoPage = (
  deps: ChangeDeps,
  actor: Actor,
  input: { bookId: BookId; pageIdx: number; version?: number | undefined },
): Promise<Book> =>
  deps.db.transaction(async (tx) => {
    const book = await openForChange(tx, actor, input);
    const page = await getPage(tx, book.id, input.pageIdx);
    if (await isBeingDrawn(tx, book.id, page.page_index)) throw new Failure('book.page-being-drawn');
    const step = await findUndoable(tx, book.id, page.page_index);
    if (!step) throw new Failure('book.nothing-to-undo');
    const { back, lost } = exchangeOf(step, page);
    await updatePageContent(tx, page, back);
    await markUndone(tx, step, deps.clock.now());
    const title = mainText(back.texts ?? page.texts, book.brief);
    const change = {
      kind: step.kind,
      pageIndex: page.page_index,
      replaced: lost,
      undoesVersion: step.version,
      ...(page.page_index === 0 && { book: { title } }),
    };
    return viewOneBook(tx, deps.signer, await keepChange(deps, tx, { book, change }));
  });
