import { describe, expect, it } from 'vitest';
import { AGE_BANDS } from '#core/story/age-band.ts';
import { fitsPage, PAGE_TEXT_LENGTH, PAGE_TEXT_LIMIT, TITLE_LENGTH } from '#core/story/page-text.ts';

const page = { band: '5-7', language: 'en', isTitle: false } as const;

describe('what fits a page', () => {
  it.each(AGE_BANDS)('ends at the limit of band %s, vowel marks not counted', (band) => {
    const limit = PAGE_TEXT_LIMIT[band];
    for (const language of ['en', 'bilingual'] as const) {
      expect(fitsPage('a'.repeat(limit), { ...page, band, language })).toBe(true);
      expect(fitsPage('a'.repeat(limit + 1), { ...page, band, language })).toBe(false);
      expect(fitsPage('بَ'.repeat(limit), { ...page, band, language })).toBe(true);
    }
    expect(limit).toBeLessThanOrEqual(PAGE_TEXT_LENGTH.max);
  });

  it.each([
    ['en', 16],
    ['bilingual', 10],
  ] as const)('has so many lines in a book in %s: %i', (language, most) => {
    expect(fitsPage(`${'a\n'.repeat(most - 1)}a`, { ...page, language })).toBe(true);
    expect(fitsPage(`${'a\n'.repeat(most)}a`, { ...page, language })).toBe(false);
    expect(fitsPage(`${'a'.repeat(81)}${'\na'.repeat(most - 1)}`, { ...page, language })).toBe(false);
  });

  it('is one line of a title', () => {
    const cover = { ...page, isTitle: true };
    expect(fitsPage('One\nTwo', cover)).toBe(false);
    expect(fitsPage('a'.repeat(TITLE_LENGTH.max), cover)).toBe(true);
    expect(fitsPage('a'.repeat(TITLE_LENGTH.max + 1), cover)).toBe(false);
  });
});
