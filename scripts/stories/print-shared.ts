/** Prints, for the author of a template, which sentences its books share and how much two books have in common. */
import { ageBandOf } from '#core/story/age-band.ts';
import type { Dialect, Language } from '#core/locale/language.ts';
import { writtenSorts } from '#scripts/stories/report.ts';
import {
  booksOfSort,
  closestPairs,
  meanOf,
  mostShared,
  sharesOf,
} from '#studio/storyteller/review/shared-sentences.ts';

const LISTED = 12;
const LISTED_PAIRS = 3;
const percent = (part: number): string => `${(part * 100).toFixed(1)} %`.padStart(6);

/** Over books of every band and length that the template is written for. */
export const printShared = (
  templateId: string,
  { language, dialect }: { readonly language: Language; readonly dialect: Dialect },
  seeds: number,
): string =>
  writtenSorts({ language, dialect })
    .filter((sort) => sort.templateId === templateId)
    .map((sort) => {
      const books = booksOfSort(sort, seeds);
      const shares = sharesOf(books);
      const told = dialect === 'standard' ? language : `${language} ${dialect}`;
      const head = `${templateId} · ${told} · ages ${ageBandOf(sort.age)} · ${sort.spreads} spreads · ${seeds} books: two share ${percent(meanOf(shares)).trim()} on average, ${percent(Math.max(...shares)).trim()} at most`;
      const lines = mostShared(books)
        .slice(0, LISTED)
        .map(([sentence, part]) => `${percent(part)} of books: ${sentence}`);
      const pairs = closestPairs(books)
        .slice(0, LISTED_PAIRS)
        .flatMap(({ part, common }) => [
          `${percent(part)} in common:`,
          ...common.map((sentence) => `         ${sentence}`),
        ]);
      return `${[head, ...lines, ...pairs].join('\n')}\n`;
    })
    .join('\n');
