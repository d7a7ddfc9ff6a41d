/** Has a link mailed to an address: to confirm it again, or for a new password. */
import { isWithinLimit, LINK_MAIL_LIMIT } from '#server/features/accounts/limit-attempts.ts';
import { queueMail, type QueueMailDeps } from '#server/features/mails/public.ts';
import type { Database } from '#server/platform/db/database.ts';

export type RequestLinkDeps = QueueMailDeps & { readonly db: Database };

/**
 * Does and answers the same for every address: whether somebody has it is looked up only when the mail is written.
 * Beyond the limit nothing is sent, and that is not said either.
 */
export const requestLink = async (
  deps: RequestLinkDeps,
  kind: 'activation' | 'reset',
  email: string,
): Promise<{ accepted: true }> => {
  if (await isWithinLimit(deps, LINK_MAIL_LIMIT, `${kind}|${email}`)) {
    await deps.db.transaction((tx) => queueMail(deps, tx, { kind, to: email, userId: null }));
  }
  return { accepted: true };
};
