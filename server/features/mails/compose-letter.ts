/** What a mail says, looked up at the moment it is sent; a mail that has lost its reason is not sent. */
import type { Letter } from '#contract/mails/letters.ts';
import { ticketName } from '#core/support/support-request.ts';
import type { LinkPurpose } from '#core/account/account.ts';
import type { Language } from '#core/locale/language.ts';
import {
  findUser,
  findUserByEmail,
  makeLink,
  type MakeLinkDeps,
  type UserRow,
} from '#server/features/accounts/public.ts';
import { findBook } from '#server/features/books/public.ts';
import type { MailRow } from '#server/features/mails/mail-store.ts';
import { findTicket } from '#server/features/support/public.ts';
import type { Tx } from '#server/platform/db/database.ts';

export type ComposeDeps = MakeLinkDeps & {
  /** Where people reach the product, without a slash at the end. */
  publicUrl(): string;
};

export type Addressed = { readonly letter: Letter; readonly language: Language; readonly user: UserRow | null };

const LINK_PAGES: Readonly<Record<LinkPurpose, string>> = {
  activation: '/auth/activation',
  'email-change': '/auth/activation',
  reset: '/auth/reset-password',
};

/** A letter with a link that proves the address of the mail. */
const withLink = async (
  deps: ComposeDeps,
  tx: Tx,
  { purpose, user, email }: { purpose: LinkPurpose; user: UserRow; email: string },
): Promise<Letter> => {
  const token = await makeLink(deps, tx, { userId: user.id, purpose, email });
  const link = `${deps.publicUrl()}${LINK_PAGES[purpose]}?token=${token}`;
  return { kind: purpose, name: user.name, link, email };
};

const aboutBook = async (
  deps: ComposeDeps,
  tx: Tx,
  { mail, user }: { mail: MailRow; user: UserRow },
): Promise<Letter | null> => {
  const book = mail.book_id && (await findBook(tx, mail.book_id));
  if (!book || !user.notify_books) return null;
  // A book that went on, or failed again, in the meantime needs no mail about how it was.
  const kind = book.status === 'failed' ? 'book-failed' : book.status === 'in-progress' ? null : 'book-ready';
  if (kind === null || kind !== mail.kind) return null;
  return { kind, name: user.name, link: `${deps.publicUrl()}/library/${book.id}`, title: book.title };
};

/** To whoever wrote to the support, who may have no account, or another address than that of the account. */
const receivedBySupport = async (tx: Tx, mail: MailRow): Promise<Addressed | null> => {
  const ticket = mail.support_ticket_id && (await findTicket(tx, mail.support_ticket_id));
  if (!ticket) return null;
  const { name, language } = ticket;
  return {
    letter: { kind: 'support-received', name, ticket: ticketName(ticket.running_number) },
    language,
    user: null,
  };
};

const askedSupport = async (tx: Tx, { mail, user }: { mail: MailRow; user: UserRow }): Promise<Letter | null> => {
  const ticket = mail.support_ticket_id && (await findTicket(tx, mail.support_ticket_id));
  if (!ticket) return null;
  const { category, message, name, email } = ticket;
  const number = ticketName(ticket.running_number);
  const book = ticket.book_id && (await findBook(tx, ticket.book_id));
  return {
    kind: 'support-asked',
    name: user.name,
    link: `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(number)}`,
    ticket: number,
    category,
    message,
    writer: { name, email },
    bookTitle: book ? book.title : null,
  };
};

const letterFor = async (
  deps: ComposeDeps,
  tx: Tx,
  { mail, user }: { mail: MailRow; user: UserRow },
): Promise<Letter | null> => {
  const email = mail.to_address;
  const { name } = user;
  switch (mail.kind) {
    case 'activation':
      return user.email_verified_at === null && user.email === email
        ? withLink(deps, tx, { purpose: 'activation', user, email })
        : null;
    case 'reset':
      return withLink(deps, tx, { purpose: 'reset', user, email });
    case 'email-change':
      return user.pending_email === email ? withLink(deps, tx, { purpose: 'email-change', user, email }) : null;
    case 'email-changed':
      return { kind: mail.kind, name, link: `${deps.publicUrl()}/contact`, email: user.email };
    case 'password-changed':
      return { kind: mail.kind, name, link: `${deps.publicUrl()}/auth/forgot-password` };
    case 'welcome':
      return { kind: mail.kind, name, link: `${deps.publicUrl()}/create` };
    case 'support-asked':
      return askedSupport(tx, { mail, user });
    case 'account-deleted':
    case 'support-received':
      return null;
    case 'book-ready':
    case 'book-failed':
      return aboutBook(deps, tx, { mail, user });
  }
};

/** Null when the mail is not to be sent: nobody has the address, or what it would say is not so any more. */
export const composeLetter = async (deps: ComposeDeps, tx: Tx, mail: MailRow): Promise<Addressed | null> => {
  if (mail.kind === 'account-deleted') {
    if (mail.addressee_name === null || mail.language === null) return null;
    return { letter: { kind: mail.kind, name: mail.addressee_name }, language: mail.language, user: null };
  }
  if (mail.kind === 'support-received') return receivedBySupport(tx, mail);
  // Only links are asked for by address, and by the time this runs nobody waits for the answer.
  const user = mail.user_id ? await findUser(tx, mail.user_id) : await findUserByEmail(tx, mail.to_address);
  const letter = user && (await letterFor(deps, tx, { mail, user }));
  return user && letter ? { letter, language: user.language, user } : null;
};
