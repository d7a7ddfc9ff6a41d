/** What stands around the story: title, dedication and who gives the book. */
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import type { Book } from '#contract/books.ts';
import { dedicationSchema, nameSchema, titleSchema } from '#contract/fields.ts';
import { useUpdateBookMutation } from '#web/api/change-calls.ts';
import { contractResolver, showFieldErrors } from '#web/api/contract-resolver.ts';
import { errorText } from '#web/api/request-error.ts';
import { showToast } from '#web/app/frame/toasts-state.ts';
import { useLanguage } from '#web/app/use-language.ts';
import { useTranslation } from '#web/app/use-translation.ts';
import { changesWords } from '#web/locales/changes.ts';
import { Button } from '#web/ui/button.tsx';
import { FormTextField } from '#web/ui/form-field.tsx';
import { ModalDialog } from '#web/ui/overlay/modal-dialog.tsx';

const detailsSchema = z.object({
  title: titleSchema,
  dedication: dedicationSchema.optional(),
  giver: nameSchema.optional(),
});

type DetailsDialogProps = { book: Book; onClose: () => void };

const useDetails = ({ book, onClose }: DetailsDialogProps) => {
  const { t } = useTranslation(changesWords);
  const { language } = useLanguage();
  const [updateBook, { isLoading }] = useUpdateBookMutation();
  const form = useForm({
    resolver: contractResolver(detailsSchema, language),
    defaultValues: { title: book.title, dedication: book.dedication ?? undefined, giver: book.giver ?? undefined },
  });
  const submit = form.handleSubmit(async ({ title, dedication = null, giver = null }) => {
    const { error } = await updateBook({
      params: { id: book._id },
      body: { title, dedication, giver, version: book.version },
    });
    if (!error) {
      showToast({ state: 'success', text: t(book.status === 'approved' ? 'changes.underReview' : 'changes.saved') });
      onClose();
    } else if (!showFieldErrors(error, form.setError)) showToast({ state: 'error', text: errorText(error) });
  });
  return { control: form.control, submit, isLoading };
};

export const DetailsDialog = (props: DetailsDialogProps) => {
  const { t } = useTranslation(changesWords);
  const { control, submit, isLoading } = useDetails(props);
  return (
    <ModalDialog title={t('changes.details')} onClose={props.onClose}>
      <form method="post" noValidate onSubmit={(event) => void submit(event)} className="mt-5 flex flex-col gap-5">
        <FormTextField control={control} name="title" dir="auto" label={t('changes.title')} />
        <FormTextField
          control={control}
          name="dedication"
          dir="auto"
          rows={3}
          label={t('changes.dedication')}
          optional={t('changes.optional')}
        />
        <FormTextField
          control={control}
          name="giver"
          dir="auto"
          label={t('changes.giver')}
          optional={t('changes.optional')}
        />
        <div className="mt-1 flex flex-wrap justify-end gap-3">
          <Button variant="ghost" onPress={props.onClose}>
            {t('changes.cancel')}
          </Button>
          <Button type="submit" isPending={isLoading}>
            {t('changes.save')}
          </Button>
        </div>
      </form>
    </ModalDialog>
  );
};
