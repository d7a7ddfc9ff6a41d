/** First job of a run: has the story written, checks it, keeps it, and enqueues its pages. */
import type { RunId } from '#contract/fields.ts';
import type { Brief } from '#core/story/brief.ts';
import { findAlikeness, type KnownBook } from '#core/story/checks/alikeness.ts';
import { checkStory } from '#core/story/checks/check-story.ts';
import type { StoryFinding } from '#core/story/checks/finding.ts';
import { checkStoryStructure } from '#core/story/checks/structure.ts';
import { mainText, type Story } from '#core/story/story.ts';
import { altsOf, findBook, insertPages, listKnownBooks, replaceFindings } from '#server/features/books/public.ts';
import { drawPageJob } from '#server/features/runs/run-jobs.ts';
import { findRun, insertRunPages, moveRun, type RunRow } from '#server/features/runs/run-store.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { JobQueue } from '#server/platform/jobs/job-queue.ts';
import type { StoryWriter } from '#server/providers/story-writer/story-writer.ts';

export type WriteStoryDeps = {
  readonly db: Database;
  readonly jobs: Pick<JobQueue, 'enqueue'>;
  readonly writer: StoryWriter;
  readonly clock: Clock;
};

/** A story with a fault is written anew so many times. */
const REWRITES = 2;

type CheckedStory = { readonly story: Story; readonly findings: readonly StoryFinding[] };

/** Errors count first; a story that repeats another book of the family is worth another attempt, too. */
const faultsIn = ({ findings }: CheckedStory): number =>
  findings.reduce((sum, { severity, check }) => sum + (severity === 'error' ? 2 : check === 'too-alike' ? 1 : 0), 0);

/**
 * Has the story written until it is without faults. One that cannot be drawn is never kept; of the others the one with
 * the fewest faults is, together with what was found, so that a reviewer sees it.
 */
const writeChecked = async (
  writer: StoryWriter,
  { brief, known }: { brief: Brief; known: readonly KnownBook[] },
  signal: AbortSignal,
): Promise<CheckedStory> => {
  let best: CheckedStory | null = null;
  let refused = '';
  for (let attempt = 0; attempt <= REWRITES; attempt += 1) {
    const story = await writer.writeStory(brief, attempt, signal);
    const problems = checkStoryStructure(story, brief);
    refused = problems.map(({ check, spread }) => `${check}@${spread ?? 'story'}`).join(', ');
    if (problems.length > 0) continue;
    const findings = [...checkStory(story, brief), ...findAlikeness(story, brief, known)];
    const checked: CheckedStory = { story, findings };
    if (best === null || faultsIn(checked) < faultsIn(best)) best = checked;
    if (faultsIn(best) === 0) break;
  }
  if (best === null) throw new Error(`The story did not pass its check: ${refused}`);
  return best;
};

/** Page 0 is the cover, whose text is the title. */
const pagesOf = (brief: Brief, story: Story) =>
  [{ texts: story.titles, scene: story.cover }, ...story.spreads].map(({ texts, scene }, index) => ({
    page_index: index,
    texts,
    scene,
    alts: altsOf(brief, scene),
  }));

const isWritten = (run: RunRow): boolean => run.stage !== 'analyzing' && run.stage !== 'optimizing';

/** Does nothing when the story is written already, so a repeated job costs nothing. */
export const writeRunStory = async (deps: WriteStoryDeps, runId: RunId, signal: AbortSignal): Promise<void> => {
  const { run, book, known } = await deps.db.read(async (tx) => {
    const found = await findRun(tx, runId);
    const own = found && (await findBook(tx, found.book_id));
    return { run: found, book: own, known: own ? await listKnownBooks(tx, own) : [] };
  });
  if (!run || !book || isWritten(run)) return;
  if (run.stage === 'analyzing') {
    await deps.db.transaction((tx) => moveRun(tx, runId, { to: 'optimizing', now: deps.clock.now() }));
  }
  const { story, findings } = await writeChecked(deps.writer, { brief: book.brief, known }, signal);
  const pages = pagesOf(book.brief, story);
  await deps.db.transaction(async (tx) => {
    if (!(await moveRun(tx, runId, { to: 'queued', now: deps.clock.now() }))) return;
    await insertPages(tx, book.id, { title: mainText(story.titles, book.brief), pages });
    await replaceFindings(tx, book.id, findings);
    await insertRunPages(tx, runId, pages.length);
    await deps.jobs.enqueue(
      tx,
      drawPageJob,
      pages.map((page) => ({ runId, index: page.page_index })),
    );
  });
};
