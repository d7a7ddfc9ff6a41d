import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { coverColors } from '#press/color/cover-colors.ts';
import { blend, contrast, hexOf, oklchOf, rgbOf, type Rgb } from '#press/color/oklab.ts';

const rgb = (hex: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as unknown as Rgb;

const cover = (top: string, bottom: string): Promise<Buffer> =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128">
    <rect width="128" height="128" fill="${bottom}"/><rect width="128" height="60" fill="${top}"/></svg>`),
  )
    .png()
    .toBuffer();

const hex = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((parts) => hexOf(parts.map((part) => part / 255) as unknown as Rgb));

describe('colour arithmetic', () => {
  it('goes to OKLCH and back', () => {
    fc.assert(
      fc.property(hex, (color) => {
        expect(hexOf(rgbOf(oklchOf(rgb(color))))).toBe(color);
      }),
    );
  });

  it('knows the contrast of black and white, and of a known pair', () => {
    expect(contrast([0, 0, 0], [1, 1, 1])).toBeCloseTo(21, 5);
    expect(contrast(rgb('#777777'), rgb('#ffffff'))).toBeCloseTo(4.48, 2);
  });
});

describe('coverColors', () => {
  it('writes light on a dark sky and dark on a light one', async () => {
    const night = await coverColors(await cover('#101830', '#88aa66'));
    const day = await coverColors(await cover('#cfe8f5', '#88aa66'));
    expect(oklchOf(rgb(night.titleInk)).lightness).toBeGreaterThan(0.9);
    expect(oklchOf(rgb(day.titleInk)).lightness).toBeLessThan(0.35);
  });

  it('keeps the title readable on whatever two colours meet there', async () => {
    await fc.assert(
      fc.asyncProperty(hex, hex, async (left, right) => {
        const halves = await cover(left, left);
        const half = await sharp({ create: { width: 64, height: 128, channels: 3, background: right } })
          .png()
          .toBuffer();
        const picture = await sharp(halves)
          .composite([{ input: half, left: 64, top: 0 }])
          .png()
          .toBuffer();
        const { titleInk, scrim, scrimStrength } = await coverColors(picture);
        for (const under of [left, right]) {
          expect(contrast(rgb(titleInk), blend(rgb(scrim), rgb(under), scrimStrength))).toBeGreaterThan(4.4);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('draws a stronger veil over a sky with a bright cloud than over an even one', async () => {
    const night = await cover('#101830', '#88aa66');
    const cloud = await sharp({ create: { width: 30, height: 16, channels: 3, background: '#e8e4da' } })
      .png()
      .toBuffer();
    const clouded = await sharp(night)
      .composite([{ input: cloud, left: 50, top: 20 }])
      .png()
      .toBuffer();
    const [even, uneven] = [await coverColors(night), await coverColors(clouded)];
    expect(uneven.titleInk).toBe(even.titleInk);
    expect(uneven.scrimStrength).toBeGreaterThan(even.scrimStrength);
  });

  it('takes the hue that has the most colour, and a warm one from grey', async () => {
    const { hueDeg } = await coverColors(await cover('#3355cc', '#888888'));
    expect(Math.abs(hueDeg - oklchOf(rgb('#3355cc')).hueDeg)).toBeLessThan(8);
    expect((await coverColors(await cover('#dddddd', '#444444'))).hueDeg).toBe(62);
  });
});
