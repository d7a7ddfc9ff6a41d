/** Books as they cross the wire. */
import type { Book } from '#contract/books.ts';
import { mainText } from '#core/story/story.ts';
import {
  countUndoSteps,
  listNewestRedraws,
  type PageRedrawRow,
  type UndoSteps,
} from '#server/features/books/changes/change-store.ts';
import { downloadUrl, pageImageUrl } from '#server/features/books/book-links.ts';
import {
  listCurrentFilesOf,
  listPagesOf,
  type BookFileRow,
  type BookPageRow,
  type BookRow,
} from '#server/features/books/book-store.ts';
import { listSharedOf } from '#server/features/books/shares/share-store.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { UrlSigner } from '#server/platform/http/signed-url.ts';

type BookParts = {
  readonly book: BookRow;
  readonly pages: readonly BookPageRow[];
  readonly files: readonly BookFileRow[];
  readonly steps: readonly UndoSteps[];
  readonly redraws: readonly PageRedrawRow[];
  readonly isShared: boolean;
};

/** That a page could not be drawn is said until the book is changed. */
const viewRedraw = (book: BookRow, redraw: PageRedrawRow | undefined): Book['pages'][number]['redraw'] => {
  if (!redraw || redraw.state === 'done') return null;
  const isOld = redraw.state === 'failed' && (redraw.ended_at ?? redraw.created_at) < book.updated_at;
  return isOld ? null : redraw.state;
};

const viewPages = ({ book, pages, steps, redraws }: BookParts): Book['pages'] =>
  pages.map(({ page_index: index, texts, alts }) => ({
    index,
    text: mainText(texts, book.brief),
    texts,
    alt: mainText(alts, book.brief),
    redraw: viewRedraw(
      book,
      redraws.find(({ page_index }) => page_index === index),
    ),
    undoSteps: steps.find(({ page_index }) => page_index === index)?.steps ?? 0,
  }));

const viewBook = (signer: UrlSigner, parts: BookParts): Book => {
  const { book, pages, files, isShared } = parts;
  const { brief } = book;
  const urls = pages.map((page) => page.page_image_id && pageImageUrl(signer, book.id, page.page_image_id));
  return {
    _id: book.id,
    title: book.title,
    language: brief.language,
    ...(brief.leadLanguage && { leadLanguage: brief.leadLanguage }),
    status: book.status,
    cover: urls[0] ?? null,
    images: urls.every((url) => url !== null) ? urls : [],
    pages: viewPages(parts),
    characters: brief.characters.map(({ id, name, spellings = {} }) => ({
      _id: id,
      name,
      ...(Object.keys(spellings).length > 0 && { spellings }),
    })),
    templateId: brief.templateId,
    idea: brief.idea,
    dialect: brief.dialect,
    age: brief.age,
    spreads: brief.spreads,
    artStyle: brief.artStyle,
    dedication: brief.dedication,
    giver: brief.giver,
    home: brief.home ?? null,
    version: book.version,
    isShared,
    downloads: { pdf: files.some((file) => file.kind === 'pdf') ? downloadUrl(signer, book.id, 'pdf') : null },
    createdAt: book.created_at.toISOString(),
    updatedAt: book.updated_at.toISOString(),
  };
};

/** The books with their pages and files, in the order given. */
export const viewBooks = async (tx: Tx, signer: UrlSigner, books: readonly BookRow[]): Promise<Book[]> => {
  const ids = books.map((book) => book.id);
  if (ids.length === 0) return [];
  const pages = Map.groupBy(await listPagesOf(tx, ids), (page) => page.book_id);
  const files = Map.groupBy(await listCurrentFilesOf(tx, ids), (file) => file.book_id);
  const steps = Map.groupBy(await countUndoSteps(tx, ids), (step) => step.book_id);
  const redraws = Map.groupBy(await listNewestRedraws(tx, ids), (redraw) => redraw.book_id);
  const shared = new Set(await listSharedOf(tx, ids));
  return books.map((book) =>
    viewBook(signer, {
      book,
      pages: pages.get(book.id) ?? [],
      files: files.get(book.id) ?? [],
      steps: steps.get(book.id) ?? [],
      redraws: redraws.get(book.id) ?? [],
      isShared: shared.has(book.id),
    }),
  );
};

export const viewOneBook = async (tx: Tx, signer: UrlSigner, row: BookRow): Promise<Book> => {
  const [book] = await viewBooks(tx, signer, [row]);
  if (!book) throw new Error('A book that was given was not shown');
  return book;
};
