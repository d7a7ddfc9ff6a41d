/** An illustrator for tests of runs: draws tiny real pictures at once, counts them, and fails when it is told to. */
import sharp from 'sharp';
import type { DrawnPage, Illustrator, PageOrder } from '#server/providers/illustrator/illustrator.ts';

export type TestIllustrator = Illustrator & {
  /** Seeds of the pages drawn, in order; the seed of a page is its own. */
  readonly drawn: number[];
  /** When it answers true, drawing that page throws. */
  failWhen: (order: PageOrder) => boolean;
};

const SIZE_PX = 64;

export const createTestIllustrator = (): TestIllustrator => {
  const illustrator: TestIllustrator = {
    name: 'test',
    slots: 2,
    drawn: [],
    failWhen: () => false,
    drawPage: async (order): Promise<DrawnPage> => {
      if (illustrator.failWhen(order)) throw new Error('told to fail');
      const background = { r: order.seed % 256, g: (order.seed >>> 8) % 256, b: (order.seed >>> 16) % 256 };
      const bytes = await sharp({ create: { width: SIZE_PX, height: SIZE_PX, channels: 3, background } })
        .jpeg()
        .toBuffer();
      illustrator.drawn.push(order.seed);
      return { bytes, mediaType: 'image/jpeg', widthPx: SIZE_PX, heightPx: SIZE_PX };
    },
  };
  return illustrator;
};
