/** Above the open book: the way back, the title, and what can be done with the book. */
import type { Direction } from '#core/locale/language.ts';
import { useTranslation } from '#web/app/use-translation.ts';
import { pagesWords } from '#web/locales/pages.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ReadAloud } from '#web/features/reader/use-read-aloud.ts';
import type { TextSize } from '#web/features/reader/use-text-size.ts';
import {
  BackIcon,
  CloseIcon,
  FullScreenIcon,
  LargerTextIcon,
  SmallerTextIcon,
  SpeakerIcon,
  StopIcon,
} from '#web/ui/icons.tsx';

type ReaderBarProps = {
  title: string;
  /** Of the book: a name in another script does not turn its title round. */
  direction: Direction;
  /** Null for visitors, who have no library to go back to; a function where the book lies over a page. */
  leave: '/library' | (() => void) | null;
  /** What else can be done with the book. */
  actions: ReactNode;
  /** Null where there is no voice. */
  aloud: ReadAloud | null;
  size: TextSize;
  onFullScreen: (() => void) | null;
};

const SizeButtons = ({ size }: { size: TextSize }) => {
  const { t } = useTranslation(pagesWords);
  return (
    <>
      <button
        type="button"
        className="icon-button disabled:opacity-30"
        aria-label={t('reader.smaller')}
        disabled={size.smaller === null}
        onClick={size.smaller ?? undefined}
      >
        <SmallerTextIcon />
      </button>
      <button
        type="button"
        className="icon-button disabled:opacity-30"
        aria-label={t('reader.larger')}
        disabled={size.larger === null}
        onClick={size.larger ?? undefined}
      >
        <LargerTextIcon />
      </button>
    </>
  );
};

const Leave = ({ leave }: Pick<ReaderBarProps, 'leave'>) => {
  const { t } = useTranslation(pagesWords);
  if (leave === null) return null;
  if (typeof leave === 'function')
    return (
      <button type="button" className="icon-button" aria-label={t('actions.close')} onClick={leave}>
        <CloseIcon className="size-6" />
      </button>
    );
  return (
    <Link to={leave} className="icon-button" aria-label={t('reader.back')}>
      <BackIcon className="size-6 rtl:-scale-x-100" />
    </Link>
  );
};

export const ReaderBar = ({ title, direction, leave, actions, aloud, size, onFullScreen }: ReaderBarProps) => {
  const { t } = useTranslation(pagesWords);
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-2">
      <Leave leave={leave} />
      <h1
        className={`display min-w-0 grow basis-48 text-3xl ${leave === null ? 'max-md:basis-32' : 'max-md:basis-[calc(100%-4rem)]'} md:text-[clamp(1.75rem,4cqi,2.25rem)]`}
      >
        <bdi dir={direction}>{title}</bdi>
      </h1>
      {aloud && (
        <button
          type="button"
          className="icon-button"
          aria-label={aloud.isReading ? t('reader.stopReading') : t('reader.readAloud')}
          aria-pressed={aloud.isReading}
          onClick={aloud.toggle}
        >
          {aloud.isReading ? <StopIcon /> : <SpeakerIcon />}
        </button>
      )}
      <SizeButtons size={size} />
      {onFullScreen && (
        <button type="button" className="icon-button" aria-label={t('reader.fullScreen')} onClick={onFullScreen}>
          <FullScreenIcon />
        </button>
      )}
      {actions}
    </div>
  );
};
