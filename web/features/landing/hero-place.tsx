/** The hero of the landing page: a still picture at once, and in its very place a live one when the page has settled. */
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '#web/app/use-translation.ts';
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

const IDLE_MS = 2_000;

/** True once the page is loaded and has nothing better to do. */
const useSettled = (): boolean => {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    if (savesData()) return undefined;
    const settle = (): void => setSettled(true);
    const wait = (): void => {
      if ('requestIdleCallback' in window) window.requestIdleCallback(settle, { timeout: IDLE_MS });
      else setTimeout(settle, IDLE_MS);
    };
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait);
    return () => window.removeEventListener('load', wait);
  }, []);
  return isSettled;
};

export const HeroPlace = () =>
  useSettled() ? (
    <Suspense fallback={<StillHero />}>
      <LiveHero />
    </Suspense>
  ) : (
    <StillHero />
  );
