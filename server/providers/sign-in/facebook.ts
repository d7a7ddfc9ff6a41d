/** Checks Facebook access tokens: asks Facebook whom and which application a token was issued for. */
import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { systemClock, type Clock } from '#server/platform/clock.ts';
import { askVendor, type Fetch } from '#server/providers/sign-in/ask-vendor.ts';
import { SignInRefusedError, type SignInVendor } from '#server/providers/sign-in/sign-in.ts';

const GRAPH = 'https://graph.facebook.com/v25.0';

const debugTokenSchema = z.object({
  data: z.object({
    app_id: z.coerce.string(),
    type: z.string(),
    is_valid: z.boolean(),
    /** Seconds; 0 when the token does not expire. */
    expires_at: z.number(),
    data_access_expires_at: z.number().optional(),
    user_id: z.coerce.string().min(1),
  }),
});

const meSchema = z.object({ id: z.string(), name: z.string().optional(), email: z.email().toLowerCase().optional() });

const checkToken = (
  token: z.output<typeof debugTokenSchema>['data'],
  { appId, nowSeconds }: { appId: string; nowSeconds: number },
): void => {
  if (!token.is_valid) throw new SignInRefusedError('The token is not valid');
  if (token.app_id !== appId) throw new SignInRefusedError('The token was issued to another application');
  if (token.type !== 'USER') throw new SignInRefusedError('The token is not a person’s');
  if (token.expires_at !== 0 && token.expires_at <= nowSeconds) throw new SignInRefusedError('The token has expired');
  const dataUntil = token.data_access_expires_at ?? 0;
  if (dataUntil !== 0 && dataUntil <= nowSeconds) throw new SignInRefusedError('The access to data has expired');
};

/** Facebook does not say whether it has checked an address, so none counts as checked. */
export const facebookSignIn = (
  app: { id: string; secret: string },
  { send = fetch, clock = systemClock }: { send?: Fetch; clock?: Clock } = {},
): SignInVendor => ({
  vendor: 'facebook',
  clientId: app.id,
  origins: {
    scripts: ['https://connect.facebook.net'],
    connections: ['https://www.facebook.com', 'https://graph.facebook.com'],
    frames: ['https://www.facebook.com'],
  },
  verify: async (accessToken) => {
    const inspected = await askVendor(
      send,
      {
        url: `${GRAPH}/debug_token?${new URLSearchParams({ input_token: accessToken }).toString()}`,
        method: 'GET',
        bearer: `${app.id}|${app.secret}`,
      },
      debugTokenSchema,
    );
    checkToken(inspected.data, { appId: app.id, nowSeconds: clock.now().getTime() / 1000 });
    // Proves that the caller knows the secret, so that a stolen token is of no use elsewhere.
    const proof = createHmac('sha256', app.secret).update(accessToken).digest('hex');
    const fields = new URLSearchParams({ fields: 'id,name,email', appsecret_proof: proof });
    const me = await askVendor(
      send,
      { url: `${GRAPH}/me?${fields.toString()}`, method: 'GET', bearer: accessToken },
      meSchema,
    );
    if (me.id !== inspected.data.user_id) throw new SignInRefusedError('Two answers about one token differ');
    return { subject: me.id, email: me.email ?? null, isEmailVerified: false, name: me.name ?? null };
  },
});
