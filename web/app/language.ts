/** The language of the screens: English is always there, Arabic is loaded when it is wanted. */
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { directionOf, type Language } from '#core/locale/language.ts';
import { en } from '#web/locales/en.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app';
    resources: { app: typeof en };
  }
}

const STORAGE_KEY = 'hikaya.language';

void i18next.use(initReactI18next).init({
  lng: 'en',
  fallbackLng: 'en',
  defaultNS: 'app',
  resources: { en: { app: en } },
  interpolation: { escapeValue: false },
  initAsync: false,
});

/** The language that the early script found for this visitor. */
export const preferredLanguage = (): Language => (document.documentElement.lang === 'ar' ? 'ar' : 'en');

/** Loads the words if need be, turns the document round and remembers the choice. */
export const changeLanguage = async (language: Language): Promise<void> => {
  if (language === 'ar' && !i18next.hasResourceBundle('ar', 'app')) {
    const { ar } = await import('#web/locales/ar.ts');
    i18next.addResourceBundle('ar', 'app', ar);
  }
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  await i18next.changeLanguage(language);
};

export const rememberLanguage = (language: Language): void => {
  try {
    window.localStorage.setItem(STORAGE_KEY, language);
  } catch {
    // Without storage the choice lasts for this visit.
  }
};
