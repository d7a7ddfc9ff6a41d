/** Makes the token of a link at the moment its mail is written, so that it lies nowhere but in the mail. */
import type { UserId } from '#contract/fields.ts';
import { LINK_LIFETIME_MS, type LinkPurpose } from '#core/account/account.ts';
import { insertLink } from '#server/features/accounts/links/link-store.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { sha256, type Random } from '#server/platform/random.ts';

export type MakeLinkDeps = { readonly clock: Clock; readonly random: Random };

/** `email` is the address that the link is sent to; it proves that address and no other. */
export const makeLink = async (
  deps: MakeLinkDeps,
  tx: Tx,
  { userId, purpose, email }: { userId: UserId; purpose: LinkPurpose; email: string },
): Promise<string> => {
  const token = deps.random.token();
  const createdAt = deps.clock.now();
  await insertLink(tx, {
    token_sha256: sha256(token),
    user_id: userId,
    purpose,
    email,
    created_at: createdAt,
    expires_at: new Date(createdAt.getTime() + LINK_LIFETIME_MS[purpose]),
  });
  return token;
};
