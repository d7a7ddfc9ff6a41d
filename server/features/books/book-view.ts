/** Books as they cross the wire. */
import type { Book } from '#contract/books.ts';
import { mainText } from '#core/story/story.ts';
import { downloadUrl, pageImageUrl } from '#server/features/books/book-links.ts';
import {
  listCurrentFilesOf,
  listPagesOf,
  type BookFileRow,
  type BookPageRow,
  type BookRow,
} from '#server/features/books/book-store.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { UrlSigner } from '#server/platform/http/signed-url.ts';

type BookParts = {
  readonly book: BookRow;
  readonly pages: readonly BookPageRow[];
  readonly files: readonly BookFileRow[];
};

const viewBook = (signer: UrlSigner, { book, pages, files }: BookParts): Book => {
  const { brief } = book;
  const urls = pages.map((page) => page.page_image_id && pageImageUrl(signer, book.id, page.page_image_id));
  return {
    _id: book.id,
    title: book.title,
    language: brief.language,
    status: book.status,
    cover: urls[0] ?? null,
    images: urls.every((url) => url !== null) ? urls : [],
    pages: pages.map((page) => ({
      index: page.page_index,
      text: mainText(page.texts, brief.language),
      texts: page.texts,
      alt: mainText(page.alts, brief.language),
    })),
    characters: brief.characters.map(({ id, name }) => ({ _id: id, name })),
    templateId: brief.templateId,
    idea: brief.idea,
    age: brief.age,
    spreads: brief.spreads,
    artStyle: brief.artStyle,
    dedication: brief.dedication,
    giver: brief.giver,
    version: book.version,
    downloads: { pdf: files.some((file) => file.kind === 'pdf') ? downloadUrl(signer, book.id, 'pdf') : null },
    createdAt: book.created_at.toISOString(),
    updatedAt: book.updated_at.toISOString(),
  };
};

/** The books with their pages and files, in the order given. */
export const viewBooks = async (tx: Tx, signer: UrlSigner, books: readonly BookRow[]): Promise<Book[]> => {
  const ids = books.map((book) => book.id);
  const pages = Map.groupBy(await listPagesOf(tx, ids), (page) => page.book_id);
  const files = Map.groupBy(await listCurrentFilesOf(tx, ids), (file) => file.book_id);
  return books.map((book) =>
    viewBook(signer, { book, pages: pages.get(book.id) ?? [], files: files.get(book.id) ?? [] }),
  );
};
