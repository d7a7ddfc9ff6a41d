/** Binds the book endpoints to their use cases. */
import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/books.ts';
import * as changes from '#contract/books/changes.ts';
import * as shares from '#contract/books/shares.ts';
import { regenBookPage, type RegenPageDeps } from '#server/features/books/changes/regen-book-page.ts';
import { undoPage } from '#server/features/books/changes/undo-page.ts';
import { updateBook } from '#server/features/books/changes/update-book.ts';
import { updatePage } from '#server/features/books/changes/update-page.ts';
import { deleteBook, type DeleteBookDeps } from '#server/features/books/delete-book.ts';
import { downloadBook, type DownloadBookDeps } from '#server/features/books/download-book.ts';
import { duplicateBook, type DuplicateBookDeps } from '#server/features/books/duplicate-book.ts';
import { getBook } from '#server/features/books/get-book.ts';
import { getPageImage } from '#server/features/books/get-page-image.ts';
import { getUserBooks, type BooksDeps } from '#server/features/books/get-user-books.ts';
import { getSharedBook } from '#server/features/books/shares/get-shared-book.ts';
import { shareBook, type ShareBookDeps } from '#server/features/books/shares/share-book.ts';
import { unshareBook } from '#server/features/books/shares/unshare-book.ts';
import { bindEndpoint, type BindingDeps } from '#server/platform/http/bind-endpoint.ts';

export const bindBooks = (
  app: FastifyInstance,
  binding: BindingDeps,
  deps: BooksDeps & DownloadBookDeps & DeleteBookDeps & DuplicateBookDeps & RegenPageDeps & ShareBookDeps,
): void => {
  bindEndpoint(app, binding, contract.getUserBooks, ({ actor, query }) => getUserBooks(deps, actor, query));
  bindEndpoint(app, binding, contract.getBook, ({ actor, params }) => getBook(deps, actor, params.id));
  bindEndpoint(app, binding, contract.getPageImage, ({ actor, params, query }) =>
    getPageImage(deps, actor, { bookId: params.id, imageId: params.imageId, widthPx: query.w }),
  );
  bindEndpoint(app, binding, contract.downloadBook, ({ actor, params }) => downloadBook(deps, actor, params.id));
  bindEndpoint(app, binding, contract.duplicateBook, ({ actor, params }) => duplicateBook(deps, actor, params.id));
  bindEndpoint(app, binding, contract.deleteBook, ({ actor, params }) => deleteBook(deps, actor, params.id));
  bindEndpoint(app, binding, changes.updatePage, ({ actor, body }) => updatePage(deps, actor, body));
  bindEndpoint(app, binding, changes.updateBook, ({ actor, params, body }) =>
    updateBook(deps, actor, { bookId: params.id, details: body }),
  );
  bindEndpoint(app, binding, changes.undoPage, ({ actor, body }) => undoPage(deps, actor, body));
  bindEndpoint(app, binding, changes.regenBookPage, ({ actor, body }) => regenBookPage(deps, actor, body));
  bindEndpoint(app, binding, shares.shareBook, ({ actor, params }) => shareBook(deps, actor, params.id));
  bindEndpoint(app, binding, shares.unshareBook, ({ actor, params }) => unshareBook(deps, actor, params.id));
  bindEndpoint(app, binding, shares.getSharedBook, ({ params }) => getSharedBook(deps, params.token));
};
