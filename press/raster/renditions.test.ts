import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { inspectPicture, makeRenditions, NotAPictureError } from '#press/raster/renditions.ts';

const svg = (widthPx: number, heightPx: number): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}">
    <rect width="100%" height="100%" fill="#fff"/><rect width="50%" height="100%" fill="#000"/></svg>`);

let halves: Buffer;
let jpeg: Buffer;

beforeAll(async () => {
  halves = await sharp(svg(600, 400)).png().toBuffer();
  jpeg = await sharp(svg(2551, 2551)).flatten().jpeg().toBuffer();
});

describe('makeRenditions', () => {
  it('makes WebP copies of the widths asked for, in that order, with the same proportions', async () => {
    const renditions = await makeRenditions(halves, [300, 60, 150]);
    expect(renditions.map(({ widthPx, heightPx }) => [widthPx, heightPx])).toEqual([
      [300, 200],
      [60, 40],
      [150, 100],
    ]);
    for (const { bytes, widthPx, heightPx, mediaType } of renditions) {
      const { format, width, height } = await sharp(bytes).metadata();
      expect([format, width, height, mediaType]).toEqual(['webp', widthPx, heightPx, 'image/webp']);
    }
  });

  it('shows the same picture: black on the left, white on the right', async () => {
    const [small] = await makeRenditions(jpeg, [64]);
    const pixels = await sharp(small?.bytes).greyscale().raw().toBuffer();
    expect(pixels[10]).toBeLessThan(15);
    expect(pixels[53]).toBeGreaterThan(240);
  });

  it('never enlarges', async () => {
    const renditions = await makeRenditions(halves, [5000]);
    expect(renditions.map(({ widthPx }) => widthPx)).toEqual([600]);
  });

  it('turns a photo upright and forgets where it was taken', async () => {
    const exif = { IFD0: { Copyright: 'somebody' } };
    const photo = await sharp(halves).jpeg().withMetadata({ orientation: 6, exif }).toBuffer();
    const [upright] = await makeRenditions(photo, [200]);
    expect([upright?.widthPx, upright?.heightPx]).toEqual([200, 300]);
    expect((await sharp(upright?.bytes).metadata()).exif).toBeUndefined();
  });

  it('refuses widths that are none', async () => {
    for (const width of [0, -3, 1.5, Number.NaN]) {
      await expect(makeRenditions(halves, [100, width])).rejects.toThrow(RangeError);
    }
  });
});

describe('inspectPicture', () => {
  it('tells size, type, lightness and deviation', async () => {
    const facts = await inspectPicture(halves);
    expect(facts).toMatchObject({ widthPx: 600, heightPx: 400, mediaType: 'image/png' });
    expect(facts.meanLightness).toBeCloseTo(127.5, 0);
    expect(facts.deviation).toBeCloseTo(127.5, 0);
    expect(await inspectPicture(jpeg)).toMatchObject({ widthPx: 2551, heightPx: 2551, mediaType: 'image/jpeg' });
  });

  it('finds a picture of one colour flat', async () => {
    const flat = sharp({ create: { width: 90, height: 90, channels: 3, background: '#335577' } });
    const facts = await inspectPicture(await flat.webp().toBuffer());
    expect(facts.mediaType).toBe('image/webp');
    expect(facts.deviation).toBeLessThan(1);
  });

  it('counts a transparent picture as lying on white', async () => {
    const clear = sharp({ create: { width: 40, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
    expect((await inspectPicture(await clear.png().toBuffer())).meanLightness).toBeGreaterThan(254);
  });
});

describe('what is not a picture', () => {
  const refused: [string, () => Promise<Uint8Array> | Uint8Array, string][] = [
    ['an empty file', () => new Uint8Array(), 'empty'],
    ['words', () => Buffer.from('hello'), 'unsupported'],
    ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj'), 'unsupported'],
    ['a drawing that could load other files', () => svg(10, 10), 'svg'],
    ['an animation', () => animation(), 'animated'],
    ['a JPEG cut short', () => jpeg.subarray(0, jpeg.length / 2), 'premature end'],
    ['more pixels than any page needs', () => bomb(), 'pixel limit'],
  ];

  const animation = async (): Promise<Buffer> => {
    const frame = (background: string): Promise<Buffer> =>
      sharp({ create: { width: 8, height: 8, channels: 3, background } })
        .png()
        .toBuffer();
    return sharp([await frame('#000'), await frame('#fff')], { join: { animated: true } })
      .webp()
      .toBuffer();
  };

  const bomb = (): Promise<Buffer> =>
    sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer();

  it.each(refused)('refuses %s', async (_, bytes, why) => {
    const file = await bytes();
    for (const attempt of [() => inspectPicture(file), () => makeRenditions(file, [10])]) {
      const error: unknown = await attempt().catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(NotAPictureError);
      expect((error as Error).message).toContain(why);
    }
  });
});
