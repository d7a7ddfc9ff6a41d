/** One running book on the dashboard: title, percent, link to its live page. */
import { useEffect } from 'react';
import { useTranslation } from '#web/app/use-translation.ts';
import { pagesWords } from '#web/locales/pages.ts';
import { Link } from 'react-router';
import type { Book } from '#contract/books.ts';
import { api } from '#web/api/api.ts';
import { useGetRunResultQuery } from '#web/api/run-calls.ts';
import { renditionOf } from '#web/api/rendition.ts';
import { isRunOver } from '#web/api/watch-run.ts';
import { useAppDispatch } from '#web/app/store.ts';
import { ProgressBar } from '#web/ui/progress-bar.tsx';

const POLL_MS = 3_000;

const SHEET_PX = 320;

/** The page that came from the press last, on the sheet that waits for it. */
const LastSheet = ({ address }: { address: string | undefined }) => (
  <div className="aspect-square overflow-hidden rounded-sm border border-line bg-[#fffaf0] shadow-rest">
    {address !== undefined && (
      <img
        src={renditionOf(address, SHEET_PX)}
        alt=""
        width={SHEET_PX}
        height={SHEET_PX}
        className="painted size-full object-cover"
      />
    )}
  </div>
);

/** Asks now and then instead of holding a stream open: a browser has few connections and several books may run. */
export const RunCard = ({ book }: { book: Pick<Book, '_id' | 'title'> }) => {
  const { t } = useTranslation(pagesWords);
  const dispatch = useAppDispatch();
  const { data: run } = useGetRunResultQuery({ params: { id: book._id } }, { pollingInterval: POLL_MS });
  const over = run !== undefined && isRunOver(run);
  useEffect(() => {
    if (over) dispatch(api.util.invalidateTags(['Books']));
  }, [over, dispatch]);
  return (
    <Link
      to={`/library/${book._id}`}
      className="grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-5 rounded-xl border border-line bg-raised p-4 no-underline shadow-rest hover:border-line-strong"
    >
      <LastSheet address={run?.pages.findLast(({ image }) => image !== undefined)?.image} />
      <div>
        <span className="display block text-2xl">
          <bdi>{book.title}</bdi>
        </span>
        <span className="mt-1 mb-3 flex justify-between gap-4 text-ink-soft">
          <span>{run ? t(`runs.stage.${run.stage}`) : t('app.loading')}</span>
          <span>{t('runs.percent', { percent: run?.percent ?? 0 })}</span>
        </span>
        <ProgressBar label={book.title} percent={run?.percent ?? 0} />
      </div>
    </Link>
  );
};
