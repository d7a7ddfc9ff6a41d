/** Tells the widgets of React Aria the language of the screens, for digits, directions and their own words. */
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useLanguage } from '#web/app/use-language.ts';
import { localeOf } from '#web/locales/locale-of.ts';

export const LocaleFrame = ({ children }: { children: ReactNode }) => (
  <I18nProvider locale={localeOf(useLanguage().language)}>{children}</I18nProvider>
);
