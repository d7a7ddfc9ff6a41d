/** Roles and approval of users, and what an account may do. */

export const ROLES = ['USER', 'ADMIN'] as const;
export type Role = (typeof ROLES)[number];

export const APPROVALS = ['pending', 'approved', 'rejected'] as const;
export type Approval = (typeof APPROVALS)[number];

/** Others whose word is taken for who somebody is. */
export const VENDORS = ['google', 'facebook'] as const;
export type Vendor = (typeof VENDORS)[number];

/** Ways to sign in. A user has at least one. */
export const SIGN_INS = ['password', ...VENDORS] as const;
export type SignIn = (typeof SIGN_INS)[number];

/** Why a user may not generate or order yet. */
export type GenerationBar = 'not-confirmed' | 'not-approved' | 'rejected';

type Standing = { readonly role: Role; readonly approval: Approval; readonly emailVerifiedAt: Date | string | null };

/** Null when nothing stands in the way. A rejected user is told so before anything else. */
export const generationBarOf = ({ role, approval, emailVerifiedAt }: Standing): GenerationBar | null => {
  if (role === 'ADMIN') return null;
  if (approval === 'rejected') return 'rejected';
  if (emailVerifiedAt === null) return 'not-confirmed';
  return approval === 'approved' ? null : 'not-approved';
};

/** Generating and ordering are for approved users; looking around and building characters are for everybody signed in. */
export const canGenerate = (user: Standing): boolean => generationBarOf(user) === null;

export const PASSWORD_LENGTH = { min: 8, max: 200 } as const;

/** How long a sign-in lasts, in milliseconds (30 days). */
export const SESSION_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

/** How long the links in mails work, in milliseconds. Each works once. */
export const LINK_LIFETIME_MS = {
  activation: 48 * 60 * 60 * 1000,
  'email-change': 48 * 60 * 60 * 1000,
  reset: 60 * 60 * 1000,
} as const;
export type LinkPurpose = keyof typeof LINK_LIFETIME_MS;

/** A user without a password proves who they are by having signed in so recently, in milliseconds. */
export const FRESH_SIGN_IN_MS = 10 * 60 * 1000;
