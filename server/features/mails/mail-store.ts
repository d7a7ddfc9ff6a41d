/** All SQL of mails, and of the outbox that keeps them when there is no mail server. */
import type { Selectable } from 'kysely';
import type { MailId, UserId } from '#contract/fields.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { Mails, OutboxMails } from '#server/platform/db/tables.ts';

export type MailRow = Selectable<Mails>;
export type OutboxMailRow = Selectable<OutboxMails>;

/** The outbox is for looking at what was just sent; older mails make room. */
const OUTBOX_SIZE = 500;

export const insertMail = async (tx: Tx, mail: MailRow): Promise<void> => {
  await tx.insertInto('mails').values(mail).execute();
};

/** The mail, when it waits to be sent still. */
export const findQueuedMail = async (tx: Tx, id: MailId): Promise<MailRow | null> =>
  (await tx.selectFrom('mails').selectAll().where('id', '=', id).where('state', '=', 'queued').executeTakeFirst()) ??
  null;

/** Notes that a mail is with whoever delivers it; nothing when that was noted before. */
export const markMailSent = async (
  tx: Tx,
  id: MailId,
  sent: { subject: string; userId: UserId | null; now: Date },
): Promise<void> => {
  await tx
    .updateTable('mails')
    .set({ state: 'sent', subject: sent.subject, user_id: sent.userId, sent_at: sent.now })
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .execute();
};

export const markMailFailed = async (tx: Tx, id: MailId): Promise<void> => {
  await tx.updateTable('mails').set({ state: 'failed' }).where('id', '=', id).where('state', '=', 'queued').execute();
};

export const removeMail = async (tx: Tx, id: MailId): Promise<void> => {
  await tx.deleteFrom('mails').where('id', '=', id).execute();
};

/** Newest first. */
export const listMailsOf = (tx: Tx, userId: UserId): Promise<MailRow[]> =>
  tx
    .selectFrom('mails')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();

/** What waits to be sent to an address, and what the outbox keeps of it, is forgotten. */
export const removeMailsTo = async (tx: Tx, address: string): Promise<void> => {
  await tx.deleteFrom('mails').where('to_address', '=', address).execute();
  await tx.deleteFrom('outbox_mails').where('to_address', '=', address).execute();
};

/** Keeps a mail; one that is kept already stays as it is. */
export const keepInOutbox = async (tx: Tx, mail: OutboxMailRow): Promise<void> => {
  await tx
    .insertInto('outbox_mails')
    .values(mail)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .deleteFrom('outbox_mails')
    .where('id', 'in', (select) =>
      select.selectFrom('outbox_mails').select('id').orderBy('sent_at', 'desc').orderBy('id').offset(OUTBOX_SIZE),
    )
    .execute();
};

/** Newest first. */
export const listOutboxMails = (tx: Tx): Promise<OutboxMailRow[]> =>
  tx.selectFrom('outbox_mails').selectAll().orderBy('sent_at', 'desc').orderBy('id').limit(OUTBOX_SIZE).execute();
