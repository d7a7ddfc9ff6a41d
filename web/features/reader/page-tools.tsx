/** What an owner can do with the page that is open. */
import type { Book } from '#contract/books.ts';
import { useUndoPageMutation } from '#web/api/change-calls.ts';
import { errorText } from '#web/api/request-error.ts';
import { showToast } from '#web/app/frame/toasts-state.ts';
import { useTranslation } from '#web/app/use-translation.ts';
import { changesWords } from '#web/locales/changes.ts';
import { Button } from '#web/ui/button.tsx';
import { BrushIcon, EditIcon, UndoIcon } from '#web/ui/icons.tsx';
import { Notice } from '#web/ui/notice.tsx';

const isBeingDrawn = (page: Book['pages'][number] | undefined): boolean =>
  page?.redraw === 'waiting' || page?.redraw === 'drawing';

/** Lies over the old picture until the new one is there. */
export const DrawingVeil = ({ book, page }: { book: Book; page: number }) => {
  const { t } = useTranslation(changesWords);
  if (!isBeingDrawn(book.pages[page])) return null;
  return (
    <div className="fade-in absolute inset-0 grid place-items-center bg-black/45">
      <p role="status" className="flex items-center gap-3 rounded-lg bg-raised px-4 py-3 font-semibold text-ink">
        <span aria-hidden className="spinner" />
        {t('changes.drawing')}
      </p>
    </div>
  );
};

type PageToolsProps = { book: Book; page: number; onEdit: () => void; onRedraw: () => void };

export const PageTools = ({ book, page, onEdit, onRedraw }: PageToolsProps) => {
  const { t } = useTranslation(changesWords);
  const [undo, { isLoading }] = useUndoPageMutation();
  const content = book.pages[page];
  const steps = content?.undoSteps ?? 0;
  const goBack = async (): Promise<void> => {
    const { error } = await undo({ body: { bookId: book._id, pageIdx: page, version: book.version } });
    showToast(error ? { state: 'error', text: errorText(error) } : { state: 'success', text: t('changes.undone') });
  };
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col gap-3">
      {content?.redraw === 'failed' && <Notice state="error">{t('changes.redrawFailed')}</Notice>}
      <div role="group" aria-label={t('changes.tools')} className="flex flex-wrap justify-center gap-2">
        <Button variant="ghost" onPress={onEdit}>
          <EditIcon />
          {t(page === 0 ? 'changes.editTitle' : 'changes.edit')}
        </Button>
        <Button variant="ghost" isDisabled={isBeingDrawn(content)} onPress={onRedraw}>
          <BrushIcon />
          {t('changes.redraw')}
        </Button>
        {steps > 0 && (
          <Button
            variant="ghost"
            isPending={isLoading}
            isDisabled={isBeingDrawn(content)}
            onPress={() => void goBack()}
          >
            <UndoIcon className="size-5 rtl:-scale-x-100" />
            {t('changes.undo', { count: steps })}
          </Button>
        )}
      </div>
    </div>
  );
};
