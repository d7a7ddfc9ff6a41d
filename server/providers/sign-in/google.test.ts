import { expect, it } from 'vitest';
import { googleSignIn } from '#server/providers/sign-in/google.ts';
import { describeSignIn, recordedFetch, TOKEN } from '#server/providers/sign-in/sign-in.contract.ts';

const WEB = '1234-web.apps.googleusercontent.com';
const PHONE = '1234-phone.apps.googleusercontent.com';

/** As Google answers: numbers and flags are texts. */
const info = {
  azp: WEB,
  aud: WEB,
  sub: '110169484474386276334',
  scope: 'openid https://www.googleapis.com/auth/userinfo.email https://www.googleapis.com/auth/userinfo.profile',
  exp: '1773914400',
  expires_in: '3599',
  email: 'Mona@Example.com',
  email_verified: 'true',
  access_type: 'online',
};
const good = {
  '/tokeninfo': info,
  '/v1/userinfo': { sub: info.sub, name: 'Mona Adel', picture: 'https://lh3.googleusercontent.com/a/x' },
};
const changed = (change: Record<string, unknown>) => ({ '/tokeninfo': { ...info, ...change } });

describeSignIn('signing in with Google', {
  create: (send) => googleSignIn([WEB, PHONE], send),
  good,
  person: { subject: info.sub, email: 'mona@example.com', isEmailVerified: true, name: 'Mona Adel' },
  refused: [
    ['a token of another application', changed({ aud: 'evil.apps.googleusercontent.com' })],
    ['a token that another application presents', changed({ azp: 'evil.apps.googleusercontent.com' })],
    ['a token that has expired', changed({ expires_in: '0' })],
    ['a token that does not tell the address', changed({ scope: 'openid profile' })],
    ['a token of nobody', changed({ sub: '' })],
    ['answers about two people', { '/v1/userinfo': { sub: 'another', name: 'Eve' } }],
    ['an answer of another shape', { '/tokeninfo': ['?'] }],
  ],
});

it.each([
  ['says that it has not checked', { email_verified: 'false' }],
  ['says nothing about checking', { email_verified: undefined }],
])('does not take an address for checked when Google %s', async (_what, change) => {
  const { send } = recordedFetch({ ...good, ...changed(change) });
  expect(await googleSignIn([WEB], send).verify(TOKEN)).toMatchObject({ isEmailVerified: false });
});

it('takes a token of every application of ours, and sends it as a header only', async () => {
  const { send, asked } = recordedFetch({ ...good, ...changed({ aud: PHONE, azp: PHONE }) });
  expect(await googleSignIn([WEB, PHONE], send).verify(TOKEN)).toMatchObject({ subject: info.sub });
  for (const { url, init } of asked) {
    expect(url).not.toContain(TOKEN);
    expect(new Headers(init.headers).get('authorization')).toBe(`Bearer ${TOKEN}`);
  }
});
