/** What this is, how it works and which stories there are, in one page. */
import type { ReactNode } from 'react';
import { useTranslation } from '#web/app/use-translation.ts';
import { useLanguage } from '#web/app/use-language.ts';
import { localeOf } from '#web/locales/locale-of.ts';
import { Link } from 'react-router';
import { PageMeta } from '#web/app/page-meta.tsx';
import { HeroPlace } from '#web/features/landing/hero-place.tsx';
import { Prices } from '#web/features/landing/prices.tsx';
import { Questions } from '#web/features/landing/questions.tsx';
import { StoryShelf } from '#web/features/landing/story-shelf.tsx';
import { StepPicture } from '#web/features/landing/step-picture.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';

const Opening = () => {
  const { t } = useTranslation();
  return (
    <section className="mx-auto grid max-w-7xl items-center gap-8 px-4 py-10 md:px-8 lg:grid-cols-[1fr_1.15fr] lg:py-16">
      <div>
        <h1 className="display text-[clamp(3rem,2rem+5vw,5.75rem)]">{t('landing.title')}</h1>
        <p className="mt-5 max-w-prose text-lg">{t('landing.text')}</p>
        <div className="mt-7 flex flex-wrap items-center gap-x-2 gap-y-3">
          <Link to="/create" className={buttonStyle('primary', 'large')}>
            {t('landing.create')}
          </Link>
          <a href="#how" className={buttonStyle('ghost', 'large')}>
            {t('landing.howLink')}
          </a>
        </div>
      </div>
      <HeroPlace />
    </section>
  );
};

const STEPS = ['hero', 'story', 'book'] as const;

const HowItWorks = () => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const number = new Intl.NumberFormat(localeOf(language));
  return (
    <section id="how" className="later border-y border-line bg-sunk">
      <div className="mx-auto max-w-7xl px-4 py-12 md:px-8 lg:py-16">
        <h2 className="display text-5xl max-md:rtl:text-4xl">{t('landing.howTitle')}</h2>
        <ol className="mt-8 grid gap-10 md:grid-cols-3">
          {STEPS.map((step, index) => (
            <li key={step} className="max-md:grid max-md:grid-cols-[6.5rem_minmax(0,1fr)] max-md:gap-x-4">
              <StepPicture step={step} />
              <div>
                <h3 className="display text-3xl md:mt-4">
                  <span className="me-2 text-accent">{number.format(index + 1)}</span>
                  {t(`landing.steps.${step}.title`)}
                </h3>
                <p className="mt-2 max-w-prose">{t(`landing.steps.${step}.text`)}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
};

const Part = ({ title, text, children }: { title: string; text?: string; children: ReactNode }) => (
  <section className="later mx-auto max-w-7xl px-4 py-12 md:px-8 lg:py-16">
    <h2 className="display text-5xl max-md:rtl:text-4xl">{title}</h2>
    {text !== undefined && <p className="mt-3 max-w-prose">{text}</p>}
    {children}
  </section>
);

type LandingProps = {
  /** The part with books to read. */
  samples: ReactNode;
};

export const Landing = ({ samples }: LandingProps) => {
  const { t } = useTranslation();
  return (
    <>
      <PageMeta canonical="/" />
      <Opening />
      {samples}
      <HowItWorks />
      <Part title={t('landing.storiesTitle')} text={t('landing.storiesText')}>
        <StoryShelf />
      </Part>
      <div className="border-t border-line bg-sunk">
        <Part title={t('landing.pricesTitle')} text={t('landing.pricesText')}>
          <Prices />
        </Part>
      </div>
      <section className="later mx-auto grid max-w-7xl gap-x-12 gap-y-6 px-4 py-12 md:px-8 lg:grid-cols-[1fr_2fr] lg:py-16">
        <h2 className="display text-5xl max-md:rtl:text-4xl">{t('landing.questionsTitle')}</h2>
        <Questions />
      </section>
      <section className="later border-t border-line px-4 py-14 text-center">
        <h2 className="display text-5xl max-md:rtl:text-4xl">{t('landing.endTitle')}</h2>
        <Link to="/create" className={`${buttonStyle('primary', 'large')} mt-6`}>
          {t('landing.create')}
        </Link>
      </section>
    </>
  );
};
