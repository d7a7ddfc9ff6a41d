/** What users do with their own account: change it, see its sessions, take their data along, and leave. */
import { z } from 'zod';
import { emailSchema, newPasswordSchema, userSchema } from '#contract/accounts.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { characterIdSchema, instantSchema, nameSchema, sessionIdSchema, userIdSchema } from '#contract/fields.ts';
import { PASSWORD_LENGTH } from '#core/account/account.ts';
import { CURRENCIES } from '#core/locale/currency.ts';
import { LANGUAGES } from '#core/locale/language.ts';

const currentPasswordSchema = z.string().max(PASSWORD_LENGTH.max);

/** Only what is given changes. A new `email` or `newPassword` needs `currentPassword`, when the account has one. */
export const accountChangeSchema = z.object({
  name: nameSchema.optional(),
  email: emailSchema.optional(),
  currentPassword: currentPasswordSchema.optional(),
  newPassword: newPasswordSchema.optional(),
  language: z.enum(LANGUAGES).optional(),
  currency: z.enum(CURRENCIES).optional(),
  notifications: z.object({ books: z.boolean() }).optional(),
  /** The portrait of this character becomes the picture of the user; null takes it away. */
  pictureCharacterId: characterIdSchema.nullable().optional(),
});

export const openSessionSchema = z.object({
  _id: sessionIdSchema,
  /** What the browser says it is; null when it says nothing. */
  userAgent: z.string().nullable(),
  createdAt: instantSchema,
  expiresAt: instantSchema,
  isCurrent: z.boolean(),
});
export type OpenSession = z.infer<typeof openSessionSchema>;

export const updateAccount = defineEndpoint({
  method: 'PATCH',
  path: '/users/update-account/:id',
  summary:
    'Changes the own account. A new address counts once the link sent to it is opened; a new password signs out all other sessions.',
  tag: 'users',
  access: 'owner',
  rate: 'write',
  params: z.object({ id: userIdSchema }),
  body: accountChangeSchema,
  reply: { kind: 'json', status: 200, schema: z.object({ user: userSchema }) },
  errors: ['request.not-found', 'account.too-many-guesses', 'account.sign-in-again'],
});

export const listSessions = defineEndpoint({
  method: 'GET',
  path: '/users/sessions',
  summary: 'Where the user is signed in, newest first.',
  tag: 'users',
  access: 'signed-in',
  rate: 'read',
  reply: { kind: 'json', status: 200, schema: z.array(openSessionSchema) },
  errors: [],
});

export const deleteSession = defineEndpoint({
  method: 'DELETE',
  path: '/users/sessions/:id',
  summary: 'Signs out one session.',
  tag: 'users',
  access: 'owner',
  rate: 'write',
  params: z.object({ id: sessionIdSchema }),
  reply: { kind: 'json', status: 200, schema: z.object({ _id: sessionIdSchema }) },
  errors: ['session.not-found'],
});

export const deleteOtherSessions = defineEndpoint({
  method: 'DELETE',
  path: '/users/sessions',
  summary: 'Signs out every session but the one of the bearer token.',
  tag: 'users',
  access: 'signed-in',
  rate: 'write',
  reply: { kind: 'json', status: 200, schema: z.object({ signedOut: z.number().int() }) },
  errors: [],
});

export const exportMyData = defineEndpoint({
  method: 'GET',
  path: '/users/export-my-data',
  summary: 'Everything that is kept of the user, as one JSON file.',
  tag: 'users',
  access: 'signed-in',
  rate: 'write',
  reply: { kind: 'file', mediaTypes: ['application/json'] },
  errors: [],
});

export const deleteAccount = defineEndpoint({
  method: 'POST',
  path: '/users/delete-account',
  summary: 'Deletes the account with its characters, books and files. Needs the password, when the account has one.',
  tag: 'users',
  access: 'signed-in',
  rate: 'sign-in',
  body: z.object({ password: currentPasswordSchema.optional() }),
  reply: { kind: 'json', status: 200, schema: z.object({ deleted: z.literal(true) }) },
  errors: ['account.too-many-guesses', 'account.sign-in-again', 'account.last-admin'],
});
