import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Book } from '#contract/books.ts';
import type { SharedBook } from '#contract/books/shares.ts';
import { orderBook, signUp, waitForRun } from '#test/support/factories.ts';
import { PUBLIC_URL, startApp, type App } from '#test/support/start-app.ts';
import { createTestIllustrator } from '#test/support/test-illustrator.ts';

let app: App;
let token: string;
let bookId: string;

beforeAll(async () => {
  const pageFolder = await mkdtemp(join(tmpdir(), 'hikaya-pages-'));
  await mkdir(pageFolder, { recursive: true });
  await writeFile(join(pageFolder, '__spa-fallback.html'), '<!doctype html><title>Hikaya</title>');
  app = await startApp({ illustrator: createTestIllustrator(), pageFolder });
  await app.startJobs(true);
  token = (await signUp(app)).userToken;
  bookId = (await orderBook(app, token, { dedication: 'For Layla alone' }))._id;
  await waitForRun(app, { token, bookId });
});
afterAll(() => app.close());

const share = async (): Promise<string> => {
  const { status, body } = await app.call<{ url: string }>('POST', `/book/share/${bookId}`, { token });
  expect(status).toBe(201);
  return body.url.replace(`${PUBLIC_URL}/shared/`, '');
};
const open = (shared: string) => app.call<SharedBook>('GET', `/book/shared/${shared}`);
const page = (shared: string) => app.http.inject(`/shared/${shared}`);

describe('the link of a book', () => {
  it('shows the book to everybody, without anything of its family', async () => {
    const shared = await share();
    expect(shared).toMatch(/^[\w-]{43}$/);
    const { status, body } = await open(shared);
    expect(status).toBe(200);
    const book = (await app.call<Book>('GET', `/book/get-book/${bookId}`, { token })).body;
    expect(Object.keys(body).toSorted()).toEqual(['images', 'language', 'pages', 'title']);
    expect(body).toMatchObject({ title: book.title, images: book.images });
    expect(Object.keys(body.pages[0] ?? {}).toSorted()).toEqual(['alt', 'index', 'text', 'texts']);
    expect(JSON.stringify(body)).not.toMatch(/For Layla alone/);
    expect((await app.call('GET', (body.images[1] ?? '').replace('/api', ''))).status).toBe(200);
    expect(book.isShared).toBe(true);
  });

  it('is told once: only its hash is kept', async () => {
    const shared = await share();
    const rows = await app.rows('select * from book_shares');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(shared);
    const [row] = await app.rows('select token_sha256 = sha256($1::text::bytea) as is_hash from book_shares', [shared]);
    expect(row).toEqual({ is_hash: true });
  });

  it('stops when another one is made', async () => {
    const first = await share();
    const second = await share();
    expect([(await open(first)).status, (await open(second)).status]).toEqual([404, 200]);
  });

  it('stops when it is taken back, for the page too, and stays out of search engines', async () => {
    const shared = await share();
    const shown = await page(shared);
    expect([shown.statusCode, shown.headers['x-robots-tag']]).toEqual([200, 'noindex']);
    expect((await app.call('DELETE', `/book/share/${bookId}`, { token })).status).toBe(200);
    expect(await open(shared)).toMatchObject({ status: 404, body: { code: 'share.not-found' } });
    const gone = await page(shared);
    expect([gone.statusCode, gone.headers['x-robots-tag']]).toEqual([404, 'noindex']);
    expect((await app.call('DELETE', `/book/share/${bookId}`, { token })).status).toBe(200);
    expect((await app.call<Book>('GET', `/book/get-book/${bookId}`, { token })).body.isShared).toBe(false);
  });

  it('shows the newest version', async () => {
    const shared = await share();
    const body = { bookId, pageIdx: 0, text: 'A better title' };
    await app.call('PATCH', '/book/update-page', { token, body });
    expect((await open(shared)).body.title).toBe('A better title');
  });

  it('is made and stopped by the owner only, and only of a finished book', async () => {
    const shared = await share();
    const stranger = (await signUp(app)).userToken;
    expect((await app.call('POST', `/book/share/${bookId}`, { token: stranger })).status).toBe(404);
    expect((await app.call('DELETE', `/book/share/${bookId}`, { token: stranger })).status).toBe(404);
    await app.rows("update books set status = 'in-progress' where id = $1", [bookId]);
    expect((await app.call('POST', `/book/share/${bookId}`, { token })).status).toBe(409);
    expect((await open(shared)).status).toBe(404);
    await app.rows("update books set status = 'under-review' where id = $1", [bookId]);
    expect((await open(shared)).status).toBe(200);
  });

  it.each(['x', 'null', '%00', 'a'.repeat(200)])('%s leads nowhere', async (shared) => {
    expect((await open(shared)).status).toBe(404);
    expect((await page(shared)).statusCode).toBe(404);
  });

  it('goes with its book', async () => {
    const shared = await share();
    await app.call('DELETE', `/book/${bookId}`, { token });
    expect((await open(shared)).status).toBe(404);
    expect(await app.rows('select * from book_shares')).toEqual([]);
  });
});
