import { existsSync } from 'node:fs';
import { glob, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import type { Book } from '#contract/books.ts';
import { orderBook, signUp, waitForRun } from '#test/support/factories.ts';
import { startApp, type App } from '#test/support/start-app.ts';
import { createTestIllustrator } from '#test/support/test-illustrator.ts';

let app: App;
let token: string;
let stranger: string;
let book: Book;
let now = new Date('2026-03-01T10:00:00Z');

beforeAll(async () => {
  app = await startApp({ illustrator: createTestIllustrator(), clock: { now: () => now } });
  token = (await signUp(app)).userToken;
  stranger = (await signUp(app)).userToken;
  const ordered = await orderBook(app, token);
  await app.startJobs(true);
  await waitForRun(app, { token, bookId: ordered._id });
  book = (await app.call<Book>('GET', `/book/get-book/${ordered._id}`, { token })).body;
});
afterAll(() => app.close());

const path = (url: string): string => url.replace('/api', '');

describe('the library', () => {
  it('lists the own books, newest first, page by page', async () => {
    const reader = (await signUp(app)).userToken;
    const made: string[] = [];
    for (let index = 0; index < 3; index += 1) made.unshift((await orderBook(app, reader))._id);
    const first = await app.call<Book[]>('GET', '/book/get-user-books/?limit=2', { token: reader });
    const next = /<\/api([^>]+)>; rel="next"/.exec(String(first.headers['link']))?.[1] ?? '';
    const second = await app.call<Book[]>('GET', next, { token: reader });
    expect([...first.body, ...second.body].map(({ _id }) => _id).toSorted()).toEqual([...made].toSorted());
    expect(second.headers['link']).toBeUndefined();
    expect((await app.call<Book[]>('GET', '/book/get-user-books', { token: stranger })).body).toEqual([]);
  });

  it.each(['limit=0', 'limit=x', 'cursor=nonsense'])('refuses %s', async (query) => {
    expect((await app.call('GET', `/book/get-user-books?${query}`, { token })).status).toBe(422);
  });
});

describe('pictures', () => {
  it('are served by their signed address alone, whole and smaller', async () => {
    const url = book.images[1] ?? '';
    const whole = await app.call('GET', path(url));
    expect(whole.status).toBe(200);
    expect(whole.headers['content-type']).toBe('image/jpeg');
    expect((await sharp(whole.bytes).metadata()).format).toBe('jpeg');
    const small = await app.call('GET', `${path(url)}&w=300`);
    expect(small.headers['content-type']).toBe('image/webp');
    expect((await sharp(small.bytes).metadata()).format).toBe('webp');
  });

  it('that were kept before a width was thought of come in the next larger one', async () => {
    const folder = join(app.dataDir, 'files', 'books', book._id);
    const kept = await Array.fromAsync(glob('**/*-800.webp', { cwd: folder }));
    expect(kept.length).toBe(book.images.length);
    for (const file of kept) await rm(join(folder, file));
    const { headers } = await app.call('GET', `${path(book.images[1] ?? '')}&w=700`);
    expect(headers['content-type']).toBe('image/webp');
  });

  it('are refused with a changed, missing or expired signature', async () => {
    const url = path(book.images[1] ?? '');
    const other = path(book.images[2] ?? '');
    expect((await app.call('GET', url.split('?')[0] ?? '')).status).toBe(401);
    expect(
      (
        await app.call(
          'GET',
          url.replace(/signature=(.)/, (_, first: string) => `signature=${first === 'A' ? 'B' : 'A'}`),
        )
      ).status,
    ).toBe(403);
    expect((await app.call('GET', `${url.split('?')[0]}?${other.split('?')[1]}`)).status).toBe(403);
    expect((await app.call('GET', url.replace(/expires=(\d)/, 'expires=9'))).status).toBe(403);
    const before = now;
    now = new Date(now.getTime() + 24 * 60 * 60 * 1000);
    expect((await app.call('GET', url)).status).toBe(403);
    now = before;
  });

  it('are served to the owner’s token and to nobody else’s', async () => {
    const bare = path(book.images[1] ?? '').split('?')[0] ?? '';
    expect((await app.call('GET', bare, { token })).status).toBe(200);
    expect((await app.call('GET', bare, { token: stranger })).status).toBe(404);
  });
});

describe('the digital PDF', () => {
  it('downloads with the title as its name', async () => {
    const answer = await app.call('GET', path(book.downloads.pdf ?? ''));
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(String(answer.headers['content-disposition'])).toContain(encodeURIComponent(`${book.title}.pdf`));
    const pdf = await PDFDocument.load(answer.bytes, { updateMetadata: false });
    expect(pdf.getPageCount()).toBeGreaterThanOrEqual(2 * 8 + 3);
  });

  it('is not there for strangers, nor before the book is finished', async () => {
    expect((await app.call('GET', `/book/download/${book._id}/pdf`, { token: stranger })).status).toBe(404);
    expect((await app.call('GET', `/book/download/${book._id}/exe`, { token })).status).toBe(404);
    const idle = await startApp({ illustrator: createTestIllustrator() });
    const owner = (await signUp(idle)).userToken;
    const unfinished = await orderBook(idle, owner);
    expect(unfinished.downloads.pdf).toBeNull();
    expect((await idle.call('GET', `/book/download/${unfinished._id}/pdf`, { token: owner })).status).toBe(409);
    await idle.close();
  });
});

describe('deleting a book', () => {
  it('takes its rows and files away, and only its owner may', async () => {
    const own = await startApp({ illustrator: createTestIllustrator() });
    const owner = (await signUp(own)).userToken;
    const { _id } = await orderBook(own, owner);
    expect((await own.call('DELETE', `/book/${_id}`, { token: owner })).status).toBe(409);
    await own.startJobs(true);
    await waitForRun(own, { token: owner, bookId: _id });
    const finished = (await own.call<Book>('GET', `/book/get-book/${_id}`, { token: owner })).body;
    expect((await own.call('DELETE', `/book/${_id}`, { token: (await signUp(own)).userToken })).status).toBe(404);
    expect(existsSync(join(own.dataDir, 'files', 'books', _id))).toBe(true);
    expect((await own.call('DELETE', `/book/${_id.toUpperCase()}`, { token: owner })).status).toBe(200);
    expect((await own.call('GET', `/book/get-book/${_id}`, { token: owner })).status).toBe(404);
    expect((await own.call('GET', path(finished.images[0] ?? ''))).status).toBe(404);
    expect(await own.rows('select * from page_images')).toEqual([]);
    await expect.poll(() => existsSync(join(own.dataDir, 'files', 'books', _id)), { timeout: 10_000 }).toBe(false);
    await own.close();
  });
});
