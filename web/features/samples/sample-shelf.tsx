/** The sample books on a shelf. Nothing of them is loaded before somebody comes near. */
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { Sample } from '#contract/books/samples.ts';
import { directionOf, mainLanguageOf } from '#core/locale/language.ts';
import { callOnce } from '#web/api/call-once.ts';
import { BookObject } from '#web/app/books/book-object.tsx';
import { useIsNear } from '#web/app/use-is-near.ts';
import { useLanguage } from '#web/app/use-language.ts';
import { useTranslation } from '#web/app/use-translation.ts';
import { addressOfSample, FROM_SHELF, linkIdOf } from '#web/features/samples/sample-address.ts';

const PLACES = [0, 1, 2, 3] as const;
const COVER_SIZES = '(min-width: 1440px) 260px, (min-width: 768px) 22vw, 40vw';
type Loaded = { readonly samples: readonly Sample[] | null; readonly isMissing: boolean };
const NOTHING: Loaded = { samples: null, isMissing: false };

const useSamples = (isNear: boolean): Loaded => {
  const { language } = useLanguage();
  const [loaded, setLoaded] = useState(NOTHING);
  useEffect(() => {
    if (!isNear) return undefined;
    const stop = new AbortController();
    callOnce('listSamples', { query: { language } }, stop.signal).then(
      (samples) => setLoaded({ samples, isMissing: false }),
      () => stop.signal.aborted || setLoaded({ samples: null, isMissing: true }),
    );
    return () => stop.abort();
  }, [isNear, language]);
  return loaded;
};

const SampleOnShelf = ({ sample }: { sample: Sample }) => {
  const { t } = useTranslation();
  return (
    <li className="row-span-3 grid grid-rows-subgrid pb-8">
      <div className="flex flex-col justify-end px-2 md:px-5">
        <Link
          id={linkIdOf(sample._id)}
          to={addressOfSample(sample._id)}
          state={FROM_SHELF}
          preventScrollReset
          className="block rounded no-underline"
          aria-label={t('landing.sampleRead', { title: sample.title })}
        >
          <BookObject book={sample} sizes={COVER_SIZES} />
        </Link>
      </div>
      <div className="shelf" />
      <div className="flex flex-col px-2 pt-3 md:px-5">
        <h3 className="leading-snug font-semibold">
          <bdi dir={directionOf(mainLanguageOf(sample))}>{sample.title}</bdi>
        </h3>
        <p className="mt-1 text-sm text-balance text-ink-soft">
          {t('landing.sampleAbout', { hero: sample.hero, age: sample.age })}
        </p>
        <p className="mt-auto pt-2 text-sm">
          <span className="inline-block rounded-full border border-line-strong px-2.5">{t('landing.sample')}</span>
        </p>
      </div>
    </li>
  );
};

const EmptyPlace = () => (
  <li className="row-span-3 grid grid-rows-subgrid pb-8">
    <div className="px-2 md:px-5">
      <div className="skeleton me-2 mb-2 aspect-square" />
    </div>
    <div className="shelf" />
    <div className="px-2 pt-3 md:px-5">
      <div className="skeleton h-11 w-3/4" />
      <div className="skeleton mt-2 h-11 w-1/2" />
    </div>
  </li>
);

export const SampleShelf = () => {
  const { t } = useTranslation();
  const place = useRef<HTMLElement>(null);
  const { samples, isMissing } = useSamples(useIsNear(place));
  if (isMissing) return null;
  return (
    <section ref={place} className="mx-auto max-w-7xl px-4 py-12 md:px-8 lg:py-16">
      <h2 className="display text-5xl max-md:rtl:text-4xl">{t('landing.samplesTitle')}</h2>
      <p className="mt-3 max-w-prose">{t('landing.samplesText')}</p>
      <ul className="shelf-row mt-6 grid grid-cols-2 pt-2 md:grid-cols-4">
        {samples
          ? samples.map((sample) => <SampleOnShelf key={sample._id} sample={sample} />)
          : PLACES.map((empty) => <EmptyPlace key={empty} />)}
      </ul>
    </section>
  );
};
