/** Runs on a thread: composes the scene and paints it at print size. */
import type { DrawnPage, PageOrder } from '#server/providers/illustrator/illustrator.ts';
import { paintJpeg } from '#server/providers/illustrator/paint-jpeg.ts';
import { composePicture } from '#studio/illustrator/compose-picture.ts';

const drawPage = ({ sizePx, ...input }: PageOrder): Promise<DrawnPage> => paintJpeg(composePicture(input), sizePx);

export default drawPage;
