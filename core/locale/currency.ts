/** The currencies that prices are in. */
import type { Language } from '#core/locale/language.ts';

export const CURRENCIES = ['USD', 'EGP'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** What a new account pays in until its owner says otherwise: the Arabic market is Egypt. */
export const currencyFor = (language: Language): Currency => (language === 'ar' ? 'EGP' : 'USD');
