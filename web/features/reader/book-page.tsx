/** One book: its live progress while it is being made, the reader once it is there. */
import { useRef } from 'react';
import { useTranslation } from '#web/app/use-translation.ts';
import { useParams } from 'react-router';
import type { Book } from '#contract/books.ts';
import { useGetBookQuery } from '#web/api/book-calls.ts';
import { errorCodeOf, errorText } from '#web/api/request-error.ts';
import { LoadingScreen } from '#web/app/screens/loading-screen.tsx';
import { NotFound } from '#web/app/screens/not-found.tsx';
import { withServerData } from '#web/app/frame/server-data.tsx';
import { PageMeta } from '#web/app/page-meta.tsx';
import { Reader } from '#web/features/reader/reader.tsx';
import { RunProgress } from '#web/features/runs/run-progress.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

const PICTURE_RETRY_MS = 30_000;

const isMissing = (error: unknown): boolean =>
  ['book.not-found', 'request.invalid', 'request.not-found'].includes(errorCodeOf(error) ?? '');

const OneBook = ({ book, refetch }: { book: Book; refetch: () => unknown }) => {
  const askedAt = useRef(0);
  const refreshPictures = (): void => {
    if (Date.now() - askedAt.current < PICTURE_RETRY_MS) return;
    askedAt.current = Date.now();
    refetch();
  };
  const finished = book.status !== 'in-progress' && book.status !== 'failed' && book.images.length > 0;
  return (
    <>
      <PageMeta title={book.title} noindex />
      {finished ? (
        <Reader book={book} onPictureError={refreshPictures} />
      ) : (
        <RunProgress bookId={book._id} title={book.title} />
      )}
    </>
  );
};

const BookPage = () => {
  const { t } = useTranslation();
  const { bookId = '' } = useParams();
  const { data, error, refetch } = useGetBookQuery({ params: { id: bookId } });
  if (data) return <OneBook book={data} refetch={refetch} />;
  if (error === undefined) return <LoadingScreen />;
  if (isMissing(error)) return <NotFound />;
  return (
    <div className="p-6">
      <Notice state="error">
        <p>{errorText(error)}</p>
        <Button variant="secondary" className="mt-3" onPress={() => void refetch()}>
          {t('actions.retry')}
        </Button>
      </Notice>
    </div>
  );
};

export default withServerData(BookPage);
