import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compressPages } from '#scripts/compress-pages.ts';
import { createHttpApp } from '#server/platform/http/http-app.ts';
import { addPageFiles } from '#server/platform/http/page-files.ts';
import { createLog } from '#server/platform/log.ts';

const SCRIPT = `console.log(1);${'//'.padEnd(2_000, 'x')}`;
const DOCUMENT = `<!doctype html><head><script>window.begun = 1</script><script src="/assets/a.js"></script>${'<p>'.repeat(500)}`;

const lookAt = (path: string) => Promise.resolve({ isGone: path === '/library/gone', isListed: true });

const openApp = () =>
  createHttpApp({
    log: createLog('silent'),
    isReady: () => Promise.resolve(true),
    isBehindProxy: false,
    vendorOrigins: { scripts: [], connections: [], frames: [] },
  });

let folder: string;
let app: FastifyInstance;
beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'hikaya-page-files-')), 'client');
  await mkdir(join(folder, 'assets'), { recursive: true });
  await mkdir(join(folder, 'landing'));
  await mkdir(join(folder, 'library', '-'), { recursive: true });
  await writeFile(join(folder, 'assets', 'a.js'), SCRIPT);
  await writeFile(join(folder, 'assets', 'small.js'), '1');
  await writeFile(join(folder, 'landing', 'index.html'), DOCUMENT);
  await writeFile(join(folder, '__spa-fallback.html'), '<!doctype html><p>any page</p>');
  await writeFile(join(folder, 'library', '-', 'index.html'), '<!doctype html><p>a book');
  compressPages(folder);
  app = await openApp();
  await addPageFiles(app, folder, { lookAt, reportsDsn: null });
});
afterAll(async () => {
  await app.close();
  await rm(dirname(folder), { recursive: true, force: true });
});

const get = (url: string, accepts = 'identity') => app.inject({ url, headers: { 'accept-encoding': accepts } });

describe('a file of the pages', () => {
  it.each([
    ['br', 'gzip, br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('is sent as %s to those who take it', async (encoding, accepts, decompress) => {
    const script = await get('/assets/a.js', accepts);
    expect(script.headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': expect.stringContaining('javascript'),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: expect.stringMatching(/accept-encoding/i),
    });
    expect(decompress(script.rawPayload).toString()).toBe(SCRIPT);
    const page = await get('/landing', accepts);
    expect(page.headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': expect.stringContaining('text/html'),
      'cache-control': 'no-cache',
    });
    expect(decompress(page.rawPayload).toString()).toBe(DOCUMENT);
  });

  it('is sent as it is to everybody else, and when it is too small to gain', async () => {
    for (const answer of [await get('/assets/a.js'), await get('/assets/small.js', 'br')]) {
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-encoding']).toBeUndefined();
    }
    expect((await get('/assets/a.js')).body).toBe(SCRIPT);
  });

  it('has no address for its compressed copies', async () => {
    expect((await get('/assets/a.js.br')).statusCode).toBe(404);
  });
});

describe('a page', () => {
  it('runs scripts of its own origin, and the inline ones that were built, and no others', async () => {
    const policy = String((await get('/landing')).headers['content-security-policy']);
    const sources = /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
    expect(sources).toEqual(["'self'", expect.stringMatching(/^'sha256-[\w+/]{43}='$/)]);
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'self'");
    expect(policy).toMatch(/script-src-attr 'none'/);
  });

  it('lends its policy to no other answer', async () => {
    for (const url of ['/dashboard', '/assets/a.js', '/healthz']) {
      expect((await get(url)).headers['content-security-policy']).toContain("script-src 'self';");
    }
  });

  it('has one document for all addresses with a name in them, also of what is gone', async () => {
    const [there, gone] = [await get('/library/there'), await get('/library/gone')];
    expect([there.statusCode, gone.statusCode]).toEqual([200, 404]);
    expect([there.body, gone.body]).toEqual(['<!doctype html><p>a book', '<!doctype html><p>a book']);
  });

  it('that does not exist is the document of no page in particular, as not found', async () => {
    const [known, missing] = [await get('/dashboard'), await get('/no/such/page')];
    expect([known.statusCode, missing.statusCode]).toEqual([200, 404]);
    expect(missing.body).toBe(known.body);
    expect([known.headers['cache-control'], known.headers['x-robots-tag']]).toEqual(['no-cache', undefined]);
  });
});

describe('a product that wants reports of errors', () => {
  const DSN = 'https://key@sentry.example/1?a="b"&c';

  it('names where they go in every document, and in nothing else', async () => {
    const own = await openApp();
    await addPageFiles(own, folder, { lookAt, reportsDsn: DSN });
    const named = '<head><meta name="error-reports" content="https://key@sentry.example/1?a=&quot;b&quot;&amp;c"/>';
    const plain = await own.inject({ url: '/landing' });
    expect(plain.body).toBe(DOCUMENT.replace('<head>', named));
    const small = await own.inject({ url: '/landing', headers: { 'accept-encoding': 'gzip, br' } });
    expect(gunzipSync(small.rawPayload).toString()).toBe(plain.body);
    expect(small.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(small.headers['content-security-policy']).toMatch(/'sha256-/);
    expect((await own.inject({ url: '/assets/a.js' })).body).toBe(SCRIPT);
    expect((await own.inject({ url: '/no/such/page' })).statusCode).toBe(404);
    await own.close();
  });

  it('is not what this one is', async () => expect((await get('/landing')).body).not.toContain('error-reports'));
});
