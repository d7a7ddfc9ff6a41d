/** One book: its live progress while it is being made, the reader once it is there. */
import { directionOf, mainLanguageOf } from '#core/locale/language.ts';
import { useRef, useState } from 'react';
import { useTranslation } from '#web/app/use-translation.ts';
import { useParams } from 'react-router';
import type { Book } from '#contract/books.ts';
import { useGetBookQuery } from '#web/api/book-calls.ts';
import { errorCodeOf, errorText } from '#web/api/request-error.ts';
import { LoadingScreen } from '#web/app/screens/loading-screen.tsx';
import { NotFound } from '#web/app/screens/not-found.tsx';
import { withServerData } from '#web/app/frame/server-data.tsx';
import { onDemand } from '#web/app/on-demand.tsx';
import { PageMeta } from '#web/app/page-meta.tsx';
import { isBookInMaking, OwnReader } from '#web/features/reader/own-reader.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

const RunProgress = onDemand(
  async () => (await import('#web/features/runs/run-progress.tsx')).RunProgress,
  <LoadingScreen />,
);

const PICTURE_RETRY_MS = 30_000;
/** While a picture or the PDF is being made. */
const NEWS_POLL_MS = 2_000;

const isMissing = (error: unknown): boolean =>
  ['book.not-found', 'request.invalid', 'request.not-found'].includes(errorCodeOf(error) ?? '');

const isReadable = ({ status, images }: Book): boolean =>
  status !== 'in-progress' && status !== 'failed' && images.length > 0;

const OneBook = ({ book, refetch }: { book: Book; refetch: () => Promise<unknown> }) => {
  const askedAt = useRef(0);
  const refreshPictures = (): void => {
    if (Date.now() - askedAt.current < PICTURE_RETRY_MS) return;
    askedAt.current = Date.now();
    void refetch();
  };
  return (
    <>
      <PageMeta title={book.title} noindex />
      {isReadable(book) ? (
        <OwnReader book={book} refresh={refetch} onPictureError={refreshPictures} />
      ) : (
        <RunProgress bookId={book._id} title={book.title} direction={directionOf(mainLanguageOf(book))} />
      )}
    </>
  );
};

const BookPage = () => {
  const { t } = useTranslation();
  const { bookId = '' } = useParams();
  const [isWaiting, setWaiting] = useState(false);
  const { data, error, refetch } = useGetBookQuery(
    { params: { id: bookId } },
    { pollingInterval: isWaiting ? NEWS_POLL_MS : 0, skipPollingIfUnfocused: true },
  );
  const isInMaking = data !== undefined && isReadable(data) && isBookInMaking(data);
  if (isInMaking !== isWaiting) setWaiting(isInMaking);
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
