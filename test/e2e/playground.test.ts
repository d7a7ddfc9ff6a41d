import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { setStage } from '../support/browser-story.ts';

const stage = setStage('playground');

type Colour = readonly [red: number, green: number, blue: number];

const isPaper = ([red, green, blue]: Colour): boolean => red > 250 && green > 246 && blue > 235;
/** The letters of a title are nearly black, with some blue in it. */
const isInk = ([red, green, blue]: Colour): boolean => red < 60 && green < 62 && blue > 40 && blue < 90;

/** The share of a band of the picture, given in shares of its edge, that has such a colour. */
const shareIn = async (
  file: string,
  band: { top: number; height: number },
  isSuch: (colour: Colour) => boolean,
): Promise<number> => {
  const { width } = await sharp(file).metadata();
  const { data, info } = await sharp(file)
    .extract({
      left: Math.round(width * 0.2),
      top: Math.round(width * band.top),
      width: Math.round(width * 0.6),
      height: Math.round(width * band.height),
    })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = info.width * info.height;
  const such = Array.from({ length: pixels }, (_, at) => at * info.channels).filter((at) =>
    isSuch([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]),
  );
  return such.length / pixels;
};

const TITLE = { top: 0.08, height: 0.1 } as const;
const MIDDLE = { top: 0.6, height: 0.1 } as const;

it('saves the picture with the title that was typed', async () => {
  const page = await stage.browser.newPage({ locale: 'en-GB', viewport: { width: 1280, height: 900 } });
  await page.goto(`${stage.product.url}/playground`);
  const title = page.getByRole('textbox', { name: 'Title' });
  // On a slow machine a click may come before the scripts do, and people click again.
  const openCover = async (): Promise<boolean> => {
    await page.getByRole('tab', { name: 'Cover' }).click();
    return title.isVisible();
  };
  await expect.poll(openCover, { timeout: 60_000, interval: 500 }).toBe(true);
  await title.fill('Omar and the Moon');
  await page.getByText('Omar and the Moon').waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 120_000 }),
    page.getByRole('button', { name: 'Save as PNG' }).click(),
  ]);
  const file = join(stage.dataDir, 'saved.png');
  await download.saveAs(file);
  expect(await sharp(file).metadata()).toMatchObject({ format: 'png', width: 2551, height: 2551 });
  expect(await shareIn(file, TITLE, isPaper)).toBeGreaterThan(0.5);
  expect(await shareIn(file, TITLE, isInk)).toBeGreaterThan(0.04);
  expect(await shareIn(file, MIDDLE, isPaper)).toBeLessThan(0.1);
  await page.close();
});
