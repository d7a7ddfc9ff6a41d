/** The language of the screens as a component sees it. */
import { useTranslation } from 'react-i18next';
import { directionOf, type Direction, type Language } from '#core/locale/language.ts';

export const useLanguage = (): { language: Language; direction: Direction } => {
  const { i18n } = useTranslation();
  const language = i18n.language === 'ar' ? 'ar' : 'en';
  return { language, direction: directionOf(language) };
};
