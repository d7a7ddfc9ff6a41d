import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Stats } from '#contract/stats.ts';
import { makeHero, orderBook, signUp, waitForRun } from '#test/support/factories.ts';
import { startApp, type App } from '#test/support/start-app.ts';
import { createTestIllustrator } from '#test/support/test-illustrator.ts';

let app: App;
beforeAll(async () => {
  app = await startApp({ illustrator: createTestIllustrator() });
});
afterAll(() => app.close());

const stats = (token: string) => app.call<Stats>('GET', '/users/get-my-stats', { token });

it('counts what the user has made, never from a cache', async () => {
  const token = (await signUp(app)).userToken;
  const nothing = { books: 0, pages: 0, heroes: 0, inProgress: 0, approved: 0 };
  const answer = await stats(token);
  expect([answer.body, answer.headers['cache-control']]).toEqual([nothing, 'no-store']);
  await makeHero(app, token);
  const { _id } = await orderBook(app, token);
  expect((await stats(token)).body).toEqual({ ...nothing, heroes: 2, inProgress: 1 });
  await app.startJobs(true);
  await waitForRun(app, { token, bookId: _id });
  expect((await stats(token)).body).toEqual({ ...nothing, books: 1, pages: 9, heroes: 2 });
  await app.rows("update books set status = 'approved' where id = $1", [_id]);
  expect((await stats(token)).body).toMatchObject({ books: 1, approved: 1 });
  const other = (await signUp(app)).userToken;
  expect((await stats(other)).body).toEqual(nothing);
});
