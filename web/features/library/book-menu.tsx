/** What can be done with a book on the shelf. */
import { useState } from 'react';
import type { Book } from '#contract/books.ts';
import { bookApi } from '#web/api/book-calls.ts';
import { errorText } from '#web/api/request-error.ts';
import { showToast } from '#web/app/frame/toasts-state.ts';
import { onDemand } from '#web/app/on-demand.tsx';
import { useAppDispatch } from '#web/app/store.ts';
import { useTranslation } from '#web/app/use-translation.ts';
import { hideDeleted } from '#web/features/library/deleted-books.ts';
import { changesWords } from '#web/locales/changes.ts';
import { pagesWords } from '#web/locales/pages.ts';
import { ActionMenu, type MenuAction } from '#web/ui/overlay/action-menu.tsx';

const RenameDialog = onDemand(async () => (await import('#web/features/library/rename-dialog.tsx')).RenameDialog);
const ShareDialog = onDemand(async () => (await import('#web/app/share/share-dialog.tsx')).ShareDialog);

const isFinished = ({ status }: Book): boolean => status === 'under-review' || status === 'approved';

const useDelete = (book: Book): (() => void) => {
  const dispatch = useAppDispatch();
  const tell = async (): Promise<void> => {
    const { error } = await dispatch(bookApi.endpoints.deleteBook.initiate({ params: { id: book._id } }));
    if (error) showToast({ state: 'error', text: errorText(error) });
  };
  return () => hideDeleted(book, tell);
};

/** The copy is put first on the shelf when it is there. */
const useDuplicate = (book: Book): (() => void) => {
  const dispatch = useAppDispatch();
  const { t } = useTranslation(changesWords);
  const duplicate = async (): Promise<void> => {
    const { error } = await dispatch(bookApi.endpoints.duplicateBook.initiate({ params: { id: book._id } }));
    showToast(
      error
        ? { state: 'error', text: errorText(error) }
        : { state: 'success', text: t('shelf.duplicated', { title: book.title }) },
    );
  };
  return () => void duplicate();
};

type BookMenuProps = { book: Book; onSimilar: (book: Book) => void };

export const BookMenu = ({ book, onSimilar }: BookMenuProps) => {
  const { t } = useTranslation(changesWords, pagesWords);
  const [dialog, setDialog] = useState<'rename' | 'share' | null>(null);
  const remove = useDelete(book);
  const duplicate = useDuplicate(book);
  const close = (): void => setDialog(null);
  const actions: MenuAction[] = [
    ...(isFinished(book)
      ? [
          { id: 'rename', label: t('shelf.rename'), act: () => setDialog('rename') },
          { id: 'duplicate', label: t('shelf.duplicate'), act: duplicate },
          { id: 'share', label: t('share.open'), act: () => setDialog('share') },
        ]
      : []),
    { id: 'similar', label: t('shelf.similar'), act: () => onSimilar(book) },
    ...(book.status === 'in-progress' ? [] : [{ id: 'delete', label: t('shelf.delete'), act: remove }]),
  ];
  return (
    <>
      <ActionMenu label={t('shelf.more', { title: book.title })} actions={actions} />
      {dialog === 'rename' && <RenameDialog book={book} onClose={close} />}
      {dialog === 'share' && <ShareDialog book={book} onClose={close} />}
    </>
  );
};
