/**
 * `npm run screenshots`: starts the product with something in it and takes a picture of every page at four widths, in both
 * languages, light and dark, into build/screenshots with an index.html to look at them.
 * `npm run screenshots -- --only library,reader` takes only pages whose names begin so; `--width 360,1440`,
 * `--language ar` and `--theme dark` take fewer of each.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { LANGUAGES } from '#core/locale/language.ts';
import { openSight, openViewer, showToItsEnd, SIGHTS, type Sight, type View } from '#test/support/every-page.ts';
import { launchBrowser } from '#test/support/find-browser.ts';
import { startSeededProduct, type World } from '#test/support/seeded-product.ts';
import { buildWeb } from './build-web.ts';
import { screenshotIndex, type Shot } from './screenshots/index-page.ts';

const OUT = 'build/screenshots';
const WIDTHS = [360, 768, 1025, 1440];
const THEMES = ['light', 'dark'] as const;
const VIEWERS = ['visitor', 'family', 'admin'] as const;

const { values: given } = parseArgs({
  options: {
    only: { type: 'string' },
    width: { type: 'string' },
    language: { type: 'string' },
    theme: { type: 'string' },
  },
});
const listOf = (text: string | undefined): string[] => text?.split(',').filter((part) => part !== '') ?? [];
const chosen = <Value extends string | number>(all: readonly Value[], text: string | undefined): Value[] => {
  const wanted = listOf(text);
  return all.filter((value) => wanted.length === 0 || wanted.includes(String(value)));
};

const wantedNames = listOf(given.only);
const sights = SIGHTS.filter(
  ({ name }) => wantedNames.length === 0 || wantedNames.some((wanted) => name.startsWith(wanted)),
);
const views: View[] = chosen(LANGUAGES, given.language).flatMap((language) =>
  chosen(THEMES, given.theme).flatMap((theme) =>
    chosen(WIDTHS, given.width).map((width) => ({ language, theme, width })),
  ),
);

/** Parts of a long page that are out of sight are not painted, and a picture of the whole page would show gaps. */
const ALL_PARTS = '.later { content-visibility: visible; }';

const DRAWINGS_MS = 20_000;

/** Waits for what the browser itself draws and for pictures that the server still draws. */
const waitForDrawings = async (page: Page): Promise<void> => {
  const areThere = () => {
    const shown = [...document.images].filter((image) => image.getClientRects().length > 0);
    const empty = document.querySelector('canvas.skeleton, canvas.opacity-0, .live-hero .skeleton');
    return empty === null && shown.every((image) => image.naturalWidth > 0);
  };
  // What does not come in time is to be seen in the picture of the page.
  await page.waitForFunction(areThere, undefined, { timeout: DRAWINGS_MS }).catch(() => undefined);
};

/** All wanted sights of one viewer in one view. */
const takeAll = async (
  browser: Browser,
  world: World,
  { view, viewer }: { view: View; viewer: Sight['viewer'] },
): Promise<Shot[]> => {
  const shots: Shot[] = [];
  const context = await openViewer(browser, world, { ...view, viewer });
  const { language, theme, width } = view;
  for (const sight of sights.filter((each) => each.viewer === viewer)) {
    const page = await openSight(context, { world, sight, language });
    if (!page) {
      process.stdout.write(`${sight.name}: nothing to show yet\n`);
      continue;
    }
    const file = `${sight.name}-${language}-${theme}-${width}.png`;
    await showToItsEnd(page);
    await waitForDrawings(page);
    // What lies over the page fills the window, and a picture of the whole page would show it in pieces.
    const fullPage = (await page.locator('[role="dialog"]').count()) === 0;
    await page.screenshot({ path: join(OUT, file), fullPage, style: ALL_PARTS });
    await page.close();
    shots.push({ name: sight.name, file, caption: `${language}, ${theme}, ${width}`, width });
  }
  await context.close();
  return shots;
};

buildWeb();
rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
const dataDir = mkdtempSync(join(tmpdir(), 'hikaya-screenshots-'));
process.stdout.write('Starting the product and making books…\n');
const product = await startSeededProduct(dataDir);
const browser = await launchBrowser();
try {
  const shots: Shot[] = [];
  for (const view of views) {
    for (const viewer of VIEWERS) shots.push(...(await takeAll(browser, product.world, { view, viewer })));
    process.stdout.write(`${view.language}, ${view.theme}, ${view.width}: ${shots.length} pictures\n`);
  }
  const order = new Map(SIGHTS.map(({ name }, index) => [name, index]));
  const placeOf = ({ name }: Shot): number => order.get(name) ?? SIGHTS.length;
  writeFileSync(
    join(OUT, 'index.html'),
    screenshotIndex(shots.toSorted((first, second) => placeOf(first) - placeOf(second))),
  );
  process.stdout.write(`${OUT}/index.html\n`);
} finally {
  await browser.close();
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}
