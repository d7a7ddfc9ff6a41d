/** Making an account. */
import { useState } from 'react';
import { useTranslation } from '#web/app/use-translation.ts';
import { pagesWords } from '#web/locales/pages.ts';
import { useForm, type Control } from 'react-hook-form';
import { Link, useLocation } from 'react-router';
import type { z } from 'zod';
import { registrationSchema } from '#contract/accounts.ts';
import { useRegisterMutation } from '#web/api/account-calls.ts';
import { contractResolver, showFieldErrors } from '#web/api/contract-resolver.ts';
import { errorText } from '#web/api/request-error.ts';
import { returnToOf, withReturnTo } from '#web/app/session/access.ts';
import { withServerData } from '#web/app/frame/server-data.tsx';
import { PageMeta } from '#web/app/page-meta.tsx';
import { forgetInvitation, readInvitation } from '#web/app/session/invitation.ts';
import { beginSession } from '#web/app/session/server-session.ts';
import { useLanguage } from '#web/app/use-language.ts';
import { AccountFrame } from '#web/features/accounts/account-frame.tsx';
import { VendorSignIn } from '#web/features/accounts/vendor-sign-in.tsx';
import { Button } from '#web/ui/button.tsx';
import { FormCheckbox, FormPasswordField, FormTextField } from '#web/ui/form-field.tsx';
import { Notice } from '#web/ui/notice.tsx';

type FormControl = Control<z.input<typeof registrationSchema>, unknown, z.output<typeof registrationSchema>>;

const Fields = ({ control }: { control: FormControl }) => {
  const { t } = useTranslation(pagesWords);
  return (
    <>
      <FormTextField control={control} name="name" dir="auto" label={t('accounts.name')} autoComplete="name" />
      <FormTextField
        control={control}
        name="email"
        type="email"
        dir="ltr"
        label={t('accounts.email')}
        autoComplete="email"
      />
      <FormPasswordField
        control={control}
        name="password"
        label={t('accounts.password')}
        hint={t('accounts.passwordHint')}
        showLabel={t('accounts.showPassword')}
        hideLabel={t('accounts.hidePassword')}
        autoComplete="new-password"
      />
      <FormCheckbox control={control} name="acceptTerms">
        {t('accounts.acceptTerms')}
      </FormCheckbox>
      <p className="-mt-3 flex gap-4 text-sm">
        <Link className="link inline-flex min-h-8 items-center" to="/terms-of-use">
          {t('footer.terms')}
        </Link>
        <Link className="link inline-flex min-h-8 items-center" to="/privacy-policy">
          {t('footer.privacy')}
        </Link>
      </p>
    </>
  );
};

const SignUpForm = () => {
  const { t } = useTranslation(pagesWords);
  const { language } = useLanguage();
  const [register, { isLoading }] = useRegisterMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const { control, handleSubmit, setError } = useForm({
    resolver: contractResolver(registrationSchema, language),
    defaultValues: { name: '', email: '', password: '', acceptTerms: false },
  });
  const submit = handleSubmit(async (values) => {
    setFailure(null);
    const referredBy = readInvitation();
    const invitation = referredBy === null ? {} : { referredBy };
    const { data, error } = await register({ body: { ...values, language, ...invitation } });
    if (data) {
      forgetInvitation();
      beginSession(data);
    } else if (!showFieldErrors(error, setError)) setFailure(errorText(error));
  });
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      {failure !== null && <Notice state="error">{failure}</Notice>}
      <Fields control={control} />
      <Button type="submit" size="large" isPending={isLoading}>
        {t('accounts.makeAccount')}
      </Button>
    </form>
  );
};

const SignUpPage = () => {
  const { t } = useTranslation(pagesWords);
  const { search } = useLocation();
  return (
    <AccountFrame title={t('accounts.makeAccountTitle')}>
      <PageMeta title={t('accounts.signUp')} canonical="/auth/sign-up" />
      <VendorSignIn />
      <SignUpForm />
      <p className="mt-6">
        {t('accounts.haveAccount')}{' '}
        <Link className="link" to={withReturnTo('/auth/sign-in', returnToOf(search))}>
          {t('accounts.signIn')}
        </Link>
      </p>
    </AccountFrame>
  );
};

export default withServerData(SignUpPage);
