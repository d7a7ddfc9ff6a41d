/** Checks Google access tokens: asks Google whom and which application a token was issued for. */
import { z } from 'zod';
import { askVendor, type Fetch } from '#server/providers/sign-in/ask-vendor.ts';
import { SignInRefusedError, type SignInVendor } from '#server/providers/sign-in/sign-in.ts';

const TOKEN_INFO = 'https://oauth2.googleapis.com/tokeninfo';
const USER_INFO = 'https://openidconnect.googleapis.com/v1/userinfo';
/** Either of them means that the person agreed to be known by their address. */
const EMAIL_SCOPES = ['email', 'https://www.googleapis.com/auth/userinfo.email'];

const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]);

const tokenInfoSchema = z.object({
  aud: z.string(),
  azp: z.string().optional(),
  sub: z.string().min(1),
  scope: z.string(),
  expires_in: z.coerce.number(),
  email: z.string().toLowerCase().optional(),
  email_verified: flag.optional(),
});

const userInfoSchema = z.object({ sub: z.string(), name: z.string().optional() });

/** Throws unless the token was issued to one of our client ids, lives still, and tells the address. */
const checkToken = (info: z.output<typeof tokenInfoSchema>, clientIds: readonly string[]): void => {
  if (!clientIds.includes(info.aud)) throw new SignInRefusedError('The token was issued to another application');
  if (info.azp !== undefined && !clientIds.includes(info.azp))
    throw new SignInRefusedError('The token is presented by another application');
  if (!(info.expires_in > 0)) throw new SignInRefusedError('The token has expired');
  if (!info.scope.split(' ').some((scope) => EMAIL_SCOPES.includes(scope)))
    throw new SignInRefusedError('The token does not tell the address');
};

/** The first of `clientIds` is the one of the web pages; the others are applications of ours on other systems. */
export const googleSignIn = (clientIds: readonly [string, ...string[]], send: Fetch = fetch): SignInVendor => ({
  vendor: 'google',
  clientId: clientIds[0],
  origins: {
    scripts: ['https://accounts.google.com'],
    connections: ['https://accounts.google.com'],
    frames: ['https://accounts.google.com'],
  },
  verify: async (accessToken) => {
    // Sent as a header, so that the token stands in no address that somebody logs.
    const info = await askVendor(send, { url: TOKEN_INFO, method: 'POST', bearer: accessToken }, tokenInfoSchema);
    checkToken(info, clientIds);
    const person = await askVendor(send, { url: USER_INFO, method: 'GET', bearer: accessToken }, userInfoSchema);
    if (person.sub !== info.sub) throw new SignInRefusedError('Two answers about one token differ');
    return {
      subject: info.sub,
      email: info.email ?? null,
      isEmailVerified: info.email !== undefined && info.email_verified === true,
      name: person.name ?? null,
    };
  },
});
