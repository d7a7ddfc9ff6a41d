import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { facebookSignIn } from '#server/providers/sign-in/facebook.ts';
import { describeSignIn, recordedFetch, TOKEN } from '#server/providers/sign-in/sign-in.contract.ts';

const APP = { id: '987654321', secret: 'app-secret' };
const now = new Date('2026-03-01T10:00:00Z');
const clock = { now: () => now };
const nowSeconds = now.getTime() / 1000;

const data = {
  app_id: APP.id,
  type: 'USER',
  application: 'Hikaya',
  data_access_expires_at: nowSeconds + 7_776_000,
  expires_at: nowSeconds + 3_600,
  is_valid: true,
  issued_at: nowSeconds - 60,
  scopes: ['email', 'public_profile'],
  user_id: '10157550000000001',
};
const me = { id: data.user_id, name: 'Mona Adel', email: 'Mona@Example.com' };
const good = { '/v25.0/debug_token': { data }, '/v25.0/me': me };
const changed = (change: Record<string, unknown>) => ({ '/v25.0/debug_token': { data: { ...data, ...change } } });

describeSignIn('signing in with Facebook', {
  create: (send) => facebookSignIn(APP, { send, clock }),
  good,
  person: { subject: data.user_id, email: 'mona@example.com', isEmailVerified: false, name: 'Mona Adel' },
  refused: [
    ['a token of another application', changed({ app_id: '666' })],
    ['a token that is not valid', changed({ is_valid: false })],
    ['a token of a page', changed({ type: 'PAGE' })],
    ['a token that has expired', changed({ expires_at: nowSeconds })],
    ['a token without access to data', changed({ data_access_expires_at: nowSeconds - 1 })],
    ['a token of nobody', changed({ user_id: '' })],
    ['answers about two people', { '/v25.0/me': { ...me, id: 'another' } }],
  ],
});

it('takes a token that does not expire, and a person without an address', async () => {
  const { send } = recordedFetch({ ...good, ...changed({ expires_at: 0 }), '/v25.0/me': { id: me.id } });
  expect(await facebookSignIn(APP, { send, clock }).verify(TOKEN)).toEqual({
    subject: me.id,
    email: null,
    isEmailVerified: false,
    name: null,
  });
});

it('proves that it knows the secret without saying it', async () => {
  const { send, asked } = recordedFetch(good);
  await facebookSignIn(APP, { send, clock }).verify(TOKEN);
  const proof = createHmac('sha256', APP.secret).update(TOKEN).digest('hex');
  expect(new URL(asked[1]?.url ?? '').searchParams.get('appsecret_proof')).toBe(proof);
  for (const { url } of asked) expect(url).not.toContain(APP.secret);
});
