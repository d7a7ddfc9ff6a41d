import { gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHttpApp } from '#server/platform/http/http-app.ts';
import { createLog } from '#server/platform/log.ts';

const BOOKS = Array.from({ length: 100 }, (_, index) => ({ title: `القمر ${index}` }));

let app: FastifyInstance;
beforeAll(async () => {
  app = await createHttpApp({
    log: createLog('silent'),
    isReady: () => Promise.resolve(true),
    isBehindProxy: false,
    vendorOrigins: { scripts: [], connections: [], frames: [] },
  });
  app.get('/books', () => BOOKS);
  app.get('/book', () => BOOKS[0]);
  app.get('/picture', (_, reply) => reply.type('image/webp').send(Buffer.alloc(5_000)));
});
afterAll(() => app.close());

const get = (url: string, accepts?: string) =>
  app.inject({ url, headers: accepts === undefined ? {} : { 'accept-encoding': accepts } });

describe('a long answer', () => {
  it.each(['gzip, deflate, br', 'br;q=1.0, gzip;q=0.8'])('is sent compressed to whoever takes %s', async (accepts) => {
    const { headers, rawPayload } = await get('/books', accepts);
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(Number(headers['content-length'])).toBe(rawPayload.length);
    expect(rawPayload.length).toBeLessThan(JSON.stringify(BOOKS).length / 3);
    expect(JSON.parse(gunzipSync(rawPayload).toString())).toEqual(BOOKS);
  });

  it.each([undefined, 'identity', 'br', 'gzip;q=0'])('is sent as it is to whoever takes %s', async (accepts) => {
    const answer = await get('/books', accepts);
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.json()).toEqual(BOOKS);
  });
});

it('leaves short answers and pictures alone', async () => {
  for (const url of ['/book', '/picture', '/healthz'])
    expect((await get(url, 'gzip, br')).headers['content-encoding']).toBeUndefined();
});
