/** One book on the shelf, with what can be done to it. */
import { useState } from 'react';
import { useTranslation } from '#web/app/use-translation.ts';
import { pagesWords } from '#web/locales/pages.ts';
import { Link } from 'react-router';
import type { Book } from '#contract/books.ts';
import { useDeleteBookMutation } from '#web/api/book-calls.ts';
import { errorText } from '#web/api/request-error.ts';
import { showToast } from '#web/app/frame/toasts-state.ts';
import { BookObject } from '#web/features/library/book-object.tsx';
import { BookStatus } from '#web/features/library/book-status.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { DownloadIcon, TrashIcon } from '#web/ui/icons.tsx';

const SHELF_SIZES = '(min-width: 1440px) 260px, (min-width: 768px) 30vw, 44vw';

const useDeleteBook = (book: Book) => {
  const { t } = useTranslation(pagesWords);
  const [deleteBook, { isLoading }] = useDeleteBookMutation();
  const remove = async (): Promise<void> => {
    const { error } = await deleteBook({ params: { id: book._id } });
    if (error) showToast({ state: 'error', text: errorText(error) });
    else showToast({ state: 'success', text: t('library.deleted', { title: book.title }) });
  };
  return { remove, isLoading };
};

const DeleteButton = ({ book }: { book: Book }) => {
  const { t } = useTranslation(pagesWords);
  const [asking, setAsking] = useState(false);
  const { remove, isLoading } = useDeleteBook(book);
  const confirm = async (): Promise<void> => {
    await remove();
    setAsking(false);
  };
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label={t('library.deleteTitle', { title: book.title })}
        onClick={() => setAsking(true)}
      >
        <TrashIcon />
      </button>
      {asking && (
        <ConfirmDialog
          title={t('library.deleteQuestion')}
          text={t('library.deleteText', { title: book.title })}
          confirmLabel={t('library.delete')}
          cancelLabel={t('library.keep')}
          isPending={isLoading}
          onConfirm={() => void confirm()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
};

const BookActions = ({ book }: { book: Book }) => {
  const { t } = useTranslation(pagesWords);
  return (
    <div className="-ms-3 flex items-center">
      {book.downloads.pdf !== null && (
        <a
          href={book.downloads.pdf}
          download
          className="icon-button"
          aria-label={t('library.downloadTitle', { title: book.title })}
        >
          <DownloadIcon />
        </a>
      )}
      {book.status !== 'in-progress' && <DeleteButton book={book} />}
    </div>
  );
};

type BookCardProps = { book: Book; onPictureError: () => void };

export const BookCard = ({ book, onPictureError }: BookCardProps) => (
  <li className="row-span-3 grid grid-rows-subgrid pb-8">
    <div className="flex flex-col justify-end px-2 md:px-5">
      <Link to={`/library/${book._id}`} className="block rounded no-underline" aria-label={book.title}>
        <BookObject book={book} sizes={SHELF_SIZES} onPictureError={onPictureError} />
      </Link>
    </div>
    <div className="shelf" />
    <div className="px-2 pt-3 md:px-5">
      <h2 className="line-clamp-2 leading-snug font-semibold">
        <bdi>{book.title}</bdi>
      </h2>
      <div className="mt-1 flex min-h-11 flex-wrap items-center justify-between gap-x-2">
        <BookStatus status={book.status} />
        <BookActions book={book} />
      </div>
    </div>
  </li>
);
