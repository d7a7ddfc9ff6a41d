/** Making an account. */
import { useState } from 'react';
import { useTranslation } from '#web/app/use-translation.ts';
import { pagesWords } from '#web/locales/pages.ts';
import { Controller, useForm, type Control } from 'react-hook-form';
import { Link, useLocation } from 'react-router';
import type { z } from 'zod';
import { registrationSchema } from '#contract/accounts.ts';
import { useRegisterMutation } from '#web/api/account-calls.ts';
import { contractResolver, showFieldErrors } from '#web/api/contract-resolver.ts';
import { errorText } from '#web/api/request-error.ts';
import { returnToOf, withReturnTo } from '#web/app/session/access.ts';
import { withServerData } from '#web/app/frame/server-data.tsx';
import { PageMeta } from '#web/app/page-meta.tsx';
import { beginSession } from '#web/app/session/server-session.ts';
import { useLanguage } from '#web/app/use-language.ts';
import { AccountFrame } from '#web/features/accounts/account-frame.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { FormPasswordField, FormTextField } from '#web/ui/form-field.tsx';
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
      <Controller
        control={control}
        name="acceptTerms"
        render={({ field: { value, onChange, name }, fieldState }) => (
          <Checkbox name={name} isSelected={value} onChange={onChange} error={fieldState.error?.message}>
            {t('accounts.acceptTerms')}
          </Checkbox>
        )}
      />
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
    const { data, error } = await register({ body: { ...values, language } });
    if (data) beginSession(data);
    else if (!showFieldErrors(error, setError)) setFailure(errorText(error));
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
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
