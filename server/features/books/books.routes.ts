/** Binds the book endpoints to their use cases. */
import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/books.ts';
import { deleteBook, type DeleteBookDeps } from '#server/features/books/delete-book.ts';
import { downloadBook } from '#server/features/books/download-book.ts';
import { getBook } from '#server/features/books/get-book.ts';
import { getPageImage, type BookFilesDeps } from '#server/features/books/get-page-image.ts';
import { getUserBooks, type BooksDeps } from '#server/features/books/get-user-books.ts';
import { bindEndpoint, type BindingDeps } from '#server/platform/http/bind-endpoint.ts';

export const bindBooks = (
  app: FastifyInstance,
  binding: BindingDeps,
  deps: BooksDeps & BookFilesDeps & DeleteBookDeps,
): void => {
  bindEndpoint(app, binding, contract.getUserBooks, ({ actor, query }) => getUserBooks(deps, actor, query));
  bindEndpoint(app, binding, contract.getBook, ({ actor, params }) => getBook(deps, actor, params.id));
  bindEndpoint(app, binding, contract.getPageImage, ({ actor, params, query }) =>
    getPageImage(deps, actor, { bookId: params.id, imageId: params.imageId, widthPx: query.w }),
  );
  bindEndpoint(app, binding, contract.downloadBook, ({ actor, params }) => downloadBook(deps, actor, params.id));
  bindEndpoint(app, binding, contract.deleteBook, ({ actor, params }) => deleteBook(deps, actor, params.id));
};
