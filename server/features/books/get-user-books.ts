/** The library of the signed-in user. */
import { z } from 'zod';
import type { Book } from '#contract/books.ts';
import { bookIdSchema } from '#contract/fields.ts';
import { listBooksOf, type BookCursor, type BookRow } from '#server/features/books/book-store.ts';
import { viewBooks } from '#server/features/books/book-view.ts';
import type { Database } from '#server/platform/db/database.ts';
import { FieldsFailure } from '#server/platform/failure.ts';
import type { Actor } from '#server/platform/http/bind-endpoint.ts';
import type { UrlSigner } from '#server/platform/http/signed-url.ts';

export type BooksDeps = { readonly db: Database; readonly signer: UrlSigner };

const cursorOf = ({ created_at, id }: BookRow): string => `${created_at.getTime()}.${id}`;

const parseCursor = (text: string | undefined): BookCursor | null => {
  if (text === undefined) return null;
  const [time = '', id = ''] = text.split('.');
  const parsed = z
    .object({ time: z.coerce.number().int().min(0).max(8.64e15), id: bookIdSchema })
    .safeParse({ time, id });
  if (!parsed.success) throw new FieldsFailure([['cursor', 'invalid']]);
  return { createdAt: new Date(parsed.data.time), id: parsed.data.id };
};

/** Newest first; `nextCursor` is null on the last page. */
export const getUserBooks = (
  deps: BooksDeps,
  actor: Actor,
  page: { limit: number; cursor?: string | undefined },
): Promise<{ body: Book[]; nextCursor: string | null }> =>
  deps.db.read(async (tx) => {
    const rows = await listBooksOf(tx, actor.userId, { limit: page.limit + 1, after: parseCursor(page.cursor) });
    const shown = rows.slice(0, page.limit);
    const last = rows.length > page.limit ? shown.at(-1) : undefined;
    return { body: await viewBooks(tx, deps.signer, shown), nextCursor: last ? cursorOf(last) : null };
  });
