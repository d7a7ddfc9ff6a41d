/** Registering, signing in and out, and the current user. */
import { z } from 'zod';
import { defineEndpoint } from '#contract/endpoint.ts';
import { instantSchema, nameSchema, refuse, tokenTextSchema, userIdSchema } from '#contract/fields.ts';
import { APPROVALS, PASSWORD_LENGTH, ROLES } from '#core/account/account.ts';
import { LANGUAGES } from '#core/locale/language.ts';

export const userSchema = z.object({
  _id: userIdSchema,
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  approval: z.enum(APPROVALS),
  language: z.enum(LANGUAGES),
  createdAt: instantSchema,
});
export type User = z.infer<typeof userSchema>;

/** The token is shown once and never stored by the server; `tokenExpiration` is when it stops working. */
export const sessionSchema = z.object({ user: userSchema, userToken: z.string(), tokenExpiration: instantSchema });
export type Session = z.infer<typeof sessionSchema>;

const emailSchema = z
  .string()
  .max(5_000)
  .transform((raw) => raw.trim().toLowerCase())
  .superRefine((email, context) => {
    if (email === '') refuse(context, 'empty');
    else if (email.length > 254 || !z.email().safeParse(email).success) refuse(context, 'not-an-email');
  });

const newPasswordSchema = z.string().superRefine((password, context) => {
  if (password.length < PASSWORD_LENGTH.min) refuse(context, 'too-short');
  if (password.length > PASSWORD_LENGTH.max) refuse(context, 'too-long');
});

export const registrationSchema = z.object({
  name: nameSchema,
  email: emailSchema,
  password: newPasswordSchema,
  language: z.enum(LANGUAGES).default('en'),
  acceptTerms: z.boolean().superRefine((accepted, context) => {
    if (!accepted) refuse(context, 'must-accept');
  }),
  referredBy: tokenTextSchema.optional(),
});

export const credentialsSchema = z.object({ email: emailSchema, password: z.string().min(1).max(PASSWORD_LENGTH.max) });

export const getMe = defineEndpoint({
  method: 'GET',
  path: '/users/me',
  summary: 'The signed-in user.',
  tag: 'users',
  access: 'signed-in',
  rate: 'read',
  reply: { kind: 'json', status: 200, schema: userSchema },
  errors: [],
});

export const register = defineEndpoint({
  method: 'POST',
  path: '/users/register',
  summary: 'Makes an account and signs it in.',
  tag: 'users',
  access: 'public',
  rate: 'sign-in',
  body: registrationSchema,
  reply: { kind: 'json', status: 201, schema: sessionSchema },
  errors: [],
});

export const login = defineEndpoint({
  method: 'POST',
  path: '/users/login',
  summary: 'Signs in with e-mail and password.',
  tag: 'users',
  access: 'public',
  rate: 'sign-in',
  body: credentialsSchema,
  reply: { kind: 'json', status: 200, schema: sessionSchema },
  errors: ['account.wrong-credentials'],
});

export const logout = defineEndpoint({
  method: 'POST',
  path: '/users/logout',
  summary: 'Ends the session of the bearer token.',
  tag: 'users',
  access: 'signed-in',
  rate: 'write',
  reply: { kind: 'json', status: 200, schema: z.object({ signedOut: z.literal(true) }) },
  errors: [],
});
