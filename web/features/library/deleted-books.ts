/** Books that were deleted a moment ago: they are out of sight, and can be taken back until the server is told. */
import type { Book } from '#contract/books.ts';
import { API_PATH, callHeaders } from '#web/api/call-headers.ts';
import { requestOf } from '#web/api/endpoint-routes.ts';
import { createCell } from '#web/app/cell.ts';

/** How long a deletion can be taken back. */
export const TAKE_BACK_MS = 10_000;

type Deleted = { readonly _id: Book['_id']; readonly title: string; readonly timer: number; readonly tell: () => void };

export const deletedBooks = createCell<readonly Deleted[]>([]);

const without = (id: Book['_id']): readonly Deleted[] => deletedBooks.get().filter(({ _id }) => _id !== id);

/** `tell` deletes the book on the server; until it answers, the book stays out of sight. */
export const hideDeleted = ({ _id, title }: Pick<Book, '_id' | 'title'>, tell: () => Promise<unknown>): void => {
  let isTold = false;
  const tellOnce = (): void => {
    if (isTold) return;
    isTold = true;
    void tell().finally(() => deletedBooks.set(without(_id)));
  };
  const timer = window.setTimeout(tellOnce, TAKE_BACK_MS);
  deletedBooks.set([...without(_id), { _id, title, timer, tell: tellOnce }]);
};

export const takeBack = (id: Book['_id']): void => {
  for (const { _id, timer } of deletedBooks.get()) if (_id === id) window.clearTimeout(timer);
  deletedBooks.set(without(id));
};

/** Tells the server at once of every deletion that still waits. */
export const tellAll = (): void => {
  for (const { timer, tell } of deletedBooks.get()) {
    window.clearTimeout(timer);
    tell();
  }
};

/** A request that outlives the page, for when the window is closed. */
export const deleteWhileLeaving = (id: Book['_id']): void => {
  const { url, method } = requestOf('deleteBook', { params: { id } });
  void fetch(API_PATH + url, { method, headers: callHeaders(), keepalive: true }).catch(() => undefined);
};
