/** Every page of the product, for whoever looks at all of them: screenshots, accessibility, security policy. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Session } from '#contract/accounts.ts';
import type { PagePath } from '#contract/page-paths.ts';
import { directionOf, type Language } from '#core/locale/language.ts';
import type { World } from './seeded-product.ts';

export type Sight = {
  readonly name: string;
  /** The page of the product that this is; `*` is the one of addresses that do not exist. */
  readonly page: PagePath | '*';
  readonly viewer: 'visitor' | 'family' | 'admin';
  /** Null when the world has nothing to show there. */
  address(world: World): string | null;
};

const seen = (viewer: Sight['viewer'], name: string, page: PagePath): Sight => ({
  name,
  page,
  viewer,
  address: () => page,
});

const book = (name: string, which: keyof World['books'], query = ''): Sight => ({
  name,
  page: '/library/:bookId',
  viewer: 'family',
  address: ({ books }) => (books[which] ? `/library/${books[which]._id}${query}` : null),
});

export const SIGHTS: readonly Sight[] = [
  seen('visitor', 'home', '/'),
  seen('visitor', 'landing', '/landing'),
  { ...seen('visitor', 'sample-book', '/landing'), address: () => '/landing?sample=rosa-and-the-fish&page=1' },
  seen('visitor', 'playground', '/playground'),
  seen('visitor', 'contact', '/contact'),
  seen('visitor', 'privacy-policy', '/privacy-policy'),
  seen('visitor', 'terms-of-use', '/terms-of-use'),
  seen('visitor', 'shipping-and-return', '/shipping-and-return'),
  seen('visitor', 'referrals', '/referrals'),
  seen('visitor', 'outbox', '/outbox'),
  { name: 'shared-book', page: '/shared/:token', viewer: 'visitor', address: ({ shared }) => shared },
  seen('visitor', 'sign-up', '/auth/sign-up'),
  seen('visitor', 'sign-in', '/auth/sign-in'),
  seen('visitor', 'activation', '/auth/activation'),
  seen('visitor', 'forgot-password', '/auth/forgot-password'),
  { ...seen('visitor', 'reset-password', '/auth/reset-password'), address: () => '/auth/reset-password?token=none' },
  { name: 'not-found', page: '*', viewer: 'visitor', address: () => '/no/such/page' },
  seen('family', 'dashboard', '/dashboard'),
  seen('family', 'create', '/create'),
  seen('family', 'library', '/library'),
  book('reader-cover', 'english'),
  book('reader', 'english', '?page=3'),
  book('reader-arabic', 'arabic', '?page=3'),
  book('book-running', 'running'),
  book('book-failed', 'failed'),
  seen('family', 'settings', '/settings'),
  seen('family', 'contact-signed-in', '/contact'),
  seen('family', 'referrals-signed-in', '/referrals'),
  seen('family', 'landing-signed-in', '/landing'),
  seen('admin', 'dashboard-admin', '/dashboard'),
];

export type View = {
  readonly language: Language;
  readonly theme: 'light' | 'dark';
  readonly width: number;
};

export const sessionCookies = (url: string, { userToken, tokenExpiration }: Session) => [
  { name: 'userToken', value: userToken, url },
  { name: 'tokenExpiration', value: encodeURIComponent(tokenExpiration), url },
];

/** A browser of its own for a viewer, with the language and the theme they chose on their last visit. */
export const openViewer = async (
  browser: Browser,
  world: World,
  { viewer, language, theme, width }: View & { viewer: Sight['viewer'] },
): Promise<BrowserContext> => {
  const context = await browser.newContext({
    viewport: { width, height: width < 768 ? 780 : 900 },
    reducedMotion: 'reduce',
  });
  await context.addInitScript(
    (kept) => {
      // The empty page that a new window begins with has no storage.
      if (location.protocol === 'about:') return;
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    },
    { 'hikaya.language': language, 'hikaya.theme': theme, 'hikaya.visited': 'yes' },
  );
  if (viewer !== 'visitor') await context.addCookies(sessionCookies(world.url, world[viewer]));
  return context;
};

const PAGE_MS = 30_000;

/** Waits until a page shows itself in its language, with its heading, its fonts and the pictures that are in sight. */
export const waitUntilShown = async (page: Page, language: Language): Promise<void> => {
  await page.waitForFunction(
    (dir) => document.documentElement.dir === dir && document.documentElement.dataset['pending'] === undefined,
    directionOf(language),
    { timeout: PAGE_MS },
  );
  await page.locator('main').first().waitFor({ timeout: PAGE_MS });
  await page.locator('h1').first().waitFor({ state: 'attached', timeout: PAGE_MS });
  await page.evaluate(async () => {
    await document.fonts.ready;
    // A picture that is not shown at this width has no box, and is never loaded.
    const shown = [...document.images].filter((image) => image.getClientRects().length > 0);
    const inSight = shown.filter((image) => image.getBoundingClientRect().top < innerHeight);
    await Promise.all(inSight.map((image) => image.decode().catch(() => undefined)));
  });
  // Answers of calls and the drawings of the easel come after the heading; a stream of events never ends.
  await page.waitForLoadState('networkidle', { timeout: 2_500 }).catch(() => undefined);
};

/** Scrolls down a page and back, so that what waits to be scrolled to is there, and its pictures with it. */
export const showToItsEnd = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined);
};

/** Shows a sight in a context of its viewer; null when the world has nothing to show there. */
export const openSight = async (
  context: BrowserContext,
  { world, sight, language }: { world: World; sight: Sight; language: Language },
): Promise<Page | null> => {
  const address = sight.address(world);
  if (address === null) return null;
  const page = await context.newPage();
  await page.goto(world.url + address);
  await waitUntilShown(page, language);
  return page;
};
