/** Makes and stops the link with which a book is shown to others. */
import { useRef, useState } from 'react';
import type { Book } from '#contract/books.ts';
import { useShareBookMutation, useUnshareBookMutation } from '#web/api/change-calls.ts';
import { errorText } from '#web/api/request-error.ts';
import { showToast } from '#web/app/frame/toasts-state.ts';
import { useTranslation } from '#web/app/use-translation.ts';
import { changesWords } from '#web/locales/changes.ts';
import { Button } from '#web/ui/button.tsx';
import { ModalDialog } from '#web/ui/overlay/modal-dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';

const NewLink = ({ url }: { url: string }) => {
  const { t } = useTranslation(changesWords);
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const copy = async (): Promise<void> => {
    field.current?.select();
    // Plain http has no clipboard: the link is selected, and the keyboard copies it.
    await navigator.clipboard?.writeText(url);
    showToast({ state: 'success', text: t('share.copied') });
  };
  return (
    <div className="mt-5 flex items-end gap-2">
      <div className="min-w-0 grow">
        <TextField ref={field} label={t('share.link')} value={url} isReadOnly dir="ltr" />
      </div>
      <Button className="min-h-12" onPress={() => void copy()}>
        {t('share.copy')}
      </Button>
    </div>
  );
};

type ShareDialogProps = { book: Pick<Book, '_id' | 'isShared'>; onClose: () => void };

export const ShareDialog = ({ book, onClose }: ShareDialogProps) => {
  const { t } = useTranslation(changesWords);
  const [url, setUrl] = useState<string | null>(null);
  const [share, { isLoading: isMaking }] = useShareBookMutation();
  const [unshare, { isLoading: isStopping }] = useUnshareBookMutation();
  const params = { id: book._id };
  const make = async (): Promise<void> => {
    const { data, error } = await share({ params });
    if (data) setUrl(data.url);
    else showToast({ state: 'error', text: errorText(error) });
  };
  const stop = async (): Promise<void> => {
    const { error } = await unshare({ params });
    if (!error) setUrl(null);
    showToast(error ? { state: 'error', text: errorText(error) } : { state: 'success', text: t('share.stopped') });
  };
  return (
    <ModalDialog title={t('share.title')} onClose={onClose}>
      <p className="mt-3">{book.isShared && url === null ? t('share.isShared') : t('share.text')}</p>
      {url !== null && <NewLink url={url} />}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        {book.isShared && (
          <Button variant="ghost" className="me-auto" isPending={isStopping} onPress={() => void stop()}>
            {t('share.stop')}
          </Button>
        )}
        {url === null && (
          <Button isPending={isMaking} onPress={() => void make()}>
            {t(book.isShared ? 'share.makeNew' : 'share.make')}
          </Button>
        )}
        <Button variant="secondary" onPress={onClose}>
          {t('share.close')}
        </Button>
      </div>
    </ModalDialog>
  );
};
