import { expect, it } from 'vitest';
import { CURRENCIES } from '#core/locale/currency.ts';
import { COPY_FORMATS, COPY_SIZES, priceMinor } from '#core/order/price-table.ts';

it('is the price table of the specification', () => {
  const rows = CURRENCIES.map((currency) => [
    currency,
    ...COPY_FORMATS.flatMap((format) =>
      format === 'digital'
        ? [priceMinor(currency, format, 'medium')]
        : COPY_SIZES.map((size) => priceMinor(currency, format, size)),
    ),
  ]);
  expect(rows).toEqual([
    ['USD', 1499, 2999, 3499, 3999, 4499],
    ['EGP', 74_900, 149_900, null, 199_900, null],
  ]);
});
