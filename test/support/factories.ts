/** Makes what tests need the way a person would: through the API. */
import type { Session } from '#contract/accounts.ts';
import type { Book } from '#contract/books.ts';
import type { FamilyCharacter } from '#contract/characters.ts';
import type { RunResult } from '#contract/runs.ts';
import type { App } from './start-app.ts';

let people = 0;

/** A signed-in user whose address is not confirmed yet. */
export const registerUser = async (app: App, change: Record<string, unknown> = {}): Promise<Session> => {
  people += 1;
  const { status, body } = await app.call<Session>('POST', '/users/register', {
    body: {
      name: 'Amal',
      email: `person${people}.${process.pid}@example.com`,
      password: 'correct horse battery',
      language: 'en',
      acceptTerms: true,
      ...change,
    },
  });
  if (status !== 201) throw new Error(`register answered ${status}: ${JSON.stringify(body)}`);
  return body;
};

/** Confirms the address of a user as their link would, whether or not mails are being sent. */
export const confirmUser = async (app: App, { user }: Session): Promise<void> => {
  const token = `token-of-${user._id}`;
  await app.rows(
    `insert into account_links (token_sha256, user_id, purpose, email, created_at, expires_at)
     select sha256($1::text::bytea), id, 'activation', email, created_at, $3::timestamptz from users where id = $2`,
    [token, user._id, new Date(app.clock.now().getTime() + 60_000)],
  );
  const { status, body } = await app.call('POST', '/users/activate', { body: { token } });
  if (status !== 200) throw new Error(`activate answered ${status}: ${JSON.stringify(body)}`);
};

/** A signed-in user with a confirmed address; approved unless the app was started with USER_APPROVAL=manual. */
export const signUp = async (app: App, change: Record<string, unknown> = {}): Promise<Session> => {
  const session = await registerUser(app, change);
  await confirmUser(app, session);
  const { body } = await app.call<Session['user']>('GET', '/users/me', { token: session.userToken });
  return { ...session, user: body };
};

export const signUpAdmin = async (app: App): Promise<Session> => {
  const session = await signUp(app);
  await app.rows("update users set role = 'ADMIN' where id = $1", [session.user._id]);
  return session;
};

export const makeHero = async (
  app: App,
  token: string,
  change: Record<string, unknown> = {},
): Promise<FamilyCharacter> => {
  const { status, body } = await app.call<FamilyCharacter>('POST', '/character', {
    token,
    body: { name: 'Layla', age: 5, pronouns: 'she', ...change },
  });
  if (status !== 201) throw new Error(`character answered ${status}: ${JSON.stringify(body)}`);
  return body;
};

export const firstTemplateId = async (app: App): Promise<string> => {
  const { body } = await app.call<{ _id: string }[]>('GET', '/template');
  const id = body[0]?._id;
  if (!id) throw new Error('There is no template');
  return id;
};

/** Asks for a book of 8 spreads; its run has not begun. */
export const orderBook = async (app: App, token: string, change: Record<string, unknown> = {}): Promise<Book> => {
  const hero = await makeHero(app, token);
  const { status, body } = await app.call<Book>('POST', '/book/generate-story', {
    token,
    body: {
      templateId: await firstTemplateId(app),
      characters: [hero._id],
      language: 'en',
      age: 5,
      spreads: 8,
      seed: 7,
      ...change,
    },
  });
  if (status !== 201) throw new Error(`generate-story answered ${status}: ${JSON.stringify(body)}`);
  return body;
};

/** Waits until the run of a book is as `isThere` wants it. Jobs must be running. */
export const waitForRun = async (
  app: App,
  { token, bookId }: { token: string; bookId: string },
  isThere: (run: RunResult) => boolean = (run) => run.stage === 'completed',
): Promise<RunResult> => {
  const deadline = Date.now() + 50_000;
  for (;;) {
    const { body } = await app.call<RunResult>('GET', `/book/run-result/${bookId}`, { token });
    if (isThere(body)) return body;
    if (Date.now() > deadline) throw new Error(`The run did not get there: ${JSON.stringify(body)}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};
