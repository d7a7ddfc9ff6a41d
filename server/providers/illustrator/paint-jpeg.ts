/** Paints a composed picture with Skia and encodes it. Runs on a thread: it keeps a core busy for a second. */
import sharp from 'sharp';
import { PRINT_PPI } from '#core/book/book-size.ts';
import { type CanvasSurface, createCanvasSurface } from '#server/providers/illustrator/canvas-surface.ts';
import type { DrawnPage } from '#server/providers/illustrator/illustrator.ts';
import { paintPicture } from '#studio/illustrator/paint-picture.ts';
import type { Picture } from '#studio/illustrator/picture.ts';

/** High enough that print shows no trace of it; a quarter of the size of PNG. */
const JPEG_QUALITY = 92;

/** The surface of this thread's last picture. Memory and textures for a new one cost a sixth of a page. */
let idle: { readonly surface: CanvasSurface; readonly sizePx: number } | null = null;

const paintedPixels = (picture: Picture, sizePx: number): Buffer => {
  const surface = idle?.sizePx === sizePx ? idle.surface : createCanvasSurface(sizePx, sizePx);
  // Kept again only once the picture is finished: an error in the middle leaves clips and blends behind.
  idle = null;
  paintPicture(picture, surface, sizePx);
  const pixels = surface.pixels();
  idle = { surface, sizePx };
  return pixels;
};

export const paintJpeg = async (picture: Picture, sizePx: number): Promise<DrawnPage> => {
  const bytes = await sharp(paintedPixels(picture, sizePx), { raw: { width: sizePx, height: sizePx, channels: 4 } })
    .removeAlpha()
    .withMetadata({ density: PRINT_PPI })
    .jpeg({ quality: JPEG_QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer();
  return { bytes, mediaType: 'image/jpeg', widthPx: sizePx, heightPx: sizePx };
};
