/** Language, currency and which mails are wanted; each is saved as soon as it is chosen. */
import type { User } from '#contract/accounts.ts';
import { CURRENCIES } from '#core/locale/currency.ts';
import { LANGUAGES, type Language } from '#core/locale/language.ts';
import { changeLanguage, rememberLanguage } from '#web/app/language.ts';
import { useTranslation } from '#web/app/use-translation.ts';
import { SettingsPart } from '#web/features/settings/settings-part.tsx';
import { useAccountChange } from '#web/features/settings/use-account-change.ts';
import { accountWords } from '#web/locales/account.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { Notice } from '#web/ui/notice.tsx';

export const PreferencesForm = ({ user }: { user: User }) => {
  const { t } = useTranslation(accountWords);
  const { save, failure } = useAccountChange(user);
  const done = t('settings.saved');
  const chooseLanguage = async (language: Language): Promise<void> => {
    if (!(await save({ language }, { done }))) return;
    rememberLanguage(language);
    await changeLanguage(language);
  };
  return (
    <SettingsPart title={t('settings.preferences')}>
      {failure !== null && <Notice state="error">{failure}</Notice>}
      <Choice
        look="segments"
        label={t('settings.language')}
        options={LANGUAGES.map((value) => ({ value, label: t(`languages.${value}`) }))}
        value={user.language}
        onChange={(language) => void chooseLanguage(language)}
      />
      <Choice
        look="segments"
        label={t('settings.currency')}
        options={CURRENCIES.map((value) => ({ value, label: t(`settings.currencies.${value}`) }))}
        value={user.currency}
        onChange={(currency) => void save({ currency }, { done })}
      />
      <Checkbox
        isSelected={user.notifications.books}
        onChange={(books) => void save({ notifications: { books } }, { done })}
      >
        {t('settings.booksByMail')}
      </Checkbox>
    </SettingsPart>
  );
};
