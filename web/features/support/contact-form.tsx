/** The form of the support page; whoever is signed in finds their name, address and books in it. */
import { useState } from 'react';
import { Controller, useForm, useController, type Control } from 'react-hook-form';
import type { z } from 'zod';
import type { User } from '#contract/accounts.ts';
import { supportRequestSchema } from '#contract/support.ts';
import { SUPPORT_CATEGORIES } from '#core/support/support-request.ts';
import { useContactSupportMutation } from '#web/api/account-calls.ts';
import { useGetUserBooksQuery } from '#web/api/book-calls.ts';
import { contractResolver, showFieldErrors } from '#web/api/contract-resolver.ts';
import { errorText } from '#web/api/request-error.ts';
import { useLanguage } from '#web/app/use-language.ts';
import { useTranslation } from '#web/app/use-translation.ts';
import { accountWords } from '#web/locales/account.ts';
import { pagesWords } from '#web/locales/pages.ts';
import { Button } from '#web/ui/button.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { FormTextField } from '#web/ui/form-field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SelectField } from '#web/ui/select-field.tsx';

type Values = z.input<typeof supportRequestSchema>;
type FormControl = Control<Values, unknown, z.output<typeof supportRequestSchema>>;

const CategoryField = ({ control }: { control: FormControl }) => {
  const { t } = useTranslation(accountWords);
  return (
    <Controller
      control={control}
      name="category"
      render={({ field: { value, onChange, ref }, fieldState }) => (
        <Choice
          ref={ref}
          look="segments"
          label={t('contact.category')}
          options={SUPPORT_CATEGORIES.map((category) => ({
            value: category,
            label: t(`contact.categories.${category}`),
          }))}
          value={value ?? null}
          onChange={onChange}
          error={fieldState.error?.message}
        />
      )}
    />
  );
};

const NO_BOOK = '';

const BookField = ({ control }: { control: FormControl }) => {
  const { t } = useTranslation(accountWords);
  const { data: books = [] } = useGetUserBooksQuery();
  const { field } = useController({ control, name: 'bookId' });
  if (books.length === 0) return null;
  return (
    <SelectField
      label={t('contact.book')}
      optional={t('app.optional')}
      options={[
        { value: NO_BOOK, label: t('contact.noBook') },
        ...books.map(({ _id, title }) => ({ value: _id, label: title })),
      ]}
      value={field.value ?? NO_BOOK}
      onChange={(value) => field.onChange(value === NO_BOOK ? undefined : value)}
    />
  );
};

type ContactFormProps = { user: User | null; onSent: (sent: { ticket: string; email: string }) => void };

export const ContactForm = ({ user, onSent }: ContactFormProps) => {
  const { t } = useTranslation(accountWords, pagesWords);
  const { language } = useLanguage();
  const [contactSupport, { isLoading }] = useContactSupportMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const { control, handleSubmit, setError } = useForm({
    resolver: contractResolver(supportRequestSchema, language),
    defaultValues: { name: user?.name ?? '', email: user?.email ?? '', message: '' },
  });
  const submit = handleSubmit(async (body) => {
    setFailure(null);
    const { data, error } = await contactSupport({ body });
    if (data) onSent({ ticket: data.ticket, email: body.email });
    else if (!showFieldErrors(error, setError)) setFailure(errorText(error));
  });
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      {failure !== null && <Notice state="error">{failure}</Notice>}
      <CategoryField control={control} />
      {user && <BookField control={control} />}
      <FormTextField
        control={control}
        name="message"
        rows={6}
        dir="auto"
        label={t('contact.message')}
        hint={t('contact.messageHint')}
      />
      <FormTextField control={control} name="name" dir="auto" label={t('accounts.name')} autoComplete="name" />
      <FormTextField
        control={control}
        name="email"
        type="email"
        dir="ltr"
        label={t('accounts.email')}
        autoComplete="email"
      />
      <Button type="submit" size="large" className="self-start" isPending={isLoading}>
        {t('contact.send')}
      </Button>
    </form>
  );
};
