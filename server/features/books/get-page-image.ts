/** A picture of a book, whole or as the smallest rendition that is wide enough. */
import { RENDITION_WIDTHS_PX } from '#contract/books.ts';
import type { BookId, PageImageId } from '#contract/fields.ts';
import { renditionKey } from '#server/features/books/book-keys.ts';
import { findBookOf, findPageImage } from '#server/features/books/book-store.ts';
import type { Database } from '#server/platform/db/database.ts';
import { Failure } from '#server/platform/failure.ts';
import type { Actor, FileReply } from '#server/platform/http/bind-endpoint.ts';
import type { Files, StoredFile } from '#server/providers/files/files.ts';

/** A picture never changes under its id, and its address lives less than a day. */
const MAX_AGE_SECONDS = 86_400;

export type BookFilesDeps = { readonly db: Database; readonly files: Files };

/** Pictures that were kept before a width was thought of have the next larger one. */
const openRendition = async (files: Files, key: string, widthPx = Infinity): Promise<StoredFile | null> => {
  for (const width of RENDITION_WIDTHS_PX.filter((each) => each >= widthPx)) {
    const stored = await files.open(renditionKey(key, width));
    if (stored) return stored;
  }
  return null;
};

export const getPageImage = async (
  deps: BookFilesDeps,
  actor: Actor | 'signed-link',
  { bookId, imageId, widthPx }: { bookId: BookId; imageId: PageImageId; widthPx: number | undefined },
): Promise<FileReply> => {
  const image = await deps.db.read(async (tx) => {
    if (actor !== 'signed-link' && !(await findBookOf(tx, bookId, actor.userId))) return null;
    return findPageImage(tx, imageId, bookId);
  });
  if (!image) throw new Failure('book.not-found');
  const small = await openRendition(deps.files, image.file_key, widthPx);
  const stored = small ?? (await deps.files.open(image.file_key));
  if (!stored) throw new Failure('book.not-found');
  return {
    ...stored,
    mediaType: small ? 'image/webp' : image.media_type,
    maxAgeSeconds: MAX_AGE_SECONDS,
    isPublic: false,
  };
};
