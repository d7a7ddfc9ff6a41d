/** Sets a new password with the token of the link in the mail. */
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useSearchParams } from 'react-router';
import { passwordResetSchema } from '#contract/account-links.ts';
import { useResetPasswordMutation } from '#web/api/account-calls.ts';
import { contractResolver, showFieldErrors } from '#web/api/contract-resolver.ts';
import { errorText } from '#web/api/request-error.ts';
import { withServerData } from '#web/app/frame/server-data.tsx';
import { PageMeta } from '#web/app/page-meta.tsx';
import { forgetSession } from '#web/app/session/server-session.ts';
import { useLanguage } from '#web/app/use-language.ts';
import { useTranslation } from '#web/app/use-translation.ts';
import { AccountFrame } from '#web/features/accounts/account-frame.tsx';
import { accountWords } from '#web/locales/account.ts';
import { pagesWords } from '#web/locales/pages.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Button } from '#web/ui/button.tsx';
import { FormPasswordField } from '#web/ui/form-field.tsx';
import { Notice } from '#web/ui/notice.tsx';

const NewPasswordForm = ({ token, onDone }: { token: string; onDone: () => void }) => {
  const { t } = useTranslation(accountWords, pagesWords);
  const { language } = useLanguage();
  const [resetPassword] = useResetPasswordMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const { control, handleSubmit, setError, formState } = useForm({
    resolver: contractResolver(passwordResetSchema, language),
    defaultValues: { token, password: '' },
  });
  const submit = handleSubmit(async (body) => {
    setFailure(null);
    const { error } = await resetPassword({ body });
    if (error === undefined) onDone();
    else if (!showFieldErrors(error, setError)) setFailure(errorText(error));
  });
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      {failure !== null && (
        <Notice state="error">
          <p>{failure}</p>
          <Link className="link" to="/auth/forgot-password">
            {t('reset.askAgain')}
          </Link>
        </Notice>
      )}
      <FormPasswordField
        control={control}
        name="password"
        label={t('reset.newPassword')}
        hint={t('accounts.passwordHint')}
        showLabel={t('accounts.showPassword')}
        hideLabel={t('accounts.hidePassword')}
        autoComplete="new-password"
      />
      <Button type="submit" size="large" isPending={formState.isSubmitting}>
        {t('reset.save')}
      </Button>
    </form>
  );
};

const WithoutToken = () => {
  const { t } = useTranslation(accountWords);
  return (
    <>
      <Notice state="neutral">{t('reset.noToken')}</Notice>
      <Link className={`${buttonStyle('primary', 'large')} mt-5`} to="/auth/forgot-password">
        {t('reset.askAgain')}
      </Link>
    </>
  );
};

const ResetPasswordPage = () => {
  const { t } = useTranslation(accountWords, pagesWords);
  const [query] = useSearchParams();
  const [isDone, setDone] = useState(false);
  const token = query.get('token') ?? '';
  const finish = (): void => {
    // The server has ended every session of the account; one that is open in this browser may be among them.
    forgetSession();
    setDone(true);
  };
  return (
    <AccountFrame title={t('reset.title')}>
      <PageMeta title={t('reset.title')} noindex />
      {isDone ? (
        <div role="status" className="flex flex-col gap-5">
          <p>{t('reset.done')}</p>
          <Link className={buttonStyle('primary', 'large')} to="/auth/sign-in">
            {t('accounts.signIn')}
          </Link>
        </div>
      ) : token === '' ? (
        <WithoutToken />
      ) : (
        <NewPasswordForm token={token} onDone={finish} />
      )}
    </AccountFrame>
  );
};

export default withServerData(ResetPasswordPage);
