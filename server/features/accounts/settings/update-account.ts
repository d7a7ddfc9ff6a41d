/** Changes what a user may change about their own account. */
import type { z } from 'zod';
import type { accountChangeSchema } from '#contract/account-settings.ts';
import type { User } from '#contract/accounts.ts';
import type { UserId } from '#contract/fields.ts';
import {
  changeUser,
  findUserByEmail,
  getUserForUpdate,
  type UserChange,
  type UserRow,
} from '#server/features/accounts/account-store.ts';
import {
  ADDRESS_LIMIT,
  isWithinLimit,
  LINK_MAIL_LIMIT,
  requireWithinLimit,
} from '#server/features/accounts/limit-attempts.ts';
import { removeLinksOf } from '#server/features/accounts/links/link-store.ts';
import { hashPassword } from '#server/features/accounts/password.ts';
import { revokeSessionsOf } from '#server/features/accounts/session-store.ts';
import { proveIdentity } from '#server/features/accounts/settings/prove-identity.ts';
import { viewUser } from '#server/features/accounts/user-view.ts';
import { snapshotCharacters, type PortraitLinks } from '#server/features/characters/public.ts';
import { queueMail, type QueueMailDeps } from '#server/features/mails/public.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';
import { Failure, FieldsFailure } from '#server/platform/failure.ts';
import type { Actor } from '#server/platform/http/bind-endpoint.ts';

export type UpdateAccountDeps = QueueMailDeps & PortraitLinks & { readonly db: Database };

type Change = z.output<typeof accountChangeSchema>;

/** What needs no proof: the session is enough. */
const plainChange = ({ name, language, currency, notifications, pictureCharacterId }: Change): UserChange => ({
  ...(name !== undefined && { name }),
  ...(language !== undefined && { language }),
  ...(currency !== undefined && { currency }),
  ...(notifications !== undefined && { notify_books: notifications.books }),
  ...(pictureCharacterId !== undefined && { picture_character_id: pictureCharacterId }),
});

/** Everything slow or limited, before any row is locked; answers the hash of the new password. */
const checkSecrets = async (deps: UpdateAccountDeps, actor: Actor, change: Change): Promise<string | null> => {
  if (change.email === undefined && change.newPassword === undefined) return null;
  await proveIdentity(deps, actor, { password: change.currentPassword, field: 'currentPassword' });
  if (change.email !== undefined) {
    await requireWithinLimit(deps, ADDRESS_LIMIT, { subject: actor.userId, code: 'request.too-many' });
  }
  return change.newPassword === undefined ? null : hashPassword(change.newPassword);
};

/** The new address waits until its link is opened; the own address again takes a waiting one back. */
const planAddress = async (tx: Tx, user: UserRow, email: string | undefined): Promise<UserChange> => {
  if (email === undefined) return {};
  if (email === user.email) return { pending_email: null };
  if (await findUserByEmail(tx, email)) throw new FieldsFailure([['email', 'email-taken']]);
  return { pending_email: email };
};

const requireOwnCharacter = async (tx: Tx, actor: Actor, { pictureCharacterId }: Change): Promise<void> => {
  if (!pictureCharacterId) return;
  const own = await snapshotCharacters(tx, actor.userId, [pictureCharacterId]);
  if (own.length === 0) throw new FieldsFailure([['pictureCharacterId', 'unknown-character']]);
};

export const updateAccount = async (
  deps: UpdateAccountDeps,
  actor: Actor,
  { id, change }: { id: UserId; change: Change },
): Promise<{ user: User }> => {
  if (id !== actor.userId) throw new Failure('request.not-found');
  const passwordHash = await checkSecrets(deps, actor, change);
  const mayMail = change.email === undefined || (await isWithinLimit(deps, LINK_MAIL_LIMIT, change.email));
  return deps.db.transaction(async (tx) => {
    const user = await getUserForUpdate(tx, id);
    await requireOwnCharacter(tx, actor, change);
    const now = deps.clock.now();
    const changed = await changeUser(tx, id, {
      ...plainChange(change),
      ...(await planAddress(tx, user, change.email)),
      ...(passwordHash !== null && { password_hash: passwordHash }),
      updated_at: now,
    });
    if (change.email !== undefined && changed.pending_email === change.email && mayMail) {
      await queueMail(deps, tx, { kind: 'email-change', to: change.email, userId: id });
    }
    if (passwordHash !== null) {
      await revokeSessionsOf(tx, id, { keep: actor.sessionId, now });
      await removeLinksOf(tx, id, ['reset']);
      await queueMail(deps, tx, { kind: 'password-changed', to: user.email, userId: id });
    }
    return { user: await viewUser(tx, deps, changed) };
  });
};
