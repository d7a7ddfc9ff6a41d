/** Taking everything along, and leaving for good. */
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { User } from '#contract/accounts.ts';
import { useDeleteAccountMutation } from '#web/api/account-calls.ts';
import { downloadFile } from '#web/api/download-file.ts';
import { errorText, fieldErrorsOf } from '#web/api/request-error.ts';
import { showToast } from '#web/app/frame/toasts-state.ts';
import { forgetSession } from '#web/app/session/server-session.ts';
import { useTranslation } from '#web/app/use-translation.ts';
import { SettingsPart } from '#web/features/settings/settings-part.tsx';
import { accountWords } from '#web/locales/account.ts';
import { pagesWords } from '#web/locales/pages.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { DownloadIcon } from '#web/ui/icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';

export const MyData = () => {
  const { t } = useTranslation(accountWords);
  const [isLoading, setLoading] = useState(false);
  const fetchData = async (): Promise<void> => {
    setLoading(true);
    const failure = await downloadFile('/users/export-my-data', 'hikaya-my-data.json');
    setLoading(false);
    if (failure !== null) showToast({ state: 'error', text: t('settings.exportFailed', { reason: failure }) });
  };
  return (
    <SettingsPart title={t('settings.data')}>
      <p>{t('settings.exportText')}</p>
      <Button variant="secondary" className="self-start" isPending={isLoading} onPress={() => void fetchData()}>
        <DownloadIcon />
        {t('settings.export')}
      </Button>
    </SettingsPart>
  );
};

const useLeave = () => {
  const { t } = useTranslation(accountWords);
  const navigate = useNavigate();
  const [deleteAccount, { isLoading }] = useDeleteAccountMutation();
  const [failure, setFailure] = useState<{ readonly field: string | null; readonly text: string } | null>(null);
  const leave = async (password: string | null): Promise<boolean> => {
    setFailure(null);
    const { error } = await deleteAccount({ body: password === null ? {} : { password } });
    if (error !== undefined) {
      const field = fieldErrorsOf(error)?.['password'] ?? null;
      setFailure({ field, text: errorText(error) });
      return false;
    }
    showToast({ state: 'success', text: t('settings.goodbye') });
    await navigate('/landing');
    forgetSession();
    return true;
  };
  return { leave, isLoading, failure };
};

export const LeaveForGood = ({ user }: { user: User }) => {
  const { t } = useTranslation(accountWords, pagesWords);
  const { leave, isLoading, failure } = useLeave();
  const [isAsking, setAsking] = useState(false);
  const [password, setPassword] = useState('');
  const hasPassword = user.signIns.includes('password');
  const confirm = async (): Promise<void> => {
    if (!(await leave(hasPassword ? password : null))) setAsking(false);
  };
  return (
    <SettingsPart title={t('settings.leave')}>
      <p>{t('settings.leaveText')}</p>
      {failure !== null && failure.field === null && <Notice state="error">{failure.text}</Notice>}
      {hasPassword && (
        <PasswordField
          label={t('settings.currentPassword')}
          value={password}
          onChange={setPassword}
          error={failure?.field ?? undefined}
          showLabel={t('accounts.showPassword')}
          hideLabel={t('accounts.hidePassword')}
          autoComplete="current-password"
        />
      )}
      <Button
        variant="secondary"
        className="self-start"
        isDisabled={hasPassword && password === ''}
        onPress={() => setAsking(true)}
      >
        {t('settings.leave')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('settings.leaveQuestion')}
          text={t('settings.leaveText')}
          confirmLabel={t('settings.leaveConfirm')}
          cancelLabel={t('settings.keep')}
          isPending={isLoading}
          onConfirm={() => void confirm()}
          onClose={() => setAsking(false)}
        />
      )}
    </SettingsPart>
  );
};
