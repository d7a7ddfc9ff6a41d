import { describe, expect, it } from 'vitest';
import { paintJpeg } from '#server/providers/illustrator/paint-jpeg.ts';
import { composePicture } from '#studio/illustrator/compose-picture.ts';
import { roundedRect } from '#studio/illustrator/geometry/path.ts';
import type { Picture, PictureNode } from '#studio/illustrator/picture.ts';
import { testCharacter, testScene } from '#studio/illustrator/picture-probe.ts';

const EDGE = 240;

const pictureOf = (seed: number): Picture =>
  composePicture({ scene: testScene(), characters: [testCharacter()], artStyle: 'gouache', seed, kind: 'page' });

/** Fails while it is painted, within a clip that leaves nearly all of the page out. */
const broken: Picture = {
  ground: '#000000',
  nodes: [
    {
      kind: 'group',
      clip: roundedRect([0, 0], [10, 10]),
      get children(): readonly PictureNode[] {
        throw new Error('broken');
      },
    },
  ],
};

describe('paintJpeg', () => {
  it('gives the same bytes whatever was painted before', async () => {
    const first = await paintJpeg(pictureOf(1), EDGE);
    const other = await paintJpeg(pictureOf(2), EDGE);
    const again = await paintJpeg(pictureOf(1), EDGE);
    expect(Buffer.compare(first.bytes, again.bytes)).toBe(0);
    expect(Buffer.compare(first.bytes, other.bytes)).not.toBe(0);
  });

  it('keeps pages apart that are encoded at the same time', async () => {
    const alone = await paintJpeg(pictureOf(1), EDGE);
    const [together] = await Promise.all([paintJpeg(pictureOf(1), EDGE), paintJpeg(pictureOf(2), EDGE)]);
    expect(Buffer.compare(alone.bytes, together.bytes)).toBe(0);
  });

  it('paints as before after a picture that could not be painted', async () => {
    const before = await paintJpeg(pictureOf(1), EDGE);
    await expect(paintJpeg(broken, EDGE)).rejects.toThrow('broken');
    const after = await paintJpeg(pictureOf(1), EDGE);
    expect(Buffer.compare(before.bytes, after.bytes)).toBe(0);
  });
});
