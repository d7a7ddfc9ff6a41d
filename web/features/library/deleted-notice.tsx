/** Says which books were just deleted and takes them back; whoever leaves the page has decided. */
import { useEffect } from 'react';
import { useCell } from '#web/app/cell.ts';
import { useTranslation } from '#web/app/use-translation.ts';
import { deletedBooks, deleteWhileLeaving, takeBack, tellAll } from '#web/features/library/deleted-books.ts';
import { changesWords } from '#web/locales/changes.ts';
import { pagesWords } from '#web/locales/pages.ts';
import { Button } from '#web/ui/button.tsx';
import { UndoIcon } from '#web/ui/icons.tsx';

const onPageHide = (): void => {
  for (const { _id, timer } of deletedBooks.get()) {
    window.clearTimeout(timer);
    deleteWhileLeaving(_id);
  }
};

export const DeletedNotice = () => {
  const { t } = useTranslation(changesWords, pagesWords);
  const deleted = useCell(deletedBooks);
  useEffect(() => {
    window.addEventListener('pagehide', onPageHide);
    return () => {
      window.removeEventListener('pagehide', onPageHide);
      tellAll();
    };
  }, []);
  return (
    <div role="status" className="sticky top-3 z-30 mb-4 flex flex-col gap-2 empty:mb-0">
      {deleted.map(({ _id, title }) => (
        <div
          key={_id}
          className="flex items-center gap-3 rounded-lg border border-line-strong bg-raised py-2 ps-4 pe-2 shadow-lift"
        >
          <p className="min-w-0 grow break-words">{t('library.deleted', { title })}</p>
          <Button variant="ghost" onPress={() => takeBack(_id)}>
            <UndoIcon className="size-5 rtl:-scale-x-100" />
            {t('shelf.takeBack')}
          </Button>
        </div>
      ))}
    </div>
  );
};
