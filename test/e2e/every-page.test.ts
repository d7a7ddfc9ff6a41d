import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGE_PATHS } from '#contract/page-paths.ts';
import { LANGUAGES, type Language } from '#core/locale/language.ts';
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

type Watched = { readonly context: BrowserContext; readonly faults: string[] };

const watched = new Map<string, Watched>();
const windowOf = (language: Language, viewer: Sight['viewer']): Watched => {
  const found = watched.get(`${language} ${viewer}`);
  if (!found) throw new Error('There is no such viewer');
  return found;
};

/** What is wrong with a page in a language. */
const findFaults = async (sight: Sight, language: Language) => {
  const { context, faults } = windowOf(language, sight.viewer);
  const page = await openSight(context, { world: product.world, sight, language });
  if (!page) throw new Error('There is nothing to see');
  // Colours are the same in every language.
  const barriers = await findBarriers(page, { withColors: language === 'en' });
  const overflow = await findOverflow(page);
  await page.close();
  return { language, barriers, overflow, faults: faults.splice(0) };
};

describe('every page, in both languages', () => {
  beforeAll(async () => {
    for (const language of LANGUAGES)
      for (const viewer of VIEWERS) {
        const context = await openViewer(browser, product.world, { viewer, language, theme: 'light', width: WIDTH });
        watched.set(`${language} ${viewer}`, { context, faults: await watchFaults(context) });
      }
  });
  afterAll(async () => {
    for (const { context } of watched.values()) await context.close();
  });

  // A page waits for the network most of the time, so both languages are looked at together.
  it.each(SIGHTS)('$name has no barrier, no fault, and fits the narrowest screen', async (sight) => {
    const found = await Promise.all(LANGUAGES.map((language) => findFaults(sight, language)));
    expect(found).toEqual(LANGUAGES.map((language) => ({ language, barriers: [], overflow: [], faults: [] })));
  });
});
