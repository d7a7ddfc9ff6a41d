import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Session, User } from '#contract/accounts.ts';
import type { FieldFailure } from '#contract/errors.ts';
import { SESSION_LIFETIME_MS } from '#core/account/account.ts';
import { ensureFirstAdmin, type FirstAdmin } from '#server/features/accounts/ensure-first-admin.ts';
import { signUp } from '#test/support/factories.ts';
import { startApp, type App } from '#test/support/start-app.ts';

let app: App;
let now = new Date('2026-03-01T10:00:00Z');
beforeAll(async () => {
  app = await startApp({ clock: { now: () => now } });
});
afterAll(() => app.close());

const registration = (change: Record<string, unknown> = {}) => ({
  name: 'Sara',
  email: 'sara@example.com',
  password: 'a long password',
  language: 'ar',
  acceptTerms: true,
  ...change,
});

describe('registering', () => {
  it('makes an account, signs it in, and stores neither password nor token in the clear', async () => {
    const { status, body } = await app.call<Session>('POST', '/users/register', {
      body: registration({ email: ' Sara.One@Example.com ' }),
    });
    expect(status).toBe(201);
    expect(body.user).toMatchObject({
      name: 'Sara',
      email: 'sara.one@example.com',
      emailVerifiedAt: null,
      pendingEmail: null,
      role: 'USER',
      approval: 'pending',
      language: 'ar',
      currency: 'EGP',
      notifications: { books: true },
      picture: null,
      signIns: ['password'],
    });
    expect(new Date(body.tokenExpiration).getTime()).toBe(now.getTime() + SESSION_LIFETIME_MS);
    const me = await app.call<User>('GET', '/users/me', { token: body.userToken });
    expect(me.body).toEqual(body.user);
    const [stored] = await app.rows<{ all: string }>(
      "select row_to_json(u)::text || row_to_json(s)::text as all from users u join sessions s on s.user_id = u.id where u.email = 'sara.one@example.com'",
    );
    expect(stored?.all).not.toContain('a long password');
    expect(stored?.all).not.toContain(body.userToken);
    expect(stored?.all).toContain('$argon2id$');
  });

  it('refuses an e-mail that is taken, in any case, and makes no row', async () => {
    await signUp(app, { email: 'taken@example.com' });
    const before = await app.rows('select id from users');
    const { status, body } = await app.call<FieldFailure>('POST', '/users/register', {
      body: registration({ email: 'TAKEN@example.com' }),
    });
    expect(status).toBe(422);
    expect(body.errorFields.map(([field]) => field)).toEqual(['email']);
    expect(await app.rows('select id from users')).toHaveLength(before.length);
  });

  it.each([
    [{ password: 'password' }, /Many people use this password/],
    [{ password: 'Password123!' }, /Many people use this password/],
    [{ password: 'sara.weak@example.com' }, /your name or your e-mail/],
    [{ password: 'short' }, /at least 8 characters are needed, and there are 5/],
    [{ name: 'x'.repeat(60) }, /at most 50 characters are allowed, and there are 60/],
  ])('refuses %j and says why', async (change, why) => {
    const body = registration({ email: 'sara.weak@example.com', ...change });
    const answer = await app.call<FieldFailure>('POST', '/users/register', { body });
    expect(answer.status).toBe(422);
    expect(answer.body.errorFields).toEqual([[Object.keys(change)[0], expect.stringMatching(why)]]);
    const arabic = await app.call<FieldFailure>('POST', '/users/register', {
      body,
      headers: { 'accept-language': 'ar' },
    });
    expect(arabic.body.errorFields[0]?.[1]).not.toMatch(/[A-Za-z0-9]/);
  });

  it('lets nobody try out lists of addresses, and others register meanwhile', async () => {
    const own = await startApp();
    await signUp(own, { email: 'taken@example.com' });
    const from = async (remoteAddress: string, email: string): Promise<number> => {
      const payload = registration({ email });
      const answer = await own.http.inject({ method: 'POST', url: '/api/users/register', remoteAddress, payload });
      return answer.statusCode;
    };
    const statuses = await Promise.all(Array.from({ length: 100 }, () => from('203.0.113.9', 'taken@example.com')));
    expect(new Set(statuses)).toEqual(new Set([422]));
    expect(await from('203.0.113.9', 'taken@example.com')).toBe(429);
    expect(await from('203.0.113.9', 'free@example.com')).toBe(429);
    expect(await from('203.0.113.10', 'free@example.com')).toBe(201);
    await own.close();
  });

  it.each([
    ['name', ''],
    ['name', 'x'.repeat(300)],
    ['name', 'Sa\u202Era'],
    ['name', 'Sa\u0000ra'],
    ['name', '12345'],
    ['email', 'not an address'],
    ['email', ''],
    ['password', 'short'],
    ['password', 'x'.repeat(201)],
    ['language', 'fr'],
    ['acceptTerms', false],
    ['acceptTerms', undefined],
    ['referredBy', 'a\u0000b'],
  ])('refuses %s %j with a message for that field and makes no row', async (field, value) => {
    const before = await app.rows('select id from users');
    const { status, body } = await app.call<FieldFailure>('POST', '/users/register', {
      body: registration({ [field]: value }),
    });
    expect(status).toBe(422);
    expect(body.errorFields).toEqual([[field, expect.stringMatching(/\S/)]]);
    expect(await app.rows('select id from users')).toHaveLength(before.length);
  });

  it('answers in the language that the caller reads', async () => {
    const { body } = await app.call<FieldFailure>('POST', '/users/register', {
      body: {},
      headers: { 'accept-language': 'ar-EG,en;q=0.5' },
    });
    expect(body.message).toMatch(/[\u0600-\u06FF]/);
    expect(body.errorFields[0]?.[1]).toMatch(/[\u0600-\u06FF]/);
  });

  it('waits for approval when the setting says so', async () => {
    const strict = await startApp({ environment: { USER_APPROVAL: 'manual' } });
    expect((await signUp(strict)).user.approval).toBe('pending');
    await strict.close();
  });
});

describe('signing in and out', () => {
  it('signs in with the right password, whatever the case of the e-mail', async () => {
    await signUp(app, { email: 'in@example.com', password: 'right password' });
    const { status, body } = await app.call<Session>('POST', '/users/login', {
      body: { email: 'In@Example.com', password: 'right password' },
    });
    expect(status).toBe(200);
    expect(body.user.email).toBe('in@example.com');
  });

  it('answers a wrong password and an unknown e-mail alike', async () => {
    await signUp(app, { email: 'known@example.com' });
    const wrong = await app.call('POST', '/users/login', { body: { email: 'known@example.com', password: 'wrong' } });
    const unknown = await app.call('POST', '/users/login', {
      body: { email: 'unknown@example.com', password: 'wrong' },
    });
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual({ code: 'account.wrong-credentials', message: 'E-mail or password is wrong.' });
    expect(unknown).toMatchObject({ status: wrong.status, body: wrong.body });
  });

  it('limits guesses by address, whatever the header says', async () => {
    const own = await startApp();
    const statuses = new Set<number>();
    for (let guess = 0; guess < 130; guess += 1) {
      const body = { email: `nobody${guess}@example.com`, password: 'x' };
      statuses.add((await own.call('POST', '/users/login', { body, token: `made-up-${guess}` })).status);
    }
    expect([...statuses]).toEqual([401, 429]);
    await own.close();
  });

  it('limits guesses at one account, known or not, from wherever they come, and says how long to wait', async () => {
    await signUp(app, { email: 'guessed@example.com', password: 'right password' });
    const guess = (email: string, password: string) => app.call('POST', '/users/login', { body: { email, password } });
    for (const email of ['guessed@example.com', 'no-such-account@example.com']) {
      const statuses: number[] = [];
      for (let time = 0; time < 10; time += 1) statuses.push((await guess(email, 'wrong')).status);
      expect(new Set(statuses)).toEqual(new Set([401]));
      const blocked = await guess(email, 'right password');
      expect(blocked).toMatchObject({ status: 429, body: { code: 'account.too-many-guesses' } });
      expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(800);
    }
    const before = now;
    now = new Date(now.getTime() + 15 * 60_000);
    expect((await guess('guessed@example.com', 'right password')).status).toBe(200);
    now = before;
  });

  it('counts guesses that come at once, and in the database, so that a restart forgives none', async () => {
    const email = 'stormed@example.com';
    const body = { email, password: 'wrong' };
    const storm = await Promise.all(Array.from({ length: 14 }, () => app.call('POST', '/users/login', { body })));
    expect(storm.filter(({ status }) => status === 401)).toHaveLength(10);
    const again = await startApp({ on: app, clock: { now: () => now } });
    expect((await again.call('POST', '/users/login', { body })).status).toBe(429);
    await again.close();
    expect(JSON.stringify(await app.rows('select * from attempts'))).not.toContain('stormed');
  });

  it('forgets wrong guesses after a right one', async () => {
    await signUp(app, { email: 'clumsy@example.com', password: 'right password' });
    const guess = async (password: string): Promise<number> =>
      (await app.call('POST', '/users/login', { body: { email: 'clumsy@example.com', password } })).status;
    for (let round = 0; round < 3; round += 1) {
      for (let time = 0; time < 6; time += 1) expect(await guess('wrong')).toBe(401);
      expect(await guess('right password')).toBe(200);
    }
  });

  it('ends the session at logout, and only that one', async () => {
    const first = await signUp(app, { email: 'twice@example.com', password: 'twice password' });
    const second = await app.call<Session>('POST', '/users/login', {
      body: { email: 'twice@example.com', password: 'twice password' },
    });
    expect((await app.call('POST', '/users/logout', { token: first.userToken })).status).toBe(200);
    expect((await app.call('GET', '/users/me', { token: first.userToken })).status).toBe(401);
    expect((await app.call('GET', '/users/me', { token: second.body.userToken })).status).toBe(200);
  });

  it('refuses an expired token', async () => {
    const { userToken } = await signUp(app);
    const before = now;
    now = new Date(now.getTime() + SESSION_LIFETIME_MS - 1);
    expect((await app.call('GET', '/users/me', { token: userToken })).status).toBe(200);
    now = new Date(now.getTime() + 1);
    const { status, body } = await app.call('GET', '/users/me', { token: userToken });
    now = before;
    expect(status).toBe(401);
    expect(body).toMatchObject({ code: 'account.not-signed-in', message: expect.stringMatching(/\S/) });
  });

  it.each(['Basic abc', 'Bearer', 'Bearer a b', "Bearer '; drop table users; --"])(
    'refuses the authorization %j',
    async (authorization) => {
      expect((await app.call('GET', '/users/me', { headers: { authorization } })).status).toBe(401);
    },
  );
});

describe('the first administrator', () => {
  it('is not told a password that was given, and is named as it is later on', async () => {
    const own = await startApp();
    const told: FirstAdmin[] = [];
    const ensure = (email: string): Promise<void> =>
      ensureFirstAdmin(own, { email, password: 'operator secret' }, (admin) => told.push(admin));
    await ensure('first@example.com');
    await ensure('second@example.com');
    expect(told).toEqual([
      { email: 'first@example.com', password: null },
      { email: 'first@example.com', password: null },
    ]);
    await own.close();
  });

  it('does not take the account of somebody else', async () => {
    const own = await startApp();
    await signUp(own, { email: 'user@example.com' });
    const ensure = ensureFirstAdmin(own, { email: 'user@example.com', password: null }, () => undefined);
    await expect(ensure).rejects.toThrow('FIRST_ADMIN_EMAIL');
    await own.close();
  });

  it('is made once, and the password is told once', async () => {
    const own = await startApp();
    const told: FirstAdmin[] = [];
    const ensure = (): Promise<void> =>
      ensureFirstAdmin(own, { email: 'Boss@example.com', password: null }, (admin) => told.push(admin));
    await ensure();
    await ensure();
    expect(told).toEqual([
      { email: 'boss@example.com', password: expect.stringMatching(/^.{16}$/) },
      { email: 'boss@example.com', password: null },
    ]);
    const { body } = await own.call<Session>('POST', '/users/login', {
      body: { email: 'boss@example.com', password: told[0]?.password },
    });
    expect(body.user.role).toBe('ADMIN');
    await own.close();
  });
});
