import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '#contract/accounts.ts';
import type { Referral } from '#contract/referrals.ts';
import { recordedFetch } from '#server/providers/sign-in/sign-in.contract.ts';
import { confirmUser, registerUser, signUp } from '#test/support/factories.ts';
import { PUBLIC_URL, startApp, type App } from '#test/support/start-app.ts';

const CLIENT_ID = '1234.apps.googleusercontent.com';
const google = {
  '/tokeninfo': {
    aud: CLIENT_ID,
    sub: 'g-1',
    scope: 'openid email',
    expires_in: '10',
    email: 'friend@example.com',
    email_verified: 'true',
  },
  '/v1/userinfo': { sub: 'g-1', name: 'Nour Hassan' },
};

let app: App;
beforeAll(async () => {
  const { send } = recordedFetch(google);
  app = await startApp({ environment: { GOOGLE_CLIENT_ID: CLIENT_ID }, vendorFetch: send });
});
afterAll(() => app.close());

const referralOf = async ({ userToken: token }: Session): Promise<Referral> =>
  (await app.call<Referral>('GET', '/referral/mine', { token })).body;

describe('the referral code', () => {
  it('is there for every user, and everybody has another', async () => {
    const [one, two] = [await referralOf(await signUp(app)), await referralOf(await signUp(app))];
    expect(one).toEqual({
      code: expect.stringMatching(/^[0-9A-F]{10}$/),
      link: `${PUBLIC_URL}/referrals?ref=${one.code}`,
      joined: [],
      credit: [],
    });
    expect(two.code).not.toBe(one.code);
  });

  it('shows who joined with it by first name, once their address is confirmed', async () => {
    const referrer = await signUp(app);
    const { code } = await referralOf(referrer);
    const friend = await registerUser(app, { name: 'Huda Samir', referredBy: code.toLowerCase() });
    expect((await referralOf(referrer)).joined).toEqual([]);
    await confirmUser(app, friend);
    const { joined } = await referralOf(referrer);
    expect(joined).toEqual([{ firstName: 'Huda', joinedAt: friend.user.createdAt }]);
    expect(JSON.stringify(joined)).not.toContain('Samir');
  });

  it('counts with Google too', async () => {
    const referrer = await signUp(app);
    const { code } = await referralOf(referrer);
    const body = { accessToken: 'x', referredBy: code };
    expect((await app.call('POST', '/users/googleSSO', { body })).status).toBe(200);
    expect((await referralOf(referrer)).joined.map(({ firstName }) => firstName)).toEqual(['Nour']);
  });

  it.each([
    ['self@example.com', 'self+second@example.com'],
    ['my.self@gmail.com', 'myself+x@googlemail.com'],
  ])('of %s does not count for %s', async (email, second) => {
    const referrer = await signUp(app, { email });
    const { code } = await referralOf(referrer);
    await signUp(app, { email: second, referredBy: code });
    expect((await referralOf(referrer)).joined).toEqual([]);
  });

  it('that nobody has is kept as it was given and stands in nobody’s way', async () => {
    const { user } = await signUp(app, { referredBy: 'NOSUCHCODE' });
    expect(await app.rows('select referred_by, referrer_id from users where id = $1', [user._id])).toEqual([
      { referred_by: 'NOSUCHCODE', referrer_id: null },
    ]);
  });

  it('has earned what was rewarded, by currency, once for each invited user', async () => {
    const [referrer, friend] = [await signUp(app), await signUp(app)];
    const reward = () =>
      app.rows(
        "insert into referral_rewards (invited_user_id, referrer_id, credit_minor, currency, created_at) values ($1, $2, 500, 'USD', now())",
        [friend.user._id, referrer.user._id],
      );
    await reward();
    await expect(reward()).rejects.toThrow('referral_rewards_pkey');
    expect((await referralOf(referrer)).credit).toEqual([{ creditMinor: 500, currency: 'USD' }]);
  });
});
