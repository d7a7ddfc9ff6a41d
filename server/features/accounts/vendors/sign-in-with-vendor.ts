/** Signs in with the word of a vendor, makes an account at the first time, or adds the vendor to the one signed in. */
import type { z } from 'zod';
import type { Session, vendorSignInSchema } from '#contract/accounts.ts';
import { nameSchema } from '#contract/fields.ts';
import type { Vendor } from '#core/account/account.ts';
import type { Language } from '#core/locale/language.ts';
import { findUserByEmail, getUser, insertUser, type UserRow } from '#server/features/accounts/account-store.ts';
import { confirmAddress, type ConfirmDeps } from '#server/features/accounts/links/confirm-address.ts';
import { findReferral, newUser } from '#server/features/accounts/new-user.ts';
import { openSession, type OpenSessionDeps } from '#server/features/accounts/open-session.ts';
import { getSession } from '#server/features/accounts/session-store.ts';
import { requireFreshSession } from '#server/features/accounts/settings/prove-identity.ts';
import { findUserOfIdentity, insertIdentity } from '#server/features/accounts/vendors/identity-store.ts';
import { queueMail } from '#server/features/mails/public.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';
import { Failure } from '#server/platform/failure.ts';
import type { Actor } from '#server/platform/http/bind-endpoint.ts';
import {
  SignInRefusedError,
  SignInUnreachableError,
  type SignInVendor,
  type VendorPerson,
} from '#server/providers/sign-in/sign-in.ts';

export type VendorSignInDeps = ConfirmDeps &
  OpenSessionDeps & { readonly db: Database; readonly vendors: readonly SignInVendor[] };

export type VendorSignIn = {
  readonly vendor: Vendor;
  readonly body: z.output<typeof vendorSignInSchema>;
  readonly userAgent: string | null;
};

type Known = VendorSignIn & { readonly person: VendorPerson };

/** All refusals answer alike: which check failed helps only those who try tokens. */
const verify = async (deps: VendorSignInDeps, { vendor, body }: VendorSignIn): Promise<VendorPerson> => {
  const provider = deps.vendors.find((one) => one.vendor === vendor);
  if (!provider) throw new Failure('account.sign-in-off');
  try {
    return await provider.verify(body.accessToken);
  } catch (error) {
    if (error instanceof SignInRefusedError) throw new Failure('account.sign-in-refused');
    if (error instanceof SignInUnreachableError) throw new Failure('account.sign-in-unreachable');
    throw error;
  }
};

const NAMELESS: Readonly<Record<Language, string>> = { en: 'Reader', ar: 'قارئ' };

/** A name that our own rules take: the vendor's, or what stands before the `@`, or none. */
const nameFor = ({ name, email }: VendorPerson, language: Language): string => {
  const candidates = [name, email?.split('@')[0]].map((text) => nameSchema.safeParse(text));
  return candidates.find((parsed) => parsed.success)?.data ?? NAMELESS[language];
};

const addIdentity = async (deps: VendorSignInDeps, tx: Tx, { known, user }: { known: Known; user: UserRow }) => {
  const { vendor, person } = known;
  const identity = { vendor, subject: person.subject, userId: user.id, createdAt: deps.clock.now() };
  if (!(await insertIdentity(tx, identity))) throw new Failure('account.linked-elsewhere');
  return user;
};

/**
 * Somebody has the address already. It is the same person only when the vendor has checked the address and so have we:
 * otherwise whoever typed it first, here or there, would get into the account of the other.
 */
const joinExisting = async (
  deps: VendorSignInDeps,
  tx: Tx,
  { known, user }: { known: Known; user: UserRow },
): Promise<UserRow> => {
  if (user.email_verified_at === null) throw new Failure('account.exists-unconfirmed');
  if (!known.person.isEmailVerified) throw new Failure('account.exists-otherwise');
  return addIdentity(deps, tx, { known, user });
};

const makeAccount = async (
  deps: VendorSignInDeps,
  tx: Tx,
  { known, email }: { known: Known; email: string },
): Promise<UserRow> => {
  const { language, referredBy } = known.body;
  const name = nameFor(known.person, language);
  const row = {
    ...newUser(deps, { name, email, language, password_hash: null }),
    ...(await findReferral(tx, referredBy, email)),
  };
  const user = await insertUser(tx, row);
  if (!user) throw new Failure('account.exists-otherwise');
  await addIdentity(deps, tx, { known, user });
  if (known.person.isEmailVerified) return confirmAddress(deps, tx, user);
  await queueMail(deps, tx, { kind: 'activation', to: email, userId: user.id });
  return user;
};

const findOrMakeUser = async (
  deps: VendorSignInDeps,
  tx: Tx,
  { known, actor }: { known: Known; actor: Actor | null },
): Promise<UserRow> => {
  const { vendor, person } = known;
  const ownerId = await findUserOfIdentity(tx, vendor, person.subject);
  if (actor) {
    const user = await getUser(tx, actor.userId);
    if (ownerId === actor.userId) return user;
    if (ownerId !== null) throw new Failure('account.linked-elsewhere');
    // A new way in would outlast a session that somebody got hold of.
    requireFreshSession(await getSession(tx, actor.sessionId), deps.clock.now());
    return addIdentity(deps, tx, { known, user });
  }
  if (ownerId !== null) return getUser(tx, ownerId);
  if (person.email === null) throw new Failure('account.sign-in-without-email');
  const existing = await findUserByEmail(tx, person.email);
  if (existing) return joinExisting(deps, tx, { known, user: existing });
  return makeAccount(deps, tx, { known, email: person.email });
};

export const signInWithVendor = async (
  deps: VendorSignInDeps,
  actor: Actor | null,
  signIn: VendorSignIn,
): Promise<Session> => {
  const person = await verify(deps, signIn);
  return deps.db.transaction(async (tx) => {
    const user = await findOrMakeUser(deps, tx, { known: { ...signIn, person }, actor });
    return openSession(deps, tx, { user, userAgent: signIn.userAgent });
  });
};
