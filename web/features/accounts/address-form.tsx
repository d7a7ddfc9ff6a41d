/** Asks for an e-mail address and says what happens next in the same words for every address. */
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { addressSchema } from '#contract/account-links.ts';
import { contractResolver, showFieldErrors } from '#web/api/contract-resolver.ts';
import { errorText } from '#web/api/request-error.ts';
import { useLanguage } from '#web/app/use-language.ts';
import { useTranslation } from '#web/app/use-translation.ts';
import { pagesWords } from '#web/locales/pages.ts';
import { Button } from '#web/ui/button.tsx';
import { FormTextField } from '#web/ui/form-field.tsx';
import { Notice } from '#web/ui/notice.tsx';

type AddressFormProps = {
  submitLabel: string;
  /** What is said once the request was accepted. */
  sentText: (email: string) => string;
  send: (email: string) => Promise<{ readonly error?: unknown }>;
};

export const AddressForm = ({ submitLabel, sentText, send }: AddressFormProps) => {
  const { t } = useTranslation(pagesWords);
  const { language } = useLanguage();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { control, handleSubmit, setError, formState } = useForm({
    resolver: contractResolver(addressSchema, language),
    defaultValues: { email: '' },
  });
  const submit = handleSubmit(async ({ email }) => {
    setFailure(null);
    const { error } = await send(email);
    if (error === undefined) setSentTo(email);
    else if (!showFieldErrors(error, setError)) setFailure(errorText(error));
  });
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <div role="status">{sentTo !== null && <Notice state="neutral">{sentText(sentTo)}</Notice>}</div>
      {failure !== null && <Notice state="error">{failure}</Notice>}
      <FormTextField
        control={control}
        name="email"
        type="email"
        dir="ltr"
        label={t('accounts.email')}
        autoComplete="email"
      />
      <Button type="submit" size="large" isPending={formState.isSubmitting}>
        {submitLabel}
      </Button>
    </form>
  );
};
