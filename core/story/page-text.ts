/** How long the words may be that people write into a finished book: as much as its page holds in print. */
import type { BookLanguage } from '#core/locale/language.ts';
import { readableLength } from '#core/locale/plain-text.ts';
import type { AgeBand } from '#core/story/age-band.ts';

export const TITLE_LENGTH = { min: 1, max: 90 } as const;
/** For any book; what a page of its own band holds may be less. */
export const PAGE_TEXT_LENGTH = { min: 1, max: 800 } as const;
/** Lines of a dedication; its page holds a few more even under the longest name of a giver. */
export const DEDICATION_LINES = 12;
export const NOTE_LENGTH = { max: 300 } as const;

/** Readable letters on one page, in each language of the book: longer texts would be set too small to be read. */
export const PAGE_TEXT_LIMIT: Readonly<Record<AgeBand, number>> = { '2-4': 320, '5-7': 640, '8-10': 800 };

/** Letters of a row at the smallest size, and the rows of a page that has one text or two: measured with the press. */
const ROW_LETTERS = 80;
const MOST_ROWS = { one: 16, two: 10 } as const;

const rowsOf = (text: string): number =>
  text.split('\n').reduce((rows, line) => rows + Math.max(1, Math.ceil(readableLength(line) / ROW_LETTERS)), 0);

type TextPlace = { readonly band: AgeBand; readonly language: BookLanguage; readonly isTitle: boolean };

type PageExcess = { readonly problem: 'too-long' | 'too-many-lines'; readonly limit: number; readonly actual: number };

/** Whether a text fits where it stands: a page of a book for that band, in that language, or the cover. */
export const fitsPage = (text: string, place: TextPlace): boolean => pageExcess(text, place) === null;

/** What a text has too much of for its place, with how much there may be; null when it fits. */
export const pageExcess = (text: string, { band, language, isTitle }: TextPlace): PageExcess | null => {
  const letters = { limit: isTitle ? TITLE_LENGTH.max : PAGE_TEXT_LIMIT[band], actual: readableLength(text) };
  if (letters.actual > letters.limit) return { problem: 'too-long', ...letters };
  const most = language === 'bilingual' ? MOST_ROWS.two : MOST_ROWS.one;
  const lines = isTitle ? { limit: 1, actual: text.split('\n').length } : { limit: most, actual: rowsOf(text) };
  return lines.actual > lines.limit ? { problem: 'too-many-lines', ...lines } : null;
};
