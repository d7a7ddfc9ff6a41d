/** Signing in with e-mail and password. */
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from '#web/app/use-translation.ts';
import { accountWords } from '#web/locales/account.ts';
import { pagesWords } from '#web/locales/pages.ts';
import { Link, useLocation } from 'react-router';
import { credentialsSchema } from '#contract/accounts.ts';
import { useLoginMutation } from '#web/api/account-calls.ts';
import { contractResolver, showFieldErrors } from '#web/api/contract-resolver.ts';
import { errorText } from '#web/api/request-error.ts';
import { logFailure } from '#web/app/log-failure.ts';
import { returnToOf, withReturnTo } from '#web/app/session/access.ts';
import { withServerData } from '#web/app/frame/server-data.tsx';
import { PageMeta } from '#web/app/page-meta.tsx';
import { beginSession } from '#web/app/session/server-session.ts';
import { useLanguage } from '#web/app/use-language.ts';
import { AccountFrame } from '#web/features/accounts/account-frame.tsx';
import { VendorSignIn } from '#web/features/accounts/vendor-sign-in.tsx';
import { Button } from '#web/ui/button.tsx';
import { FormPasswordField, FormTextField } from '#web/ui/form-field.tsx';
import { Notice } from '#web/ui/notice.tsx';

const SignInForm = () => {
  const { t } = useTranslation(pagesWords, accountWords);
  const { language } = useLanguage();
  const [login, { isLoading }] = useLoginMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const { control, handleSubmit, setError } = useForm({
    resolver: contractResolver(credentialsSchema, language),
    defaultValues: { email: '', password: '' },
  });
  const submit = handleSubmit(async (body) => {
    setFailure(null);
    const { data, error } = await login({ body });
    if (data) beginSession(data);
    else {
      logFailure('Sign-in failed:', errorText(error));
      if (!showFieldErrors(error, setError)) setFailure(errorText(error));
    }
  });
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      {failure !== null && <Notice state="error">{failure}</Notice>}
      <FormTextField
        control={control}
        name="email"
        type="email"
        dir="ltr"
        label={t('accounts.email')}
        autoComplete="username"
      />
      <FormPasswordField
        control={control}
        name="password"
        label={t('accounts.password')}
        showLabel={t('accounts.showPassword')}
        hideLabel={t('accounts.hidePassword')}
        autoComplete="current-password"
      />
      <Link className="link -mt-2 inline-flex min-h-11 items-center self-start" to="/auth/forgot-password">
        {t('reset.forgotLink')}
      </Link>
      <Button type="submit" size="large" isPending={isLoading}>
        {t('accounts.signIn')}
      </Button>
    </form>
  );
};

const SignInPage = () => {
  const { t } = useTranslation(pagesWords);
  const { search } = useLocation();
  return (
    <AccountFrame title={t('accounts.welcomeBack')}>
      <PageMeta title={t('accounts.signIn')} canonical="/auth/sign-in" />
      <VendorSignIn />
      <SignInForm />
      <p className="mt-6">
        {t('accounts.noAccount')}{' '}
        <Link className="link" to={withReturnTo('/auth/sign-up', returnToOf(search))}>
          {t('accounts.signUp')}
        </Link>
      </p>
    </AccountFrame>
  );
};

export default withServerData(SignInPage);
