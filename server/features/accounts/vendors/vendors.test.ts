import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pino } from 'pino';
import type { Session, SignInOptions, User } from '#contract/accounts.ts';
import { FRESH_SIGN_IN_MS } from '#core/account/account.ts';
import { recordedFetch, type Answers } from '#server/providers/sign-in/sign-in.contract.ts';
import { registerUser, signUp } from '#test/support/factories.ts';
import { mailsTo } from '#test/support/mail-reader.ts';
import { startApp, type App } from '#test/support/start-app.ts';

const CLIENT_ID = '1234.apps.googleusercontent.com';
const TOKEN = 'vendor-token-that-nobody-may-log';
const environment = { GOOGLE_CLIENT_ID: CLIENT_ID, FACEBOOK_APP_ID: '42', FACEBOOK_APP_SECRET: 'app-secret' };

let app: App;
let now = new Date('2026-03-01T10:00:00Z');
let answers: Answers = {};
const logged: string[] = [];
beforeAll(async () => {
  app = await startApp({
    environment,
    clock: { now: () => now },
    log: pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) }),
    vendorFetch: (url, init) => recordedFetch(answers).send(url, init),
  });
  await app.startJobs(true);
});
beforeEach(() => {
  answers = {};
});
afterAll(() => app.close());

type Person = { sub: string; email?: string; isChecked?: boolean; name?: string };

/** What Google answers about a token of that person. */
const googleSays = ({ sub, email, isChecked = true, name }: Person, aud = CLIENT_ID): void => {
  const scope = 'openid email profile';
  const info = { aud, azp: aud, sub, scope, expires_in: '3599', email, email_verified: String(isChecked) };
  answers = { '/tokeninfo': info, '/v1/userinfo': { sub, name } };
};
const facebookSays = ({ sub, email, name }: Person): void => {
  const data = { app_id: '42', type: 'USER', is_valid: true, expires_at: 0, user_id: sub };
  answers = { '/v25.0/debug_token': { data }, '/v25.0/me': { id: sub, name, email } };
};

const sso = (vendor: 'google' | 'facebook', body: Record<string, unknown> = {}, token?: string) =>
  app.call<Session & { code: string }>('POST', `/users/${vendor}SSO`, { token, body: { accessToken: TOKEN, ...body } });
const counts = () =>
  app.rows(
    'select (select count(*)::int from users) as users, (select count(*)::int from vendor_identities) as identities',
  );

describe('which sign-ins there are', () => {
  it('is told to everybody, without secrets', async () => {
    const { body } = await app.call<SignInOptions>('GET', '/users/sign-in-options');
    expect(body).toEqual({ google: { clientId: CLIENT_ID }, facebook: { appId: '42' } });
  });

  it('is none until they are set, and then there is nothing to call', async () => {
    const own = await startApp();
    expect((await own.call('GET', '/users/sign-in-options')).body).toEqual({ google: null, facebook: null });
    for (const vendor of ['google', 'facebook']) {
      const answer = await own.call('POST', `/users/${vendor}SSO`, { body: { accessToken: TOKEN } });
      expect(answer).toMatchObject({ status: 404, body: { code: 'account.sign-in-off' } });
    }
    const policy = String((await own.http.inject('/healthz')).headers['content-security-policy']);
    expect(policy).not.toMatch(/google|facebook/);
    await own.close();
  });

  it('lets their scripts into the pages, and no others', async () => {
    const policy = String((await app.http.inject('/healthz')).headers['content-security-policy']);
    expect(/script-src [^;]*/.exec(policy)?.[0]).toContain('https://accounts.google.com https://connect.facebook.net');
    expect(policy).not.toContain('*');
  });
});

describe('signing in with Google', () => {
  it('makes a confirmed account at the first time, and finds it by the person ever after', async () => {
    googleSays({ sub: 'g-1', email: 'Layla@Example.com', name: ' Layla  Adel ' });
    const first = await sso('google', { language: 'ar' });
    expect(first.status).toBe(200);
    expect(first.body.user).toMatchObject({
      name: 'Layla Adel',
      email: 'layla@example.com',
      approval: 'approved',
      emailVerifiedAt: now.toISOString(),
      language: 'ar',
      signIns: ['google'],
    });
    expect((await mailsTo(app, 'layla@example.com')).map(({ subject }) => subject)).toEqual(['حسابك جاهز']);
    googleSays({ sub: 'g-1', email: 'moved@example.com', name: 'Layla' });
    const again = await sso('google');
    expect(again.body.user).toEqual(first.body.user);
    expect(again.body.userToken).not.toBe(first.body.userToken);
    const me = await app.call<User>('GET', '/users/me', { token: again.body.userToken });
    expect(me.body._id).toBe(first.body.user._id);
  });

  it('refuses a token of another application and logs no token', async () => {
    const before = await counts();
    googleSays({ sub: 'g-2', email: 'victim@example.com' }, 'evil.apps.googleusercontent.com');
    expect(await sso('google')).toMatchObject({ status: 401, body: { code: 'account.sign-in-refused' } });
    expect(await counts()).toEqual(before);
    expect(logged.join('')).not.toContain(TOKEN);
  });

  it('says when Google cannot be asked', async () => {
    answers = { '/tokeninfo': 503 };
    expect(await sso('google')).toMatchObject({ status: 502, body: { code: 'account.sign-in-unreachable' } });
  });

  it.each([
    [{ sub: 'n-1', email: 'n1@example.com', name: 'a\u202Eb' }, 'n1'],
    [{ sub: 'n-2', email: '12345@example.com', name: '' }, 'Reader'],
    [{ sub: 'n-3', email: 'n3@example.com' }, 'n3'],
  ])('makes a name that our rules take of %j', async (person, name) => {
    googleSays(person);
    expect((await sso('google')).body.user.name).toBe(name);
  });

  it.each([[{}], [{ accessToken: '' }], [{ accessToken: 5 }], [{ accessToken: 'x'.repeat(4_001) }]])(
    'refuses the body %j before asking anybody',
    async (body) => {
      expect((await app.call('POST', '/users/googleSSO', { body })).status).toBe(422);
    },
  );
});

describe('an address that somebody has already', () => {
  it('is the same person when both sides have checked it', async () => {
    const { user } = await signUp(app, { email: 'both@example.com' });
    googleSays({ sub: 'g-both', email: 'both@example.com' });
    const { body } = await sso('google');
    expect(body.user).toMatchObject({ _id: user._id, signIns: ['password', 'google'] });
  });

  it('is not when the vendor has not checked it', async () => {
    await signUp(app, { email: 'unchecked@example.com' });
    googleSays({ sub: 'g-unchecked', email: 'unchecked@example.com', isChecked: false });
    expect(await sso('google')).toMatchObject({ status: 409, body: { code: 'account.exists-otherwise' } });
    facebookSays({ sub: 'f-unchecked', email: 'unchecked@example.com' });
    expect(await sso('facebook')).toMatchObject({ status: 409, body: { code: 'account.exists-otherwise' } });
  });

  it('is not when it is not confirmed here: somebody else may have typed it first', async () => {
    const squatter = await registerUser(app, { email: 'squatted@example.com' });
    const before = await counts();
    googleSays({ sub: 'g-squatted', email: 'squatted@example.com' });
    expect(await sso('google')).toMatchObject({ status: 409, body: { code: 'account.exists-unconfirmed' } });
    expect(await counts()).toEqual(before);
    const me = await app.call<User>('GET', '/users/me', { token: squatter.userToken });
    expect(me.body).toMatchObject({ emailVerifiedAt: null, signIns: ['password'] });
  });
});

describe('signing in with Facebook', () => {
  it('makes an account that has to confirm its address still', async () => {
    facebookSays({ sub: 'f-1', email: 'omar@example.com', name: 'Omar' });
    const { status, body } = await sso('facebook');
    expect([status, body.user.emailVerifiedAt, body.user.approval]).toEqual([200, null, 'pending']);
    expect((await mailsTo(app, 'omar@example.com')).map(({ subject }) => subject)).toEqual([
      'Confirm your e-mail address',
    ]);
    expect((await sso('facebook')).body.user._id).toBe(body.user._id);
  });

  it('asks for another way when there is no address', async () => {
    facebookSays({ sub: 'f-2', name: 'Omar' });
    expect(await sso('facebook')).toMatchObject({ status: 409, body: { code: 'account.sign-in-without-email' } });
  });

  it('keeps people of two vendors apart, whatever their numbers', async () => {
    googleSays({ sub: 'same-number', email: 'one@example.com' });
    const one = await sso('google');
    facebookSays({ sub: 'same-number', email: 'two@example.com' });
    const two = await sso('facebook');
    expect(two.body.user._id).not.toBe(one.body.user._id);
  });
});

describe('adding a vendor to the account that is signed in', () => {
  it('needs a sign-in minutes ago, and then opens the account', async () => {
    const { user, userToken } = await signUp(app);
    facebookSays({ sub: 'f-added', email: 'somewhere.else@example.com' });
    const before = now;
    now = new Date(now.getTime() + FRESH_SIGN_IN_MS + 1);
    const late = await sso('facebook', {}, userToken);
    now = before;
    expect(late).toMatchObject({ status: 403, body: { code: 'account.sign-in-again' } });
    expect((await sso('facebook', {}, userToken)).body.user).toMatchObject({ _id: user._id, email: user.email });
    expect((await sso('facebook')).body.user._id).toBe(user._id);
  });

  it('does not take a person away from another account, or give one account two', async () => {
    googleSays({ sub: 'g-taken', email: 'taken.person@example.com' });
    await sso('google');
    const other = await signUp(app);
    expect(await sso('google', {}, other.userToken)).toMatchObject({
      status: 409,
      body: { code: 'account.linked-elsewhere' },
    });
    googleSays({ sub: 'g-mine' });
    expect((await sso('google', {}, other.userToken)).status).toBe(200);
    googleSays({ sub: 'g-second' });
    expect((await sso('google', {}, other.userToken)).status).toBe(409);
  });
});

it('makes one account when the first sign-in comes twice at once', async () => {
  googleSays({ sub: 'g-twice', email: 'twice@example.com' });
  const statuses = (await Promise.all([sso('google'), sso('google'), sso('google')])).map(({ status }) => status);
  expect(statuses).toContain(200);
  expect(await app.rows("select id from users where email = 'twice@example.com'")).toHaveLength(1);
  expect((await sso('google')).status).toBe(200);
});
