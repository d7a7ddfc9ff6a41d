/** Reading a finished book. */
import { useRef, useSyncExternalStore } from 'react';
import { useTranslation } from '#web/app/use-translation.ts';
import { pagesWords } from '#web/locales/pages.ts';
import type { Book } from '#contract/books.ts';
import { directionOf, mainLanguageOf, type Direction } from '#core/locale/language.ts';
import { Neighbours } from '#web/features/reader/book-picture.tsx';
import type { Turn } from '#web/features/reader/page-turn.ts';
import { ReaderBar } from '#web/features/reader/reader-bar.tsx';
import { Spread } from '#web/features/reader/spread.tsx';
import { usePageTurn } from '#web/features/reader/use-page-turn.ts';
import { BackIcon, ForwardIcon } from '#web/ui/icons.tsx';

const neverChanges = () => () => undefined;
const canFillScreen = (): boolean => document.fullscreenEnabled;

const useFullScreen = () => {
  const element = useRef<HTMLDivElement>(null);
  const possible = useSyncExternalStore(neverChanges, canFillScreen, () => false);
  const toggle = (): void => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else void element.current?.requestFullscreen();
  };
  return { element, toggle: possible ? toggle : null };
};

type TurnButtonsProps = {
  page: number;
  last: number;
  direction: Direction;
  turn: (turn: Turn) => void;
};

const turnStyle =
  'icon-button size-12 rounded-full border-2 border-ink bg-raised disabled:opacity-30 disabled:hover:bg-raised';

/** In the direction of the book: its next page is on the left in an Arabic one. */
const TurnButtons = ({ page, last, direction, turn }: TurnButtonsProps) => {
  const { t } = useTranslation(pagesWords);
  const flip = direction === 'rtl' ? '-scale-x-100' : '';
  const place = page === 0 ? t('reader.cover') : t('reader.pageOf', { page, last });
  return (
    <nav aria-label={t('reader.pages')} dir={direction} className="flex items-center justify-center gap-6">
      <button
        type="button"
        className={turnStyle}
        disabled={page === 0}
        aria-label={t('reader.previous')}
        onClick={() => turn('previous')}
      >
        <BackIcon className={`size-6 ${flip}`} />
      </button>
      <p role="status" dir="auto" className="min-w-32 text-center font-semibold">
        {place}
      </p>
      <button
        type="button"
        className={turnStyle}
        disabled={page === last}
        aria-label={t('reader.next')}
        onClick={() => turn('next')}
      >
        <ForwardIcon className={`size-6 ${flip}`} />
      </button>
    </nav>
  );
};

type ReaderProps = { book: Book; onPictureError: () => void };

export const Reader = ({ book, onPictureError }: ReaderProps) => {
  const direction = directionOf(mainLanguageOf(book.language));
  const last = book.images.length - 1;
  const { page, turn, swipe } = usePageTurn(last, direction);
  const { element, toggle } = useFullScreen();
  const neighbours = [page + 1, page - 1, page + 2].flatMap((index) => book.images[index] ?? []);
  return (
    <div ref={element} className="reader flex flex-col gap-5 px-3 py-4 md:px-8">
      <ReaderBar book={book} onFullScreen={toggle} />
      <div {...swipe} className="grow touch-pan-y">
        <div key={page} className="page-in">
          <Spread book={book} page={page} onPictureError={onPictureError} />
        </div>
      </div>
      <TurnButtons page={page} last={last} direction={direction} turn={turn} />
      <Neighbours addresses={neighbours} />
    </div>
  );
};
