/** Tells the page of a link that works from one that does not, and keeps both out of search engines. */
import type { BooksDeps } from '#server/features/books/get-user-books.ts';
import { findSharedBook } from '#server/features/books/shares/get-shared-book.ts';
import type { PageLook } from '#server/platform/http/page-files.ts';

const SHARED_PAGE = /^\/shared\/([^/]+)\/?$/;

export const lookAtSharedPage = async (deps: BooksDeps, path: string): Promise<PageLook> => {
  const token = SHARED_PAGE.exec(path)?.[1];
  if (token === undefined) return { isGone: false, isListed: true };
  return { isGone: (await findSharedBook(deps, token)) === null, isListed: false };
};
