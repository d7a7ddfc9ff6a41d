/** What the user has made so far, in a quiet row of numbers. */
import { useGetMyStatsQuery } from '#web/api/book-calls.ts';
import { useLanguage } from '#web/app/use-language.ts';
import { useTranslation } from '#web/app/use-translation.ts';
import { localeOf } from '#web/locales/locale-of.ts';
import { changesWords } from '#web/locales/changes.ts';

const SHOWN = ['books', 'pages', 'heroes', 'inProgress', 'approved'] as const;

export const StatsRow = () => {
  const { t } = useTranslation(changesWords);
  const { language } = useLanguage();
  const { data } = useGetMyStatsQuery();
  // Numbers are an extra: without them the page says nothing wrong.
  if (!data || data.books + data.inProgress === 0) return null;
  const number = new Intl.NumberFormat(localeOf(language));
  return (
    <dl
      aria-label={t('stats.title')}
      className="mt-6 grid grid-cols-2 gap-x-8 gap-y-3 border-y border-line py-3 md:flex md:flex-wrap"
    >
      {SHOWN.filter((name) => data[name] > 0).map((name) => (
        <div key={name} className="flex flex-row-reverse items-baseline justify-end gap-2">
          <dt className="text-ink-soft">{t(`stats.${name}`, { count: data[name] })}</dt>
          <dd className="display text-3xl">{number.format(data[name])}</dd>
        </div>
      ))}
    </dl>
  );
};
