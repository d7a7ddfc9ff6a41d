/** What to do with an empty account, one thing after the other. */
import { Link } from 'react-router';
import { useLanguage } from '#web/app/use-language.ts';
import { useTranslation } from '#web/app/use-translation.ts';
import { localeOf } from '#web/locales/locale-of.ts';
import { changesWords } from '#web/locales/changes.ts';

const STEPS = [
  { name: 'hero', to: '/create?step=heroes' },
  { name: 'story', to: '/create?step=story' },
  { name: 'try', to: '/playground' },
] as const;

export const FirstSteps = () => {
  const { t } = useTranslation(changesWords);
  const { language } = useLanguage();
  const number = new Intl.NumberFormat(localeOf(language));
  return (
    <ol aria-label={t('firstSteps.title')} className="mx-auto mt-4 grid max-w-4xl gap-4 md:grid-cols-3">
      {STEPS.map(({ name, to }, index) => (
        <li key={name}>
          <Link
            to={to}
            className="flex h-full flex-col gap-1 rounded-xl border border-line bg-raised p-5 text-ink no-underline hover:border-line-strong"
          >
            <span className="display text-3xl text-accent">{number.format(index + 1)}</span>
            <span className="font-semibold">{t(`firstSteps.${name}`)}</span>
            <span className="text-sm text-ink-soft">{t(`firstSteps.${name}Text`)}</span>
          </Link>
        </li>
      ))}
    </ol>
  );
};
