/** The language of the screens: English is always there, Arabic is loaded when it is wanted. */
import { directionOf, type Language } from '#core/locale/language.ts';
import { createCell } from '#web/app/cell.ts';
import { loadArabicWords } from '#web/locales/area.ts';

const STORAGE_KEY = 'hikaya.language';

export const screenLanguage = createCell<Language>('en');

/** The language that the early script found for this visitor. */
export const preferredLanguage = (): Language => (document.documentElement.lang === 'ar' ? 'ar' : 'en');

/** Loads the words if need be and turns the document round. */
export const changeLanguage = async (language: Language): Promise<void> => {
  if (language === 'ar') await loadArabicWords();
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  screenLanguage.set(language);
};

export const rememberLanguage = (language: Language): void => {
  try {
    window.localStorage.setItem(STORAGE_KEY, language);
  } catch {
    // Without storage the choice lasts for this visit.
  }
};
