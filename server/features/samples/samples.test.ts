import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sample, SampleBook } from '#contract/books/samples.ts';
import type { Template } from '#contract/templates.ts';
import { pageSeed } from '#core/book/page-seed.ts';
import { checkStory } from '#core/story/checks/check-story.ts';
import { createSamplePictures } from '#server/features/samples/sample-pictures.ts';
import { SAMPLES } from '#server/features/samples/samples.data.ts';
import { folderFiles } from '#server/providers/files/folder.ts';
import { writeStory } from '#studio/storyteller/write-story.ts';
import { registerUser, signUp, signUpAdmin } from '#test/support/factories.ts';
import { startApp, type App } from '#test/support/start-app.ts';
import { createTestIllustrator } from '#test/support/test-illustrator.ts';

const illustrator = createTestIllustrator();
let app: App;
let passedMs = 0;
const clock = { now: () => new Date(Date.now() + passedMs) };
const tokens: Record<string, string | undefined> = { nobody: undefined, forged: 'forged-token' };

beforeAll(async () => {
  app = await startApp({ illustrator, clock });
  tokens['family'] = (await signUp(app)).userToken;
  tokens['unconfirmed'] = (await registerUser(app)).userToken;
  tokens['admin'] = (await signUpAdmin(app)).userToken;
});
afterAll(() => app.close());

const list = async (language: string, token?: string) =>
  (await app.call<Sample[]>('GET', `/book/samples?language=${language}`, { token })).body;
const open = async (slug: string, token?: string) =>
  (await app.call<SampleBook>('GET', `/book/sample/${slug}`, { token })).body;
const picture = (address: string) => app.call('GET', address.replace('/api', ''));

const versionOf = (sample: Sample | undefined): string => sample?.cover.split('v=')[1] ?? 'none';
const stored = () => readdir(join(app.dataDir, 'files', 'samples'), { recursive: true });

describe('the sample books', () => {
  it.each(['nobody', 'forged', 'unconfirmed', 'family', 'admin'])('are the same for %s', async (who) => {
    const samples = await list('en', tokens[who]);
    expect(samples).toEqual(await list('en'));
    const first = samples[0]?._id ?? '';
    expect(await open(first, tokens[who])).toEqual(await open(first));
  });

  it.each([
    ['en', /^[A-Za-z]+$/],
    ['ar', /^[\u0600-\u06FF]+$/],
  ])('of the %s shelf are told in its language, about children with names of it', async (language, script) => {
    const samples = await list(language);
    expect(samples.length).toBeGreaterThanOrEqual(2);
    expect(samples.length).toBeLessThanOrEqual(4);
    for (const { hero, language: told } of samples) {
      expect(hero).toMatch(script);
      expect(told).toBe(language);
    }
    for (const of of ['_id', 'title', 'hero', 'artStyle'] as const)
      expect(new Set(samples.map((sample) => sample[of])).size).toBe(samples.length);
  });

  it('are for readers of English unless the caller says otherwise', async () => {
    expect((await app.call('GET', '/book/samples')).body).toEqual(await list('en'));
    expect((await app.call('GET', '/book/samples?language=xx')).status).toBe(422);
  });

  it('have a text and a picture on every page, and say what it shows', async () => {
    for (const { _id, title, cover, spreads } of [...(await list('en')), ...(await list('ar'))]) {
      const book = await open(_id);
      expect(book.title).toBe(title);
      expect(book.images).toHaveLength(spreads + 1);
      expect(book.images[0]).toBe(cover);
      expect(new Set(book.images).size).toBe(spreads + 1);
      for (const page of book.pages) {
        expect(page.text.length).toBeGreaterThan(2);
        expect(page.alt.length).toBeGreaterThan(2);
      }
    }
  });

  it.each(SAMPLES)('$slug is a story that passes every check', ({ brief }) => {
    const errors = checkStory(writeStory(brief), brief).filter(({ severity }) => severity === 'error');
    expect(errors).toEqual([]);
  });

  it.each(['none', 'x'.repeat(200), '%00', '..%2F..'])('called %s do not exist', async (slug) => {
    const missing = { status: 404, body: { code: 'book.not-found' } };
    expect(await app.call('GET', `/book/sample/${slug}`)).toMatchObject(missing);
    expect(await app.call('GET', `/book/sample/${slug}/image/0`)).toMatchObject(missing);
  });
});

describe('drawing ahead', () => {
  it('draws covers and pages once, and nothing that is there already', async () => {
    const own = createTestIllustrator();
    const folder = await mkdtemp(join(tmpdir(), 'hikaya-samples-'));
    const open = () =>
      createSamplePictures({
        files: folderFiles(folder),
        illustrator: own,
        visitorLine: (_, work) => work(new AbortController().signal),
      });
    const { covers, pages } = open().drawAhead();
    expect(covers).toHaveLength(SAMPLES.length);
    expect(pages).toHaveLength(SAMPLES.reduce((sum, { brief }) => sum + brief.spreads, 0));
    expect([await covers[0]?.(), await pages[0]?.(), await covers[0]?.()]).toEqual([true, true, false]);
    expect(own.drawn).toEqual([0, 1].map((index) => pageSeed(SAMPLES[0]?.brief.seed ?? 0, index)));
    const next = open();
    expect([await next.drawAhead().covers[0]?.(), await next.drawAhead().pages[0]?.()]).toEqual([false, false]);
    const wanted = { slug: SAMPLES[0]?.slug ?? '', index: 1, version: undefined, widthPx: 640 };
    expect((await next.get(wanted)).mediaType).toBe('image/webp');
    expect(own.drawn).toHaveLength(2);
    await rm(folder, { recursive: true });
  });
});

describe('their pictures', () => {
  it('are drawn once, however many ask at the same time, and kept for everybody', async () => {
    const [sample] = await list('en');
    const address = (await open(sample?._id ?? '')).images[1] ?? '';
    const before = illustrator.drawn.length;
    const answers = await Promise.all([`${address}&w=320`, `${address}&w=640`, address].map(picture));
    answers.push(await picture(`${address}&w=1`));
    for (const { status, headers, bytes } of answers) {
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'image/webp',
        'public, max-age=31536000',
      ]);
      expect((await sharp(bytes).metadata()).format).toBe('webp');
    }
    expect(illustrator.drawn.slice(before)).toEqual([pageSeed(SAMPLES[0]?.brief.seed ?? 0, 1)]);
  });

  it('are kept a short time only under an address of another picture', async () => {
    const [sample] = await list('en');
    const old = await app.call('GET', `/book/sample/${sample?._id}/image/0?v=0123456789abcdef`);
    expect([old.status, old.headers['cache-control']]).toEqual([200, 'public, max-age=3600']);
  });

  it('that could not be drawn rest a minute, and are drawn when they are asked for after it', async () => {
    const [, sample] = await list('en');
    illustrator.failWhen = () => true;
    expect((await picture(sample?.cover ?? '')).status).toBe(500);
    illustrator.failWhen = () => false;
    const resting = await picture(sample?.cover ?? '');
    expect(resting).toMatchObject({ status: 503, body: { code: 'server.busy' } });
    expect(Number(resting.headers['retry-after'])).toBeGreaterThan(50);
    passedMs += 61_000;
    expect((await picture(sample?.cover ?? '')).status).toBe(200);
  });

  it('wait in a line of their own, one at a time, and no longer than others have patience', async () => {
    const [one, two] = await list('ar');
    const addresses = [...(await open(one?._id ?? '')).images, ...(await open(two?._id ?? '')).images];
    let atOnce = 0;
    let most = 0;
    const { promise: opened, resolve: letGo } = Promise.withResolvers<void>();
    const drawPage = illustrator.drawPage;
    illustrator.drawPage = async (order, signal) => {
      most = Math.max(most, (atOnce += 1));
      await opened;
      atOnce -= 1;
      return drawPage(order, signal);
    };
    const templates = (await app.call<Template[]>('GET', '/template')).body.map(({ picture: address }) => address);
    const four = (await open((await list('ar'))[2]?._id ?? '')).images;
    const answers = [...addresses, ...four, ...templates].map(picture);
    expect(answers.length).toBeGreaterThan(33);
    const refused = await Promise.race(
      answers.map(async (answer) => ((await answer).status === 503 ? answer : new Promise<never>(() => undefined))),
    );
    expect(refused).toMatchObject({ body: { code: 'server.busy' }, headers: { 'retry-after': '15' } });
    letGo();
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    illustrator.drawPage = drawPage;
    expect(statuses.filter((status) => status === 200)).toHaveLength(33);
    expect(most).toBe(1);
  });

  it('get another address when they are drawn otherwise, and the old ones are deleted at the next start', async () => {
    const [before] = await list('en');
    await picture(before?.cover ?? '');
    const kept = await stored();
    expect(kept.some((name) => name.includes(versionOf(before)))).toBe(true);
    const changed = createTestIllustrator();
    changed.version = '2';
    const next = await startApp({ illustrator: changed, on: app });
    const after = (await next.call<Sample[]>('GET', '/book/samples?language=en')).body[0];
    expect(after?.cover).not.toBe(before?.cover);
    await next.call('GET', after?.cover.replace('/api', '') ?? '');
    await next.startJobs(false);
    await expect
      .poll(async () => (await stored()).some((name) => name.includes(versionOf(before))), { timeout: 20_000 })
      .toBe(false);
    await next.close();
    expect((await stored()).some((name) => name.includes(versionOf(after)))).toBe(true);
    expect(changed.drawn).toHaveLength(1);
  });

  it('end with the last page', async () => {
    const [sample] = await list('en');
    const past = await app.call('GET', `/book/sample/${sample?._id}/image/${(sample?.spreads ?? 0) + 1}`);
    expect(past).toMatchObject({ status: 404, body: { code: 'book.no-such-page' } });
    for (const index of ['-1', 'x', '1.5'])
      expect((await app.call('GET', `/book/sample/${sample?._id}/image/${index}`)).status).toBe(404);
  });
});
