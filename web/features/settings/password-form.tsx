/** A new password, which signs out all other devices. */
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import type { User } from '#contract/accounts.ts';
import { accountChangeSchema } from '#contract/account-settings.ts';
import { contractResolver, showFieldErrors } from '#web/api/contract-resolver.ts';
import { useLanguage } from '#web/app/use-language.ts';
import { useTranslation } from '#web/app/use-translation.ts';
import { SettingsPart } from '#web/features/settings/settings-part.tsx';
import { useAccountChange } from '#web/features/settings/use-account-change.ts';
import { accountWords } from '#web/locales/account.ts';
import { pagesWords } from '#web/locales/pages.ts';
import { Button } from '#web/ui/button.tsx';
import { FormPasswordField } from '#web/ui/form-field.tsx';
import { Notice } from '#web/ui/notice.tsx';

const schema = accountChangeSchema.pick({ currentPassword: true, newPassword: true }).required({ newPassword: true });

const PasswordFields = ({ user }: { user: User }) => {
  const { t } = useTranslation(accountWords, pagesWords);
  const { language } = useLanguage();
  const { save, isSaving, failure } = useAccountChange(user);
  const { control, handleSubmit, setError, reset } = useForm({
    resolver: contractResolver(schema, language),
    defaultValues: { currentPassword: '', newPassword: '' },
  });
  const submit = handleSubmit(async (body) => {
    const done = t('settings.passwordChanged');
    if (await save(body, { done, shownAtFields: (error) => showFieldErrors(error, setError) })) reset();
  });
  const words = { showLabel: t('accounts.showPassword'), hideLabel: t('accounts.hidePassword') };
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      {failure !== null && <Notice state="error">{failure}</Notice>}
      <FormPasswordField
        control={control}
        name="currentPassword"
        label={t('settings.currentPassword')}
        autoComplete="current-password"
        {...words}
      />
      <FormPasswordField
        control={control}
        name="newPassword"
        label={t('settings.newPassword')}
        hint={t('accounts.passwordHint')}
        autoComplete="new-password"
        {...words}
      />
      <Button type="submit" isPending={isSaving} className="self-start">
        {t('settings.save')}
      </Button>
    </form>
  );
};

export const PasswordForm = ({ user }: { user: User }) => {
  const { t } = useTranslation(accountWords);
  return (
    <SettingsPart title={t('settings.password')}>
      {user.signIns.includes('password') ? (
        <PasswordFields user={user} />
      ) : (
        <p>
          {t('settings.noPassword')}{' '}
          <Link className="link" to="/auth/reset-password">
            {t('reset.askAgain')}
          </Link>
        </p>
      )}
    </SettingsPart>
  );
};
