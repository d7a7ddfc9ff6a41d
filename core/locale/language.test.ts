import { describe, expect, it } from 'vitest';
import { mainLanguageOf, textLanguagesOf } from '#core/locale/language.ts';

describe('the languages of a book', () => {
  it('are one for a book in one language, whichever would lead', () => {
    expect(textLanguagesOf({ language: 'ar', leadLanguage: 'en' })).toEqual(['ar']);
    expect(mainLanguageOf({ language: 'en', leadLanguage: 'ar' })).toBe('en');
  });

  it('begin with the one that leads', () => {
    expect(textLanguagesOf({ language: 'bilingual', leadLanguage: 'ar' })).toEqual(['ar', 'en']);
    expect(mainLanguageOf({ language: 'bilingual', leadLanguage: 'ar' })).toBe('ar');
  });

  it('begin with English where nobody said, as in briefs of before', () => {
    expect(textLanguagesOf('bilingual')).toEqual(['en', 'ar']);
    expect(mainLanguageOf({ language: 'bilingual', leadLanguage: null })).toBe('en');
  });
});
