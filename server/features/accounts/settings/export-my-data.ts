/** Everything that is kept of a user, as one JSON file that people and programs can read. */
import type { UserId } from '#contract/fields.ts';
import { ticketName } from '#core/support/support-request.ts';
import { getUser, type UserRow } from '#server/features/accounts/account-store.ts';
import { listSessions } from '#server/features/accounts/settings/end-sessions.ts';
import { viewUser } from '#server/features/accounts/user-view.ts';
import { listIdentitiesOf } from '#server/features/accounts/vendors/identity-store.ts';
import { listAllBooksOf } from '#server/features/books/public.ts';
import { listCharacterViewsOf, type PortraitLinks } from '#server/features/characters/public.ts';
import { listMailsOf } from '#server/features/mails/public.ts';
import { listRunsOf } from '#server/features/runs/public.ts';
import { listTicketsOf } from '#server/features/support/public.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';
import type { Actor, FileReply } from '#server/platform/http/bind-endpoint.ts';

export type ExportDeps = PortraitLinks & {
  readonly db: Database;
  readonly clock: Clock;
  publicUrl(): string;
};

/** Addresses of pictures and files are paths here; outside the product they need its address. */
const withWholeAddresses = (publicUrl: string, value: unknown): unknown => {
  if (typeof value === 'string') return value.startsWith('/api/') ? publicUrl + value : value;
  if (Array.isArray(value)) return value.map((item) => withWholeAddresses(publicUrl, item));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withWholeAddresses(publicUrl, item)]));
};

/** What the screens do not show of an account. */
const privateFacts = async (tx: Tx, row: UserRow) => ({
  referralCode: row.referral_code,
  referredBy: row.referred_by,
  termsAcceptedAt: row.terms_accepted_at,
  updatedAt: row.updated_at,
  vendorSignIns: (await listIdentitiesOf(tx, row.id)).map(({ vendor, subject, created_at }) => ({
    vendor,
    subject,
    addedAt: created_at,
  })),
});

const supportTickets = async (tx: Tx, userId: UserId) =>
  (await listTicketsOf(tx, userId)).map(({ running_number, category, name, email, message, book_id, created_at }) => ({
    ticket: ticketName(running_number),
    category,
    name,
    email,
    message,
    bookId: book_id,
    createdAt: created_at,
  }));

export const exportMyData = async (deps: ExportDeps, actor: Actor): Promise<FileReply> => {
  const now = deps.clock.now();
  const sessions = await listSessions(deps, actor);
  const content = await deps.db.read(async (tx) => {
    const row = await getUser(tx, actor.userId);
    return {
      exportedAt: now,
      account: { ...(await viewUser(tx, deps, row)), ...(await privateFacts(tx, row)) },
      characters: await listCharacterViewsOf(tx, deps, actor.userId),
      books: await listAllBooksOf(tx, deps.signer, actor.userId),
      runs: await listRunsOf(tx, actor.userId),
      sessions,
      supportTickets: await supportTickets(tx, actor.userId),
      mails: (await listMailsOf(tx, actor.userId)).map(({ kind, to_address, subject, state, created_at, sent_at }) => ({
        kind,
        to: to_address,
        subject,
        state,
        createdAt: created_at,
        sentAt: sent_at,
      })),
    };
  });
  const body = Buffer.from(JSON.stringify(withWholeAddresses(deps.publicUrl(), content), null, 2));
  return {
    body,
    sizeBytes: body.byteLength,
    mediaType: 'application/json; charset=utf-8',
    filename: `hikaya-data-${now.toISOString().slice(0, 10)}.json`,
    maxAgeSeconds: 0,
    isPublic: false,
  };
};
