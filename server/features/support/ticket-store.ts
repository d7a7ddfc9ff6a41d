/** All SQL of support tickets. */
import type { Selectable } from 'kysely';
import type { SupportTicketId, UserId } from '#contract/fields.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { SupportTickets } from '#server/platform/db/tables.ts';

export type TicketRow = Selectable<SupportTickets>;

/** The database gives the running number. */
export const insertTicket = (tx: Tx, ticket: Omit<TicketRow, 'running_number'>): Promise<TicketRow> =>
  tx.insertInto('support_tickets').values(ticket).returningAll().executeTakeFirstOrThrow();

export const findTicket = async (tx: Tx, id: SupportTicketId): Promise<TicketRow | null> =>
  (await tx.selectFrom('support_tickets').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;

/** Newest first. */
export const listTicketsOf = (tx: Tx, userId: UserId): Promise<TicketRow[]> =>
  tx
    .selectFrom('support_tickets')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('running_number', 'desc')
    .execute();
