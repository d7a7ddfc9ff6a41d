/** The reader of the owner of a book: reading, and everything that can be changed while one reads. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Book } from '#contract/books.ts';
import { showToast } from '#web/app/frame/toasts-state.ts';
import { onDemand } from '#web/app/on-demand.tsx';
import { useTranslation } from '#web/app/use-translation.ts';
import { DrawingVeil, PageTools } from '#web/features/reader/page-tools.tsx';
import { Reader, type Desk } from '#web/features/reader/reader.tsx';
import { changesWords } from '#web/locales/changes.ts';
import { pagesWords } from '#web/locales/pages.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { DownloadIcon, LinkIcon, SettingsIcon } from '#web/ui/icons.tsx';

const DetailsDialog = onDemand(async () => (await import('#web/features/reader/details-dialog.tsx')).DetailsDialog);
const PageEditor = onDemand(
  async () => (await import('#web/features/reader/page-editor.tsx')).PageEditor,
  <div className="skeleton m-6 h-40" />,
);
const RedrawDialog = onDemand(async () => (await import('#web/features/reader/redraw-dialog.tsx')).RedrawDialog);
const ShareDialog = onDemand(async () => (await import('#web/app/share/share-dialog.tsx')).ShareDialog);

type Page = Book['pages'][number];
const isRunning = ({ redraw }: Page): boolean => redraw === 'waiting' || redraw === 'drawing';

/** True while something of the book is being made anew, so that it is worth asking again. */
export const isBookInMaking = (book: Book): boolean => book.downloads.pdf === null || book.pages.some(isRunning);

/** Says when a picture has come, or has not. */
const usePictureNews = (pages: readonly Page[]): void => {
  const { t } = useTranslation(changesWords);
  const running = useRef<ReadonlySet<number>>(new Set());
  useEffect(() => {
    const ended = pages.filter((page) => running.current.has(page.index) && !isRunning(page));
    running.current = new Set(pages.filter(isRunning).map(({ index }) => index));
    for (const { redraw } of ended)
      showToast(
        redraw === 'failed'
          ? { state: 'error', text: t('changes.redrawFailed') }
          : { state: 'success', text: t('changes.newPicture') },
      );
  }, [pages, t]);
};

const Download = ({ address }: { address: string | null }) => {
  const { t } = useTranslation(changesWords, pagesWords);
  if (address === null) {
    return (
      <p role="status" className="flex min-h-11 items-center gap-2 px-2 text-sm text-ink-soft">
        <span aria-hidden className="spinner" />
        <span className="max-md:sr-only">{t('changes.pdfComing')}</span>
      </p>
    );
  }
  return (
    <a href={address} download className={buttonStyle('secondary')}>
      <DownloadIcon />
      <span className="max-md:sr-only">{t('reader.download')}</span>
    </a>
  );
};

type DialogName = 'details' | 'share';

const OwnActions = ({ book, open }: { book: Book; open: (dialog: DialogName) => void }) => {
  const { t } = useTranslation(changesWords);
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label={t('changes.details')}
        title={t('changes.details')}
        onClick={() => open('details')}
      >
        <SettingsIcon />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={t('share.open')}
        title={t('share.open')}
        onClick={() => open('share')}
      >
        <LinkIcon />
      </button>
      <Download address={book.downloads.pdf} />
    </>
  );
};

type OwnReaderProps = { book: Book; refresh: () => Promise<unknown>; onPictureError: () => void };

export const OwnReader = ({ book, refresh, onPictureError }: OwnReaderProps) => {
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const [isEditing, setEditing] = useState(false);
  const [redrawn, setRedrawn] = useState<number | null>(null);
  usePictureNews(book.pages);
  const close = (): void => setDialog(null);
  const editor = (page: number): ReactNode =>
    isEditing && <PageEditor book={book} page={page} refresh={refresh} onDone={() => setEditing(false)} />;
  const desk = (page: number): Desk => ({
    editor: editor(page),
    veil: <DrawingVeil book={book} page={page} />,
    tools: isEditing ? null : (
      <PageTools book={book} page={page} onEdit={() => setEditing(true)} onRedraw={() => setRedrawn(page)} />
    ),
  });
  return (
    <>
      <Reader
        book={book}
        bookKey={book._id}
        actions={<OwnActions book={book} open={setDialog} />}
        desk={desk}
        isLocked={isEditing}
        onPictureError={onPictureError}
      />
      {dialog === 'details' && <DetailsDialog book={book} onClose={close} />}
      {dialog === 'share' && <ShareDialog book={book} onClose={close} />}
      {redrawn !== null && <RedrawDialog book={book} page={redrawn} onClose={() => setRedrawn(null)} />}
    </>
  );
};
