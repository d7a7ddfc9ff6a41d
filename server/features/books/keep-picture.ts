/** Keeps a drawn picture: its file, its renditions, and the row that says what it is. */
import { RENDITION_WIDTHS_PX } from '#contract/books.ts';
import type { BookId, PageImageId } from '#contract/fields.ts';
import { makeRenditions } from '#press/raster/renditions.ts';
import { renditionKey } from '#server/features/books/book-keys.ts';
import type { PageImageRow } from '#server/features/books/book-store.ts';
import type { Clock } from '#server/platform/clock.ts';
import { sha256, type Random } from '#server/platform/random.ts';
import type { Files } from '#server/providers/files/files.ts';
import type { DrawnPage, Illustrator } from '#server/providers/illustrator/illustrator.ts';

export type KeepPictureDeps = {
  readonly illustrator: Illustrator;
  readonly files: Files;
  readonly clock: Clock;
  readonly random: Random;
};

/** The keys follow from that of the picture, so a repeated job replaces what it kept before. */
export const keepPictureFiles = async (files: Files, key: string, drawn: DrawnPage): Promise<void> => {
  await files.put(key, drawn.bytes);
  const renditions = await makeRenditions(drawn.bytes, RENDITION_WIDTHS_PX);
  for (const [index, widthPx] of RENDITION_WIDTHS_PX.entries()) {
    const rendition = renditions[index];
    if (rendition) await files.put(renditionKey(key, widthPx), rendition.bytes);
  }
};

type KeptPicture = { readonly bookId: BookId; readonly index: number; readonly key: string; readonly drawn: DrawnPage };

export const pageImageOf = (
  deps: Pick<KeepPictureDeps, 'illustrator' | 'clock' | 'random'>,
  { bookId, index, key, drawn }: KeptPicture,
): PageImageRow => ({
  id: deps.random.id<PageImageId>(),
  book_id: bookId,
  page_index: index,
  file_key: key,
  media_type: drawn.mediaType,
  width_px: drawn.widthPx,
  height_px: drawn.heightPx,
  sha256: sha256(drawn.bytes).toString('hex'),
  illustrator: deps.illustrator.name,
  created_at: deps.clock.now(),
});
