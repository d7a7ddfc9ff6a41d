/** The landing page with its sample books, each of which opens over it under an address of its own. */
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { onDemand } from '#web/app/on-demand.tsx';
import { LoadingScreen } from '#web/app/screens/loading-screen.tsx';
import { Landing } from '#web/features/landing/landing.tsx';
import { linkIdOf, SAMPLE } from '#web/features/samples/sample-address.ts';
import { SampleShelf } from '#web/features/samples/sample-shelf.tsx';

const neverChanges = () => () => undefined;

/** The page is built without an address, so the book of one opens after the first paint. */
const useAskedSample = (): string | null => {
  const [query] = useSearchParams();
  const isInBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return isInBrowser ? query.get(SAMPLE) : null;
};

/** After the dialog has let the focus go. */
const SETTLED_MS = 100;

/** A book that is closed gives the focus to its place on the shelf, wherever it was opened from. */
const useFocusReturn = (slug: string | null): void => {
  const open = useRef(slug);
  useEffect(() => {
    const left = open.current;
    open.current = slug;
    if (slug !== null || left === null) return undefined;
    const timer = setTimeout(() => {
      if (document.activeElement !== document.body) return;
      document.getElementById(linkIdOf(left))?.focus({ preventScroll: true });
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [slug]);
};

const Opening = () => (
  <div className="fixed inset-0 z-40 bg-ground">
    <LoadingScreen />
  </div>
);

/** Without its script there is no book: the address leads to the page alone, so that the shelf can open it anew. */
const NoBook = () => {
  const [, setQuery] = useSearchParams();
  useEffect(() => {
    setQuery(
      (query) => {
        query.delete(SAMPLE);
        return query;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [setQuery]);
  return null;
};

const SampleBookPage = onDemand(
  async () => (await import('#web/features/samples/sample-book-page.tsx')).SampleBookPage,
  <Opening />,
  <NoBook />,
);

export const LandingWithSamples = () => {
  const slug = useAskedSample();
  useFocusReturn(slug);
  return (
    <>
      <Landing samples={<SampleShelf />} />
      {slug !== null && <SampleBookPage key={slug} slug={slug} />}
    </>
  );
};

export default LandingWithSamples;
