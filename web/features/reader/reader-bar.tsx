/** Above the open book: the way back, the title, and what can be done with the book. */
import { useTranslation } from '#web/app/use-translation.ts';
import { pagesWords } from '#web/locales/pages.ts';
import { Link } from 'react-router';
import type { Book } from '#contract/books.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { BackIcon, DownloadIcon, FullScreenIcon } from '#web/ui/icons.tsx';

type ReaderBarProps = { book: Book; onFullScreen: (() => void) | null };

export const ReaderBar = ({ book, onFullScreen }: ReaderBarProps) => {
  const { t } = useTranslation(pagesWords);
  return (
    <div className="flex items-center gap-2">
      <Link to="/library" className="icon-button" aria-label={t('reader.back')}>
        <BackIcon className="size-6 rtl:-scale-x-100" />
      </Link>
      <h1 className="display min-w-0 grow text-3xl md:text-4xl">
        <bdi>{book.title}</bdi>
      </h1>
      {onFullScreen && (
        <button type="button" className="icon-button" aria-label={t('reader.fullScreen')} onClick={onFullScreen}>
          <FullScreenIcon />
        </button>
      )}
      {book.downloads.pdf !== null && (
        <a href={book.downloads.pdf} download className={buttonStyle('secondary')}>
          <DownloadIcon />
          <span className="max-md:sr-only">{t('reader.download')}</span>
        </a>
      )}
    </div>
  );
};
