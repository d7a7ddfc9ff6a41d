/** Roles and approval of users, and what an account may do. */

export const ROLES = ['USER', 'ADMIN'] as const;
export type Role = (typeof ROLES)[number];

export const APPROVALS = ['pending', 'approved', 'rejected'] as const;
export type Approval = (typeof APPROVALS)[number];

/** Generating and ordering are for approved users; looking around and building characters are for everybody signed in. */
export const canGenerate = (user: { role: Role; approval: Approval }): boolean =>
  user.role === 'ADMIN' || user.approval === 'approved';

export const PASSWORD_LENGTH = { min: 8, max: 200 } as const;

/** How long a sign-in lasts, in milliseconds (30 days). */
export const SESSION_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;
