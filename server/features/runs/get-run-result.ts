/** How far the newest run of a book is. */
import type { BookId } from '#contract/fields.ts';
import type { RunResult } from '#contract/runs.ts';
import type { Language } from '#core/locale/language.ts';
import { findBook } from '#server/features/books/public.ts';
import { findNewestRun, listRunPages } from '#server/features/runs/run-store.ts';
import { viewRun } from '#server/features/runs/run-view.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { Failure } from '#server/platform/failure.ts';
import type { Actor } from '#server/platform/http/bind-endpoint.ts';
import type { UrlSigner } from '#server/platform/http/signed-url.ts';

export type RunResultDeps = { readonly db: Database; readonly signer: UrlSigner; readonly clock: Clock };
export type Reader = { readonly actor: Actor; readonly language: Language };

export const getRunResult = (deps: RunResultDeps, { actor, language }: Reader, bookId: BookId): Promise<RunResult> =>
  deps.db.read(async (tx) => {
    const book = await findBook(tx, bookId);
    const run = book?.owner_id === actor.userId ? await findNewestRun(tx, bookId) : null;
    if (!run) throw new Failure('book.not-found');
    const pages = await listRunPages(tx, run.id);
    return viewRun({ run, pages }, { signer: deps.signer, language });
  });
