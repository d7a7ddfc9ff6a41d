/** Registering, signing in and out, and the current user. Links in mails are in `account-links.ts`, settings in `account-settings.ts`. */
import { z } from 'zod';
import { defineEndpoint } from '#contract/endpoint.ts';
import {
  characterIdSchema,
  instantSchema,
  nameSchema,
  refuse,
  tokenTextSchema,
  userIdSchema,
} from '#contract/fields.ts';
import { APPROVALS, PASSWORD_LENGTH, ROLES, SIGN_INS } from '#core/account/account.ts';
import { isCommonPassword, isPasswordOf } from '#core/account/common-password.ts';
import { CURRENCIES } from '#core/locale/currency.ts';
import { LANGUAGES } from '#core/locale/language.ts';

export const userSchema = z.object({
  _id: userIdSchema,
  name: z.string(),
  email: z.string(),
  /** Null until the address is confirmed; until then nothing can be generated or ordered. */
  emailVerifiedAt: instantSchema.nullable(),
  /** The address that takes the place of `email` once the link that was sent to it is opened. */
  pendingEmail: z.string().nullable(),
  role: z.enum(ROLES),
  approval: z.enum(APPROVALS),
  language: z.enum(LANGUAGES),
  currency: z.enum(CURRENCIES),
  /** Which mails are wanted; those about the account itself are always sent. */
  notifications: z.object({ books: z.boolean() }),
  /** Signed, expiring address of the portrait that stands for the user; null when none was chosen. */
  picture: z.string().nullable(),
  pictureCharacterId: characterIdSchema.nullable(),
  /** How this user can sign in. Without `password`, one can be set with a reset link. */
  signIns: z.array(z.enum(SIGN_INS)),
  createdAt: instantSchema,
});
export type User = z.infer<typeof userSchema>;

/** The token is shown once and never stored by the server; `tokenExpiration` is when it stops working. */
export const sessionSchema = z.object({ user: userSchema, userToken: z.string(), tokenExpiration: instantSchema });
export type Session = z.infer<typeof sessionSchema>;

export const emailSchema = z
  .string()
  .max(5_000)
  .transform((raw) => raw.trim().toLowerCase())
  .superRefine((email, context) => {
    if (email === '') refuse(context, 'empty');
    else if (email.length > 254 || !z.email().safeParse(email).success) refuse(context, 'not-an-email');
  });

export const newPasswordSchema = z.string().superRefine((password, context) => {
  const { min, max } = PASSWORD_LENGTH;
  const actual = password.length;
  if (actual < min) refuse(context, 'too-short', { measure: { limit: min, actual } });
  else if (actual > max) refuse(context, 'too-long', { measure: { limit: max, actual } });
  else if (isCommonPassword(password)) refuse(context, 'common-password');
});

export const registrationSchema = z
  .object({
    name: nameSchema,
    email: emailSchema,
    password: newPasswordSchema,
    language: z.enum(LANGUAGES).default('en'),
    acceptTerms: z.boolean().superRefine((accepted, context) => {
      if (!accepted) refuse(context, 'must-accept');
    }),
    referredBy: tokenTextSchema.optional(),
  })
  .superRefine(({ name, email, password }, context) => {
    if (isPasswordOf(password, { name, email })) refuse(context, 'password-tells-you', { path: ['password'] });
  });

export const credentialsSchema = z.object({ email: emailSchema, password: z.string().min(1).max(PASSWORD_LENGTH.max) });

/** What the script of Google or Facebook handed to the browser, with what a new account would be made with. */
export const vendorSignInSchema = z.object({
  accessToken: z.string().trim().min(1).max(4_000),
  referredBy: tokenTextSchema.optional(),
  language: z.enum(LANGUAGES).default('en'),
});

export const signInOptionsSchema = z.object({
  google: z.object({ clientId: z.string() }).nullable(),
  facebook: z.object({ appId: z.string() }).nullable(),
});
export type SignInOptions = z.infer<typeof signInOptionsSchema>;

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
  summary: 'Makes an account, signs it in, and mails a link that confirms the address.',
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
  errors: ['account.wrong-credentials', 'account.too-many-guesses'],
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

export const getSignInOptions = defineEndpoint({
  method: 'GET',
  path: '/users/sign-in-options',
  summary: 'Which ways to sign in there are besides e-mail and password, with what their scripts need.',
  tag: 'users',
  access: 'public',
  rate: 'read',
  reply: { kind: 'json', status: 200, schema: signInOptionsSchema },
  errors: [],
});

const VENDOR_ERRORS = [
  'account.sign-in-off',
  'account.sign-in-refused',
  'account.sign-in-unreachable',
  'account.sign-in-without-email',
  'account.exists-otherwise',
  'account.exists-unconfirmed',
  'account.linked-elsewhere',
  'account.sign-in-again',
] as const;

export const googleSSO = defineEndpoint({
  method: 'POST',
  path: '/users/googleSSO',
  summary: 'Signs in with a Google access token, or adds Google to the account of the bearer token.',
  tag: 'users',
  access: 'public',
  rate: 'sign-in',
  body: vendorSignInSchema,
  reply: { kind: 'json', status: 200, schema: sessionSchema },
  errors: VENDOR_ERRORS,
});

export const facebookSSO = defineEndpoint({
  method: 'POST',
  path: '/users/facebookSSO',
  summary: 'Signs in with a Facebook access token, or adds Facebook to the account of the bearer token.',
  tag: 'users',
  access: 'public',
  rate: 'sign-in',
  body: vendorSignInSchema,
  reply: { kind: 'json', status: 200, schema: sessionSchema },
  errors: VENDOR_ERRORS,
});
