/** The language of the screens as a component sees it. */
import { directionOf, type Direction, type Language } from '#core/locale/language.ts';
import { useCell } from '#web/app/cell.ts';
import { screenLanguage } from '#web/app/language.ts';

export const useLanguage = (): { language: Language; direction: Direction } => {
  const language = useCell(screenLanguage);
  return { language, direction: directionOf(language) };
};
