/** The own referral code, who joined with it, and what it has earned. */
import type { Referral } from '#contract/referrals.ts';
import { firstNameOf } from '#core/account/referral.ts';
import { getUser, listInvitedBy } from '#server/features/accounts/public.ts';
import { sumRewardsOf } from '#server/features/referrals/reward-store.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Actor } from '#server/platform/http/bind-endpoint.ts';

export type ReferralDeps = { readonly db: Database; publicUrl(): string };

export const getMyReferral = (deps: ReferralDeps, actor: Actor): Promise<Referral> =>
  deps.db.read(async (tx) => {
    const { referral_code: code } = await getUser(tx, actor.userId);
    const joined = await listInvitedBy(tx, actor.userId);
    return {
      code,
      link: `${deps.publicUrl()}/referrals?ref=${code}`,
      joined: joined.map(({ name, created_at }) => ({
        firstName: firstNameOf(name),
        joinedAt: created_at.toISOString(),
      })),
      credit: await sumRewardsOf(tx, actor.userId),
    };
  });
