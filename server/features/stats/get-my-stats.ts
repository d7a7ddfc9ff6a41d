/** Counts what a user has made so far. */
import type { Stats } from '#contract/stats.ts';
import { countBooksOf } from '#server/features/books/public.ts';
import { countCharactersOf } from '#server/features/characters/public.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Actor } from '#server/platform/http/bind-endpoint.ts';

export type StatsDeps = { readonly db: Database };

export const getMyStats = (deps: StatsDeps, actor: Actor): Promise<Stats> =>
  deps.db.read(async (tx) => ({
    ...(await countBooksOf(tx, actor.userId)),
    heroes: await countCharactersOf(tx, actor.userId),
  }));
