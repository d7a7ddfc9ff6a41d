/** Paints a composed picture with Skia and encodes it. Runs on a thread: it keeps a core busy for a second. */
import sharp from 'sharp';
import { PRINT_PPI } from '#core/book/book-size.ts';
import { createCanvasSurface } from '#server/providers/illustrator/canvas-surface.ts';
import type { DrawnPage } from '#server/providers/illustrator/illustrator.ts';
import { paintPicture } from '#studio/illustrator/paint-picture.ts';
import type { Picture } from '#studio/illustrator/picture.ts';

/** High enough that print shows no trace of it; a quarter of the size of PNG. */
const JPEG_QUALITY = 92;

export const paintJpeg = async (picture: Picture, sizePx: number): Promise<DrawnPage> => {
  const surface = createCanvasSurface(sizePx, sizePx);
  paintPicture(picture, surface, sizePx);
  const bytes = await sharp(surface.pixels(), { raw: { width: sizePx, height: sizePx, channels: 4 } })
    .removeAlpha()
    .withMetadata({ density: PRINT_PPI })
    .jpeg({ quality: JPEG_QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer();
  return { bytes, mediaType: 'image/jpeg', widthPx: sizePx, heightPx: sizePx };
};
