import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Session } from '#contract/accounts.ts';
import type { Book } from '#contract/books.ts';
import type { RunResult } from '#contract/runs.ts';
import { confirmAddress } from '../support/confirm-address.ts';
import { runProduct, type RunningProduct } from '../support/run-product.ts';

let dataDir: string;
let product: RunningProduct | null = null;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hikaya-killed-'));
});
afterEach(async () => {
  await product?.kill();
  product = null;
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
});

const ask = async <Body>(path: string, options: { token?: string; body?: unknown } = {}): Promise<Body> => {
  const response = await fetch(`${product?.url}/api${path}`, {
    method: options.body === undefined ? 'GET' : 'POST',
    headers: {
      ...(options.token && { authorization: `Bearer ${options.token}` }),
      ...(options.body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
  });
  return (await response.json()) as Body;
};

const orderBook = async (): Promise<{ token: string; bookId: string }> => {
  const person = {
    name: 'Amal',
    email: 'amal@example.com',
    password: 'a long password',
    language: 'en',
    acceptTerms: true,
  };
  const { userToken: token } = await ask<Session>('/users/register', { body: person });
  await confirmAddress(product?.url ?? '', person.email);
  const hero = await ask<{ _id: string }>('/character', { token, body: { name: 'Layla', age: 5 } });
  const [template] = await ask<{ _id: string }[]>('/template');
  const body = { templateId: template?._id, characters: [hero._id], language: 'en', age: 5, spreads: 8, seed: 1 };
  const book = await ask<Book>('/book/generate-story', { token, body });
  return { token, bookId: book._id };
};

it('loses nothing and draws no page twice, however often the process is killed', async () => {
  product = await runProduct(dataDir);
  const { token, bookId } = await orderBook();
  const images = new Map<number, string>();
  const look = async (): Promise<RunResult> => {
    const run = await ask<RunResult>(`/book/run-result/${bookId}`, { token });
    for (const { index, image } of run.pages) {
      const address = image?.split('?')[0];
      if (!address) continue;
      expect(images.get(index) ?? address, `page ${index} was drawn again`).toBe(address);
      images.set(index, address);
    }
    for (const index of images.keys()) expect(run.pages[index]?.state, `page ${index} was lost`).toBe('done');
    return run;
  };

  let kills = 0;
  let run = await look();
  for (const pause of [150, 700, 1_500, 2_500]) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    run = await look();
    if (run.stage === 'completed') break;
    await product.kill();
    kills += 1;
    product = await runProduct(dataDir);
  }
  expect(kills).toBeGreaterThanOrEqual(3);
  const deadline = Date.now() + 120_000;
  while (run.stage !== 'completed' && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 250));
    run = await look();
  }
  expect(run).toMatchObject({ stage: 'completed', percent: 100 });
  expect(images.size).toBe(9);
  const book = await ask<Book>(`/book/get-book/${bookId}`, { token });
  expect(book.status).toBe('under-review');
  expect((await fetch(`${product.url}${book.downloads.pdf}`)).status).toBe(200);
});

it('keeps the administrator over restarts, stops within five seconds, and refuses a second instance', async () => {
  product = await runProduct(dataDir, { FIRST_ADMIN_EMAIL: 'boss@example.com' });
  const password = product.adminPassword;
  expect(password).toMatch(/^\S{16}$/);
  await expect(runProduct(dataDir)).rejects.toThrow(/already running on the data folder/);
  const { code, ms } = await product.stop();
  expect(code).toBe(0);
  expect(ms).toBeLessThan(5_000);
  product = await runProduct(dataDir, { FIRST_ADMIN_EMAIL: 'boss@example.com' });
  expect(product.output()).not.toContain(password ?? '-');
  const session = await ask<Session>('/users/login', { body: { email: 'boss@example.com', password } });
  expect(session.user.role).toBe('ADMIN');
});

it('uses another port when its own is taken, and says so', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const address = taken.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  product = await runProduct(dataDir, { PORT: String(port) });
  expect(product.output()).toContain(`Port ${port} is taken`);
  expect(product.url).not.toBe(`http://127.0.0.1:${port}`);
  expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
  taken.close();
});

it('names a wrong setting and does not start', async () => {
  await expect(runProduct(dataDir, { ROLE: 'everything' })).rejects.toThrow(/ended with 2[\s\S]*ROLE/);
  await expect(runProduct(dataDir, { ROLE: 'worker' })).rejects.toThrow(/ROLE=worker needs DATABASE_URL/);
});
