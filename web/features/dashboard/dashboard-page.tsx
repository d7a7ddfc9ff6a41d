/** What a signed-in user comes home to: books being made, the newest books, the next thing to do. */
import type { ReactNode } from 'react';
import { useCell } from '#web/app/cell.ts';
import { useTranslation } from '#web/app/use-translation.ts';
import { pagesWords } from '#web/locales/pages.ts';
import { Link } from 'react-router';
import type { Book } from '#contract/books.ts';
import { useGetUserBooksQuery } from '#web/api/book-calls.ts';
import { errorText } from '#web/api/request-error.ts';
import { withServerData } from '#web/app/frame/server-data.tsx';
import { PageMeta } from '#web/app/page-meta.tsx';
import { UseActivationLink } from '#web/app/session/use-activation-link.tsx';
import { StandingNotice } from '#web/app/session/standing-notice.tsx';
import { useSession } from '#web/app/session/session-state.ts';
import { useSimilarBook } from '#web/features/create/use-similar-book.ts';
import { FirstSteps } from '#web/features/dashboard/first-steps.tsx';
import { StatsRow } from '#web/features/dashboard/stats-row.tsx';
import { BookCard } from '#web/features/library/book-card.tsx';
import { BookShelf, EmptyPlaces } from '#web/features/library/book-shelf.tsx';
import { deletedBooks } from '#web/features/library/deleted-books.ts';
import { DeletedNotice } from '#web/features/library/deleted-notice.tsx';
import { EmptyShelf } from '#web/features/library/empty-shelf.tsx';
import { RunCard } from '#web/features/runs/run-card.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Button } from '#web/ui/button.tsx';
import { PlusIcon } from '#web/ui/icons.tsx';
import { Notice } from '#web/ui/notice.tsx';

const LATEST = 4;

const Part = ({ title, link, children }: { title: string; link?: ReactNode; children: ReactNode }) => (
  <section className="mt-10">
    <div className="mb-4 flex flex-wrap items-baseline justify-between gap-4">
      <h2 className="display text-4xl">{title}</h2>
      {link}
    </div>
    {children}
  </section>
);

const Running = ({ books }: { books: readonly Book[] }) => {
  const { t } = useTranslation(pagesWords);
  if (books.length === 0) return null;
  return (
    <Part title={t('dashboard.running')}>
      <ul className="grid gap-4 md:grid-cols-2">
        {books.map((book) => (
          <li key={book._id}>
            <RunCard book={book} />
          </li>
        ))}
      </ul>
    </Part>
  );
};

const Latest = ({ books, refetch }: { books: readonly Book[]; refetch: () => unknown }) => {
  const { t } = useTranslation(pagesWords);
  const openSimilar = useSimilarBook();
  if (books.length === 0) return null;
  return (
    <Part
      title={t('dashboard.latest')}
      link={
        <Link className="link" to="/library">
          {t('dashboard.allBooks')}
        </Link>
      }
    >
      <BookShelf>
        {books.slice(0, LATEST).map((book) => (
          <BookCard key={book._id} book={book} isFirst onSimilar={openSimilar} onPictureError={() => void refetch()} />
        ))}
      </BookShelf>
    </Part>
  );
};

const DashboardContent = () => {
  const { t } = useTranslation(pagesWords);
  const { data: books, error, refetch } = useGetUserBooksQuery();
  const deleted = useCell(deletedBooks);
  const data = books?.filter((book) => !deleted.some(({ _id }) => _id === book._id));
  if (data?.length === 0) {
    return (
      <>
        <EmptyShelf title={t('dashboard.emptyTitle')} text={t('dashboard.emptyText')}>
          <Link to="/create" className={buttonStyle('primary', 'large')}>
            <PlusIcon />
            {t('library.makeFirst')}
          </Link>
        </EmptyShelf>
        <FirstSteps />
      </>
    );
  }
  if (data) {
    return (
      <>
        <Running books={data.filter(({ status }) => status === 'in-progress')} />
        <Latest books={data.filter(({ status }) => status !== 'in-progress')} refetch={refetch} />
      </>
    );
  }
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

const DashboardPage = () => {
  const { t } = useTranslation(pagesWords);
  const { user } = useSession();
  return (
    <div className="px-4 py-8 md:px-8">
      <PageMeta title={t('dashboard.title')} noindex />
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="display page-title">{t('dashboard.hello', { name: user?.name ?? '' })}</h1>
        <Link to="/create" className={buttonStyle('primary', 'large')}>
          <PlusIcon />
          {t('dashboard.newBook')}
        </Link>
      </div>
      {user && (
        <div className="mt-6">
          <StandingNotice user={user} />
        </div>
      )}
      <UseActivationLink />
      <StatsRow />
      <DeletedNotice />
      <DashboardContent />
    </div>
  );
};

export default withServerData(DashboardPage);
