/** The hero of the landing page: a still picture at once, and in its very place a live one for whoever is there. */
import { lazy, startTransition, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '#web/app/use-translation.ts';
import { whenAttended } from '#web/app/when-attended.ts';
import { OpenBookPicture } from '#web/features/landing/open-book-picture.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';

const LiveHero = lazy(() => import('#web/features/landing/live-hero.tsx'));

/** Rows of choices below the picture; the live hero fills the same boxes. */
const ROWS = ['skin', 'hair', 'clothes', 'place'] as const;

const PlaygroundLink = () => {
  const { t } = useTranslation();
  return (
    <Link to="/playground" className={buttonStyle('secondary')}>
      {t('landing.play')}
    </Link>
  );
};

const StillHero = () => (
  <div className="live-hero">
    <div className="live-hero-picture">
      <OpenBookPicture />
    </div>
    {ROWS.map((row) => (
      <div key={row} aria-hidden className="live-hero-row">
        <div className="skeleton h-5 w-20" />
        <div className="skeleton mt-3 h-11" />
      </div>
    ))}
    <PlaygroundLink />
  </div>
);

type Connection = { readonly saveData?: boolean };

/** People who save data keep the still picture. */
const savesData = (): boolean => (navigator as { connection?: Connection }).connection?.saveData === true;

/** The drawing program is larger than the page, so it comes to somebody who is there. */
const useLive = (): boolean => {
  const [isLive, setLive] = useState(false);
  useEffect(() => {
    if (savesData()) return undefined;
    const stop = new AbortController();
    const begin = async (): Promise<void> => {
      await whenAttended(stop.signal);
      // The still picture stays until the live one is there, and whatever somebody does meanwhile goes first.
      if (!stop.signal.aborted) startTransition(() => setLive(true));
    };
    void begin();
    return () => stop.abort();
  }, []);
  return isLive;
};

export const HeroPlace = () => <Suspense fallback={<StillHero />}>{useLive() ? <LiveHero /> : <StillHero />}</Suspense>;
