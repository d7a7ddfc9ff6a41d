/** First job of a run: has the story written, checks it, keeps it, and enqueues its pages. */
import type { RunId } from '#contract/fields.ts';
import { textLanguagesOf, type TextByLanguage } from '#core/locale/language.ts';
import type { Brief } from '#core/story/brief.ts';
import type { Scene } from '#core/story/scene.ts';
import { checkStoryStructure, mainText, type Story } from '#core/story/story.ts';
import { findBook, insertPages } from '#server/features/books/public.ts';
import { drawPageJob } from '#server/features/runs/run-jobs.ts';
import { findRun, insertRunPages, moveRun, type RunRow } from '#server/features/runs/run-store.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { JobQueue } from '#server/platform/jobs/job-queue.ts';
import type { StoryWriter } from '#server/providers/story-writer/story-writer.ts';
import { describeScene } from '#studio/illustrator/describe-scene.ts';

export type WriteStoryDeps = {
  readonly db: Database;
  readonly jobs: Pick<JobQueue, 'enqueue'>;
  readonly writer: StoryWriter;
  readonly clock: Clock;
};

/** A story that fails its check is written anew so many times. */
const REWRITES = 2;

const writeChecked = async (writer: StoryWriter, brief: Brief, signal: AbortSignal): Promise<Story> => {
  let findings = '';
  for (let attempt = 0; attempt <= REWRITES; attempt += 1) {
    const story = await writer.writeStory(brief, attempt, signal);
    const problems = checkStoryStructure(story, brief);
    if (problems.length === 0) return story;
    findings = problems.map(({ check, spread }) => `${check}@${spread ?? 'story'}`).join(', ');
  }
  throw new Error(`The story did not pass its check: ${findings}`);
};

const altsOf = (brief: Brief, scene: Scene): TextByLanguage =>
  Object.fromEntries(
    textLanguagesOf(brief.language).map((language) => [language, describeScene(scene, brief.characters, language)]),
  );

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
  const { run, book } = await deps.db.read(async (tx) => {
    const found = await findRun(tx, runId);
    return { run: found, book: found && (await findBook(tx, found.book_id)) };
  });
  if (!run || !book || isWritten(run)) return;
  if (run.stage === 'analyzing') {
    await deps.db.transaction((tx) => moveRun(tx, runId, { to: 'optimizing', now: deps.clock.now() }));
  }
  const story = await writeChecked(deps.writer, book.brief, signal);
  const pages = pagesOf(book.brief, story);
  await deps.db.transaction(async (tx) => {
    if (!(await moveRun(tx, runId, { to: 'queued', now: deps.clock.now() }))) return;
    await insertPages(tx, book.id, { title: mainText(story.titles, book.brief.language), pages });
    await insertRunPages(tx, runId, pages.length);
    await deps.jobs.enqueue(
      tx,
      drawPageJob,
      pages.map((page) => ({ runId, index: page.page_index })),
    );
  });
};
