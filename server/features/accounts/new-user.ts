/** The row of a new user, with everything that nobody has chosen yet. */
import type { UserId } from '#contract/fields.ts';
import { isSameMailbox } from '#core/account/referral.ts';
import { currencyFor } from '#core/locale/currency.ts';
import { findUserByReferralCode, type UserRow } from '#server/features/accounts/account-store.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { sha256, type Random } from '#server/platform/random.ts';

export type NewUserDeps = { readonly clock: Clock; readonly random: Random };

const CODE_LENGTH = 10;

/** Capital letters and digits that can be read out over a telephone. */
const makeReferralCode = (random: Random): string =>
  sha256(random.token()).toString('hex').slice(0, CODE_LENGTH).toUpperCase();

type Given = Pick<UserRow, 'name' | 'email' | 'password_hash' | 'language'>;

/** Pending, unconfirmed and invited by nobody. */
export const newUser = ({ clock, random }: NewUserDeps, given: Given): UserRow => {
  const now = clock.now();
  return {
    ...given,
    id: random.id<UserId>(),
    role: 'USER',
    approval: 'pending',
    email_verified_at: null,
    pending_email: null,
    currency: currencyFor(given.language),
    notify_books: true,
    picture_character_id: null,
    referral_code: makeReferralCode(random),
    referred_by: null,
    referrer_id: null,
    terms_accepted_at: now,
    created_at: now,
    updated_at: now,
  };
};

/** Who invited somebody: the code as it was given, and whose it is unless nobody's or the new user's own. */
export const findReferral = async (
  tx: Tx,
  code: string | undefined,
  email: string,
): Promise<Pick<UserRow, 'referred_by' | 'referrer_id'>> => {
  const referrer = code === undefined ? null : await findUserByReferralCode(tx, code.toUpperCase());
  const isOther = referrer !== null && !isSameMailbox(referrer.email, email);
  return { referred_by: code ?? null, referrer_id: isOther ? referrer.id : null };
};
