/** What a copy costs in the currency of the visitor. */
import { currencyFor, type Currency } from '#core/locale/currency.ts';
import { COPY_FORMATS, COPY_SIZES, priceMinor, type CopyFormat, type CopySize } from '#core/order/price-table.ts';
import { useSession } from '#web/app/session/session-state.ts';
import { useLanguage } from '#web/app/use-language.ts';
import { useTranslation } from '#web/app/use-translation.ts';
import { localeOf } from '#web/locales/locale-of.ts';

const MINOR_UNITS = 100;

const sizesOf = (currency: Currency, format: CopyFormat): readonly CopySize[] =>
  format === 'digital' ? ['medium'] : COPY_SIZES.filter((size) => priceMinor(currency, format, size) !== null);

export const Prices = () => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { user } = useSession();
  const currency = user?.currency ?? currencyFor(language);
  const money = new Intl.NumberFormat(localeOf(language), {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  return (
    <ul className="mt-8 grid gap-6 md:grid-cols-3">
      {COPY_FORMATS.map((format) => (
        <li key={format} className="flex flex-col rounded-xl border-2 border-line bg-raised p-6">
          <h3 className="display text-4xl">{t(`landing.formats.${format}.title`)}</h3>
          <p className="mt-2 grow">{t(`landing.formats.${format}.text`)}</p>
          <dl className="mt-4 flex flex-col gap-1">
            {sizesOf(currency, format).map((size) => (
              <div key={size} className="flex flex-wrap items-baseline justify-between gap-x-4">
                <dt className="text-ink-soft">
                  {format === 'digital' ? t('landing.perBook') : t(`landing.sizes.${size}`)}
                </dt>
                <dd className="text-2xl font-semibold tabular-nums">
                  {money.format((priceMinor(currency, format, size) ?? 0) / MINOR_UNITS)}
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
};
