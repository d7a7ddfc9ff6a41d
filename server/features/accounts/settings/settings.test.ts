import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenSession } from '#contract/account-settings.ts';
import type { Session, User } from '#contract/accounts.ts';
import type { FieldFailure } from '#contract/errors.ts';
import type { RunResult } from '#contract/runs.ts';
import { FRESH_SIGN_IN_MS } from '#core/account/account.ts';
import { makeHero, orderBook, registerUser, signUp, signUpAdmin, waitForRun } from '#test/support/factories.ts';
import { mailsTo, tokenMailedTo } from '#test/support/mail-reader.ts';
import { PUBLIC_URL, startApp, type App } from '#test/support/start-app.ts';
import { createTestIllustrator } from '#test/support/test-illustrator.ts';

const PASSWORD = 'correct horse battery';
let app: App;
let now = new Date('2026-03-01T10:00:00Z');
const illustrator = createTestIllustrator();

beforeAll(async () => {
  app = await startApp({ clock: { now: () => now }, illustrator });
  await app.startJobs(true);
});
afterAll(() => app.close());

const update = (session: Session, body: unknown) =>
  app.call<{ user: User } & FieldFailure>('PATCH', `/users/update-account/${session.user._id}`, {
    token: session.userToken,
    body,
  });
const login = (email: string, password: string) =>
  app.call<Session>('POST', '/users/login', { body: { email, password } });
const statusOf = async (token: string): Promise<number> => (await app.call('GET', '/users/me', { token })).status;

/** Makes a user who signs in with Google only, as far as the settings can tell. */
const withoutPassword = async (session: Session): Promise<void> => {
  await app.rows('update users set password_hash = null where id = $1', [session.user._id]);
};

describe('changing the own account', () => {
  it('changes what is given and nothing else', async () => {
    const session = await signUp(app);
    const { status, body } = await update(session, {
      name: ' Mona  Adel ',
      language: 'ar',
      currency: 'EGP',
      notifications: { books: false },
    });
    expect(status).toBe(200);
    expect(body.user).toEqual({
      ...session.user,
      name: 'Mona Adel',
      language: 'ar',
      currency: 'EGP',
      notifications: { books: false },
    });
    expect((await update(session, {})).body.user).toEqual(body.user);
    expect((await app.call('GET', '/users/me', { token: session.userToken })).body).toEqual(body.user);
  });

  it('takes a portrait of an own character for the picture', async () => {
    const session = await signUp(app);
    const hero = await makeHero(app, session.userToken);
    const stranger = await makeHero(app, (await signUp(app)).userToken);
    const { body } = await update(session, { pictureCharacterId: hero._id });
    expect(body.user).toMatchObject({ pictureCharacterId: hero._id, picture: hero.portrait });
    expect((await app.http.inject(body.user.picture ?? '')).headers['content-type']).toBe('image/webp');
    const refused = await update(session, { pictureCharacterId: stranger._id });
    expect(refused).toMatchObject({ status: 422, body: { errorFields: [['pictureCharacterId', expect.any(String)]] } });
    await app.call('DELETE', `/character/${hero._id}`, { token: session.userToken });
    expect((await update(session, {})).body.user).toMatchObject({ pictureCharacterId: null, picture: null });
  });

  it.each([
    ['name', ''],
    ['name', 'x\u202Ey'],
    ['email', 'nowhere'],
    ['newPassword', 'short'],
    ['language', 'fr'],
    ['currency', 'EUR'],
  ])('refuses %s %j', async (field, value) => {
    const session = await signUp(app);
    const { status, body } = await update(session, { [field]: value, currentPassword: PASSWORD });
    expect([status, body.errorFields.map(([name]) => name)]).toEqual([422, [field]]);
  });

  it('cannot make anybody administrator, approved or confirmed', async () => {
    const session = await registerUser(app);
    const forged = { role: 'ADMIN', approval: 'approved', emailVerifiedAt: now.toISOString(), _id: 'x' };
    const { body } = await update(session, forged);
    expect(body.user).toEqual(session.user);
  });

  it('is nobody else’s business', async () => {
    const [one, other, admin] = [await signUp(app), await signUp(app), await signUpAdmin(app)];
    for (const { userToken: token } of [one, admin]) {
      const path = `/users/update-account/${other.user._id}`;
      expect((await app.call('PATCH', path, { token, body: { name: 'Eve' } })).status).toBe(404);
    }
  });
});

describe('a new address', () => {
  it('counts once its own link is opened, and the old one is told', async () => {
    const session = await signUp(app);
    const asked = await update(session, { email: 'Moved@Example.com', currentPassword: PASSWORD });
    expect(asked.body.user).toMatchObject({ email: session.user.email, pendingEmail: 'moved@example.com' });
    expect((await login('moved@example.com', PASSWORD)).status).toBe(401);
    const token = await tokenMailedTo(app, 'moved@example.com', '/auth/activation');
    expect(await app.call('POST', '/users/activate', { body: { token } })).toMatchObject({
      status: 200,
      body: { email: 'moved@example.com', purpose: 'email-change' },
    });
    expect((await update(session, {})).body.user).toMatchObject({ email: 'moved@example.com', pendingEmail: null });
    expect((await login('moved@example.com', PASSWORD)).status).toBe(200);
    const told = await mailsTo(app, session.user.email);
    const notice = told.find(({ subject }) => subject === 'Your e-mail address was changed');
    expect(notice?.text).toContain('moved@example.com');
  });

  it('needs the password', async () => {
    const session = await signUp(app);
    for (const [currentPassword, status] of [
      [undefined, 422],
      ['', 422],
      ['wrong', 422],
    ] as const) {
      const answer = await update(session, { email: 'thief@example.com', currentPassword });
      expect([answer.status, answer.body.errorFields[0]?.[0]]).toEqual([status, 'currentPassword']);
    }
    expect(await mailsTo(app, 'thief@example.com')).toEqual([]);
  });

  it('can be taken back, and then its link does nothing', async () => {
    const session = await signUp(app);
    await update(session, { email: 'regret@example.com', currentPassword: PASSWORD });
    const token = await tokenMailedTo(app, 'regret@example.com', '/auth/activation');
    const back = await update(session, { email: session.user.email, currentPassword: PASSWORD });
    expect(back.body.user.pendingEmail).toBeNull();
    expect((await app.call('POST', '/users/activate', { body: { token } })).status).toBe(410);
  });

  it('is refused when somebody has it, then and when the link is opened', async () => {
    const session = await signUp(app);
    const other = await signUp(app);
    const taken = await update(session, { email: other.user.email, currentPassword: PASSWORD });
    expect([taken.status, taken.body.errorFields[0]?.[0]]).toEqual([422, 'email']);
    await update(session, { email: 'wanted@example.com', currentPassword: PASSWORD });
    const token = await tokenMailedTo(app, 'wanted@example.com', '/auth/activation');
    await registerUser(app, { email: 'wanted@example.com' });
    expect((await app.call('POST', '/users/activate', { body: { token } })).status).toBe(410);
    expect((await update(session, {})).body.user.email).toBe(session.user.email);
  });

  it('makes links to the old one useless', async () => {
    const session = await signUp(app);
    await app.call('POST', '/users/forgot-password', { body: { email: session.user.email } });
    const reset = await tokenMailedTo(app, session.user.email, '/auth/reset-password');
    await update(session, { email: 'safe@example.com', currentPassword: PASSWORD });
    const token = await tokenMailedTo(app, 'safe@example.com', '/auth/activation');
    await app.call('POST', '/users/activate', { body: { token } });
    const body = { token: reset, password: 'thief has the old mailbox' };
    expect((await app.call('POST', '/users/reset-password', { body })).status).toBe(410);
  });

  it('cannot be used to find out who has an account', async () => {
    const session = await signUp(app);
    const statuses: number[] = [];
    for (let time = 0; time < 12; time += 1) {
      const body = { email: `probe${time}@example.com`, currentPassword: PASSWORD };
      statuses.push((await update(session, body)).status);
    }
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(statuses.slice(10)).toEqual([429, 429]);
  });
});

describe('a new password', () => {
  it('needs the current one, ends all other sessions and is told by mail', async () => {
    const session = await signUp(app);
    const other = (await login(session.user.email, PASSWORD)).body.userToken;
    const wrong = await update(session, { newPassword: 'a new password', currentPassword: 'wrong' });
    expect([wrong.status, wrong.body.errorFields[0]?.[0]]).toEqual([422, 'currentPassword']);
    expect((await update(session, { newPassword: 'a new password', currentPassword: PASSWORD })).status).toBe(200);
    expect([await statusOf(session.userToken), await statusOf(other)]).toEqual([200, 401]);
    expect((await login(session.user.email, PASSWORD)).status).toBe(401);
    expect((await login(session.user.email, 'a new password')).status).toBe(200);
    const subjects = (await mailsTo(app, session.user.email)).map(({ subject }) => subject);
    expect(subjects).toContain('Your password was changed');
  });

  it('cannot be guessed at without end', async () => {
    const session = await signUp(app);
    const statuses: number[] = [];
    for (let time = 0; time < 11; time += 1) {
      statuses.push((await update(session, { newPassword: 'a new password', currentPassword: 'wrong' })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
  });

  it('of somebody who had none needs a sign-in minutes ago', async () => {
    const session = await signUp(app);
    await withoutPassword(session);
    const before = now;
    now = new Date(now.getTime() + FRESH_SIGN_IN_MS + 1);
    const late = await update(session, { newPassword: 'my first password' });
    now = before;
    expect(late).toMatchObject({ status: 403, body: { code: 'account.sign-in-again' } });
    const { body } = await update(session, { newPassword: 'my first password' });
    expect(body.user.signIns).toContain('password');
  });
});

describe('sessions', () => {
  const list = async (token: string): Promise<OpenSession[]> =>
    (await app.call<OpenSession[]>('GET', '/users/sessions', { token })).body;

  it('are listed without their tokens and ended one by one', async () => {
    const session = await signUp(app);
    const headers = { 'user-agent': 'Firefox on a tablet' };
    const credentials = { email: session.user.email, password: PASSWORD };
    const other = await app.call<Session>('POST', '/users/login', { body: credentials, headers });
    const sessions = await list(session.userToken);
    expect(sessions).toHaveLength(2);
    const away = sessions.find(({ isCurrent }) => !isCurrent);
    expect(away).toEqual({
      _id: expect.any(String),
      userAgent: 'Firefox on a tablet',
      createdAt: now.toISOString(),
      expiresAt: other.body.tokenExpiration,
      isCurrent: false,
    });
    const end = (token: string) => app.call('DELETE', `/users/sessions/${away?._id}`, { token });
    expect((await end((await signUp(app)).userToken)).status).toBe(404);
    expect(await statusOf(other.body.userToken)).toBe(200);
    expect((await end(session.userToken)).status).toBe(200);
    expect(await statusOf(other.body.userToken)).toBe(401);
    expect((await end(session.userToken)).status).toBe(404);
    expect(await list(session.userToken)).toHaveLength(1);
  });

  it('elsewhere are ended all at once', async () => {
    const session = await signUp(app);
    const others = await Promise.all([1, 2].map(() => login(session.user.email, PASSWORD)));
    const answer = await app.call('DELETE', '/users/sessions', { token: session.userToken });
    expect(answer).toMatchObject({ status: 200, body: { signedOut: 2 } });
    expect(await statusOf(session.userToken)).toBe(200);
    for (const { body } of others) expect(await statusOf(body.userToken)).toBe(401);
  });
});

describe('taking the data along', () => {
  it('gives everything that is kept of the user, and nothing secret or of others', async () => {
    const session = await signUp(app, { name: 'Mona', referredBy: 'SOMECODE' });
    const { userToken: token, user } = session;
    const book = await orderBook(app, token);
    await waitForRun(app, { token, bookId: book._id });
    await mailsTo(app, user.email);
    const stranger = await signUp(app, { name: 'Somebody else' });
    const answer = await app.call<Record<string, never>>('GET', '/users/export-my-data', { token });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-disposition']).toContain('attachment; filename="hikaya-data-2026-03-01.json"');
    expect(answer.body).toMatchObject({
      account: { email: user.email, name: 'Mona', referredBy: 'SOMECODE' },
      characters: [{ name: 'Layla', looks: { skinTone: 'honey' } }],
      books: [{ _id: book._id, pages: expect.any(Array) }],
      runs: [{ book_id: book._id, stage: 'completed' }],
      sessions: [{ isCurrent: true }],
      mails: expect.arrayContaining([expect.objectContaining({ kind: 'book-ready', to: user.email, state: 'sent' })]),
    });
    const text = answer.bytes.toString();
    for (const secret of [token, '$argon2id$', 'Somebody else', stranger.user.email])
      expect(text).not.toContain(secret);
    const pictures = [...text.matchAll(/"(https:\/\/hikaya\.example\/api\/book\/image\/[^"]+)"/g)];
    expect(pictures.length).toBeGreaterThan(8);
    const [, address = ''] = pictures[0] ?? [];
    expect((await app.http.inject(address.replace(PUBLIC_URL, ''))).statusCode).toBe(200);
  });
});

describe('leaving', () => {
  const leave = (session: Session, body: unknown = { password: PASSWORD }) =>
    app.call('POST', '/users/delete-account', { token: session.userToken, body });
  const filesLeft = async (): Promise<string[]> =>
    readdir(join(app.dataDir, 'files'), { recursive: true, withFileTypes: true }).then((entries) =>
      entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)),
    );

  it('needs the password', async () => {
    const session = await signUp(app);
    expect((await leave(session, {})).status).toBe(422);
    expect((await leave(session, { password: 'wrong' })).status).toBe(422);
    expect(await statusOf(session.userToken)).toBe(200);
  });

  it('deletes rows, files and mails, says goodbye, and keeps nothing of that either', async () => {
    const session = await signUp(app, { language: 'ar' });
    const { user, userToken: token } = session;
    const book = await orderBook(app, token);
    await waitForRun(app, { token, bookId: book._id });
    const hero = await makeHero(app, token);
    await app.http.inject(hero.portrait);
    await mailsTo(app, user.email);
    const ofUser = async () => (await filesLeft()).filter((path) => path.includes(book._id) || path.includes(hero._id));
    expect((await ofUser()).length).toBeGreaterThan(20);
    expect(await leave(session)).toMatchObject({ status: 200, body: { deleted: true } });
    expect(await statusOf(token)).toBe(401);
    expect((await login(user.email, PASSWORD)).status).toBe(401);
    const goodbye = await mailsTo(app, user.email);
    expect(goodbye.map(({ subject }) => subject)).toEqual(['حُذف حسابك']);
    await expect.poll(ofUser, { timeout: 20_000 }).toEqual([]);
    const [left] = await app.rows<Record<string, number>>(
      `select (select count(*)::int from users where id = $1) as users,
              (select count(*)::int from sessions where user_id = $1) as sessions,
              (select count(*)::int from books where owner_id = $1) as books,
              (select count(*)::int from characters where owner_id = $1) as characters,
              (select count(*)::int from mails where user_id = $1 or to_address = $2) as mails,
              (select count(*)::int from account_links where user_id = $1) as links`,
      [user._id, user.email],
    );
    expect(left).toEqual({ users: 0, sessions: 0, books: 0, characters: 0, mails: 0, links: 0 });
  });

  it('while a book is being made leaves no picture behind', async () => {
    const bookIds: string[] = [];
    for (const pagesDone of [0, 0, 1, 3, 5, 8]) {
      const session = await signUp(app);
      const { _id: bookId } = await orderBook(app, session.userToken);
      const isThere = ({ pages }: RunResult): boolean =>
        pages.filter(({ state }) => state === 'done').length >= pagesDone;
      await waitForRun(app, { token: session.userToken, bookId }, isThere);
      expect((await leave(session)).status, `after ${pagesDone} pages`).toBe(200);
      bookIds.push(bookId);
    }
    await expect
      .poll(async () => app.rows("select id from jobs.job where state in ('created', 'active', 'retry')"), {
        timeout: 30_000,
      })
      .toEqual([]);
    expect((await filesLeft()).filter((path) => bookIds.some((id) => path.includes(id)))).toEqual([]);
  });

  it('frees the address for somebody new', async () => {
    const session = await signUp(app, { email: 'again@example.com' });
    await leave(session);
    const { user } = await registerUser(app, { email: 'again@example.com' });
    expect(user._id).not.toBe(session.user._id);
  });

  it('without a password needs a sign-in minutes ago', async () => {
    const session = await signUp(app);
    await withoutPassword(session);
    const before = now;
    now = new Date(now.getTime() + FRESH_SIGN_IN_MS + 1);
    const late = await leave(session, {});
    now = before;
    expect(late).toMatchObject({ status: 403, body: { code: 'account.sign-in-again' } });
    expect((await leave(session, {})).status).toBe(200);
  });

  it('is not for the last administrator', async () => {
    const own = await startApp();
    const [first, second] = [await signUpAdmin(own), await signUpAdmin(own)];
    const go = ({ userToken: token }: Session) =>
      own.call('POST', '/users/delete-account', { token, body: { password: PASSWORD } });
    const answers = await Promise.all([go(first), go(second)]);
    expect(answers.map(({ status }) => status).toSorted((first, second) => first - second)).toEqual([200, 409]);
    await own.close();
  });
});
