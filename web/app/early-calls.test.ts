// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountApi } from '#web/api/account-calls.ts';
import { api } from '#web/api/api.ts';
import { bookApi } from '#web/api/book-calls.ts';
import { FIRST_IN_SIGHT, PICTURE_SIZES, RENDITIONS_PX, srcSetOf } from '#web/api/rendition.ts';
import { clearToken, writeToken } from '#web/api/session-cookies.ts';
import { dropEarlyPicture, earlyReader } from '#web/app/early-picture.ts';
import SCRIPT from '#web/app/early-calls.js?raw';
import { store } from '#web/app/store.ts';

const OPENED = {
  widthsPx: RENDITIONS_PX,
  sizes: PICTURE_SIZES,
  firstInSight: FIRST_IN_SIGHT,
  reader: earlyReader(),
};

const book = {
  _id: 'b-1',
  title: 'The <Moon>',
  language: 'en',
  status: 'review',
  cover: '/i/0?s=1',
  images: ['/i/0?s=1', '/i/1?s=1', '/i/2?s=1'],
};
const books = [book, { ...book, cover: null }, { ...book, cover: '/i/third?s=1' }];
const ANSWERS: Record<string, unknown> = {
  '/api/users/me': { _id: 'u' },
  '/api/book/get-user-books': books,
  '/api/book/get-book/b-1': book,
};
const PLACE = '<div data-early-picture=""></div>';

/** What the document asked, and what the client asked. */
let early: string[];
let late: string[];
let signals: unknown[];
const RealRequest = Request;

const answerTo = (url: string): Response => Response.json(ANSWERS[new URL(url, 'http://here.test').pathname]);

beforeEach(() => {
  early = [];
  late = [];
  signals = [];
  vi.stubGlobal(
    'Request',
    class extends RealRequest {
      constructor(input: string | Request, init?: RequestInit) {
        super(typeof input === 'string' ? new URL(input, 'http://here.test') : input, { ...init, signal: null });
      }
    },
  );
  vi.stubGlobal('fetch', async (asked: string | Request, init?: RequestInit) => {
    if (typeof asked === 'string') {
      early.push(asked);
      signals.push(init?.signal);
    } else late.push(new URL(asked.url).pathname);
    return answerTo(typeof asked === 'string' ? asked : asked.url);
  });
  signIn(new Date(Date.now() + 3_600_000));
  document.body.innerHTML = PLACE;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  clearToken();
  localStorage.clear();
  document.head.innerHTML = '';
  store.dispatch(api.util.resetApiState());
  ANSWERS['/api/book/get-book/b-1'] = book;
  Reflect.deleteProperty(globalThis, 'earlyAnswers');
  Reflect.deleteProperty(globalThis, 'earlyPicture');
});

const signIn = (until: Date): void => writeToken({ userToken: 'secret', tokenExpiration: until.toISOString() });

const visit = async (address: string): Promise<void> => {
  window.history.replaceState(null, '', address);
  // oxlint-disable-next-line no-implied-eval -- the document runs the file as a script, so does this test
  new Function(`${SCRIPT}askEarly(${JSON.stringify(OPENED)})`)();
  await new Promise((resolve) => setTimeout(resolve, 10));
};

const preloads = (): (string | null)[] =>
  [...document.head.querySelectorAll('link[rel=preload]')].map((link) => link.getAttribute('imagesrcset'));

describe('the calls of the document', () => {
  it('are those that the library makes, which then makes none', async () => {
    await visit('/library');
    expect(early).toEqual(['/api/book/get-user-books?limit=200', '/api/users/me']);
    const me = await store.dispatch(accountApi.endpoints.getMe.initiate());
    const listed = await store.dispatch(bookApi.endpoints.getUserBooks.initiate());
    expect([me.data, listed.data]).toEqual([{ _id: 'u' }, books]);
    expect(late).toEqual([]);
  });

  it('are those that the reader makes, and serve once', async () => {
    await visit('/library/b-1/');
    const ask = () => bookApi.endpoints.getBook.initiate({ params: { id: 'b-1' } }, { forceRefetch: true });
    expect((await store.dispatch(ask())).data).toEqual(book);
    expect(late).toEqual([]);
    await store.dispatch(ask());
    expect(late).toEqual(['/api/book/get-book/b-1']);
  });

  it('are of no use to another user, nor after a while', async () => {
    await visit('/library');
    writeToken({ userToken: 'another', tokenExpiration: new Date(Date.now() + 3_600_000).toISOString() });
    await store.dispatch(accountApi.endpoints.getMe.initiate());
    expect(late).toEqual(['/api/users/me']);
    signIn(new Date(Date.now() + 3_600_000));
    vi.setSystemTime(Date.now() + 60_000);
    await store.dispatch(bookApi.endpoints.getUserBooks.initiate());
    expect(late).toEqual(['/api/users/me', '/api/book/get-user-books']);
  });

  it('are made again by the client when they fail', async () => {
    const working = globalThis.fetch;
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await visit('/library');
    vi.stubGlobal('fetch', working);
    expect((await store.dispatch(accountApi.endpoints.getMe.initiate())).data).toEqual({ _id: 'u' });
  });

  it('are given up after as long as the client would wait', async () => {
    const limit = vi.spyOn(AbortSignal, 'timeout');
    await visit('/library');
    expect(limit.mock.calls).toEqual([[30_000], [30_000]]);
    expect(signals).toEqual(limit.mock.results.map(({ value }) => value as AbortSignal));
  });

  it('are made for nobody who is not signed in', async () => {
    clearToken();
    await visit('/library');
    expect(early).toEqual([]);
  });
});

const shown = () => document.querySelector<HTMLImageElement>('[data-early-picture] img');
const earlyPicture = () => (globalThis as { earlyPicture?: Promise<void> }).earlyPicture;

it('the pictures that are fetched ahead are the covers in sight, as the shelf will show them', async () => {
  await visit('/library');
  expect(preloads()).toEqual([srcSetOf('/i/0?s=1')]);
  expect(earlyPicture()).toBeUndefined();
});

describe('the picture of an opened book', () => {
  it.each([
    ['the cover', '/library/b-1', null, 0],
    ['the page of the address', '/library/b-1?page=2', '1', 2],
    ['the page where the book was left', '/library/b-1', '1', 1],
    ['the cover of a book that was read to its end', '/library/b-1', '2', 0],
    ['the cover where there is no such page', '/library/b-1?page=9', null, 0],
  ])('is %s', async (_, address, left, page) => {
    if (left !== null) localStorage.setItem('hikaya.private.reader.b-1', left);
    await visit(address);
    expect([shown()?.srcset, shown()?.sizes]).toEqual([srcSetOf(`/i/${page}?s=1`), PICTURE_SIZES.spread]);
    expect(document.querySelector(page === 0 ? '.reader-cover img' : '.reader-spread img')).toBe(shown());
  });

  it('stands with the title in the places of the reader, until that has its own', async () => {
    await visit('/library/b-1');
    expect(document.querySelector('[data-early-picture] p')?.textContent).toBe('The <Moon>');
    dropEarlyPicture();
    expect(document.body.innerHTML).toBe(PLACE);
  });

  it.each(['load', 'error'])('has the line to itself until its %s', async (end) => {
    await visit('/library/b-1');
    let isOver = false;
    void earlyPicture()?.then(() => (isOver = true));
    await Promise.resolve();
    expect(isOver).toBe(false);
    shown()?.dispatchEvent(new Event(end));
    await earlyPicture();
    expect(isOver).toBe(true);
  });

  it.each([
    ['is being made', { ...book, status: 'in-progress' }],
    ['could not be made', { ...book, status: 'failed' }],
    ['has none', { ...book, images: [] }],
  ])('is not waited for when the book %s', async (_, answer) => {
    ANSWERS['/api/book/get-book/b-1'] = answer;
    await visit('/library/b-1');
    await earlyPicture();
    expect(document.body.innerHTML).toBe(PLACE);
  });

  it('is fetched, but not shown, where words decide how large it is', async () => {
    ANSWERS['/api/book/get-book/b-1'] = { ...book, language: 'bilingual' };
    const made = vi.spyOn(globalThis, 'Image');
    await visit('/library/b-1');
    expect(made.mock.results.map(({ value }) => (value as HTMLImageElement).srcset)).toEqual([srcSetOf('/i/0?s=1')]);
    expect(document.body.innerHTML).toBe(PLACE);
  });
});
