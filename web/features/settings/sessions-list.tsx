/** Where the user is signed in, with a way to sign out each. */
import type { OpenSession } from '#contract/account-settings.ts';
import {
  useDeleteOtherSessionsMutation,
  useDeleteSessionMutation,
  useListSessionsQuery,
} from '#web/api/account-calls.ts';
import { errorText } from '#web/api/request-error.ts';
import { showToast } from '#web/app/frame/toasts-state.ts';
import { useLanguage } from '#web/app/use-language.ts';
import { useTranslation } from '#web/app/use-translation.ts';
import { localeOf } from '#web/locales/locale-of.ts';
import { deviceOf } from '#web/features/settings/device.ts';
import { SettingsPart } from '#web/features/settings/settings-part.tsx';
import { accountWords } from '#web/locales/account.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

const SessionRow = ({ session }: { session: OpenSession }) => {
  const { t } = useTranslation(accountWords);
  const { language } = useLanguage();
  const [deleteSession, { isLoading }] = useDeleteSessionMutation();
  const device = deviceOf(session.userAgent) ?? t('settings.unknownDevice');
  const date = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeStyle: 'short' });
  const signOut = async (): Promise<void> => {
    const { error } = await deleteSession({ params: { id: session._id } });
    if (error) showToast({ state: 'error', text: errorText(error) });
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3">
      <div className="min-w-0">
        <p className="font-semibold">
          <bdi>{device}</bdi>
          {session.isCurrent && <span className="ms-2 text-sm font-normal text-green">{t('settings.thisDevice')}</span>}
        </p>
        <p className="text-sm text-ink-soft">
          {t('settings.since', { date: date.format(new Date(session.createdAt)) })}
        </p>
      </div>
      {!session.isCurrent && (
        <Button
          variant="ghost"
          isPending={isLoading}
          aria-label={t('settings.signOutDevice', { device })}
          onPress={() => void signOut()}
        >
          {t('settings.signOut')}
        </Button>
      )}
    </li>
  );
};

export const SessionsList = () => {
  const { t } = useTranslation(accountWords);
  const { data, error, refetch } = useListSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [deleteOthers, { isLoading }] = useDeleteOtherSessionsMutation();
  const signOutOthers = async (): Promise<void> => {
    const { data: done, error: failed } = await deleteOthers();
    if (done) showToast({ state: 'success', text: t('settings.signedOutOthers', { count: done.signedOut }) });
    else showToast({ state: 'error', text: errorText(failed) });
  };
  return (
    <SettingsPart title={t('settings.sessions')}>
      {error !== undefined && (
        <Notice state="error">
          <p>{errorText(error)}</p>
          <Button variant="secondary" className="mt-3" onPress={() => void refetch()}>
            {t('actions.retry')}
          </Button>
        </Notice>
      )}
      <ul aria-busy={data === undefined && error === undefined}>
        {data?.map((session) => (
          <SessionRow key={session._id} session={session} />
        ))}
      </ul>
      {data !== undefined && data.length > 1 && (
        <Button variant="secondary" className="self-start" isPending={isLoading} onPress={() => void signOutOthers()}>
          {t('settings.signOutOthers')}
        </Button>
      )}
    </SettingsPart>
  );
};
