/** Everything a user can change about the own account. */
import { withServerData } from '#web/app/frame/server-data.tsx';
import { PageMeta } from '#web/app/page-meta.tsx';
import { StandingNotice } from '#web/app/session/standing-notice.tsx';
import { useSession } from '#web/app/session/session-state.ts';
import { useTranslation } from '#web/app/use-translation.ts';
import { AddressForm } from '#web/features/settings/address-form.tsx';
import { LeaveForGood, MyData } from '#web/features/settings/my-data.tsx';
import { PasswordForm } from '#web/features/settings/password-form.tsx';
import { PreferencesForm } from '#web/features/settings/preferences-form.tsx';
import { ProfileForm } from '#web/features/settings/profile-form.tsx';
import { SessionsList } from '#web/features/settings/sessions-list.tsx';
import { accountWords } from '#web/locales/account.ts';

const SettingsPage = () => {
  const { t } = useTranslation(accountWords);
  const { user } = useSession();
  if (!user) return null;
  return (
    <div className="mx-auto max-w-6xl px-4 py-8 md:px-8">
      <PageMeta title={t('settings.title')} noindex />
      <h1 className="display page-title mb-6">{t('settings.title')}</h1>
      <StandingNotice user={user} />
      <ProfileForm user={user} />
      <AddressForm user={user} />
      <PasswordForm user={user} />
      <PreferencesForm user={user} />
      <SessionsList />
      <MyData />
      <LeaveForGood user={user} />
    </div>
  );
};

export default withServerData(SettingsPage);
