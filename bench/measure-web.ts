/** What a visitor loads before the landing page is theirs, and how fast the live hero redraws, both in a real browser. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import type { Character } from '#core/character/character.ts';
import { DEFAULT_LOOKS, SKIN_TONES } from '#core/character/looks.ts';
import { buildWeb } from '#scripts/build-web.ts';
import { launchBrowser } from '#test/support/find-browser.ts';
import { runProduct } from '#test/support/run-product.ts';
import { DEFAULT_BUILD } from '#web/app/builder/build.ts';
import { orderOfBuild } from '#web/app/builder/scene-of-build.ts';
import { PREVIEW_PX } from '#web/app/easel/preview.ts';
import type { DrawingOrder } from '#web/app/easel/drawing-order.ts';
import type { Measured } from './bench.ts';

export const WEB_MEASURES = ['web.landing-script', 'hero.frame'] as const;

const SETTLE_MS = 5_000;
const FRAMES = 60;
const WARM_UP = 10;
/** As large as the hero is shown on a phone; the parts have the other sizes. */
const HERO_PX = 480;

const kilobytes = (bytes: number): number => bytes / 1000;

type Script = { readonly address: string; readonly bytes: number };

/** Everything the browser fetched as a script, workers included, as a static server would send it. */
const watchScripts = (page: Page): (() => Promise<Script[]>) => {
  const scripts: Promise<Script>[] = [];
  page.on('response', (response) => {
    const address = new URL(response.url()).pathname;
    if (!address.endsWith('.js') || response.status() !== 200) return;
    scripts.push(response.body().then((body) => ({ address, bytes: gzipSync(body).length })));
  });
  return () => Promise.all(scripts);
};

const total = (scripts: readonly Script[]): number => kilobytes(scripts.reduce((sum, { bytes }) => sum + bytes, 0));

/**
 * The scripts of the page itself: those its document asks for. What follows once the page is loaded and idle, which is the
 * live hero with the illustrator, is told as a part of its own.
 */
const measureScripts = async (browser: Browser, url: string): Promise<Measured> => {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  const scripts = watchScripts(page);
  await page.goto(url, { waitUntil: 'load' });
  const html = await (await page.request.get(url)).text();
  await page.locator('canvas[role=img]').waitFor();
  await page.waitForTimeout(SETTLE_MS);
  const all = await scripts();
  await page.close();
  const own = all.filter(({ address }) => html.includes(address));
  const later = all.filter(({ address }) => !html.includes(address));
  return {
    name: 'web.landing-script',
    value: total(own),
    unit: 'kB',
    parts: { page: total(own), 'live hero, when idle': total(later) },
  };
};

const heroOf = (frame: number): Character => ({
  id: 'hero',
  name: 'Nour',
  age: 6,
  pronouns: 'she',
  kind: 'person',
  looks: { ...DEFAULT_LOOKS, skinTone: SKIN_TONES[frame % SKIN_TONES.length] ?? DEFAULT_LOOKS.skinTone },
  traits: [],
  interests: [],
});

const portraitOf = (frame: number): DrawingOrder => ({
  kind: 'portrait',
  artStyle: 'cut-paper',
  cut: 'figure',
  character: heroOf(frame),
});

const pictureOf = (frame: number): DrawingOrder => orderOfBuild(DEFAULT_BUILD, heroOf(frame));

type Frames = { readonly worker: string; readonly orders: readonly DrawingOrder[]; readonly sizePx: number };

/** Runs in the page: hands one order after the other to the easel's worker and puts each drawing on a canvas. */
const drawFrames = async ({ worker: address, orders, sizePx }: Frames): Promise<number[]> => {
  const worker = new Worker(address, { type: 'module' });
  const canvas = document.createElement('canvas');
  canvas.width = sizePx;
  canvas.height = sizePx;
  const context = canvas.getContext('2d');
  const times: number[] = [];
  for (const order of orders) {
    const before = performance.now();
    const bitmap = await new Promise<ImageBitmap>((resolve, reject) => {
      worker.addEventListener(
        'message',
        ({ data }) => (data.kind === 'bitmap' ? resolve(data.bitmap) : reject(new Error(JSON.stringify(data)))),
        { once: true },
      );
      worker.postMessage({ order, sizePx, as: 'bitmap' }, []);
    });
    context?.drawImage(bitmap, 0, 0);
    // Canvases put painting off until somebody looks.
    context?.getImageData(0, 0, 1, 1);
    times.push(performance.now() - before);
    bitmap.close();
  }
  worker.terminate();
  return times;
};

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** From an order to a drawing on the page: a portrait whose skin changes every time. */
const measureHero = async (browser: Browser, url: string): Promise<Measured> => {
  const page = await browser.newPage();
  const asked = page.waitForResponse((response) => /easel\.worker[^/]*\.js$/.test(response.url()));
  await page.goto(`${url}/playground`);
  const worker = (await asked).url();
  // A page that draws nothing of its own.
  await page.goto(`${url}/auth/sign-in`);
  const timesOf = async (orderOf: (frame: number) => DrawingOrder, sizePx: number): Promise<number> => {
    const orders = Array.from({ length: FRAMES + WARM_UP }, (_, frame) => orderOf(frame));
    const times = await page.evaluate(drawFrames, { worker, orders, sizePx });
    return median(times.slice(WARM_UP));
  };
  const measured: Measured = {
    name: 'hero.frame',
    value: await timesOf(portraitOf, HERO_PX),
    unit: 'ms',
    // The editor and the playground show a small drawing at once and then the full one.
    parts: {
      'editor, at once': await timesOf(portraitOf, PREVIEW_PX),
      'editor, in full': await timesOf(portraitOf, 720),
      'playground, at once': await timesOf(pictureOf, PREVIEW_PX),
      'playground, in full': await timesOf(pictureOf, 1080),
    },
  };
  await page.close();
  return measured;
};

/** Builds the web application if need be, and measures it as the product serves it. */
export const measureWeb = async (): Promise<readonly Measured[]> => {
  buildWeb();
  const dataDir = await mkdtemp(join(tmpdir(), 'hikaya-bench-web-'));
  const product = await runProduct(dataDir);
  const browser = await launchBrowser();
  try {
    return [await measureScripts(browser, product.url), await measureHero(browser, product.url)];
  } finally {
    await browser.close();
    await product.stop();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
};
