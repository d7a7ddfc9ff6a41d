/** A sample book, open over the landing page in the reader of every other book. */
import { Suspense, useCallback, useEffect, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Link, useLocation, useNavigate } from 'react-router';
import type { SampleBook } from '#contract/books/samples.ts';
import { CallRefused, callOnce } from '#web/api/call-once.ts';
import { LocaleFrame } from '#web/app/frame/locale-frame.tsx';
import { useTranslation } from '#web/app/use-translation.ts';
import { LoadingScreen } from '#web/app/screens/loading-screen.tsx';
import { Reader } from '#web/features/reader/reader.tsx';
import { isFromShelf } from '#web/features/samples/sample-address.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** Back to the shelf it was taken from; who came by its address stays on the page under it. */
const useClose = (): (() => void) => {
  const navigate = useNavigate();
  const { state } = useLocation();
  // Turning pages replaces the address, and with it what it was opened with.
  const [goesBack] = useState(() => isFromShelf(state));
  return useCallback(() => {
    if (goesBack) void navigate(-1);
    else void navigate({ search: '' }, { replace: true, preventScrollReset: true });
  }, [goesBack, navigate]);
};

type Trouble = 'gone' | 'unreachable';

const troubleOf = (error: unknown): Trouble =>
  error instanceof CallRefused && error.status === 404 ? 'gone' : 'unreachable';

const useSample = (slug: string) => {
  const [book, setBook] = useState<SampleBook | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const ask = useCallback(() => {
    const stop = new AbortController();
    callOnce('getSample', { params: { slug } }, stop.signal).then(setBook, (error: unknown) => {
      if (!stop.signal.aborted) setTrouble(troubleOf(error));
    });
    return () => stop.abort();
  }, [slug]);
  useEffect(ask, [ask]);
  const retry = (): void => {
    setTrouble(null);
    ask();
  };
  return { book, trouble, retry };
};

const SampleMark = () => {
  const { t } = useTranslation();
  return <span className="rounded-full border border-line-strong px-2.5 text-sm">{t('landing.sample')}</span>;
};

const OpenSample = ({ book, onClose }: { book: SampleBook; onClose: () => void }) => {
  const { t } = useTranslation();
  return (
    <Reader
      book={book}
      bookKey={`sample-${book._id}`}
      actions={<SampleMark />}
      onClose={onClose}
      footer={
        <Link to="/create" className={buttonStyle('secondary')}>
          {t('landing.create')}
        </Link>
      }
      onPictureError={() => undefined}
    />
  );
};

type MissingProps = { trouble: Trouble; onRetry: () => void; onClose: () => void };

const MissingSample = ({ trouble, onRetry, onClose }: MissingProps) => {
  const { t } = useTranslation();
  return (
    <div className="mx-auto max-w-prose p-6">
      <Notice state="error">
        <p>{trouble === 'gone' ? t('landing.sampleGone') : t('landing.sampleUnreachable')}</p>
        <div className="mt-3 flex flex-wrap gap-3">
          {trouble === 'unreachable' && <Button onPress={onRetry}>{t('actions.retry')}</Button>}
          <Button variant="secondary" onPress={onClose}>
            {t('actions.close')}
          </Button>
        </div>
      </Notice>
    </div>
  );
};

export const SampleBookPage = ({ slug }: { slug: string }) => {
  const { t } = useTranslation();
  const close = useClose();
  const { book, trouble, retry } = useSample(slug);
  const label = book ? t('landing.samplePages', { title: book.title }) : t('landing.sample');
  return (
    <LocaleFrame>
      <ModalOverlay
        isOpen
        onOpenChange={(isOpen) => (isOpen ? undefined : close())}
        className="fade-in fixed inset-0 z-40 bg-ground"
      >
        <Modal className="h-full">
          <Dialog aria-label={label} className="h-full overflow-y-auto outline-none">
            {/* The dialog stays while words of the reader are on their way; otherwise it would forget whence it came. */}
            <Suspense fallback={<LoadingScreen />}>{book && <OpenSample book={book} onClose={close} />}</Suspense>
            {!book &&
              (trouble ? <MissingSample trouble={trouble} onRetry={retry} onClose={close} /> : <LoadingScreen />)}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </LocaleFrame>
  );
};
