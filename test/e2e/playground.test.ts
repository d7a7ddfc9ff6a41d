import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../support/find-browser.ts';
import { runProduct, type RunningProduct } from '../support/run-product.ts';

let dataDir: string;
let product: RunningProduct;
let browser: Browser;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hikaya-playground-'));
  product = await runProduct(dataDir);
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
});

/** The share of a band of the picture, given in shares of its edge, that is as light as the paper of a label. */
const paperIn = async (file: string, band: { top: number; height: number }): Promise<number> => {
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
  let paper = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    if ((data[at] ?? 0) > 250 && (data[at + 1] ?? 0) > 246 && (data[at + 2] ?? 0) > 235) paper += 1;
  }
  return paper / (info.width * info.height);
};

it('saves the picture with the title that was typed', async () => {
  const page = await browser.newPage({ locale: 'en-GB', viewport: { width: 1280, height: 900 } });
  await page.goto(`${product.url}/playground`);
  await page.getByRole('tab', { name: 'Cover' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Omar and the Moon');
  await page.getByText('Omar and the Moon').waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 120_000 }),
    page.getByRole('button', { name: 'Save as PNG' }).click(),
  ]);
  const file = join(dataDir, 'saved.png');
  await download.saveAs(file);
  expect(await sharp(file).metadata()).toMatchObject({ format: 'png', width: 2551, height: 2551 });
  expect(await paperIn(file, { top: 0.08, height: 0.1 })).toBeGreaterThan(0.5);
  expect(await paperIn(file, { top: 0.6, height: 0.1 })).toBeLessThan(0.1);
  await page.close();
});
