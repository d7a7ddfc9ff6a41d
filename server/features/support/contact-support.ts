/** Keeps a message to the support, and has it confirmed to whoever wrote it and shown to the first administrator. */
import type { SupportTicketId } from '#contract/fields.ts';
import type { contactSupport as endpoint } from '#contract/support.ts';
import { ticketName } from '#core/support/support-request.ts';
import { findFirstAdmin, requireWithinLimit } from '#server/features/accounts/public.ts';
import { findBook } from '#server/features/books/public.ts';
import { queueMail, type QueueMailDeps } from '#server/features/mails/public.ts';
import { insertTicket } from '#server/features/support/ticket-store.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';
import { FieldsFailure } from '#server/platform/failure.ts';
import type { Call } from '#server/platform/http/bind-endpoint.ts';

export type ContactSupportDeps = QueueMailDeps & { readonly db: Database };

const HOUR_MS = 60 * 60 * 1000;

/** Messages from one address of the network; families and schools share one. */
const CALLER_LIMIT = { name: 'support-caller', max: 30, windowMs: HOUR_MS } as const;
/** Confirmations to one e-mail address, so that nobody's mailbox can be filled through us. */
const EMAIL_LIMIT = { name: 'support-email', max: 5, windowMs: HOUR_MS } as const;

type Message = Pick<Call<typeof endpoint>, 'actor' | 'body' | 'language' | 'callerAddress'>;

/** A book that is not there is told from one of somebody else by nobody. */
const requireOwnBook = async (tx: Tx, { actor, body }: Message): Promise<void> => {
  if (body.bookId === undefined) return;
  const book = await findBook(tx, body.bookId);
  if (!book || book.owner_id !== actor?.userId) throw new FieldsFailure([['bookId', 'invalid']]);
};

export const contactSupport = async (deps: ContactSupportDeps, message: Message): Promise<{ ticket: string }> => {
  const { actor, body, language } = message;
  await requireWithinLimit(deps, CALLER_LIMIT, { subject: message.callerAddress, code: 'request.too-many' });
  await requireWithinLimit(deps, EMAIL_LIMIT, { subject: body.email, code: 'request.too-many' });
  return deps.db.transaction(async (tx) => {
    await requireOwnBook(tx, message);
    const { bookId, ...written } = body;
    const ticket = await insertTicket(tx, {
      ...written,
      id: deps.random.id<SupportTicketId>(),
      language,
      user_id: actor?.userId ?? null,
      book_id: bookId ?? null,
      created_at: deps.clock.now(),
    });
    await queueMail(deps, tx, { kind: 'support-received', to: body.email, userId: null, ticketId: ticket.id });
    const admin = await findFirstAdmin(tx);
    if (admin) {
      await queueMail(deps, tx, { kind: 'support-asked', to: admin.email, userId: admin.id, ticketId: ticket.id });
    }
    return { ticket: ticketName(ticket.running_number) };
  });
};
