import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PDFDocument } from 'pdf-lib';
import type { Book } from '#contract/books.ts';
import type { ChangedText, RedrawAnswer } from '#contract/books/changes.ts';
import { ERROR_MESSAGES } from '#contract/error-messages.data.ts';
import type { Scene } from '#core/story/scene.ts';
import type { PageOrder } from '#server/providers/illustrator/illustrator.ts';
import { composePicture } from '#studio/illustrator/compose-picture.ts';
import { orderBook, signUp, waitForRun } from '#test/support/factories.ts';
import { startApp, type App } from '#test/support/start-app.ts';
import { createTestIllustrator, type TestIllustrator } from '#test/support/test-illustrator.ts';

let app: App;
let token: string;
let stranger: string;
let bookId: string;
const illustrator: TestIllustrator = createTestIllustrator();

const makeBook = async (change: Record<string, unknown> = {}): Promise<string> => {
  const { _id } = await orderBook(app, token, change);
  await waitForRun(app, { token, bookId: _id });
  return _id;
};

beforeAll(async () => {
  app = await startApp({ illustrator });
  await app.startJobs(true);
  token = (await signUp(app)).userToken;
  stranger = (await signUp(app)).userToken;
});
beforeEach(async () => {
  illustrator.failWhen = () => false;
  bookId = await makeBook();
});
afterAll(() => app.close());

const get = async (id = bookId): Promise<Book> => (await app.call<Book>('GET', `/book/get-book/${id}`, { token })).body;
const write = <Body = ChangedText>(pageIdx: number, text: string, rest: object = {}) =>
  app.call<Body>('PATCH', '/book/update-page', { token, body: { bookId, pageIdx, text, ...rest } });
const undo = (pageIdx: number, rest: object = {}) =>
  app.call<Book>('POST', '/book/undo-page', { token, body: { bookId, pageIdx, ...rest } });
const redraw = <Body = RedrawAnswer>(pageIdx: number, rest: object = {}) =>
  app.call<Body>('POST', '/book/regen-book-page', { token, body: { bookId, pageIdx, ...rest } });
const changes = () =>
  app.rows<{ version: number; kind: string; was_approved: boolean; texts: { en?: string } | null }>(
    'select * from book_changes where book_id = $1 order by version',
    [bookId],
  );
const redrawEnded = (pageIdx: number) =>
  expect
    .poll(async () => (await get()).pages[pageIdx]?.redraw, { timeout: 40_000 })
    .not.toSatisfy((state: unknown) => state === 'waiting' || state === 'drawing');

describe('the text of a page', () => {
  it('changes in place, makes a version and keeps what was there', async () => {
    const before = await get();
    const { status, body } = await write(1, '  Layla found a  lantern.\r\n\r\n\r\n\r\nIt glowed.  ');
    expect([status, body.warnings]).toEqual([200, []]);
    expect(body.book).toMatchObject({ version: before.version + 1, status: 'under-review' });
    expect(body.book.pages[1]).toMatchObject({ text: 'Layla found a lantern.\n\nIt glowed.', undoSteps: 1 });
    expect(body.book.images).toEqual(before.images);
    expect(await changes()).toMatchObject([{ version: 2, kind: 'text', texts: before.pages[1]?.texts }]);
    const jobs = await app.rows("select data from jobs.job where name = 'books.renew-pdf' and data->>'bookId' = $1", [
      bookId,
    ]);
    expect(jobs).toEqual([{ data: { bookId, version: 2 } }]);
  });

  it('of the cover is the title, also among all books', async () => {
    const { body } = await write(0, 'The Lantern');
    expect([body.book.title, body.book.pages[0]?.text]).toEqual(['The Lantern', 'The Lantern']);
    const { body: books } = await app.call<Book[]>('GET', '/book/get-user-books', { token });
    expect(books.find(({ _id }) => _id === bookId)?.title).toBe('The Lantern');
  });

  it('that is there already makes no version', async () => {
    const before = await get();
    const { body } = await write(1, before.pages[1]?.text ?? '');
    expect(body.book.version).toBe(before.version);
    expect(await changes()).toEqual([]);
  });

  it.each([
    ['nothing', ''],
    ['no letter', '…'],
    ['more than its page holds', 'word '.repeat(130)],
    ['too many lines', 'a\n'.repeat(20)],
    ['letters that the fonts do not have', 'Layla met 李明.'],
    ['invisible marks', 'Layla\u202E ran'],
  ])('is refused with %s, and nothing changes', async (_what, text) => {
    const before = await get();
    const answer = await write<{ errorFields: [string, string][] }>(1, text);
    expect([answer.status, answer.body.errorFields.map(([field]) => field)]).toEqual([422, ['text']]);
    expect(await get()).toEqual(before);
  });

  it('is kept with a warning when reviewers will look at a word of it, and they are told', async () => {
    const { status, body } = await write(2, 'The pirate took a gun and shot the monster.');
    expect([status, body.warnings.some(({ kind }) => kind === 'unsuitable')]).toEqual([200, true]);
    const findings = await app.rows(
      "select spread from story_findings where book_id = $1 and check_name = 'forbidden-topic'",
      [bookId],
    );
    expect(findings).toContainEqual({ spread: 1 });
    await write(2, 'The pirate waved.');
    expect(
      await app.rows("select 1 from story_findings where book_id = $1 and check_name = 'forbidden-topic'", [bookId]),
    ).toEqual([]);
  });

  it('of a bilingual book changes in the language named and in no other', async () => {
    bookId = await makeBook({ language: 'bilingual' });
    const before = await get();
    const { body } = await write(1, 'وَجَدَتْ ليلى فانوسًا.', { language: 'ar' });
    expect(body.book.pages[1]?.texts).toEqual({ en: before.pages[1]?.texts.en, ar: 'وَجَدَتْ ليلى فانوسًا.' });
    expect((await undo(1)).body.pages[1]?.texts).toEqual(before.pages[1]?.texts);
  });

  it('has only the languages of its book', async () => {
    expect((await write(1, 'نص', { language: 'ar' })).status).toBe(422);
  });

  it('is not there beyond the last page', async () => {
    const answer = await write<{ code: string }>(9, 'More');
    expect([answer.status, answer.body.code]).toEqual([404, 'book.no-such-page']);
  });

  it('sets a changed, longest text of two languages without stopping the press', async () => {
    bookId = await makeBook({ language: 'bilingual' });
    const lines = (word: string): string => Array.from({ length: 8 }, () => word.repeat(10).slice(0, 79)).join('\n');
    expect((await write(1, lines('lantern '))).status).toBe(200);
    expect((await write(1, lines('الفانوس '), { language: 'ar' })).status).toBe(200);
    await expect.poll(async () => (await get()).downloads.pdf, { timeout: 30_000 }).toMatch(/^\/api/);
  });
});

describe('who may change a book', () => {
  it.each([
    ['PATCH', '/book/update-page', { pageIdx: 1, text: 'Mine' }],
    ['POST', '/book/undo-page', { pageIdx: 1 }],
    ['POST', '/book/regen-book-page', { pageIdx: 1 }],
  ] as const)('%s %s is refused to strangers', async (method, path, body) => {
    const answer = await app.call(method, path, { token: stranger, body: { bookId, ...body } });
    expect(answer.status).toBe(404);
    expect(await changes()).toEqual([]);
  });

  it('nobody, while the book is being made', async () => {
    const idle = await startApp({ illustrator });
    const owner = (await signUp(idle)).userToken;
    const unfinished = await orderBook(idle, owner);
    const body = { bookId: unfinished._id, pageIdx: 0, text: 'Soon' };
    expect((await idle.call('PATCH', '/book/update-page', { token: owner, body })).status).toBe(409);
    expect(
      (await idle.call('PATCH', `/book/update/${unfinished._id}`, { token: owner, body: { title: 'Soon' } })).status,
    ).toBe(409);
    await idle.close();
  });

  it('the owner may write, but not have drawn, while the account is not approved', async () => {
    await app.rows("update users set approval = 'pending'");
    expect([(await write(1, 'Still mine')).status, (await redraw(1)).status]).toEqual([200, 403]);
    await app.rows("update users set approval = 'approved'");
  });
});

describe('versions', () => {
  it('keep two tabs from overwriting each other, in both languages', async () => {
    const { version } = await get();
    expect((await write(1, 'From the first tab', { version })).status).toBe(200);
    for (const language of ['en', 'ar'] as const) {
      const answer = await app.call('PATCH', '/book/update-page', {
        token,
        headers: { 'accept-language': language },
        body: { bookId, pageIdx: 1, text: 'From the second tab', version },
      });
      const message = ERROR_MESSAGES[language]['book.changed-meanwhile'];
      expect(answer).toMatchObject({ status: 409, body: { code: 'book.changed-meanwhile', message } });
    }
    expect((await undo(1, { version })).status).toBe(409);
    expect((await redraw(1, { version })).status).toBe(409);
    expect((await get()).pages[1]?.text).toBe('From the first tab');
  });

  it('let exactly one of many changes at once through', async () => {
    const { version } = await get();
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => write(1, `Text number ${index}`, { version })),
    );
    const through = answers.filter(({ status }) => status === 200);
    expect([through.length, answers.filter(({ status }) => status === 409).length]).toEqual([1, 5]);
    expect(await changes()).toHaveLength(1);
  });

  it('take an approved book back to review, once, and say what changed since', async () => {
    await app.rows("update books set status = 'approved' where id = $1", [bookId]);
    expect((await write(1, 'Changed after approval')).body.book.status).toBe('under-review');
    await write(1, 'Changed again');
    expect((await changes()).map(({ was_approved }) => was_approved)).toEqual([true, false]);
  });

  it('go back step by step, and a step back is a version too', async () => {
    const first = (await get()).pages[1]?.text;
    await write(1, 'Second');
    await write(1, 'Third');
    await write(2, 'Elsewhere');
    const back = await undo(1);
    expect(back.body.pages[1]).toMatchObject({ text: 'Second', undoSteps: 1 });
    expect(back.body.version).toBe(5);
    expect((await undo(1)).body.pages[1]).toMatchObject({ text: first, undoSteps: 0 });
    const answer = await undo(1);
    expect([answer.status, answer.body]).toMatchObject([409, { code: 'book.nothing-to-undo' }]);
    expect((await get()).pages[2]?.text).toBe('Elsewhere');
    expect((await changes()).map(({ texts }) => texts?.en)).toContain('Third');
  });

  it('take the title back with the cover', async () => {
    const { title } = await get();
    await write(0, 'Another title');
    expect((await undo(0)).body.title).toBe(title);
  });
});

describe('title, dedication and giver', () => {
  const update = <Body = Book>(body: object, as = token) =>
    app.call<Body>('PATCH', `/book/update/${bookId}`, { token: as, body });

  it('change together or alone, and keep what was there', async () => {
    const { body } = await update({ title: ' A  new title ', dedication: 'For Layla', giver: 'Teta' });
    expect(body).toMatchObject({ title: 'A new title', dedication: 'For Layla', giver: 'Teta', version: 3 });
    expect((await update({ dedication: '' })).body).toMatchObject({ dedication: null, giver: 'Teta', version: 4 });
    expect((await update({ giver: null })).body).toMatchObject({ giver: null, version: 5 });
    expect(await changes()).toMatchObject([
      { kind: 'text' },
      { kind: 'details', dedication: null, giver: null },
      { kind: 'details', dedication: 'For Layla', giver: 'Teta' },
      { kind: 'details', dedication: null, giver: 'Teta' },
    ]);
  });

  it('make no version when they are the same', async () => {
    const { title, version } = await get();
    expect((await update({ title, dedication: null })).body.version).toBe(version);
  });

  it.each([
    [{}, 'title'],
    [{ title: '' }, 'title'],
    [{ title: 'a'.repeat(91) }, 'title'],
    [{ title: '…' }, 'title'],
    [{ title: '李明' }, 'title'],
    [{ dedication: 'x'.repeat(301) }, 'dedication'],
    [{ dedication: 'x\n'.repeat(20) }, 'dedication'],
    [{ giver: '李明' }, 'giver'],
  ])('refuses %j', async (body, field) => {
    const answer = await update<{ errorFields: [string, string][] }>(body);
    expect([answer.status, answer.body.errorFields[0]?.[0]]).toEqual([422, field]);
    expect(await changes()).toEqual([]);
  });

  it('belong to their owner and to the version that was seen', async () => {
    expect((await update({ title: 'Mine' }, stranger)).status).toBe(404);
    const { version } = await get();
    await update({ title: 'First' });
    expect((await update({ title: 'Second', version })).status).toBe(409);
  });
});

describe('drawing a page again', () => {
  it('gives another picture with what the note asks for, and says what it could not use', async () => {
    const before = await get();
    const drawnBefore = illustrator.drawn.length;
    const answer = await redraw(1, { note: 'at night in the rain, with a helicopter' });
    expect(answer).toMatchObject({ status: 202, body: { used: ['night', 'rain'], unused: ['helicopter'] } });
    expect(['waiting', 'drawing']).toContain(answer.body.book.pages[1]?.redraw);
    await redrawEnded(1);
    const after = await get();
    expect(after.version).toBe(before.version + 1);
    expect(after.images[1]).not.toBe(before.images[1]);
    expect(after.images.filter((_, index) => index !== 1)).toEqual(before.images.filter((_, index) => index !== 1));
    expect(after.pages[1]).toMatchObject({ redraw: null, undoSteps: 1, text: before.pages[1]?.text });
    expect(after.pages[1]?.alt).not.toBe(before.pages[1]?.alt);
    expect(new Set(illustrator.drawn.slice(drawnBefore - 9)).size).toBe(10);
    expect((await app.call('GET', (after.images[1] ?? '').replace('/api', ''))).status).toBe(200);
    const [scene] = await app.rows('select scene from book_pages where book_id = $1 and page_index = 1', [bookId]);
    expect(scene).toMatchObject({ scene: { light: 'moonlight', weather: 'rain' } });
    expect(await app.rows('select state, note from page_redraws where book_id = $1', [bookId])).toEqual([
      { state: 'done', note: 'at night in the rain, with a helicopter' },
    ]);
  });

  it('is taken back with its scene and its words, and text changes with it in their order', async () => {
    const before = await get();
    await redraw(1, { note: 'moonlight' });
    await redrawEnded(1);
    await write(1, 'After the picture');
    expect((await undo(1)).body.pages[1]?.text).toBe(before.pages[1]?.text);
    const back = (await undo(1)).body;
    expect([back.images[1]?.split('?')[0], back.pages[1]?.alt]).toEqual([
      before.images[1]?.split('?')[0],
      before.pages[1]?.alt,
    ]);
  });

  it('is another one when the note asks for nothing that can be drawn, and the illustrator has the note as it is', async () => {
    const orders: PageOrder[] = [];
    const draw = illustrator.drawPage;
    illustrator.drawPage = (order, signal) => {
      orders.push(order);
      return draw(order, signal);
    };
    const sql = 'select scene from book_pages where book_id = $1 and page_index = 2';
    const [first] = (await app.rows(sql, [bookId])) as { scene: Scene }[];
    await redraw(2, { note: 'with a  helicopter' });
    await redrawEnded(2);
    await redraw(2);
    await redrawEnded(2);
    illustrator.drawPage = draw;
    expect(orders.map(({ note }) => note)).toEqual(['with a helicopter', undefined]);
    const scenes = [first, ...orders].flatMap((one) => one?.scene ?? []);
    const pictures = scenes.map((scene) =>
      JSON.stringify(composePicture({ scene, characters: [], artStyle: 'gouache', seed: 1, kind: 'page' })),
    );
    expect(new Set(pictures).size).toBe(3);
    expect(new Set(scenes.map(({ cast, props }) => JSON.stringify([cast, props]))).size).toBe(1);
  });

  it('leaves the old picture when it fails, says so, and can be asked for again', async () => {
    const before = await get();
    illustrator.failWhen = () => true;
    await redraw(1);
    expect((await redraw(1)).status).toBe(409);
    expect((await undo(1)).status).toBe(409);
    await redrawEnded(1);
    const after = await get();
    expect([after.pages[1]?.redraw, after.version]).toEqual(['failed', before.version]);
    expect(after.images[1]?.split('?')[0]).toBe(before.images[1]?.split('?')[0]);
    illustrator.failWhen = () => false;
    expect((await redraw(1)).status).toBe(202);
    await redrawEnded(1);
    expect((await get()).pages[1]?.redraw).toBeNull();
  }, 60_000);

  it.each(['draw them killing the monster with a gun', 'make her look like Spiderman'])(
    'refuses “%s” before anything is drawn',
    async (note) => {
      const drawn = illustrator.drawn.length;
      const answer = await redraw<{ errorFields: [string, string][] }>(1, { note });
      expect([answer.status, answer.body.errorFields[0]?.[0]]).toEqual([422, 'note']);
      expect([illustrator.drawn.length, (await get()).pages[1]?.redraw]).toEqual([drawn, null]);
    },
  );

  it('leaves nothing behind when the book is deleted meanwhile', async () => {
    let goOn: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    const draw = illustrator.drawPage;
    illustrator.drawPage = async (order, signal) => {
      await held;
      return draw(order, signal);
    };
    await redraw(1);
    await expect.poll(async () => (await get()).pages[1]?.redraw).toBe('drawing');
    expect((await app.call('DELETE', `/book/${bookId}`, { token })).status).toBe(200);
    const folder = join(app.dataDir, 'files', 'books', bookId);
    await expect.poll(() => existsSync(folder), { timeout: 10_000 }).toBe(false);
    goOn();
    illustrator.drawPage = draw;
    const isDone = async () =>
      (
        await app.rows(
          "select 1 from jobs.job where name = 'books.redraw-page' and state in ('created', 'retry', 'active')",
        )
      ).length === 0;
    await expect.poll(isDone, { timeout: 20_000 }).toBe(true);
    expect(existsSync(folder)).toBe(false);
  });
});

describe('the PDF after a change', () => {
  const textOfPdf = async (bytes: Buffer): Promise<string> => (await PDFDocument.load(bytes)).getTitle() ?? '';

  it('never is the old one: there is none until the new one is made', async () => {
    const before = await get();
    const old = await app.call('GET', (before.downloads.pdf ?? '').replace('/api', ''));
    expect(await textOfPdf(old.bytes)).toBe(before.title);
    const { body } = await write(0, 'The New Title');
    expect(body.book.downloads.pdf).toBeNull();
    for (const address of [before.downloads.pdf ?? '', `/book/download/${bookId}/pdf`]) {
      const meanwhile = await app.call('GET', address.replace('/api', ''), { token });
      expect(meanwhile).toMatchObject({ status: 409, body: { code: 'book.file-being-made' } });
    }
    await expect.poll(async () => (await get()).downloads.pdf, { timeout: 20_000 }).toMatch(/^\/api/);
    const fresh = await app.call('GET', `/book/download/${bookId}/pdf`, { token });
    expect(await textOfPdf(fresh.bytes)).toBe('The New Title');
    expect(await app.rows('select version from book_files where book_id = $1 order by version', [bookId])).toEqual([
      { version: 2 },
    ]);
  });

  it('is made once after many changes in a row, when nobody asks for it', async () => {
    for (const text of ['One step', 'Two steps', 'Three steps']) await write(1, text);
    await expect.poll(async () => (await get()).downloads.pdf, { timeout: 30_000 }).toMatch(/^\/api/);
    expect(await app.rows('select version from book_files where book_id = $1 order by version', [bookId])).toEqual([
      { version: 4 },
    ]);
  });
});
