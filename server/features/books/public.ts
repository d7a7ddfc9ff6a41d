/** What other features may ask of books. */
import type { Book } from '#contract/books.ts';
import { viewBooks } from '#server/features/books/book-view.ts';
import type { BookRow } from '#server/features/books/book-store.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { UrlSigner } from '#server/platform/http/signed-url.ts';

export { bookFolder, bookPdfKey, pageImageKey, renditionKey } from '#server/features/books/book-keys.ts';
export { pageImageUrl } from '#server/features/books/book-links.ts';
export {
  findBook,
  findBookByKey,
  insertBookOnce,
  insertPageImage,
  insertPages,
  listPagesOf,
  listShownImages,
  moveBook,
  upsertBookFile,
  type BookRow,
} from '#server/features/books/book-store.ts';

export const viewOneBook = async (tx: Tx, signer: UrlSigner, row: BookRow): Promise<Book> => {
  const [book] = await viewBooks(tx, signer, [row]);
  if (!book) throw new Error('A book that was given was not shown');
  return book;
};
