/** All SQL of referral rewards. */
import type { UserId } from '#contract/fields.ts';
import type { Currency } from '#core/locale/currency.ts';
import type { Tx } from '#server/platform/db/database.ts';

/** What a referrer has earned, one sum for each currency. */
export const sumRewardsOf = (
  tx: Tx,
  referrerId: UserId,
): Promise<{ readonly creditMinor: number; readonly currency: Currency }[]> =>
  tx
    .selectFrom('referral_rewards')
    .select((select) => [select.fn.sum<number>('credit_minor').as('creditMinor'), 'currency'])
    .where('referrer_id', '=', referrerId)
    .groupBy('currency')
    .orderBy('currency')
    .execute();
