import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLog } from '#server/platform/log.ts';
import type { Template } from '#contract/templates.ts';
import type { Book } from '#contract/books.ts';
import type { FieldFailure } from '#contract/errors.ts';
import type { RunResult } from '#contract/runs.ts';
import { RUN_STAGES } from '#core/run/run-stage.ts';
import { firstTemplateId, makeHero, orderBook, signUp, waitForRun } from '#test/support/factories.ts';
import { startApp, type App } from '#test/support/start-app.ts';
import { createTestIllustrator, type TestIllustrator } from '#test/support/test-illustrator.ts';

const PAGES_OF_EIGHT_SPREADS = 9;

let app: App;
let illustrator: TestIllustrator;
let token: string;
beforeEach(async () => {
  illustrator = createTestIllustrator();
  app = await startApp({ illustrator });
  token = (await signUp(app)).userToken;
});
afterEach(() => app.close());

const rowCounts = () =>
  app.rows(
    "select (select count(*) from books) as books, (select count(*) from runs) as runs, (select count(*) from jobs.job where name like 'runs.%') as jobs",
  );

describe('asking for a book', () => {
  it('keeps brief, run and job together and answers the book', async () => {
    const book = await orderBook(app, token, { dedication: 'For you\n\n\n\nalways', giver: 'Teta' });
    expect(book).toMatchObject({
      status: 'in-progress',
      cover: null,
      images: [],
      pages: [],
      language: 'en',
      dedication: 'For you\n\nalways',
      giver: 'Teta',
      version: 1,
    });
    expect(await rowCounts()).toEqual([{ books: 1, runs: 1, jobs: 1 }]);
    const { body } = await app.call<RunResult>('GET', `/book/run-result/${book._id}`, { token });
    expect(body).toMatchObject({ bookId: book._id, stage: 'analyzing', percent: 0, pages: [], etaSeconds: null });
  });

  it('answers the same book for the same idempotency key, also when asked at the same time', async () => {
    const hero = await makeHero(app, token);
    const body = {
      templateId: await firstTemplateId(app),
      characters: [hero._id],
      language: 'en',
      age: 5,
      spreads: 8,
      idempotencyKey: 'draft-1',
    };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => app.call<Book>('POST', '/book/generate-story', { token, body })),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(answers.map((answer) => answer.body._id)).size).toBe(1);
    expect(await rowCounts()).toEqual([{ books: 1, runs: 1, jobs: 1 }]);
  });

  it('answers the same book even when its hero is gone since', async () => {
    const book = await orderBook(app, token, { idempotencyKey: 'draft-2' });
    const [hero] = book.characters;
    await app.call('DELETE', `/character/${hero?._id}`, { token });
    const body = {
      templateId: book.templateId,
      characters: [hero?._id],
      language: 'en',
      age: 5,
      spreads: 8,
      idempotencyKey: 'draft-2',
    };
    const again = await app.call<Book>('POST', '/book/generate-story', { token, body });
    expect([again.status, again.body._id]).toEqual([201, book._id]);
  });

  it('refuses before anything is drawn what the book fonts cannot set', async () => {
    const hero = await makeHero(app, token, { name: '李明' });
    const body = {
      templateId: await firstTemplateId(app),
      characters: [hero._id],
      language: 'en',
      age: 5,
      spreads: 8,
      giver: 'मीरा',
    };
    const answer = await app.call<FieldFailure>('POST', '/book/generate-story', { token, body });
    expect([answer.status, answer.body.errorFields.map(([field]) => field)]).toEqual([422, ['characters', 'giver']]);
  });

  it('keeps the characters as they were', async () => {
    const book = await orderBook(app, token);
    const id = book.characters[0]?._id;
    await app.call('PATCH', `/character/${id}`, { token, body: { name: 'Renamed' } });
    await app.call('DELETE', `/character/${id}`, { token });
    const { body } = await app.call<Book>('GET', `/book/get-book/${book._id}`, { token });
    expect(body.characters).toEqual([{ _id: id, name: 'Layla' }]);
  });

  it('writes names in the letters of each text, and lets the family say which language leads', async () => {
    const hero = await makeHero(app, token, { spellings: { ar: 'ليلى' } });
    const book = await orderBook(app, token, {
      characters: [hero._id],
      language: 'bilingual',
      leadLanguage: 'ar',
    });
    expect(book).toMatchObject({ title: 'ليلى', leadLanguage: 'ar' });
    expect(book.characters).toEqual([{ _id: hero._id, name: 'Layla', spellings: { ar: 'ليلى' } }]);
    await app.startJobs(true);
    await waitForRun(app, { token, bookId: book._id });
    const { body } = await app.call<Book>('GET', `/book/get-book/${book._id}`, { token });
    const texts = (language: 'en' | 'ar'): string => body.pages.map((page) => page.texts[language]).join('\n');
    expect(texts('ar')).toContain('لَيْلَى');
    expect(texts('ar')).not.toMatch(/\p{Script=Latin}/u);
    expect(texts('en')).toContain('Layla');
    expect(texts('en')).not.toMatch(/\p{Script=Arabic}/u);
    expect(body.title).toBe(body.pages[0]?.texts.ar);
    expect(body.pages[1]?.text).toBe(body.pages[1]?.texts.ar);
    expect(body.pages[1]?.alt).toMatch(/ليلى/);
    const findings = await app.rows('select check_name from story_findings where book_id = $1', [book._id]);
    expect(findings.map(({ check_name }) => check_name)).not.toContain('name-missing');
  });

  it('leads with English where nobody says, and writes a name as it is where nobody spelled it', async () => {
    const book = await orderBook(app, token, { language: 'bilingual' });
    expect(book).toMatchObject({ title: 'Layla', language: 'bilingual' });
    expect(book.leadLanguage).toBeUndefined();
  });

  it('tells a story in Egyptian to readers it is written for', async () => {
    const hero = await makeHero(app, token);
    const { body: templates } = await app.call<Template[]>('GET', '/template');
    const told = templates.find(({ dialects }) => dialects.egyptian.includes('8-10'));
    const body = {
      templateId: told?._id,
      characters: [hero._id],
      language: 'ar',
      dialect: 'egyptian',
      age: 9,
      spreads: 8,
    };
    expect((await app.call('POST', '/book/generate-story', { token, body })).status).toBe(201);
  });

  it('refuses what cannot be made, names the field, and leaves no row', async () => {
    const hero = await makeHero(app, token);
    const strange = await makeHero(app, (await signUp(app)).userToken);
    const good = { templateId: await firstTemplateId(app), characters: [hero._id], language: 'en', age: 5, spreads: 8 };
    const cases: [Record<string, unknown>, string][] = [
      [{ characters: [] }, 'characters'],
      [{ characters: undefined }, 'characters'],
      [{ characters: [strange._id] }, 'characters'],
      [{ characters: [hero._id, hero._id] }, 'characters'],
      [{ characters: ['00000000-0000-4000-8000-000000000000'] }, 'characters'],
      [{ characters: ['nobody'] }, 'characters.0'],
      [{ templateId: 'no-such-template' }, 'templateId'],
      [{ templateId: undefined }, 'templateId'],
      [{ idea: 'a story about a kite that flies' }, 'templateId'],
      [{ language: 'fr' }, 'language'],
      [{ age: 1 }, 'age'],
      [{ age: 11 }, 'age'],
      [{ spreads: 9 }, 'spreads'],
      [{ artStyle: 'photo' }, 'artStyle'],
      [{ dedication: 'x'.repeat(301) }, 'dedication'],
      [{ dedication: 'a\u202Eb' }, 'dedication'],
      [{ giver: '' }, 'giver'],
      [{ seed: -1 }, 'seed'],
      [{ templateId: undefined, idea: 'hi' }, 'idea'],
    ];
    const before = await rowCounts();
    for (const [change, field] of cases) {
      const answer = await app.call<FieldFailure>('POST', '/book/generate-story', {
        token,
        body: { ...good, ...change },
      });
      expect([answer.status, answer.body.errorFields.map(([name]) => name)], JSON.stringify(change)).toEqual([
        422,
        [field],
      ]);
    }
    expect(await rowCounts()).toEqual(before);
  });

  it('tells a user who is not approved why', async () => {
    await app.rows("update users set approval = 'pending'");
    const answer = await app.call('POST', '/book/generate-story', { token, body: {} });
    expect(answer).toMatchObject({
      status: 403,
      body: { code: 'account.not-approved', message: expect.stringContaining('approv') },
    });
  });
});

describe('a run', () => {
  it('writes the story, draws every page once, assembles the PDF and hands the book to review', async () => {
    const { _id: bookId } = await orderBook(app, token);
    await app.startJobs(true);
    const run = await waitForRun(app, { token, bookId });
    expect(run).toMatchObject({ percent: 100, etaSeconds: 0 });
    expect(run.pages.map(({ index, state, attempts }) => [index, state, attempts])).toEqual(
      Array.from({ length: PAGES_OF_EIGHT_SPREADS }, (_, index) => [index, 'done', 1]),
    );
    expect(illustrator.drawn).toHaveLength(PAGES_OF_EIGHT_SPREADS);
    expect(new Set(illustrator.drawn).size).toBe(PAGES_OF_EIGHT_SPREADS);

    const { body: book } = await app.call<Book>('GET', `/book/get-book/${bookId}`, { token });
    expect(book.status).toBe('under-review');
    expect(book.images).toHaveLength(PAGES_OF_EIGHT_SPREADS);
    expect(book.cover).toBe(book.images[0]);
    expect(book.pages[0]?.text).toBe(book.title);
    expect(book.pages.every((page) => page.text.length > 10 && page.alt.length > 10)).toBe(true);
  });

  it('goes through the stages in their order, and its percentage never falls', async () => {
    const { _id: bookId } = await orderBook(app, token);
    const seen: RunResult[] = [];
    const watching = (async () => {
      const address = await app.http.listen({ host: '127.0.0.1', port: 0 });
      const response = await fetch(`${address}/api/book/run-events/${bookId}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(response.headers.get('content-type')).toContain('text/event-stream');
      for (const event of (await response.text()).split('\n\n')) {
        if (event.startsWith('data: ')) seen.push(JSON.parse(event.slice(6)) as RunResult);
      }
    })();
    await app.startJobs(true);
    await watching;
    const order = seen.map((run) => RUN_STAGES.indexOf(run.stage));
    expect(order).toEqual([...order].toSorted((first, second) => first - second));
    expect(seen.at(-1)?.stage).toBe('completed');
    const percents = seen.map((run) => run.percent);
    expect(percents).toEqual([...percents].toSorted((first, second) => first - second));
    expect(seen.length).toBeGreaterThan(5);
  });

  it('fails where it fails, keeps what is done, and goes on from there when it is resumed', async () => {
    const broken = new Set<number>();
    illustrator.failWhen = (order) => broken.size > 0 && broken.has(order.seed);
    const { _id: bookId } = await orderBook(app, token);
    const brokenSeed = (7 ^ Math.imul(4, 0x9e37_79b1)) >>> 0;
    broken.add(brokenSeed);
    await app.rows("update jobs.queue set retry_limit = 0, retry_delay = 0 where name = 'runs.draw-page'");
    await app.startJobs(true);
    const failed = await waitForRun(
      app,
      { token, bookId },
      (run) =>
        run.error !== undefined &&
        run.pages.filter((page) => page.state === 'done').length === PAGES_OF_EIGHT_SPREADS - 1,
    );
    expect(failed).toMatchObject({
      stage: 'in_progress',
      error: { code: 'run.page-failed', message: expect.stringMatching(/\S/) },
    });
    expect(failed.pages[3]).toMatchObject({ state: 'failed' });
    const [book] = await app.rows('select status from books');
    expect(book).toEqual({ status: 'failed' });

    await app.rows("update users set approval = 'rejected'");
    expect((await app.call('POST', `/book/resume/${bookId}`, { token })).status).toBe(403);
    await app.rows("update users set approval = 'approved'");

    broken.clear();
    const resumed = await app.call<RunResult>('POST', `/book/resume/${bookId}`, { token });
    expect(resumed.status).toBe(202);
    expect(resumed.body.error).toBeUndefined();
    await waitForRun(app, { token, bookId });
    expect(illustrator.drawn).toHaveLength(PAGES_OF_EIGHT_SPREADS);
    expect(new Set(illustrator.drawn).size).toBe(PAGES_OF_EIGHT_SPREADS);
    expect(await app.rows('select status from books')).toEqual([{ status: 'under-review' }]);
    expect((await app.call('POST', `/book/resume/${bookId}`, { token })).status).toBe(409);
  });

  it('is not charged a try for being interrupted, however often the process is stopped', async () => {
    const { _id: bookId } = await orderBook(app, token);
    illustrator.failWhen = () => false;
    const slow = createTestIllustrator();
    const { drawPage } = slow;
    slow.drawPage = async (order, signal) => {
      await new Promise((resolve) => setTimeout(resolve, 30_000).unref());
      return drawPage(order, signal);
    };
    const on = { connectionString: app.connectionString, dataDir: app.dataDir };
    for (let round = 0; round < 6; round += 1) {
      const interrupted = await startApp({ illustrator: slow, on });
      await interrupted.startJobs(true);
      await waitForRun(app, { token, bookId }, (run) => run.pages.some((page) => page.state === 'drawing'));
      await interrupted.close();
    }
    expect(await app.rows("select distinct state from jobs.job where name = 'runs.draw-page'")).toEqual([
      { state: 'created' },
    ]);
    await app.startJobs(true);
    await waitForRun(app, { token, bookId });
    expect(illustrator.drawn).toHaveLength(PAGES_OF_EIGHT_SPREADS);
  });

  it('is stopped in the middle of a page without a word in the log', async () => {
    const log = createLog('silent');
    const said = [vi.spyOn(log, 'error'), vi.spyOn(log, 'warn'), vi.spyOn(log, 'fatal')];
    let begun = 0;
    const slow: TestIllustrator = {
      ...illustrator,
      drawPage: async (order, signal) => {
        begun += 1;
        await new Promise((resolve) => setTimeout(resolve, 600));
        return illustrator.drawPage(order, signal);
      },
    };
    const own = await startApp({ illustrator: slow, log });
    const session = await signUp(own);
    const { _id: bookId } = await orderBook(own, session.userToken);
    await own.startJobs(true);
    await waitForRun(own, { token: session.userToken, bookId }, ({ stage }) => stage === 'in_progress');
    await expect.poll(() => begun).toBeGreaterThan(0);
    for (const spy of said) spy.mockClear();
    await own.close();
    // Whatever still ran would have found the database closed by now.
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(said.flatMap(({ mock }) => mock.calls)).toEqual([]);
  });

  it('does nothing when its jobs come again after it has ended', async () => {
    const { _id: bookId } = await orderBook(app, token);
    await app.startJobs(true);
    const run = await waitForRun(app, { token, bookId });
    const before = await app.rows('select * from page_images order by page_index');
    await app.rows(
      "update jobs.job set state = 'retry', start_after = now(), completed_on = null where name like 'runs.%' and name not like '%given-up'",
    );
    await expect
      .poll(
        () => app.rows("select count(*) as waiting from jobs.job where name like 'runs.%' and state < 'completed'"),
        { timeout: 20_000 },
      )
      .toEqual([{ waiting: 0 }]);
    expect(illustrator.drawn).toHaveLength(PAGES_OF_EIGHT_SPREADS);
    expect(await app.rows('select * from page_images order by page_index')).toEqual(before);
    expect((await app.call<RunResult>('GET', `/book/run-result/${bookId}`, { token })).body).toEqual(run);
  });
});
