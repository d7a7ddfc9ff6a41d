/** Prints, for the author of a template, which sentences its books share and how much two books have in common. */
import { ageBandOf } from '#core/story/age-band.ts';
import { SPREAD_COUNTS } from '#core/story/brief.ts';
import type { Language } from '#core/locale/language.ts';
import { AGES } from '#scripts/stories/report.ts';
import { booksOfSort, meanOf, mostShared, sharesOf } from '#studio/storyteller/review/shared-sentences.ts';

const LISTED = 12;
const percent = (part: number): string => `${Math.round(part * 100)} %`.padStart(5);

/** Over books of every band and length of the template. */
export const printShared = (templateId: string, language: Language, seeds: number): string =>
  AGES.flatMap((age) =>
    SPREAD_COUNTS.map((spreads) => {
      const books = booksOfSort({ templateId, language, age, spreads }, seeds);
      const shares = sharesOf(books);
      const head = `${templateId} · ${language} · ages ${ageBandOf(age)} · ${spreads} spreads · ${seeds} books: two share ${percent(meanOf(shares)).trim()} on average, ${percent(Math.max(...shares)).trim()} at most`;
      const lines = mostShared(books)
        .slice(0, LISTED)
        .map(([sentence, part]) => `${percent(part)} of books: ${sentence}`);
      return `${head}\n${lines.join('\n')}\n`;
    }),
  ).join('\n');
