/** Reading a finished book. */
import { useEffect, useRef, useSyncExternalStore, type CSSProperties, type ReactNode } from 'react';
import { useTranslation } from '#web/app/use-translation.ts';
import { pagesWords } from '#web/locales/pages.ts';
import { directionOf, mainLanguageOf, type Direction } from '#core/locale/language.ts';
import { Neighbours } from '#web/features/reader/book-picture.tsx';
import type { Turn } from '#web/features/reader/page-turn.ts';
import { ReaderBar } from '#web/features/reader/reader-bar.tsx';
import { Spread, type ReadableBook } from '#web/features/reader/spread.tsx';
import { useReadAloud } from '#web/features/reader/use-read-aloud.ts';
import { useTextSize } from '#web/features/reader/use-text-size.ts';
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

/** After a turn the open book is in sight, however far down somebody has read: whole, or from its beginning. */
const useBookInSight = (page: number) => {
  const element = useRef<HTMLDivElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page || !element.current) return;
    shown.current = page;
    const { top, bottom, height } = element.current.getBoundingClientRect();
    if (top >= 0 && bottom <= window.innerHeight) return;
    element.current.scrollIntoView({ block: height > window.innerHeight ? 'start' : 'nearest' });
  }, [page]);
  return element;
};

type TurnButtonsProps = {
  page: number;
  last: number;
  direction: Direction;
  isLocked: boolean;
  turn: (turn: Turn) => void;
};

const turnStyle =
  'icon-button size-12 rounded-full border-2 border-ink bg-raised disabled:opacity-30 disabled:hover:bg-raised';

/** In the direction of the book: its next page is on the left in an Arabic one. */
const TurnButtons = ({ page, last, direction, isLocked, turn }: TurnButtonsProps) => {
  const { t } = useTranslation(pagesWords);
  const flip = direction === 'rtl' ? '-scale-x-100' : '';
  const place = page === 0 ? t('reader.cover') : t('reader.pageOf', { page, last });
  return (
    <nav aria-label={t('reader.pages')} dir={direction} className="flex items-center justify-center gap-6">
      <button
        type="button"
        className={turnStyle}
        disabled={isLocked || page === 0}
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
        disabled={isLocked || page === last}
        aria-label={t('reader.next')}
        onClick={() => turn('next')}
      >
        <ForwardIcon className={`size-6 ${flip}`} />
      </button>
    </nav>
  );
};

/** What is read aloud of a page: its text in the main language, the title on the cover. */
const spokenText = (book: ReadableBook, page: number): string =>
  page === 0 ? book.title : (book.pages.find(({ index }) => index === page)?.text ?? '');

/** What an owner has beside a page while reading. */
export type Desk = {
  /** Stands in place of the text while it is being written. */
  readonly editor: ReactNode;
  /** Lies over the picture while it is being drawn. */
  readonly veil: ReactNode;
  readonly tools: ReactNode;
};

type ReaderProps = {
  book: ReadableBook;
  /** Under which the open page is remembered. */
  bookKey: string;
  /** Without a desk the book is read only. */
  desk?: (page: number) => Desk;
  actions?: ReactNode;
  footer?: ReactNode;
  /** For a book that lies over a page. */
  onClose?: () => void;
  /** Pages are not turned while one is being written. */
  isLocked?: boolean;
  onPictureError: () => void;
};

export const Reader = (props: ReaderProps) => {
  const { book, bookKey, isLocked = false, onPictureError } = props;
  const direction = directionOf(mainLanguageOf(book));
  const last = book.images.length - 1;
  const { page, turn, swipe } = usePageTurn({ bookId: bookKey, last, direction, isLocked });
  const aloud = useReadAloud({
    text: spokenText(book, page),
    language: mainLanguageOf(book),
    onEnd: () => {
      turn('next');
      return page < last;
    },
  });
  const size = useTextSize();
  const { element, toggle } = useFullScreen();
  const openBook = useBookInSight(page);
  const desk = props.desk?.(page);
  const neighbours = [page + 1, page - 1, page + 2].flatMap((index) => book.images[index] ?? []);
  return (
    <div
      ref={element}
      style={{ '--reader-scale': size.scale } as CSSProperties}
      className="reader flex flex-col gap-5 px-3 py-4 md:px-8"
    >
      <ReaderBar
        title={book.title}
        direction={direction}
        leave={props.onClose ?? (desk ? '/library' : null)}
        actions={props.actions}
        aloud={aloud}
        size={size}
        onFullScreen={toggle}
      />
      <div ref={openBook} className="flex flex-col gap-5">
        <div {...swipe} className="grow touch-pan-y">
          <div key={page} className="page-in">
            <Spread
              book={book}
              page={page}
              spokenAt={aloud?.offset ?? null}
              editor={desk?.editor}
              veil={desk?.veil}
              onPictureError={onPictureError}
            />
          </div>
        </div>
        <TurnButtons page={page} last={last} direction={direction} isLocked={isLocked} turn={turn} />
      </div>
      {desk?.tools}
      {props.footer !== undefined && <div className="text-center">{props.footer}</div>}
      <Neighbours addresses={neighbours} />
    </div>
  );
};
