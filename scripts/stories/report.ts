/** Measures many books of every template: what the checks find, how hard they read, how much they share. */
import type { Dialect, Language } from '#core/locale/language.ts';
import { countWords } from '#core/locale/text-units.ts';
import { AGE_BANDS, ageBandOf, type AgeBand } from '#core/story/age-band.ts';
import { SPREAD_COUNTS, type Brief } from '#core/story/brief.ts';
import { checkStory } from '#core/story/checks/check-story.ts';
import type { StoryFinding } from '#core/story/checks/finding.ts';
import { readingMeasures } from '#core/story/checks/reading-level.ts';
import type { Story } from '#core/story/story.ts';
import { distinctN } from '#studio/storyteller/review/distinct.ts';
import { variedBrief } from '#studio/storyteller/review/sample-briefs.ts';
import { booksOfSort, meanOf, sharesOf } from '#studio/storyteller/review/shared-sentences.ts';
import { hasWritten, TEMPLATES } from '#studio/storyteller/templates/templates.ts';
import { writeStory } from '#studio/storyteller/write-story.ts';

/** One reader of each band. */
export const AGES = [3, 6, 9] as const;
type ReportedBook = {
  readonly brief: Brief;
  readonly language: Language;
  readonly story: Story;
  readonly findings: readonly StoryFinding[];
};

/** How a story is told: a dialect is measured like a language of its own. */
type Told = { readonly language: Language; readonly dialect: Dialect };
const TOLD: Readonly<Record<string, Told>> = {
  en: { language: 'en', dialect: 'standard' },
  ar: { language: 'ar', dialect: 'standard' },
  'ar-egyptian': { language: 'ar', dialect: 'egyptian' },
};

/** Every template, band and length that is written so. */
export const writtenSorts = (told: Told) =>
  TEMPLATES.flatMap((template) =>
    AGES.filter((age) => hasWritten(template, { ...told, age })).flatMap((age) =>
      SPREAD_COUNTS.map((spreads) => ({ templateId: template.id, ...told, age, spreads })),
    ),
  );

/** As many books of every template, band and length, about one sort of people after another. */
const writeBooks = (told: Told, atLeast: number): ReportedBook[] => {
  const { language } = told;
  const sorts = writtenSorts(told);
  const seeds = sorts.length === 0 ? 0 : Math.ceil(atLeast / sorts.length);
  return sorts.flatMap((sort, place) =>
    Array.from({ length: seeds }, (_, seed): ReportedBook => {
      const brief = variedBrief(sort, seed + place * seeds);
      const story = writeStory(brief);
      return { brief, language, story, findings: checkStory(story, brief) };
    }),
  );
};

const textOf = ({ story, language }: ReportedBook): string =>
  story.spreads.map(({ texts }) => texts[language] ?? '').join('\n');
const rounded = (number: number): number => Math.round(number * 1000) / 1000;
const meanMeasures = (rows: readonly Record<string, number>[]): Record<string, number> =>
  Object.fromEntries(Object.keys(rows[0] ?? {}).map((key) => [key, rounded(meanOf(rows.map((row) => row[key] ?? 0)))]));

/** Nearest-rank percentiles. */
const spreadOf = (numbers: readonly number[]) => {
  const sorted = numbers.toSorted((one, other) => one - other);
  const at = (part: number): number => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
  return { min: at(0), p10: at(0.1), median: at(0.5), p90: at(0.9), max: at(1) };
};

const bandReport = (books: readonly ReportedBook[], band: AgeBand) => {
  const own = books.filter(({ brief }) => ageBandOf(brief.age) === band);
  const names = ({ brief }: ReportedBook) => brief.characters.map(({ name }) => name);
  return {
    readingLevel: meanMeasures(own.map((book) => readingMeasures(textOf(book), book.language, names(book)))),
    wordsPerSpread: spreadOf(
      own.flatMap(({ story, language }) => story.spreads.map(({ texts }) => countWords(texts[language] ?? ''))),
    ),
  };
};

/** Over every band and length of a template: the worst pair of books, and the mean over all pairs. */
const sharedReport = (templateId: string, told: Told, seeds: number) => {
  const shares = writtenSorts(told)
    .filter((sort) => sort.templateId === templateId)
    .map((sort) => sharesOf(booksOfSort(sort, seeds)));
  return {
    sharedSentencesMax: rounded(Math.max(0, ...shares.map((pairs) => Math.max(...pairs)))),
    sharedSentencesMean: rounded(meanOf(shares.map(meanOf))),
  };
};

const findingCounts = (books: readonly ReportedBook[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { findings } of books)
    for (const { check, severity } of findings) {
      const key = `${severity} ${check}`;
      counts[key] = (counts[key] ?? 0) + 1;
    }
  return counts;
};

type Extent = {
  /** Books to write, at least. */
  readonly books: number;
  /** Books of one template, band and length that are compared with each other. */
  readonly compared: number;
};

const templateReport = (
  books: readonly ReportedBook[],
  templateId: string,
  { told, compared }: { readonly told: Told; readonly compared: number },
) => {
  const own = books.filter(({ brief }) => brief.templateId === templateId);
  const texts = own.map(textOf);
  return {
    books: own.length,
    booksWithErrors: own.filter(({ findings }) => findings.some(({ severity }) => severity === 'error')).length,
    booksWithWarnings: own.filter(({ findings }) => findings.some(({ severity }) => severity === 'warning')).length,
    findingsByCheck: findingCounts(own),
    ...sharedReport(templateId, told, compared),
    distinct1: rounded(distinctN(texts, 1)),
    distinct2: rounded(distinctN(texts, 2)),
  };
};

const languageReport = (told: Told, extent: Extent) => {
  const books = writeBooks(told, extent.books);
  const ids = [...new Set(books.map(({ brief }) => brief.templateId ?? ''))];
  const byTemplate = Object.fromEntries(
    ids.map((id) => [id, templateReport(books, id, { told, compared: extent.compared })]),
  );
  const texts = books.map(textOf);
  const shared = Object.values(byTemplate);
  return {
    templates: ids.length,
    books: books.length,
    failedChecks: books.filter(({ findings }) => findings.some(({ severity }) => severity === 'error')).length,
    findingsByCheck: findingCounts(books),
    bands: Object.fromEntries(
      AGE_BANDS.filter((band) => books.some(({ brief }) => ageBandOf(brief.age) === band)).map((band) => [
        band,
        bandReport(books, band),
      ]),
    ),
    sharedSentencesMax: Math.max(0, ...shared.map(({ sharedSentencesMax }) => sharedSentencesMax)),
    sharedSentencesMean: rounded(meanOf(shared.map(({ sharedSentencesMean }) => sharedSentencesMean))),
    distinct1: rounded(distinctN(texts, 1)),
    distinct2: rounded(distinctN(texts, 2)),
    byTemplate,
  };
};

/** The books are shared evenly by the languages and dialects that are written. */
export const measureStories = ({ books, compared }: Extent) => {
  const written = Object.entries(TOLD).filter(([, told]) => writtenSorts(told).length > 0);
  const reports = Object.fromEntries(
    written.map(([name, told]) => [name, languageReport(told, { books: Math.ceil(books / written.length), compared })]),
  );
  const all = Object.values(reports);
  return {
    templates: { en: reports['en']?.templates ?? 0, ar: reports['ar']?.templates ?? 0 },
    books: all.reduce((sum, report) => sum + report.books, 0),
    failedChecks: all.reduce((sum, { failedChecks }) => sum + failedChecks, 0),
    sharedSentencesMax: Math.max(0, ...all.map(({ sharedSentencesMax }) => sharedSentencesMax)),
    sharedSentencesMean: rounded(meanOf(all.map(({ sharedSentencesMean }) => sharedSentencesMean))),
    distinct1: rounded(meanOf(all.map(({ distinct1 }) => distinct1))),
    distinct2: rounded(meanOf(all.map(({ distinct2 }) => distinct2))),
    languages: reports,
  };
};

export type StoriesReport = ReturnType<typeof measureStories>;
