/** What other features may ask of the support. */
export { findTicket, listTicketsOf, type TicketRow } from '#server/features/support/ticket-store.ts';
