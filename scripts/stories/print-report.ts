/** The report as the tables of docs/story-review.md. */
import type { StoriesReport } from '#scripts/stories/report.ts';

type LanguageReport = StoriesReport['languages'][string];

const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;
const fixed = (number: number | undefined): string => (number ?? 0).toFixed(1);
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** A warning is the usual finding, so only errors are named as such. */
const findings = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([check, count]) => `${check.replace('warning ', '')} ${count}`)
    .join(', ') || 'none';

type Variety = Pick<LanguageReport, 'sharedSentencesMax' | 'sharedSentencesMean' | 'distinct1' | 'distinct2'>;
const VARIETY = ['shared, most', 'shared, mean', 'distinct-1', 'distinct-2'];
const varietyOf = (one: Variety): string[] => [
  percent(one.sharedSentencesMax),
  percent(one.sharedSentencesMean),
  String(one.distinct1),
  String(one.distinct2),
];

const wholeTable = (languages: StoriesReport['languages']): string =>
  table(
    ['language', 'templates', 'books', 'with an error', 'findings', ...VARIETY],
    Object.entries(languages).map(([language, one]) => [
      language,
      String(one.templates),
      String(one.books),
      String(one.failedChecks),
      findings(one.findingsByCheck),
      ...varietyOf(one),
    ]),
  );

const hardness = (level: Readonly<Record<string, number>>): string =>
  level['grade'] === undefined ? `${percent(level['longWords'] ?? 0)} long words` : `grade ${fixed(level['grade'])}`;

const unfamiliar = (level: Readonly<Record<string, number>>, band: string): string => {
  if (level['grade'] === undefined) return '–';
  return band === '8-10'
    ? `${percent(level['unfamiliarDaleChall'] ?? 0)} (Dale–Chall)`
    : `${percent(level['unfamiliarSpache'] ?? 0)} (Spache)`;
};

const bandTable = (languages: StoriesReport['languages']): string =>
  table(
    [
      'language',
      'band',
      'words per spread: least, tenth, median, ninetieth, most',
      'words in a sentence: mean, longest',
      'grade, or long words',
      'unfamiliar',
    ],
    Object.entries(languages).flatMap(([language, { bands }]) =>
      Object.entries(bands).map(([band, { readingLevel: level, wordsPerSpread: words }]) => [
        language,
        band,
        [words.min, words.p10, words.median, words.p90, words.max].join(', '),
        `${fixed(level['meanSentence'])}, ${fixed(level['longestSentence'])}`,
        hardness(level),
        unfamiliar(level, band),
      ]),
    ),
  );

const templateTable = (id: string, languages: StoriesReport['languages']): string =>
  table(
    ['language', 'books', 'with an error', 'with a warning', 'findings', ...VARIETY],
    Object.entries(languages).flatMap(([language, { byTemplate }]) => {
      const one = byTemplate[id];
      if (!one) return [];
      const counts = [one.books, one.booksWithErrors, one.booksWithWarnings].map(String);
      return [[language, ...counts, findings(one.findingsByCheck), ...varietyOf(one)]];
    }),
  );

export const printReport = ({ books, languages }: StoriesReport): string => {
  const ids = [...new Set(Object.values(languages).flatMap(({ byTemplate }) => Object.keys(byTemplate)))];
  return `${[
    `## The whole, over ${books} books`,
    wholeTable(languages),
    bandTable(languages),
    '## Template by template',
    ...ids.flatMap((id) => [`### ${id}`, templateTable(id, languages)]),
  ].join('\n\n')}\n`;
};
