/** Runs on a thread: composes the emblem of a book and paints it. */
import type { DrawnPage, EmblemOrder } from '#server/providers/illustrator/illustrator.ts';
import { paintJpeg } from '#server/providers/illustrator/paint-jpeg.ts';
import { composeEmblem } from '#studio/illustrator/compose-emblem.ts';

const drawEmblem = ({ sizePx, ...input }: EmblemOrder): Promise<DrawnPage> => paintJpeg(composeEmblem(input), sizePx);

export default drawEmblem;
