import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { PDFDocument } from 'pdf-lib';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { pageImagePx } from '#core/book/book-size.ts';
import { inspectPicture } from '#press/raster/renditions.ts';
import { confirmAddress } from '../support/confirm-address.ts';
import { setStage } from '../support/browser-story.ts';

const SPREADS = 8;
const PICTURES = SPREADS + 1;

const faults: string[] = [];

beforeAll(() => {
  expect(existsSync('build/client/__spa-fallback.html'), 'build the web application first: npm run build').toBe(true);
});
const stage = setStage('story');

const openPage = async (path: string): Promise<Page> => {
  const page = await stage.browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  await page.goto(stage.product.url + path);
  return page;
};

/** Answers the address that the account was made with. */
const signUp = async (page: Page): Promise<string> => {
  const email = `amal${Date.now()}@example.com`;
  await page.getByLabel('Your name').fill('Amal');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill('a long password');
  await page.getByText('I am an adult').click();
  await page.getByRole('button', { name: 'Make my account' }).click();
  return email;
};

/** The wizard, from the empty hero editor to the button that starts the run. */
const fillWizard = async (page: Page): Promise<void> => {
  await page.getByLabel('Name', { exact: true }).fill("Zoë O'Brien");
  await page.getByRole('textbox', { name: 'Age' }).fill('5');
  await page.getByRole('radio', { name: 'they' }).check({ force: true });
  await page.getByText('afro puffs').click();
  await page.getByRole('button', { name: 'Add to the family' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('heading', { name: 'Which story shall it be?' }).waitFor();
  await page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('heading', { name: 'How shall it be told?' }).waitFor();
  await page.getByText(`${SPREADS} spreads`).click();
  await page.getByLabel('Dedication').fill('For the bravest of all');
  await page.getByLabel('Where do you live?').fill('Alexandria');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('heading', { name: 'Everything is ready' }).waitFor();
};

const fetchPicture = async (page: Page, url: string): Promise<Buffer> =>
  (await page.request.get(new URL(url, stage.product.url).href)).body();

it('makes a book from sign-up to PDF, and every picture is a real one', async () => {
  const page = await openPage('/create');
  await page.waitForURL(/\/auth\/sign-up/);
  const email = await signUp(page);
  await page.waitForURL(/\/create/);
  await fillWizard(page);
  await confirmAddress(stage.product.url, email);
  await page.reload();
  await page.getByRole('heading', { name: 'Everything is ready' }).waitFor();
  await page.getByRole('button', { name: 'Make the book' }).dblclick();

  await page.waitForURL(/\/library\/[0-9a-f-]{36}/);
  await page.getByRole('progressbar', { name: 'Progress of the book' }).waitFor();
  await page.goto(`${stage.product.url}/dashboard`);
  await page.getByRole('heading', { name: 'On the press' }).waitFor();
  await page.goBack();
  await page.getByRole('button', { name: 'Next page' }).waitFor({ timeout: 120_000 });

  const bookId = /\/library\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';
  const token = (await page.context().cookies()).find(({ value }) => value.length === 43)?.value ?? '';
  const answer = await page.request.get(`${stage.product.url}/api/book/get-user-books/`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const books = (await answer.json()) as {
    _id: string;
    title: string;
    images: string[];
    pages: { text: string; alt: string }[];
  }[];
  expect(
    books.map(({ _id }) => _id),
    'a double click made one book',
  ).toEqual([bookId]);
  const [book] = books;
  if (!book) throw new Error('There is no book');
  expect(book.images).toHaveLength(PICTURES);
  const told = book.pages.map(({ text }) => text).join('\n');
  expect(told).toContain("Zoë O'Brien");
  // The wood of this story is in nobody's town; the colophon of the PDF names it.
  expect(told).not.toContain('Alexandria');

  const pictures = await Promise.all(book.images.map((url) => fetchPicture(page, url)));
  const thumbnails: Buffer[] = [];
  for (const picture of pictures) {
    const facts = await inspectPicture(picture);
    expect([facts.widthPx, facts.heightPx]).toEqual([pageImagePx('medium'), pageImagePx('medium')]);
    expect(facts.deviation, 'a picture of one colour').toBeGreaterThan(15);
    thumbnails.push(await sharp(picture).resize(32, 32).removeAlpha().raw().toBuffer());
  }
  for (const [index, first] of thumbnails.entries()) {
    for (const second of thumbnails.slice(index + 1)) {
      const difference = first.reduce((sum, value, at) => sum + Math.abs(value - (second[at] ?? 0)), 0) / first.length;
      expect(difference, 'two pictures are alike').toBeGreaterThan(4);
    }
  }

  await page.getByRole('button', { name: 'Next page' }).click();
  await page.waitForURL(/page=1/);
  // A key pressed while the page is still being laid out is not heard, so it is pressed until it is.
  await expect
    .poll(
      async () => {
        if (!page.url().includes('page=2')) await page.keyboard.press('ArrowRight');
        return page.url();
      },
      { timeout: 20_000, interval: 1_500 },
    )
    .toContain('page=2');
  const text = book.pages[2]?.text.split('\n')[0] ?? '-';
  await page.getByText(text.slice(0, 40)).first().waitFor();
  await page.goBack();

  await page.goto(`${stage.product.url}/library`);
  await page.getByRole('link', { name: book.title }).first().waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('link', { name: /as PDF$/ })
      .first()
      .click(),
  ]);
  const pdf = await PDFDocument.load(await readFile(await download.path()), { updateMetadata: false });
  expect(pdf.getTitle()).toBe(book.title);
  expect(pdf.getPageCount()).toBeGreaterThan(2 * SPREADS);
  expect(faults).toEqual([]);
});

it('answers addresses that do not exist with 404 and a page that says so', async () => {
  const page = await stage.browser.newPage();
  const answer = await page.goto(`${stage.product.url}/no/such/page`);
  expect(answer?.status()).toBe(404);
  await page.getByRole('heading', { name: '404!' }).waitFor();
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
});

it('forgets a session that the server does not know, and says why', async () => {
  const context = await stage.browser.newContext();
  const page = await context.newPage();
  await page.goto(stage.product.url);
  await page.getByRole('link', { name: 'Sign in' }).first().click();
  await signInWith(page, 'nobody@example.com');
  await page.getByText('E-mail or password is wrong.').first().waitFor();
});

it('sends a form that is sent before the scripts are there once they are', async () => {
  const page = await stage.browser.newPage();
  await page.route('**/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await route.continue();
  });
  await page.goto(`${stage.product.url}/auth/sign-up`, { waitUntil: 'commit' });
  await signUp(page);
  expect(await page.evaluate(() => document.documentElement.dataset['alive'])).toBeUndefined();
  await page.waitForURL(({ pathname }) => !pathname.startsWith('/auth/'));
  await page.close();
});

const signInWith = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill('some password');
  await page.getByRole('button', { name: 'Sign in' }).click();
};
