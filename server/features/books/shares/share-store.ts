/** All SQL of the links that show books to others. */
import type { BookId } from '#contract/fields.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { sha256 } from '#server/platform/random.ts';

/** Keeps a link instead of the one that the book had. */
export const replaceShare = async (tx: Tx, id: BookId, { token, now }: { token: string; now: Date }): Promise<void> => {
  const kept = { token_sha256: sha256(token), created_at: now };
  await tx
    .insertInto('book_shares')
    .values({ book_id: id, ...kept })
    .onConflict((conflict) => conflict.column('book_id').doUpdateSet(kept))
    .execute();
};

export const deleteShare = async (tx: Tx, id: BookId): Promise<void> => {
  await tx.deleteFrom('book_shares').where('book_id', '=', id).execute();
};

export const findSharedBookId = async (tx: Tx, token: string): Promise<BookId | null> => {
  const share = await tx
    .selectFrom('book_shares')
    .select('book_id')
    .where('token_sha256', '=', sha256(token))
    .executeTakeFirst();
  return share?.book_id ?? null;
};

/** Those of the books that a link shows. */
export const listSharedOf = async (tx: Tx, ids: readonly BookId[]): Promise<BookId[]> => {
  const shares = await tx.selectFrom('book_shares').select('book_id').where('book_id', 'in', ids).execute();
  return shares.map(({ book_id }) => book_id);
};
