/** Changes what stands around the story: title, dedication and giver. */
import type { Book } from '#contract/books.ts';
import type { BookDetails } from '#contract/books/changes.ts';
import type { BookId } from '#contract/fields.ts';
import { mainLanguageOf } from '#core/locale/language.ts';
import { isSettable } from '#press/type/settable-text.ts';
import type { BookRow } from '#server/features/books/book-store.ts';
import { viewOneBook } from '#server/features/books/book-view.ts';
import { getPage, keepChange, openForChange, type ChangeDeps } from '#server/features/books/changes/change-book.ts';
import { changeText } from '#server/features/books/changes/update-page.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { FieldsFailure } from '#server/platform/failure.ts';
import type { Actor } from '#server/platform/http/bind-endpoint.ts';

const checkPrintable = ({ brief }: BookRow, { title, dedication, giver }: BookDetails): void => {
  const refused = Object.entries({ title, dedication, giver }).filter(
    ([field, text]) => text && !isSettable(text, mainLanguageOf(brief), field),
  );
  if (refused.length > 0) throw new FieldsFailure(refused.map(([field]) => [field, 'cannot-be-printed']));
};

const changeTitle = async (
  deps: ChangeDeps,
  tx: Tx,
  { book, title }: { book: BookRow; title: string },
): Promise<BookRow> => {
  const page = await getPage(tx, book.id, 0);
  return changeText(deps, tx, { book, page, language: mainLanguageOf(book.brief), text: title });
};

const changeDetails = async (
  deps: ChangeDeps,
  tx: Tx,
  { book, details }: { book: BookRow; details: BookDetails },
): Promise<BookRow> => {
  const { brief } = book;
  const dedication = details.dedication === undefined ? brief.dedication : details.dedication || null;
  const giver = details.giver === undefined ? brief.giver : details.giver;
  if (dedication === brief.dedication && giver === brief.giver) return book;
  const replaced = { dedication: brief.dedication, giver: brief.giver };
  const change = {
    kind: 'details',
    pageIndex: null,
    replaced,
    book: { brief: { ...brief, dedication, giver } },
  } as const;
  return keepChange(deps, tx, { book, change });
};

/** What is not named stays as it is. */
export const updateBook = (
  deps: ChangeDeps,
  actor: Actor,
  { bookId, details }: { bookId: BookId; details: BookDetails },
): Promise<Book> =>
  deps.db.transaction(async (tx) => {
    const book = await openForChange(tx, actor, { bookId, version: details.version });
    checkPrintable(book, details);
    const titled = details.title === undefined ? book : await changeTitle(deps, tx, { book, title: details.title });
    return viewOneBook(tx, deps.signer, await changeDetails(deps, tx, { book: titled, details }));
  });
