/** Asks for another picture of a page, with what should be different in it. */
import { useState } from 'react';
import type { Book } from '#contract/books.ts';
import { NOTE_LENGTH } from '#core/story/page-text.ts';
import { useRegenBookPageMutation } from '#web/api/change-calls.ts';
import { errorText, fieldErrorsOf } from '#web/api/request-error.ts';
import { showToast } from '#web/app/frame/toasts-state.ts';
import { useLanguage } from '#web/app/use-language.ts';
import { useTranslation } from '#web/app/use-translation.ts';
import { changesWords } from '#web/locales/changes.ts';
import { Button } from '#web/ui/button.tsx';
import { ModalDialog } from '#web/ui/overlay/modal-dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextField, type FieldKeyListener } from '#web/ui/text-field.tsx';
import { useFirstFocus } from '#web/ui/overlay/use-first-focus.ts';

type RedrawDialogProps = { book: Book; page: number; onClose: () => void };

const useRedraw = ({ book, page, onClose }: RedrawDialogProps) => {
  const { t } = useTranslation(changesWords);
  const { language } = useLanguage();
  const [regen, { isLoading, error }] = useRegenBookPageMutation();
  const list = new Intl.ListFormat(language, { type: 'unit' });
  const draw = async (note: string): Promise<void> => {
    const body = { bookId: book._id, pageIdx: page, version: book.version, ...(note.trim() !== '' && { note }) };
    const { data } = await regen({ body });
    if (!data) return;
    onClose();
    const used = data.used.length > 0 ? ` ${t('changes.noteUsed', { words: list.format(data.used) })}` : '';
    showToast({ state: 'success', text: t('changes.drawingStarted') + used });
    if (data.unused.length > 0)
      showToast({ state: 'neutral', text: t('changes.noteUnused', { words: list.format(data.unused) }) });
  };
  return { draw, isLoading, error };
};

export const RedrawDialog = (props: RedrawDialogProps) => {
  const { t } = useTranslation(changesWords);
  const [note, setNote] = useState('');
  const field = useFirstFocus();
  const { draw, isLoading, error } = useRedraw(props);
  const fieldError = fieldErrorsOf(error)?.['note'];
  const onKeyDown: FieldKeyListener = (event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void draw(note);
    else event.continuePropagation();
  };
  return (
    <ModalDialog title={t('changes.redrawTitle')} onClose={props.onClose}>
      <p className="mt-3 mb-5">{t('changes.redrawText')}</p>
      {error !== undefined && fieldError === undefined && <Notice state="error">{errorText(error)}</Notice>}
      <TextField
        ref={field}
        rows={3}
        dir="auto"
        label={t('changes.note')}
        optional={t('changes.optional')}
        hint={t('changes.noteHint')}
        maxLength={NOTE_LENGTH.max}
        error={fieldError}
        value={note}
        onChange={setNote}
        onKeyDown={onKeyDown}
      />
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="ghost" onPress={props.onClose}>
          {t('changes.cancel')}
        </Button>
        <Button isPending={isLoading} onPress={() => void draw(note)}>
          {t('changes.draw')}
        </Button>
      </div>
    </ModalDialog>
  );
};
