/** What a copy costs, by currency, format and size. Amounts are integers of minor units (cents, piastres). */
import type { Currency } from '#core/locale/currency.ts';

export const COPY_FORMATS = ['digital', 'softcover', 'hardcover'] as const;
export type CopyFormat = (typeof COPY_FORMATS)[number];

export const COPY_SIZES = ['medium', 'large'] as const;
export type CopySize = (typeof COPY_SIZES)[number];

type FormatPrices = Readonly<
  Record<'digital', number> & Record<Exclude<CopyFormat, 'digital'>, Readonly<Record<CopySize, number | null>>>
>;

/** Null where a copy is not sold in that size. */
export const PRICE_TABLE_MINOR: Readonly<Record<Currency, FormatPrices>> = {
  EGP: {
    digital: 749_00,
    softcover: { medium: 1499_00, large: null },
    hardcover: { medium: 1999_00, large: null },
  },
  USD: {
    digital: 14_99,
    softcover: { medium: 29_99, large: 34_99 },
    hardcover: { medium: 39_99, large: 44_99 },
  },
};

/** The price of one copy in minor units, or null when it is not sold. A digital copy has no size. */
export const priceMinor = (currency: Currency, format: CopyFormat, size: CopySize): number | null => {
  const prices = PRICE_TABLE_MINOR[currency];
  return format === 'digital' ? prices.digital : prices[format][size];
};
