import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pino } from 'pino';
import type { Session, User } from '#contract/accounts.ts';
import { LINK_LIFETIME_MS } from '#core/account/account.ts';
import { confirmUser, firstTemplateId, makeHero, registerUser, signUp } from '#test/support/factories.ts';
import { mailsTo, tokenMailedTo } from '#test/support/mail-reader.ts';
import { PUBLIC_URL, startApp, type App } from '#test/support/start-app.ts';

let app: App;
let now = new Date('2026-03-01T10:00:00Z');
const logged: string[] = [];
const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });

beforeAll(async () => {
  app = await startApp({ clock: { now: () => now }, log });
  await app.startJobs(true);
});
afterAll(() => app.close());

const later = async <Result>(byMs: number, work: () => Promise<Result>): Promise<Result> => {
  const before = now;
  now = new Date(now.getTime() + byMs);
  try {
    return await work();
  } finally {
    now = before;
  }
};

const me = async (token: string): Promise<User> => (await app.call<User>('GET', '/users/me', { token })).body;
const activate = (token: string) => app.call<{ code: string }>('POST', '/users/activate', { body: { token } });
const login = (email: string, password: string) =>
  app.call<Session>('POST', '/users/login', { body: { email, password } });
const generate = async (token: string) => {
  const hero = await makeHero(app, token);
  const body = { templateId: await firstTemplateId(app), characters: [hero._id], language: 'en', age: 5, spreads: 8 };
  return app.call<{ code: string; message: string }>('POST', '/book/generate-story', { token, body });
};

describe('an address that is not confirmed', () => {
  it('lets its user look around and build characters, and tells why no book can be made', async () => {
    const { userToken } = await registerUser(app);
    const answer = await generate(userToken);
    expect(answer).toMatchObject({
      status: 403,
      body: { code: 'account.not-confirmed', message: expect.stringContaining('Confirm your e-mail') },
    });
    expect((await app.call('GET', '/book/get-user-books', { token: userToken })).status).toBe(200);
  });

  it('is mailed one link in the language of the account, whose token is kept nowhere in the clear', async () => {
    const { user } = await registerUser(app, { email: 'new@example.com', language: 'ar' });
    const [mail, ...others] = await mailsTo(app, user.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toMatch(/[\u0600-\u06FF]/);
    expect(mail?.links).toEqual([expect.stringMatching(`^${PUBLIC_URL}/auth/activation\\?token=[\\w-]{43}$`)]);
    const token = await tokenMailedTo(app, user.email, '/auth/activation');
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const kept = await app.rows(
      'select (select json_agg(l) from account_links l)::text as links, (select json_agg(m) from mails m)::text as mails, (select json_agg(j.data) from jobs.job j)::text as jobs',
    );
    expect(JSON.stringify(kept)).not.toContain(token);
    expect(logged.join('')).not.toContain(token);
    expect(logged.join('')).not.toContain(user.email);
  });

  it('is confirmed by the link, which approves the account, welcomes its user, and works once', async () => {
    const { user, userToken } = await registerUser(app);
    const token = await tokenMailedTo(app, user.email, '/auth/activation');
    expect(await activate(token)).toMatchObject({
      status: 200,
      body: { email: user.email, approval: 'approved', purpose: 'activation' },
    });
    expect(await me(userToken)).toMatchObject({ approval: 'approved', emailVerifiedAt: now.toISOString() });
    expect((await mailsTo(app, user.email)).map(({ subject }) => subject).toSorted()).toEqual([
      'Confirm your e-mail address',
      'Your account is ready',
    ]);
    expect(await activate(token)).toMatchObject({ status: 410, body: { code: 'account.link-invalid' } });
    expect((await generate(userToken)).status).toBe(201);
  });

  it('still waits for an administrator when they approve', async () => {
    const strict = await startApp({ environment: { USER_APPROVAL: 'manual' } });
    const session = await registerUser(strict);
    await confirmUser(strict, session);
    const { body } = await strict.call<User>('GET', '/users/me', { token: session.userToken });
    expect(body).toMatchObject({ approval: 'pending', emailVerifiedAt: expect.any(String) });
    expect(await strict.rows("select id from mails where kind = 'welcome'")).toEqual([]);
    const answer = await strict.call('POST', '/book/generate-story', { token: session.userToken, body: {} });
    expect(answer.body).toMatchObject({ code: 'account.not-approved' });
    await strict.rows("update users set approval = 'rejected'");
    const rejected = await strict.call('POST', '/book/generate-story', { token: session.userToken, body: {} });
    expect(rejected.body).toMatchObject({ code: 'account.rejected' });
    await strict.close();
  });

  it.each(['', 'x', 'A'.repeat(43), "'; drop table users; --", 'x'.repeat(101), null, 5])(
    'is not confirmed by %j',
    async (token) => {
      const { status } = await app.call('POST', '/users/activate', { body: { token } });
      expect([410, 422]).toContain(status);
    },
  );

  it('is not confirmed by two calls at once more than once', async () => {
    const { user } = await registerUser(app);
    const token = await tokenMailedTo(app, user.email, '/auth/activation');
    const answers = await Promise.all([activate(token), activate(token), activate(token)]);
    expect(answers.map(({ status }) => status).toSorted((first, second) => first - second)).toEqual([200, 410, 410]);
    await mailsTo(app, user.email);
    expect(await app.rows("select id from mails where kind = 'welcome' and user_id = $1", [user._id])).toHaveLength(1);
  });

  it('can be sent another link; the first works until one is used', async () => {
    const { user } = await registerUser(app);
    const first = await tokenMailedTo(app, user.email, '/auth/activation');
    const body = { email: user.email.toUpperCase() };
    // The newest mail is shown first, and time stands still otherwise.
    const second = await later(1_000, async () => {
      await app.call('POST', '/users/resend-activation', { body });
      return tokenMailedTo(app, user.email, '/auth/activation');
    });
    expect(second).not.toBe(first);
    expect((await activate(first)).status).toBe(200);
    expect((await activate(second)).status).toBe(410);
  });
});

describe('links', () => {
  it.each([
    ['activation', '/auth/activation', '/users/activate'],
    ['reset', '/auth/reset-password', '/users/reset-password'],
  ] as const)('for %s work until they expire', async (purpose, path, endpoint) => {
    const inTime = await registerUser(app);
    const tooLate = await registerUser(app);
    const tokenOf = async ({ user }: Session): Promise<string> => {
      if (purpose === 'reset') await app.call('POST', '/users/forgot-password', { body: { email: user.email } });
      return tokenMailedTo(app, user.email, path);
    };
    const [early, late] = [await tokenOf(inTime), await tokenOf(tooLate)];
    const use = (token: string) => app.call('POST', endpoint, { body: { token, password: 'another password' } });
    const lifetimeMs = LINK_LIFETIME_MS[purpose];
    expect((await later(lifetimeMs - 1, () => use(early))).status).toBe(200);
    expect((await later(lifetimeMs, () => use(late))).status).toBe(410);
  });

  it('do not open what they were not made for', async () => {
    const { user } = await signUp(app);
    await app.call('POST', '/users/forgot-password', { body: { email: user.email } });
    const reset = await tokenMailedTo(app, user.email, '/auth/reset-password');
    expect((await activate(reset)).status).toBe(410);
    const fresh = await registerUser(app);
    const activation = await tokenMailedTo(app, fresh.user.email, '/auth/activation');
    const body = { token: activation, password: 'stolen password' };
    expect((await app.call('POST', '/users/reset-password', { body })).status).toBe(410);
    expect((await activate(activation)).status).toBe(200);
  });
});

describe('a forgotten password', () => {
  it('is replaced, and every session ends', async () => {
    const { user, userToken } = await signUp(app, { password: 'the old password' });
    const other = (await login(user.email, 'the old password')).body.userToken;
    expect(
      await app.call('POST', '/users/forgot-password', { body: { email: ` ${user.email.toUpperCase()} ` } }),
    ).toMatchObject({ status: 202, body: { accepted: true } });
    const token = await tokenMailedTo(app, user.email, '/auth/reset-password');
    const reset = (password: string) => app.call('POST', '/users/reset-password', { body: { token, password } });
    expect((await reset('short')).status).toBe(422);
    expect(await reset('the new password')).toMatchObject({ status: 200, body: { email: user.email } });
    expect((await reset('a third password')).status).toBe(410);
    for (const session of [userToken, other]) {
      expect((await app.call('GET', '/users/me', { token: session })).status).toBe(401);
    }
    expect((await login(user.email, 'the old password')).status).toBe(401);
    expect((await login(user.email, 'the new password')).status).toBe(200);
    expect((await mailsTo(app, user.email)).map(({ subject }) => subject)).toContain('Your password was changed');
  });

  it('reset by mail confirms the address, so that whoever typed it first is out', async () => {
    const squatter = await registerUser(app, { email: 'victim@example.com', password: 'known to the squatter' });
    await app.call('POST', '/users/forgot-password', { body: { email: 'victim@example.com' } });
    const token = await tokenMailedTo(app, 'victim@example.com', '/auth/reset-password');
    await app.call('POST', '/users/reset-password', { body: { token, password: 'known to the victim' } });
    expect((await app.call('GET', '/users/me', { token: squatter.userToken })).status).toBe(401);
    expect((await login('victim@example.com', 'known to the squatter')).status).toBe(401);
    const { body } = await login('victim@example.com', 'known to the victim');
    expect(body.user).toMatchObject({ approval: 'approved', emailVerifiedAt: expect.any(String) });
  });
});

describe('asking for a link', () => {
  it.each(['/users/forgot-password', '/users/resend-activation'])(
    '%s answers and does the same for every address',
    async (path) => {
      const known = await registerUser(app);
      const [{ before } = { before: 0 }] = await app.rows<{ before: number }>(
        'select count(*)::int as before from jobs.job',
      );
      const answers = [];
      for (const email of [known.user.email, 'stranger@example.com'])
        answers.push(await app.call('POST', path, { body: { email } }));
      expect(answers.map(({ status, body }) => ({ status, body }))).toEqual([
        { status: 202, body: { accepted: true } },
        { status: 202, body: { accepted: true } },
      ]);
      const rows = await app.rows<{ name: string }>('select name from jobs.job order by created_on desc limit 2');
      expect(rows.map(({ name }) => name)).toEqual(['mails.send', 'mails.send']);
      expect((await app.rows('select id from jobs.job')).length).toBe(before + 2);
      expect(await mailsTo(app, 'stranger@example.com')).toEqual([]);
      // Nothing is kept of an address that nobody has.
      expect(await app.rows("select id from mails where to_address = 'stranger@example.com'")).toEqual([]);
    },
  );

  it('sends nothing to an address that is confirmed already', async () => {
    const { user } = await signUp(app);
    const before = await mailsTo(app, user.email);
    await app.call('POST', '/users/resend-activation', { body: { email: user.email } });
    expect(await mailsTo(app, user.email)).toHaveLength(before.length);
  });

  it('floods no mailbox, and does not say that it stopped', async () => {
    const { user } = await signUp(app);
    const before = (await mailsTo(app, user.email)).length;
    for (let time = 0; time < 5; time += 1) {
      const answer = await app.call('POST', '/users/forgot-password', { body: { email: user.email } });
      expect(answer.status).toBe(202);
    }
    expect((await mailsTo(app, user.email)).length - before).toBe(3);
    await later(15 * 60_000, () => app.call('POST', '/users/forgot-password', { body: { email: user.email } }));
    expect((await mailsTo(app, user.email)).length - before).toBe(4);
  });
});
