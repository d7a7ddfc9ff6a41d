import { afterEach, describe, expect, it } from 'vitest';
import type { Story } from '#core/story/story.ts';
import type { Book } from '#contract/books.ts';
import type { BookId } from '#contract/fields.ts';
import { MOST_SHARED_PART, recognisedSentences, sharedPart } from '#core/story/shared-sentences.ts';
import { listFindingsOf } from '#server/features/books/public.ts';
import { builtInStoryWriter } from '#server/providers/story-writer/built-in.ts';
import type { StoryWriter } from '#server/providers/story-writer/story-writer.ts';
import { orderBook, signUp, waitForRun } from '#test/support/factories.ts';
import { startApp, type App } from '#test/support/start-app.ts';
import { createTestIllustrator } from '#test/support/test-illustrator.ts';

let app: App;
afterEach(() => app.close());

/** The built-in writer with another text on the second spread, and how often it was asked. */
const writerSaying = (text: (attempt: number) => string | null): StoryWriter & { asked: number } => {
  const writer = {
    name: 'test',
    asked: 0,
    writeStory: async (...[brief, attempt, signal]: Parameters<StoryWriter['writeStory']>): Promise<Story> => {
      writer.asked += 1;
      const story = await builtInStoryWriter.writeStory(brief, 0, signal);
      const said = text(attempt);
      const spreads = story.spreads.map((spread, at) =>
        at === 1 && said !== null ? { ...spread, texts: { en: said } } : spread,
      );
      return { ...story, spreads };
    },
  };
  return writer;
};

const written = async (writer: StoryWriter) => {
  app = await startApp({ writer, illustrator: createTestIllustrator() });
  const token = (await signUp(app)).userToken;
  const book = await orderBook(app, token);
  await app.startJobs(true);
  await waitForRun(
    app,
    { token, bookId: book._id },
    ({ stage, error }) => (stage !== 'analyzing' && stage !== 'optimizing') || error !== undefined,
  );
  const findings = await app.db.read((tx) => listFindingsOf(tx, book._id as BookId));
  const seen = await app.call('GET', `/book/get-book/${book._id}`, { token });
  return { findings, seen: JSON.stringify(seen.body) };
};

const DOUBTFUL =
  'Layla found a owl in the the tree, and it was very much awake. It looked at Layla, and Layla looked at it.';
const CRUEL =
  'Layla took the gun and killed the owl. It was dark, and nobody said anything more about it, not even Layla.';

describe('what the checks find in a story', () => {
  it('is kept for reviewers and shown to nobody else', async () => {
    const writer = writerSaying(() => DOUBTFUL);
    const { findings, seen } = await written(writer);
    expect(findings).toEqual(
      expect.arrayContaining([
        { check: 'article', spread: 1, severity: 'warning', detail: 'a owl' },
        { check: 'doubled-word', spread: 1, severity: 'warning', detail: 'the the' },
      ]),
    );
    expect(seen).not.toContain('doubled-word');
    expect(writer.asked).toBe(1);
  });

  it('leads to a rewrite when it is an error', async () => {
    const writer = writerSaying((attempt) => (attempt === 0 ? CRUEL : null));
    const { findings, seen } = await written(writer);
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(seen).not.toContain('gun');
    expect(writer.asked).toBe(2);
  });

  it('goes to the reviewer when rewriting does not help', async () => {
    const writer = writerSaying(() => CRUEL);
    const { findings } = await written(writer);
    expect(findings[0]).toMatchObject({ check: 'forbidden-topic', spread: 1, severity: 'error' });
    expect(writer.asked).toBe(3);
  });
});

describe('a second book of one family', () => {
  it('is written anew when it would repeat the first', async () => {
    app = await startApp({ illustrator: createTestIllustrator() });
    const token = (await signUp(app)).userToken;
    await app.startJobs(true);
    const textsOf = async (): Promise<string[]> => {
      const { _id } = await orderBook(app, token, { seed: 7 });
      await waitForRun(app, { token, bookId: _id }, ({ stage }) => stage !== 'analyzing' && stage !== 'optimizing');
      const { body } = await app.call<Book>('GET', `/book/get-book/${_id}`, { token });
      return body.pages.slice(1).map(({ text }) => text);
    };
    const [first, second] = [await textsOf(), await textsOf()];
    expect(first).toHaveLength(8);
    const shared = sharedPart(recognisedSentences(first, ['Layla']), recognisedSentences(second, ['Layla']));
    expect(shared).toBeLessThanOrEqual(MOST_SHARED_PART);
  });
});
