import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUp } from '../support/factories.ts';
import { startApp, type App } from '../support/start-app.ts';

let app: App;
let token: string;
beforeAll(async () => {
  app = await startApp();
  token = (await signUp(app)).userToken;
});
afterAll(() => app.close());

const counts = () =>
  app.rows(
    'select (select count(*) from characters) as characters, (select count(*) from books) as books, (select count(*) from jobs.job) as jobs',
  );

describe('bodies that cannot be read', () => {
  it.each([
    ['not JSON', 400, 'request.malformed', '{"name": ', {}],
    ['nothing', 400, 'request.malformed', '', {}],
    ['another type', 415, 'request.not-json', 'name=Ali', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['50 MB', 413, 'request.too-large', Buffer.alloc(50 * 1024 * 1024, 'x'), {}],
  ])('answers %s with %i and leaves no row', async (_what, status, code, raw, headers) => {
    const before = await counts();
    const answer = await app.call('POST', '/character', { token, raw, headers });
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual({ code, message: expect.stringMatching(/\S/) });
    expect(await counts()).toEqual(before);
  });

  it.each(['null', '[]', '"text"', '3'])('answers the JSON %s with a message about the body', async (raw) => {
    const answer = await app.call<{ errorFields: unknown[] }>('POST', '/character', { token, raw });
    expect(answer.status).toBe(422);
    expect(answer.body.errorFields).toHaveLength(1);
  });

  it('does not let a body poison prototypes', async () => {
    const answer = await app.call('POST', '/character', {
      token,
      raw: '{"__proto__": {"isAdmin": true}, "name": "Ali", "age": 4}',
    });
    expect(answer.status).toBe(400);
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
  });
});

describe('addresses that do not exist', () => {
  it.each([
    '/template/%zz',
    `/template/${'x'.repeat(300)}`,
    '/nothing',
    '/users',
    '/book/get-book',
    '/../../etc/passwd',
  ])('answers %s with 404 as JSON', async (path) => {
    const answer = await app.call('GET', path, { token });
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual({ code: 'request.not-found', message: expect.stringMatching(/\S/) });
  });

  it('ignores a slash at the end, as the specification writes some paths with one', async () => {
    expect((await app.call('GET', '/book/get-user-books/', { token })).status).toBe(200);
    expect((await app.call('GET', '/book/get-user-books', { token })).status).toBe(200);
  });
});

describe('health', () => {
  it('answers that it lives and that it is ready', async () => {
    expect((await app.http.inject('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await app.http.inject('/readyz')).json()).toEqual({ status: 'ready' });
  });
});

describe('the published document', () => {
  it('describes every endpoint with its inputs and failures', async () => {
    const answer = await app.call<{ openapi: string; paths: Record<string, Record<string, { responses: object }>> }>(
      'GET',
      '/docs',
    );
    expect(answer.body.openapi).toBe('3.1.0');
    expect(Object.keys(answer.body.paths['/api/book/generate-story']?.['post']?.responses ?? {})).toEqual(
      expect.arrayContaining(['201', '401', '403', '422', '429', '500']),
    );
    expect(answer.body.paths['/api/book/get-book/{id}']?.['get']).toMatchObject({
      parameters: [{ name: 'id', in: 'path', required: true }],
    });
  });

  it('is shown to people as a page', async () => {
    const page = await app.http.inject({ url: '/api/docs/', headers: { accept: 'text/html' } });
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toContain('text/html');
  });
});
