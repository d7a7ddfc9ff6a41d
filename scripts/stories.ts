/**
 * `npm run stories`: the reading room. Prints books of the built-in storyteller to be read, with what the checks found:
 * `npm run stories -- --template night-forest --seeds 10 --age 6 --spreads 12 [--language ar] [--dialect egyptian]`,
 * `-- --idea "…"`. `-- --shared night-forest [--language ar] [--dialect egyptian]` lists the sentences that its books share. `-- --report [--books 500] [--json]`
 * measures books of all templates; docs/story-review.md keeps its numbers.
 */
import { parseArgs } from 'node:util';
import { BOOK_LANGUAGES, DIALECTS, mainLanguageOf } from '#core/locale/language.ts';
import { SPREAD_COUNTS } from '#core/story/brief.ts';
import { checkStory } from '#core/story/checks/check-story.ts';
import { variedBrief, type SampleSort } from '#studio/storyteller/review/sample-briefs.ts';
import { writeStory } from '#studio/storyteller/write-story.ts';
import { oneOf } from '#scripts/options.ts';
import { printBook } from '#scripts/stories/print-book.ts';
import { printReport } from '#scripts/stories/print-report.ts';
import { printShared } from '#scripts/stories/print-shared.ts';
import { measureStories } from '#scripts/stories/report.ts';

const { values } = parseArgs({
  options: {
    template: { type: 'string' },
    idea: { type: 'string' },
    seeds: { type: 'string', default: '1' },
    language: { type: 'string', default: 'en' },
    dialect: { type: 'string', default: 'standard' },
    age: { type: 'string', default: '6' },
    spreads: { type: 'string', default: '12' },
    shared: { type: 'string' },
    report: { type: 'boolean', default: false },
    books: { type: 'string', default: '500' },
    json: { type: 'boolean', default: false },
  },
});

const language = oneOf(BOOK_LANGUAGES, values.language, 'language');
const dialect = oneOf(DIALECTS, values.dialect, 'dialect');
const SHARED_BOOKS = 100;

const printBooks = (): void => {
  const sort: SampleSort = {
    templateId: values.template ?? null,
    idea: values.idea ?? null,
    language,
    dialect,
    age: Number(values.age),
    spreads: oneOf(SPREAD_COUNTS, values.spreads, 'spreads'),
  };
  for (let seed = 0; seed < Number(values.seeds); seed += 1) {
    const brief = variedBrief(sort, seed);
    const story = writeStory(brief);
    process.stdout.write(`${printBook(brief, story, checkStory(story, brief))}\n`);
  }
};

const printNumbers = (): void => {
  const report = measureStories({ books: Number(values.books), compared: SHARED_BOOKS });
  process.stdout.write(values.json ? `${JSON.stringify(report, null, 2)}\n` : printReport(report));
};

try {
  if (values.report) printNumbers();
  else if (values.shared === undefined) printBooks();
  else {
    const told = { language: mainLanguageOf(language), dialect };
    process.stdout.write(`${printShared(values.shared, told, SHARED_BOOKS)}\n`);
  }
} catch (error) {
  // What was asked for does not exist; anything else is a fault of the storyteller and shows where it happened.
  if (!(error instanceof RangeError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
