/** The state of a book in a word, on a small label. */
import { useTranslation } from '#web/app/use-translation.ts';
import { pagesWords } from '#web/locales/pages.ts';
import type { BookStatus as Status } from '#core/book/book-status.ts';

const inks: Record<Status, string> = {
  'in-progress': 'bg-yellow/35 text-ink',
  'under-review': 'bg-green/20 text-ink',
  approved: 'bg-green/20 text-ink',
  failed: 'bg-red/10 text-red',
};

export const BookStatus = ({ status }: { status: Status }) => {
  const { t } = useTranslation(pagesWords);
  return (
    <span className="min-w-0">
      <span className={`inline-block rounded px-2 py-0.5 text-sm font-semibold ${inks[status]}`}>
        {t(`books.status.${status}`)}
      </span>
      {status === 'under-review' && <span className="mt-1 block text-xs text-ink-soft">{t('books.checked')}</span>}
    </span>
  );
};
