/**
 * `npm run bench`: how long things take, each next to an alternative measured in the same run.
 * `npm run bench -- NAME… --json` runs the named measures and prints one line of JSON for each.
 */
import { availableParallelism, totalmem } from 'node:os';
import { BOOK_MEASURES, measureBook } from './measure-book.ts';
import { measurePage, PAGE_MEASURES } from './measure-page.ts';
import { measureScores, SCORE_MEASURES } from './measure-scores.ts';
import { measureWeb, WEB_MEASURES } from './measure-web.ts';

/** One measured number. `ratio` is value ÷ the alternative named in `against`. */
export type Measured = {
  readonly name: string;
  readonly value: number;
  readonly unit: 's' | 'ms' | 'kB' | 'of 100';
  readonly ratio?: number;
  readonly against?: string;
  /** The alternative that could not be measured, because it failed. */
  readonly failed?: string;
  /** What the value is made of, for people. */
  readonly parts?: Readonly<Record<string, number>>;
};

type Suite = {
  readonly names: readonly string[];
  /** Measures at least the wanted ones of its names; none means all. */
  measure(wanted: readonly string[]): Promise<readonly Measured[]>;
};

/** Suites measure several names at once, because those come from the same work. */
const SUITES: readonly Suite[] = [
  { names: BOOK_MEASURES, measure: measureBook },
  { names: PAGE_MEASURES, measure: measurePage },
  { names: WEB_MEASURES, measure: measureWeb },
  { names: SCORE_MEASURES, measure: measureScores },
];

const round = (value: number): number => Math.round(value * 1000) / 1000;

const printForPeople = (measured: Measured): void => {
  const ratio = measured.ratio === undefined ? '' : `   ${round(measured.ratio)} × ${measured.against ?? ''}`;
  process.stdout.write(
    `${measured.name.padEnd(24)} ${String(round(measured.value)).padStart(9)} ${measured.unit}${ratio}\n`,
  );
  if (measured.failed) process.stdout.write(`  failed: ${measured.failed}\n`);
  for (const [part, value] of Object.entries(measured.parts ?? {})) {
    process.stdout.write(`  ${part.padEnd(22)} ${String(round(value)).padStart(9)} ${measured.unit}\n`);
  }
};

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const isJson = process.argv.includes('--json');
const known = SUITES.flatMap((suite) => suite.names);
const unknown = wanted.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  process.stderr.write(`No such measure: ${unknown.join(', ')}. There are: ${known.join(', ')}\n`);
  process.exit(2);
}

if (!isJson) {
  const gibibytes = Math.round(totalmem() / 2 ** 30);
  process.stdout.write(
    `${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores, ${gibibytes} GiB, Node ${process.version}\n`,
  );
}
for (const suite of SUITES) {
  if (wanted.length > 0 && !suite.names.some((name) => wanted.includes(name))) continue;
  for (const measured of await suite.measure(wanted)) {
    if (wanted.length > 0 && !wanted.includes(measured.name)) continue;
    if (isJson) {
      const { name, value, unit, ratio } = measured;
      process.stdout.write(
        `${JSON.stringify({ name, value: round(value), unit, ...(ratio !== undefined && { ratio: round(ratio) }) })}\n`,
      );
    } else printForPeople(measured);
  }
}
process.exit(0);
