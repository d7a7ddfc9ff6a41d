/** Opens the wizard with the brief of a book that is there, ready to be changed. */
import { useNavigate } from 'react-router';
import type { Book } from '#contract/books.ts';

export const useDuplicate = (): ((book: Book) => void) => {
  const navigate = useNavigate();
  const duplicate = async (book: Book): Promise<void> => {
    // Drafts are checked by the contract, which the pages with books do without until then.
    const { keepBook } = await import('#web/features/create/keep-book.ts');
    keepBook(book);
    await navigate('/create?step=summary');
  };
  return (book) => void duplicate(book);
};
