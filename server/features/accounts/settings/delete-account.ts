/** Deletes an account with everything that belongs to it, files included, and says goodbye. */
import { countAdminsLocked, getUserForUpdate, removeUser } from '#server/features/accounts/account-store.ts';
import { proveIdentity } from '#server/features/accounts/settings/prove-identity.ts';
import { enqueueBookFileDeletion } from '#server/features/books/public.ts';
import { enqueueCharacterFileDeletion } from '#server/features/characters/public.ts';
import { queueMail, removeMailsTo, type QueueMailDeps } from '#server/features/mails/public.ts';
import type { Database } from '#server/platform/db/database.ts';
import { Failure } from '#server/platform/failure.ts';
import type { Actor } from '#server/platform/http/bind-endpoint.ts';

export type DeleteAccountDeps = QueueMailDeps & { readonly db: Database };

/** Books that are being made stop: their jobs find no run, and delete what they have just drawn. */
export const deleteAccount = async (
  deps: DeleteAccountDeps,
  actor: Actor,
  password: string | undefined,
): Promise<{ deleted: true }> => {
  await proveIdentity(deps, actor, { password, field: 'password' });
  await deps.db.transaction(async (tx) => {
    if (actor.role === 'ADMIN' && (await countAdminsLocked(tx)) === 1) throw new Failure('account.last-admin');
    const { email, name, language } = await getUserForUpdate(tx, actor.userId);
    await enqueueBookFileDeletion(deps, tx, actor.userId);
    await enqueueCharacterFileDeletion(deps, tx, actor.userId);
    await removeMailsTo(tx, email);
    await removeUser(tx, actor.userId);
    await queueMail(deps, tx, { kind: 'account-deleted', to: email, userId: null, addressee: { name, language } });
  });
  return { deleted: true };
};
