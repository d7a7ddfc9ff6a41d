/** Gives a book another title. */
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import type { Book } from '#contract/books.ts';
import { titleSchema } from '#contract/fields.ts';
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

const renameSchema = z.object({ title: titleSchema });

type RenameDialogProps = { book: Book; onClose: () => void };

export const RenameDialog = ({ book, onClose }: RenameDialogProps) => {
  const { t } = useTranslation(changesWords);
  const { language } = useLanguage();
  const [updateBook, { isLoading }] = useUpdateBookMutation();
  const { control, handleSubmit, setError, setFocus } = useForm({
    resolver: contractResolver(renameSchema, language),
    defaultValues: { title: book.title },
  });
  useEffect(() => setFocus('title'), [setFocus]);
  const submit = handleSubmit(async ({ title }) => {
    const { error } = await updateBook({ params: { id: book._id }, body: { title, version: book.version } });
    if (!error) onClose();
    else if (!showFieldErrors(error, setError)) showToast({ state: 'error', text: errorText(error) });
  });
  return (
    <ModalDialog title={t('shelf.rename')} onClose={onClose}>
      <form method="post" noValidate onSubmit={(event) => void submit(event)} className="mt-5 flex flex-col gap-5">
        <FormTextField control={control} name="title" dir="auto" label={t('changes.title')} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="ghost" onPress={onClose}>
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
