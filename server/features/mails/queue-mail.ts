/** Decides that a mail is to be sent: its row and its job come into being with the change that it is about. */
import type { BookId, MailId, SupportTicketId, UserId } from '#contract/fields.ts';
import type { LetterKind } from '#contract/mails/letters.ts';
import type { Language } from '#core/locale/language.ts';
import { insertMail } from '#server/features/mails/mail-store.ts';
import { sendMailJob } from '#server/features/mails/send-mail.job.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { JobQueue } from '#server/platform/jobs/job-queue.ts';
import type { Random } from '#server/platform/random.ts';

export type QueueMailDeps = {
  readonly jobs: Pick<JobQueue, 'enqueue'>;
  readonly clock: Clock;
  readonly random: Random;
};

export type MailOrder = {
  readonly kind: LetterKind;
  readonly to: string;
  /** Whose mail it is; null when only the address is known, or the user is gone. */
  readonly userId: UserId | null;
  readonly bookId?: BookId;
  readonly ticketId?: SupportTicketId;
  /** For a user who is gone by the time it is sent. */
  readonly addressee?: { readonly name: string; readonly language: Language };
};

export const queueMail = async (deps: QueueMailDeps, tx: Tx, order: MailOrder): Promise<void> => {
  const id = deps.random.id<MailId>();
  await insertMail(tx, {
    id,
    kind: order.kind,
    user_id: order.userId,
    book_id: order.bookId ?? null,
    support_ticket_id: order.ticketId ?? null,
    to_address: order.to,
    addressee_name: order.addressee?.name ?? null,
    language: order.addressee?.language ?? null,
    state: 'queued',
    subject: null,
    created_at: deps.clock.now(),
    sent_at: null,
  });
  await deps.jobs.enqueue(tx, sendMailJob, [{ mailId: id }]);
};
