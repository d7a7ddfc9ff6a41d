/** Runs on a thread: composes a portrait and paints it. */
import type { DrawnPage, PortraitOrder } from '#server/providers/illustrator/illustrator.ts';
import { paintJpeg } from '#server/providers/illustrator/paint-jpeg.ts';
import { composePortrait } from '#studio/illustrator/compose-portrait.ts';

const drawPortrait = ({ sizePx, ...input }: PortraitOrder): Promise<DrawnPage> =>
  paintJpeg(composePortrait(input), sizePx);

export default drawPortrait;
