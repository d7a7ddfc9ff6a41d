import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGE_PATHS } from '#contract/page-paths.ts';
import { LANGUAGES } from '#core/locale/language.ts';
import { findBarriers } from '../support/axe.ts';
import { openSight, openViewer, SIGHTS, type Sight } from '../support/every-page.ts';
import { launchBrowser } from '../support/find-browser.ts';
import { startSeededProduct, type SeededProduct } from '../support/seeded-product.ts';

const WIDTH = 1280;
const NARROWEST = 320;
const VIEWERS = ['visitor', 'family', 'admin'] as const;

let dataDir: string;
let product: SeededProduct;
let browser: Browser;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hikaya-pages-'));
  product = await startSeededProduct(dataDir);
  browser = await launchBrowser();
}, 240_000);
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
});

it('has a sight for every page', () => {
  expect([...new Set(SIGHTS.map(({ page }) => page))].toSorted()).toEqual([...PAGE_PATHS, '*'].toSorted());
});

/** What a page complains about by itself: errors, and everything that its security policy refused. */
const watchFaults = async (context: BrowserContext): Promise<string[]> => {
  // Some refusals are caught by the code that met them and never reach the console.
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`The policy refused ${violatedDirective}: ${blockedURI}`),
    );
  });
  const faults: string[] = [];
  context.on('console', (message) => {
    const isExpected = / 404 /.test(message.text()) && /no\/such\/page/.test(message.location().url);
    if (message.type() === 'error' && !isExpected) faults.push(message.text());
  });
  context.on('weberror', (error) => faults.push(String(error.error())));
  return faults;
};

/** What sticks out of the narrowest screen, without what lies in a part that scrolls by itself. */
const findOverflow = async (page: Page): Promise<string[]> => {
  await page.setViewportSize({ width: NARROWEST, height: 700 });
  return page.evaluate((width) => {
    if (document.documentElement.scrollWidth <= width) return [];
    const isOut = (element: Element): boolean => {
      const { left, right } = element.getBoundingClientRect();
      return left < -1 || right > width + 1;
    };
    return [...document.body.querySelectorAll('*')]
      .filter((element) => isOut(element))
      .map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`)
      .slice(0, 5);
  }, NARROWEST);
};

describe.each(LANGUAGES)('in %s', (language) => {
  const contexts = new Map<Sight['viewer'], BrowserContext>();
  const faults = new Map<Sight['viewer'], string[]>();
  beforeAll(async () => {
    for (const viewer of VIEWERS) {
      const context = await openViewer(browser, product.world, { viewer, language, theme: 'light', width: WIDTH });
      contexts.set(viewer, context);
      faults.set(viewer, await watchFaults(context));
    }
  });
  afterAll(async () => {
    for (const context of contexts.values()) await context.close();
  });

  it.each(SIGHTS)('$name has no barrier, no fault, and fits the narrowest screen', async (sight) => {
    const context = contexts.get(sight.viewer);
    if (!context) throw new Error('There is no such viewer');
    const page = await openSight(context, { world: product.world, sight, language });
    if (!page) throw new Error('There is nothing to see');
    const barriers = await findBarriers(page);
    const overflow = await findOverflow(page);
    await page.close();
    expect({ barriers, overflow, faults: faults.get(sight.viewer)?.splice(0) }).toEqual({
      barriers: [],
      overflow: [],
      faults: [],
    });
  });
});
