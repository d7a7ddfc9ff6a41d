/** How large the texts of a page can be set so that all of them fit on it, whatever its width. */
import { readableLength } from '#core/locale/plain-text.ts';

/** How large one single letter might be, in percent of the width of the page; many share its area. Found by trying. */
const FILL = { page: 84, column: 72 } as const;

/** What a paragraph leaves empty at its end, half a line, in roots of all letters: the more letters, the longer the line. */
const HALF_LINE = 0.9;

/** In percent of the width of the page: beside the picture, and below it with two languages side by side. */
export type TextFit = { readonly beside: number; readonly below: number };

/** The texts share one size, so that neither language looks like a footnote. */
export const fitOf = (texts: readonly string[]): TextFit => {
  const written = Math.max(1, readableLength(texts.join('')));
  const breaks = texts.join('').split('\n').length - 1;
  const letters = written + breaks * Math.sqrt(written) * HALF_LINE;
  const sizeFor = (fill: number): number => Math.round((fill / Math.sqrt(letters)) * 100) / 100;
  return { beside: sizeFor(FILL.page), below: sizeFor(FILL.column) };
};
