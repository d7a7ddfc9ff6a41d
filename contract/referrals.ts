/** Inviting others: the own code, who joined with it, and what that has earned. */
import { z } from 'zod';
import { defineEndpoint } from '#contract/endpoint.ts';
import { instantSchema } from '#contract/fields.ts';
import { CURRENCIES } from '#core/locale/currency.ts';

export const referralSchema = z.object({
  code: z.string(),
  /** The address to share: the referral page with the code. */
  link: z.string(),
  /** Who joined with the code and confirmed their address, newest first; first names only. */
  joined: z.array(z.object({ firstName: z.string(), joinedAt: instantSchema })),
  /** What was earned, one entry for each currency; empty until an invited user's first order is paid. */
  credit: z.array(z.object({ creditMinor: z.number().int(), currency: z.enum(CURRENCIES) })),
});
export type Referral = z.infer<typeof referralSchema>;

export const getMyReferral = defineEndpoint({
  method: 'GET',
  path: '/referral/mine',
  summary: 'The referral code of the signed-in user, who joined with it, and the credit it has earned.',
  tag: 'referral',
  access: 'signed-in',
  rate: 'read',
  reply: { kind: 'json', status: 200, schema: referralSchema },
  errors: [],
});
