/** Opens the wizard with the brief of a book that is there, ready to be changed. */
import { useNavigate } from 'react-router';
import type { Book } from '#contract/books.ts';
import { reportError } from '#web/app/error-reports.ts';
import { showToast } from '#web/app/frame/toasts-state.ts';
import { useTranslation } from '#web/app/use-translation.ts';

export const useSimilarBook = (): ((book: Book) => void) => {
  const navigate = useNavigate();
  const { t } = useTranslation();
  const open = async (book: Book): Promise<void> => {
    // Drafts are checked by the contract, which the pages with books do without until then.
    const { keepBook } = await import('#web/features/create/keep-book.ts');
    keepBook(book);
    await navigate('/create?step=summary');
  };
  const sayMissing = (error: unknown): void => {
    reportError(error);
    showToast({ state: 'error', text: t('trouble.partMissing') });
  };
  return (book) => void open(book).catch(sayMissing);
};
