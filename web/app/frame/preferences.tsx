/** The two switches that are on every page: language and theme. */
import { useTranslation } from '#web/app/use-translation.ts';
import { changeLanguage, rememberLanguage } from '#web/app/language.ts';
import { changeTheme, useTheme } from '#web/app/theme.ts';
import { useLanguage } from '#web/app/use-language.ts';
import { MoonIcon, SunIcon } from '#web/ui/icons.tsx';

const LanguageSwitch = () => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const other = language === 'ar' ? 'en' : 'ar';
  const change = (): void => {
    rememberLanguage(other);
    void changeLanguage(other);
  };
  return (
    <button type="button" className="icon-button px-3 font-semibold" onClick={change}>
      <span lang={other} dir="auto" className="font-(family-name:--font-system)">
        {t('preferences.otherLanguage')}
      </span>
    </button>
  );
};

const ThemeSwitch = () => {
  const { t } = useTranslation();
  const theme = useTheme();
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={other === 'dark' ? t('preferences.dark') : t('preferences.light')}
      onClick={() => changeTheme(other)}
    >
      {other === 'dark' ? <MoonIcon /> : <SunIcon />}
    </button>
  );
};

export const Preferences = () => (
  <div className="flex items-center gap-1">
    <LanguageSwitch />
    <ThemeSwitch />
  </div>
);
