import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { confirmAddress } from '../support/confirm-address.ts';
import { setStage } from '../support/browser-story.ts';

const stage = setStage('keyboard');

const MOST_STOPS = 150;

/** What a person without a mouse has to see: which thing has the focus, on the screen and marked. */
const describeFocus = (page: Page): Promise<{ name: string; isSeen: boolean }> =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    // Radios and boxes are drawn by their labels, which show the focus for them.
    const drawn = element instanceof HTMLInputElement ? (element.closest('label') ?? element) : element;
    const { width, height, bottom, top } = drawn.getBoundingClientRect();
    const marks = [drawn, ...drawn.querySelectorAll('*'), drawn.parentElement ?? drawn].map((each) =>
      getComputedStyle(each),
    );
    const isMarked = marks.some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && outlineWidth !== '0px');
    return {
      name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent.slice(0, 40)}`,
      isSeen: isMarked && width > 0 && height > 0 && bottom > 0 && top < innerHeight,
    };
  });

/** Presses Tab until `target` has the focus; every stop on the way has to be seen. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await target.waitFor({ state: 'attached' });
  const passed: string[] = [];
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
    const { name, isSeen } = await describeFocus(page);
    if (!isSeen && !name.startsWith('BODY')) throw new Error(`The focus cannot be seen at: ${name}`);
    passed.push(name);
  }
  throw new Error(`Tab does not lead there, but to:\n${passed.join('\n')}`);
};

const press = async (page: Page, name: string, key = 'Enter'): Promise<void> => {
  await tabTo(page, page.getByRole('button', { name }));
  await page.keyboard.press(key);
};

const type = async (page: Page, field: Locator, text: string): Promise<void> => {
  await tabTo(page, field);
  await page.keyboard.type(text);
};

const makeAccount = async (page: Page): Promise<string> => {
  const email = `keys${Date.now()}@example.com`;
  await type(page, page.getByLabel('Your name'), 'Amal');
  await type(page, page.getByLabel('E-mail'), email);
  await type(page, page.getByRole('textbox', { name: 'Password' }), 'a long password');
  await tabTo(page, page.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await press(page, 'Make my account');
  await page.waitForURL(/\/create/);
  return email;
};

const makeHero = async (page: Page): Promise<void> => {
  await type(page, page.getByLabel('Name', { exact: true }), 'Noor');
  await type(page, page.getByRole('textbox', { name: 'Age' }), '5');
  await tabTo(page, page.getByRole('radio', { name: 'she', exact: true }));
  await page.keyboard.press('ArrowRight');
  expect(await page.getByRole('radio', { name: 'he', exact: true }).isChecked()).toBe(true);
  await press(page, 'Add to the family');
  await press(page, 'Next');
};

it('leads from signing up to the last page of a book without a mouse', async () => {
  const page = await stage.browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  await page.goto(`${stage.product.url}/auth/sign-up?returnTo=/create`);
  await page.getByRole('button', { name: 'Make my account' }).waitFor();
  const email = await makeAccount(page);
  await confirmAddress(stage.product.url, email);
  await makeHero(page);

  await page.getByRole('heading', { name: 'Which story shall it be?' }).waitFor();
  await tabTo(page, page.getByRole('main').getByRole('listitem').getByRole('button').first());
  await page.keyboard.press('Space');
  await press(page, 'Next');
  await page.getByRole('heading', { name: 'How shall it be told?' }).waitFor();
  await press(page, 'Next');
  await page.getByRole('heading', { name: 'Everything is ready' }).waitFor();
  // The page learns that the address is confirmed when it is opened again.
  await page.reload();
  await page.getByRole('heading', { name: 'Everything is ready' }).waitFor();
  await press(page, 'Make the book');
  await page.waitForURL(/\/library\/[0-9a-f-]{36}/);

  const next = page.getByRole('button', { name: 'Next page' });
  await next.waitFor({ timeout: 150_000 });
  await tabTo(page, next);
  await page.keyboard.press('Enter');
  await page.waitForURL(/page=1/);
  await page.keyboard.press('ArrowRight');
  await page.waitForURL(/page=2/);
  await page.keyboard.press('End');
  await page.waitForURL(/page=(?!2$)\d+/);
  await page.close();
});

it('lets a visitor skip the header', async () => {
  const page = await stage.browser.newPage();
  await page.goto(stage.product.url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Tab');
  expect(await describeFocus(page)).toEqual({ name: 'A Skip to the page', isSeen: true });
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('page');
  await page.close();
});
