// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import SCRIPT from '#web/app/early-script.js?raw';

const HELD_SCRIPT = '<script data-held type="text/plain">globalThis.begun = 1</script>';

let paint: (() => void)[];
/** What happens when the document is whole. */
let whole: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  paint = [];
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => (whole = listener));
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => paint.push(callback));
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() });
  document.head.innerHTML = '<style data-fonts media="not all"></style><link data-held rel="later" href="/a.js">';
  document.body.innerHTML = HELD_SCRIPT;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  document.documentElement.removeAttribute('data-pending');
  document.cookie = 'userToken=; max-age=0';
  window.history.replaceState(null, '', '/');
});

const openDocument = (): void => {
  // oxlint-disable-next-line no-implied-eval -- the document runs the file as a script, so does this test
  new Function(SCRIPT)();
  whole();
};
const runPaint = (): void => {
  for (const callback of paint) callback();
  vi.advanceTimersByTime(1);
};
const held = () => ({
  fonts: document.querySelector<HTMLStyleElement>('style')?.media,
  link: document.querySelector('link')?.rel,
  scripts: document.head.querySelectorAll('script[type=module]').length,
});

it('lets fonts and scripts go once the page is painted', () => {
  openDocument();
  expect(held()).toEqual({ fonts: 'not all', link: 'later', scripts: 0 });
  runPaint();
  expect(held()).toEqual({ fonts: 'all', link: 'modulepreload', scripts: 1 });
  vi.advanceTimersByTime(5_000);
  expect(held().scripts).toBe(1);
});

it('keeps a form that is sent before the scripts are there from leaving the page, and remembers it for them', () => {
  document.body.innerHTML = '<form method="post"><button>Send</button></form>';
  openDocument();
  const sent = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  document.querySelector('form')?.dispatchEvent(sent);
  expect(sent.defaultPrevented).toBe(true);
  expect(Reflect.get(globalThis, 'earlyForm')).toBe(document.querySelector('form'));

  Reflect.deleteProperty(globalThis, 'earlyForm');
  document.documentElement.dataset['alive'] = '';
  document.querySelector('form')?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  expect(Reflect.get(globalThis, 'earlyForm')).toBeUndefined();
  delete document.documentElement.dataset['alive'];
});

it('lets them go in a window that is never painted', () => {
  openDocument();
  vi.advanceTimersByTime(1_000);
  expect(held()).toEqual({ fonts: 'all', link: 'modulepreload', scripts: 1 });
});

it('leaves the line to the picture of an opened book, but not for long', async () => {
  const opened = Promise.withResolvers<void>();
  vi.stubGlobal('earlyPicture', opened.promise);
  openDocument();
  runPaint();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(held().scripts).toBe(0);
  opened.resolve();
  await vi.advanceTimersByTimeAsync(1);
  expect(held().scripts).toBe(0);
  runPaint();
  expect(held().scripts).toBe(1);
  document.head.innerHTML = '<style data-fonts></style>';
  document.body.innerHTML = HELD_SCRIPT;
  vi.stubGlobal('earlyPicture', new Promise(() => undefined));
  openDocument();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(held().scripts).toBe(1);
});

it('holds nothing back from a document that is about to become another', () => {
  document.documentElement.lang = '';
  localStorage.setItem('hikaya.language', 'ar');
  openDocument();
  expect(held()).toEqual({ fonts: 'all', link: 'modulepreload', scripts: 1 });
});

it('fetches the pictures of a family before the fonts', () => {
  document.cookie = 'userToken=secret';
  window.history.replaceState(null, '', '/library/b-1');
  openDocument();
  runPaint();
  expect(held()).toEqual({ fonts: 'not all', link: 'modulepreload', scripts: 1 });
  const image = document.createElement('img');
  document.body.append(image);
  image.dispatchEvent(new Event('load'));
  expect(held().fonts).toBe('all');
});

it('gives the fonts to a library without pictures too', () => {
  document.cookie = 'userToken=secret';
  window.history.replaceState(null, '', '/library');
  openDocument();
  vi.advanceTimersByTime(3_000);
  expect(held().fonts).toBe('all');
});

it('holds nothing back from whoever was here before', () => {
  openDocument();
  vi.advanceTimersByTime(1_000);
  document.fonts.dispatchEvent(new Event('loadingdone'));
  document.querySelector('style')?.setAttribute('media', 'not all');
  document.body.innerHTML = HELD_SCRIPT;
  openDocument();
  expect(held()).toMatchObject({ fonts: 'all', scripts: 2 });
});
