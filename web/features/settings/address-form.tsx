/** A new e-mail address, which counts once the link sent to it is opened. */
import { useForm } from 'react-hook-form';
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
import { FormPasswordField, FormTextField } from '#web/ui/form-field.tsx';
import { Notice } from '#web/ui/notice.tsx';

const schema = accountChangeSchema.pick({ email: true, currentPassword: true }).required({ email: true });

export const AddressForm = ({ user }: { user: User }) => {
  const { t } = useTranslation(accountWords, pagesWords);
  const { language } = useLanguage();
  const { save, isSaving, failure } = useAccountChange(user);
  const needsPassword = user.signIns.includes('password');
  const { control, handleSubmit, setError, reset } = useForm({
    resolver: contractResolver(schema, language),
    defaultValues: { email: '', ...(needsPassword ? { currentPassword: '' } : {}) },
  });
  const submit = handleSubmit(async (body) => {
    const done = t('settings.addressPending', { email: body.email });
    if (await save(body, { done, shownAtFields: (error) => showFieldErrors(error, setError) })) reset();
  });
  return (
    <SettingsPart title={t('settings.address')}>
      <p dir="ltr" className="break-all rtl:text-right">
        {user.email}
      </p>
      {user.pendingEmail !== null && (
        <Notice state="neutral">{t('settings.addressPending', { email: user.pendingEmail })}</Notice>
      )}
      <form method="post" noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        {failure !== null && <Notice state="error">{failure}</Notice>}
        <FormTextField
          control={control}
          name="email"
          type="email"
          dir="ltr"
          label={t('settings.newAddress')}
          autoComplete="email"
        />
        {needsPassword && (
          <FormPasswordField
            control={control}
            name="currentPassword"
            label={t('settings.currentPassword')}
            showLabel={t('accounts.showPassword')}
            hideLabel={t('accounts.hidePassword')}
            autoComplete="current-password"
          />
        )}
        <Button type="submit" isPending={isSaving} className="self-start">
          {t('settings.save')}
        </Button>
      </form>
    </SettingsPart>
  );
};
