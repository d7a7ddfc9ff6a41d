/** Where the files of a book are kept. The keys follow from what the file is, so making it again replaces it. */
import type { BookId, PageRedrawId, RunId } from '#contract/fields.ts';

export const bookFolder = (bookId: BookId): string => `books/${bookId}`;

export const pageImageKey = (bookId: BookId, page: { runId: RunId; index: number; extension: 'jpg' | 'png' }): string =>
  `${bookFolder(bookId)}/pages/${page.runId}-${page.index}.${page.extension}`;

export const redrawnImageKey = (bookId: BookId, page: { redrawId: PageRedrawId; extension: 'jpg' | 'png' }): string =>
  `${bookFolder(bookId)}/pages/redraw-${page.redrawId}.${page.extension}`;

export const renditionKey = (imageKey: string, widthPx: number): string =>
  imageKey.replace(/\.[a-z]+$/, `-${widthPx}.webp`);

export const bookFileFolder = (bookId: BookId): string => `${bookFolder(bookId)}/files`;

export const bookPdfKey = (bookId: BookId, version: number): string => `${bookFileFolder(bookId)}/book-v${version}.pdf`;
