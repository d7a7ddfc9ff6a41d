/** The links in mails: confirming an address and setting a new password, and asking for such a link. */
import { z } from 'zod';
import { emailSchema, newPasswordSchema } from '#contract/accounts.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { tokenTextSchema } from '#contract/fields.ts';
import { APPROVALS } from '#core/account/account.ts';

export const addressSchema = z.object({ email: emailSchema });
export const passwordResetSchema = z.object({ token: tokenTextSchema, password: newPasswordSchema });

/** The same for every address, so that nobody learns who has an account. */
const acceptedSchema = z.object({ accepted: z.literal(true) });

export const activate = defineEndpoint({
  method: 'POST',
  path: '/users/activate',
  summary: 'Confirms an address with the token of the link that was sent to it: of a new account, or a new address.',
  tag: 'users',
  access: 'public',
  rate: 'sign-in',
  body: z.object({ token: tokenTextSchema }),
  reply: {
    kind: 'json',
    status: 200,
    schema: z.object({
      /** The address that is confirmed now. */
      email: z.string(),
      purpose: z.enum(['activation', 'email-change']),
      /** `pending` when an administrator has to approve the account still. */
      approval: z.enum(APPROVALS),
    }),
  },
  errors: ['account.link-invalid'],
});

export const resendActivation = defineEndpoint({
  method: 'POST',
  path: '/users/resend-activation',
  summary: 'Mails a new link to an address that waits for confirmation. Answers the same for every address.',
  tag: 'users',
  access: 'public',
  rate: 'sign-in',
  body: addressSchema,
  reply: { kind: 'json', status: 202, schema: acceptedSchema },
  errors: [],
});

export const forgotPassword = defineEndpoint({
  method: 'POST',
  path: '/users/forgot-password',
  summary: 'Mails a link for a new password. Answers the same for every address.',
  tag: 'users',
  access: 'public',
  rate: 'sign-in',
  body: addressSchema,
  reply: { kind: 'json', status: 202, schema: acceptedSchema },
  errors: [],
});

export const resetPassword = defineEndpoint({
  method: 'POST',
  path: '/users/reset-password',
  summary: 'Sets a new password with the token of a link, and signs out every session of the account.',
  tag: 'users',
  access: 'public',
  rate: 'sign-in',
  body: passwordResetSchema,
  reply: { kind: 'json', status: 200, schema: z.object({ email: z.string() }) },
  errors: ['account.link-invalid'],
});
