/** All books of the user, newest first. */
import { useRef, useState } from 'react';
import { useCell } from '#web/app/cell.ts';
import { useSimilarBook } from '#web/features/create/use-similar-book.ts';
import { useTranslation } from '#web/app/use-translation.ts';
import { pagesWords } from '#web/locales/pages.ts';
import { Link } from 'react-router';
import type { Book } from '#contract/books.ts';
import { useGetUserBooksQuery } from '#web/api/book-calls.ts';
import { FIRST_IN_SIGHT } from '#web/api/rendition.ts';
import { errorText } from '#web/api/request-error.ts';
import { withServerData } from '#web/app/frame/server-data.tsx';
import { PageMeta } from '#web/app/page-meta.tsx';
import { BookCard } from '#web/features/library/book-card.tsx';
import { BookShelf, EmptyPlaces } from '#web/features/library/book-shelf.tsx';
import { EmptyShelf } from '#web/features/library/empty-shelf.tsx';
import { deletedBooks } from '#web/features/library/deleted-books.ts';
import { DeletedNotice } from '#web/features/library/deleted-notice.tsx';
import { EVERYTHING, selectBooks } from '#web/features/library/select-books.ts';
import { ShelfTools } from '#web/features/library/shelf-tools.tsx';
import { changesWords } from '#web/locales/changes.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** With more books than this, search, filters and order appear. */
const TOOLS_FROM = 3;
const RUNNING_POLL_MS = 10_000;
const PICTURE_RETRY_MS = 30_000;

/** Picture addresses expire: a picture that does not load asks for the list again, not more than twice a minute. */
const useFreshPictures = (refetch: () => unknown) => {
  const askedAt = useRef(0);
  return () => {
    if (Date.now() - askedAt.current < PICTURE_RETRY_MS) return;
    askedAt.current = Date.now();
    refetch();
  };
};

const NoBooks = () => {
  const { t } = useTranslation(pagesWords);
  return (
    <EmptyShelf title={t('library.emptyTitle')} text={t('library.emptyText')}>
      <Link to="/create" className={buttonStyle('primary', 'large')}>
        {t('library.makeFirst')}
      </Link>
    </EmptyShelf>
  );
};

/** A copy is there at once, its PDF a little later. */
const isInMaking = ({ status, downloads }: Book): boolean =>
  status === 'in-progress' || (status !== 'failed' && downloads.pdf === null);

type ShelvesProps = { books: readonly Book[]; onSimilar: (book: Book) => void; onPictureError: () => void };

const Shelves = ({ books, onSimilar, onPictureError }: ShelvesProps) => {
  const { t } = useTranslation(changesWords, pagesWords);
  const [selection, setSelection] = useState(EVERYTHING);
  const found = selectBooks(books, selection);
  const { query } = selection;
  const nothing = query.trim() === '' ? t('shelf.nothingLikeThis') : t('library.nothingFound', { query });
  return (
    <>
      {books.length > TOOLS_FROM && <ShelfTools selection={selection} onSelect={setSelection} />}
      <p role="status" className={found.length === 0 ? 'py-8 text-lg' : 'sr-only'}>
        {found.length === 0 ? nothing : t('library.count', { count: found.length })}
      </p>
      <BookShelf>
        {found.map((book, index) => (
          <BookCard
            key={book._id}
            book={book}
            isFirst={index < FIRST_IN_SIGHT}
            onSimilar={onSimilar}
            onPictureError={onPictureError}
          />
        ))}
      </BookShelf>
    </>
  );
};

const LibraryContent = () => {
  const { t } = useTranslation();
  const [running, setRunning] = useState(false);
  const { data, error, refetch } = useGetUserBooksQuery(undefined, { pollingInterval: running ? RUNNING_POLL_MS : 0 });
  const freshPictures = useFreshPictures(refetch);
  const anyRunning = data?.some(isInMaking) ?? false;
  if (anyRunning !== running) setRunning(anyRunning);
  const openSimilar = useSimilarBook();
  const deleted = useCell(deletedBooks);
  const shown = data?.filter((book) => !deleted.some(({ _id }) => _id === book._id));
  if (shown?.length === 0) return <NoBooks />;
  if (shown) return <Shelves books={shown} onSimilar={openSimilar} onPictureError={freshPictures} />;
  if (error === undefined) return <EmptyPlaces label={t('app.loading')} />;
  return (
    <Notice state="error">
      <p>{errorText(error)}</p>
      <Button variant="secondary" className="mt-3" onPress={() => void refetch()}>
        {t('actions.retry')}
      </Button>
    </Notice>
  );
};

const LibraryPage = () => {
  const { t } = useTranslation(pagesWords);
  return (
    <div className="px-4 py-8 md:px-8">
      <PageMeta title={t('library.title')} noindex />
      <div className="mb-8 flex flex-wrap items-center justify-between gap-4">
        <h1 className="display page-title">{t('library.title')}</h1>
      </div>
      <DeletedNotice />
      <LibraryContent />
    </div>
  );
};

export default withServerData(LibraryPage);
