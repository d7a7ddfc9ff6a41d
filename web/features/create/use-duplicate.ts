/** Opens the wizard with the brief of a book that is there, ready to be changed. */
import { useNavigate } from 'react-router';
import type { Book } from '#contract/books.ts';
import { keepBook } from '#web/features/create/keep-book.ts';

export const useDuplicate = (): ((book: Book) => void) => {
  const navigate = useNavigate();
  return (book) => {
    keepBook(book);
    void navigate('/create?step=summary');
  };
};
