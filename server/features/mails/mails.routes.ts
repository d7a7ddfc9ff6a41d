/** Binds the outbox, when mails are kept instead of sent. */
import type { FastifyInstance } from 'fastify';
import { listOutbox, type OutboxMail } from '#contract/mails/outbox.ts';
import { listOutboxMails, type OutboxMailRow } from '#server/features/mails/mail-store.ts';
import type { Database } from '#server/platform/db/database.ts';
import { Failure } from '#server/platform/failure.ts';
import { bindEndpoint, type BindingDeps } from '#server/platform/http/bind-endpoint.ts';

const viewOutboxMail = (row: OutboxMailRow): OutboxMail => ({
  _id: row.id,
  to: row.to_address,
  subject: row.subject,
  text: row.text,
  html: row.html,
  links: row.links,
  sentAt: row.sent_at.toISOString(),
});

/** Everybody else gets the answer of an address that does not exist: mails carry links that sign people in. */
export const bindMails = (
  app: FastifyInstance,
  binding: BindingDeps,
  deps: { db: Database; isOutboxOpen: boolean },
): void => {
  bindEndpoint(app, binding, listOutbox, async ({ isThisMachine }) => {
    if (!deps.isOutboxOpen || !isThisMachine) throw new Failure('request.not-found');
    return (await deps.db.read(listOutboxMails)).map(viewOutboxMail);
  });
};
