/** Asks for one page to be drawn again, with what its owner says about it. */
import type { PageRedraw, RedrawAnswer } from '#contract/books/changes.ts';
import type { PageRedrawId } from '#contract/fields.ts';
import type { Scene } from '#core/story/scene.ts';
import { classifyIdea } from '#core/story/safety/classify-idea.ts';
import { viewOneBook } from '#server/features/books/book-view.ts';
import { getPage, openForChange, type ChangeDeps } from '#server/features/books/changes/change-book.ts';
import { insertRedraw, isBeingDrawn } from '#server/features/books/changes/change-store.ts';
import { redrawPageJob } from '#server/features/books/changes/redraw-job.ts';
import { Failure, FieldsFailure } from '#server/platform/failure.ts';
import { requireGenerating, type Actor } from '#server/platform/http/bind-endpoint.ts';
import type { Random } from '#server/platform/random.ts';
import { readNote } from '#studio/illustrator/note/read-note.ts';

export type RegenPageDeps = ChangeDeps & { readonly random: Random };

/**
 * A seed changes little more than the grain of the paper. Who asks for nothing that can be drawn wants another picture
 * all the same, so the place is seen from elsewhere.
 */
const fromElsewhere = (scene: Scene): Scene => ({ ...scene, angle: (scene.angle ?? 0) + 1 });

export const regenBookPage = (deps: RegenPageDeps, actor: Actor, input: PageRedraw): Promise<RedrawAnswer> =>
  deps.db.transaction(async (tx) => {
    const book = await openForChange(tx, actor, input);
    requireGenerating(actor);
    const page = await getPage(tx, book.id, input.pageIdx);
    if (await isBeingDrawn(tx, book.id, page.page_index)) throw new Failure('book.page-being-drawn');
    const note = input.note ?? '';
    const names = book.brief.characters.map(({ name }) => name);
    if (classifyIdea(note, names).kind !== 'fine') throw new FieldsFailure([['note', 'note-unsuitable']]);
    const { scene, used, unused } = readNote(note, page.scene, book.brief.characters);
    const redrawId = deps.random.id<PageRedrawId>();
    await insertRedraw(tx, {
      id: redrawId,
      book_id: book.id,
      page_index: page.page_index,
      note: note === '' ? null : note,
      scene: used.length > 0 ? scene : fromElsewhere(scene),
      seed: deps.random.seed(),
      state: 'waiting',
      created_at: deps.clock.now(),
      ended_at: null,
    });
    await deps.jobs.enqueue(tx, redrawPageJob, [{ redrawId }]);
    return { book: await viewOneBook(tx, deps.signer, book), used, unused };
  });
