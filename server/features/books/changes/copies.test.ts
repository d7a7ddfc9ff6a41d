import { existsSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Book } from '#contract/books.ts';
import type { ChangedText } from '#contract/books/changes.ts';
import { orderBook, signUp, waitForRun } from '#test/support/factories.ts';
import { startApp, type App } from '#test/support/start-app.ts';
import { createTestIllustrator } from '#test/support/test-illustrator.ts';

let app: App;
let token: string;
let stranger: string;
let bookId: string;

beforeAll(async () => {
  app = await startApp({ illustrator: createTestIllustrator() });
  await app.startJobs(true);
  token = (await signUp(app)).userToken;
  stranger = (await signUp(app)).userToken;
});
beforeEach(async () => {
  bookId = (await orderBook(app, token, {}))._id;
  await waitForRun(app, { token, bookId });
});
afterAll(() => app.close());

const get = async (id = bookId): Promise<Book> => (await app.call<Book>('GET', `/book/get-book/${id}`, { token })).body;
const write = (pageIdx: number, text: string) =>
  app.call<ChangedText>('PATCH', '/book/update-page', { token, body: { bookId, pageIdx, text } });

describe('a copy of a book', () => {
  const duplicate = (id = bookId, as = token) => app.call<Book>('POST', `/book/duplicate/${id}`, { token: as });
  const picture = async (url = ''): Promise<[number, number]> => {
    const { status, bytes } = await app.call('GET', url.replace(/^\/api/, ''));
    return [status, bytes.length];
  };

  it('has the same words and pictures, and is changed apart', async () => {
    await write(1, 'Layla found a lantern.');
    const original = await get();
    const { status, body: copy } = await duplicate();
    expect(status).toBe(201);
    expect(copy).toMatchObject({ title: original.title, status: 'under-review', version: 1, isShared: false });
    expect(copy._id).not.toBe(original._id);
    expect(copy.pages.map(({ texts }) => texts)).toEqual(original.pages.map(({ texts }) => texts));
    expect(copy.pages.every(({ undoSteps }) => undoSteps === 0)).toBe(true);
    expect(copy.images).toHaveLength(original.images.length);
    await app.call('PATCH', '/book/update-page', { token, body: { bookId: copy._id, pageIdx: 1, text: 'A kite.' } });
    expect((await get()).pages[1]?.text).toBe('Layla found a lantern.');
    expect((await get(copy._id)).pages[1]?.text).toBe('A kite.');
  });

  it('keeps its pictures and gets its PDF when the first one is deleted', async () => {
    const { body: copy } = await duplicate();
    const own = copy.images[1];
    const before = await picture(own);
    await app.call('DELETE', `/book/${bookId}`, { token });
    await expect.poll(() => existsSync(join(app.dataDir, 'files', 'books', bookId)), { timeout: 20_000 }).toBe(false);
    expect(before[0]).toBe(200);
    expect(await picture(own)).toEqual(before);
    await expect.poll(async () => (await get(copy._id)).downloads.pdf, { timeout: 40_000 }).not.toBeNull();
  });

  it('leaves no files behind when a crash cuts its making short, and keeps those of a finished one', async () => {
    const { body: copy } = await duplicate();
    const unfinished = randomUUID();
    const folderOf = (id: string) => join(app.dataDir, 'files', 'books', id);
    await mkdir(folderOf(unfinished));
    await writeFile(join(folderOf(unfinished), 'page.jpg'), 'half of it');
    const queued = await app.rows<{ id: string }>(
      "select id from jobs.job where name = 'books.delete-unfinished-copy' and data->>'bookId' = $1",
      [copy._id],
    );
    expect(queued).toHaveLength(1);
    // The same job for a copy that never came into the library, and a quarter of an hour later.
    await app.rows(
      `insert into jobs.job (name, data, start_after, retry_limit)
       values ('books.delete-unfinished-copy', $1, now(), 3)`,
      [JSON.stringify({ bookId: unfinished })],
    );
    await app.rows("update jobs.job set start_after = now() where name = 'books.delete-unfinished-copy'", []);
    await expect.poll(() => existsSync(folderOf(unfinished)), { timeout: 20_000 }).toBe(false);
    const waiting = () =>
      app.rows("select 1 from jobs.job where name = 'books.delete-unfinished-copy' and state < 'completed'", []);
    await expect.poll(waiting, { timeout: 20_000 }).toEqual([]);
    expect(existsSync(folderOf(copy._id))).toBe(true);
  });

  it('is made of own, finished books only', async () => {
    expect((await duplicate(bookId, stranger)).status).toBe(404);
    await app.rows("update books set status = 'failed' where id = $1", [bookId]);
    expect((await duplicate()).status).toBe(409);
  });
});

describe('the PDF of a version that was changed', () => {
  it('is deleted when that of the next one is there', async () => {
    const stored = () => readdir(join(app.dataDir, 'files', 'books', bookId, 'files'));
    expect(await stored()).toEqual(['book-v1.pdf']);
    await write(1, 'Layla found a lantern.');
    await expect.poll(stored, { timeout: 40_000 }).toEqual(['book-v2.pdf']);
    expect(await app.rows('select version from book_files where book_id = $1', [bookId])).toEqual([{ version: 2 }]);
  });
});
