/** An illustrator for tests of runs: draws tiny real pictures at once, counts them, and fails when it is told to. */
import sharp from 'sharp';
import type { DrawnPage, Illustrator, PageOrder } from '#server/providers/illustrator/illustrator.ts';

export type TestIllustrator = Omit<Illustrator, 'version'> & {
  /** Set to another one, it is an illustrator that draws otherwise. */
  version: string;
  /** Seeds of the pages drawn, in order; the seed of a page is its own. */
  readonly drawn: number[];
  /** Names of the characters portrayed, in order. */
  readonly portraits: string[];
  /** When it answers true, drawing that page throws. */
  failWhen: (order: PageOrder) => boolean;
};

const SIZE_PX = 64;

const drawTiny = async (seed: number): Promise<DrawnPage> => {
  const background = { r: seed % 256, g: (seed >>> 8) % 256, b: (seed >>> 16) % 256 };
  const bytes = await sharp({ create: { width: SIZE_PX, height: SIZE_PX, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { bytes, mediaType: 'image/jpeg', widthPx: SIZE_PX, heightPx: SIZE_PX };
};

export const createTestIllustrator = (): TestIllustrator => {
  const illustrator: TestIllustrator = {
    name: 'test',
    version: '1',
    slots: 2,
    drawn: [],
    portraits: [],
    failWhen: () => false,
    drawPage: async (order) => {
      if (illustrator.failWhen(order)) throw new Error('told to fail');
      illustrator.drawn.push(order.seed);
      return drawTiny(order.seed);
    },
    drawPortrait: async (order) => {
      illustrator.portraits.push(order.character.name);
      return drawTiny(order.seed);
    },
    drawEmblem: () => drawTiny(1),
  };
  return illustrator;
};
