/** One book on the shelf, with what can be done to it. */
import { directionOf, mainLanguageOf } from '#core/locale/language.ts';
import { onDemand } from '#web/app/on-demand.tsx';
import { useTranslation } from '#web/app/use-translation.ts';
import { whenQuiet } from '#web/app/when-quiet.ts';
import { pagesWords } from '#web/locales/pages.ts';
import { Link } from 'react-router';
import type { Book } from '#contract/books.ts';
import { PICTURE_SIZES } from '#web/api/rendition.ts';
import { BookObject } from '#web/app/books/book-object.tsx';
import { BookStatus } from '#web/features/library/book-status.tsx';
import { DownloadIcon, MoreIcon } from '#web/ui/icons.tsx';

/** A menu takes more script than the rest of the library: it comes when the covers are there. */
const BookMenu = onDemand(
  async () => {
    await whenQuiet();
    return (await import('#web/features/library/book-menu.tsx')).BookMenu;
  },
  <span aria-hidden className="icon-button">
    <MoreIcon />
  </span>,
);

const BookActions = ({ book, onSimilar }: { book: Book; onSimilar: (book: Book) => void }) => {
  const { t } = useTranslation(pagesWords);
  return (
    <div className="ms-auto -me-3 flex items-center">
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
      <BookMenu book={book} onSimilar={onSimilar} />
    </div>
  );
};

type BookCardProps = {
  book: Book;
  isFirst?: boolean;
  onSimilar: (book: Book) => void;
  onPictureError: () => void;
};

export const BookCard = ({ book, isFirst = false, onSimilar, onPictureError }: BookCardProps) => (
  <li className="row-span-3 grid grid-rows-subgrid pb-8">
    <div className="flex flex-col justify-end px-2 md:px-5">
      <Link to={`/library/${book._id}`} className="block rounded no-underline" aria-label={book.title}>
        <BookObject book={book} sizes={PICTURE_SIZES.shelf} isFirst={isFirst} onPictureError={onPictureError} />
      </Link>
    </div>
    <div className="shelf" />
    <div className="px-2 pt-3 md:px-5">
      <h2 className="line-clamp-2 leading-snug font-semibold">
        <bdi dir={directionOf(mainLanguageOf(book))}>{book.title}</bdi>
      </h2>
      <div className="mt-1 flex min-h-11 flex-wrap items-center justify-between gap-x-2">
        <BookStatus status={book.status} />
        <BookActions book={book} onSimilar={onSimilar} />
      </div>
    </div>
  </li>
);
