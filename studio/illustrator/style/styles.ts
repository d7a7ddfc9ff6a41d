/** The four art styles by name. */
import type { ArtStyle } from '#core/story/brief.ts';
import { cutPaper } from '#studio/illustrator/style/cut-paper.ts';
import { gouache } from '#studio/illustrator/style/gouache.ts';
import { inkWash } from '#studio/illustrator/style/ink-wash.ts';
import { screenPrint } from '#studio/illustrator/style/screen-print.ts';
import type { Style } from '#studio/illustrator/style/style.ts';

export const STYLES: Readonly<Record<ArtStyle, Style>> = {
  'cut-paper': cutPaper,
  gouache,
  'ink-wash': inkWash,
  'screen-print': screenPrint,
};
