/** What other features may ask of accounts. */
export {
  findFirstAdmin,
  findUser,
  findUserByEmail,
  getUser,
  listInvitedBy,
  type UserRow,
} from '#server/features/accounts/account-store.ts';
export { requireWithinLimit } from '#server/features/accounts/limit-attempts.ts';
export { makeLink, type MakeLinkDeps } from '#server/features/accounts/links/make-link.ts';
