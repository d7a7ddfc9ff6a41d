/** Runs on a thread: composes the scene, paints it at print size and encodes it. */
import sharp from 'sharp';
import type { DrawnPage, PageOrder } from '#server/providers/illustrator/illustrator.ts';
import { createCanvasSurface } from '#server/providers/illustrator/canvas-surface.ts';
import { PRINT_PPI } from '#core/book/book-size.ts';
import { composePicture } from '#studio/illustrator/compose-picture.ts';
import { paintPicture } from '#studio/illustrator/paint-picture.ts';

/** High enough that print shows no trace of it; a quarter of the size of PNG. */
const JPEG_QUALITY = 92;

const drawPage = async ({ sizePx, ...input }: PageOrder): Promise<DrawnPage> => {
  const surface = createCanvasSurface(sizePx, sizePx);
  paintPicture(composePicture(input), surface, sizePx);
  const pixels = surface.pixels();
  const bytes = await sharp(pixels, { raw: { width: sizePx, height: sizePx, channels: 4 } })
    .removeAlpha()
    .withMetadata({ density: PRINT_PPI })
    .jpeg({ quality: JPEG_QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer();
  return { bytes, mediaType: 'image/jpeg', widthPx: sizePx, heightPx: sizePx };
};

export default drawPage;
