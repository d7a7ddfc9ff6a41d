import { describe, expect, it } from 'vitest';
import type { LegalDocument } from '#web/features/documents/document.ts';
import { PRIVACY_POLICY } from '#web/features/documents/privacy-policy.data.ts';
import { SHIPPING_AND_RETURN } from '#web/features/documents/shipping-and-return.data.ts';
import { TERMS_OF_USE } from '#web/features/documents/terms-of-use.data.ts';

const ARABIC_WORD = /\p{Script=Arabic}/u;
const LATIN_WORD = /[A-Za-z]/;

describe.each<[string, LegalDocument]>([
  ['privacy policy', PRIVACY_POLICY],
  ['terms of use', TERMS_OF_USE],
  ['shipping and returns', SHIPPING_AND_RETURN],
])('the %s', (_, document) => {
  it('says as much in Arabic as in English, section by section', () => {
    expect(Object.keys(document.ar.sections)).toEqual(Object.keys(document.en.sections));
    for (const [id, section] of Object.entries(document.en.sections)) {
      const arabic = document.ar.sections[id];
      expect(arabic?.paragraphs.length, id).toBe(section.paragraphs.length);
    }
  });

  it('is written in its language throughout', () => {
    const texts = (language: 'en' | 'ar'): string[] => [
      document[language].title,
      document[language].summary,
      ...Object.values(document[language].sections).flatMap(({ title, paragraphs }) => [title, ...paragraphs]),
    ];
    for (const text of texts('ar')) expect(text).not.toMatch(LATIN_WORD);
    for (const text of texts('ar')) expect(text).toMatch(ARABIC_WORD);
    for (const text of texts('en')) expect(text).not.toMatch(ARABIC_WORD);
  });

  it('carries the date of its last change', () => {
    expect(document.changedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(Number.isNaN(Date.parse(document.changedOn))).toBe(false);
  });
});
