import { describe, expect, it } from 'vitest';
import { KNOWN_NAMES } from '#core/locale/known-names.data.ts';
import { knownSpellingOf, needsSpelling, suggestSpelling } from '#core/locale/spell-name.ts';

describe('a name in the letters of another language', () => {
  it.each([
    ['Layla', 'ليلى'],
    ['LEILA', 'ليلى'],
    ['Youssef', 'يوسف'],
    ['Mariam Adel', 'مريم عادل'],
    ['Abdelrahman', 'عبد الرحمن'],
    ['Zoë', 'زوي'],
    ['Bisho', 'بيشو'],
    ['Toto', 'توتو'],
    ['Koukla', 'كوكلا'],
  ])('is suggested in Arabic for %s', (name, spelled) => {
    expect(suggestSpelling(name, 'ar')).toBe(spelled);
  });

  it.each([
    ['ليلى', 'Layla'],
    ['لَيْلَى', 'Layla'],
    ['احمد', 'Ahmed'],
    ['مريم عادل', 'Mariam Adel'],
    ['عبد الله', 'Abdullah'],
    ['مشمش', 'Mashmash'],
    ['توتو', 'Toutou'],
    ['بندق', 'Bandak'],
  ])('is suggested in Latin for %s', (name, spelled) => {
    expect(suggestSpelling(name, 'en')).toBe(spelled);
  });

  it.each([
    ['Teta Nadia', 'ar', 'تيتة نادية'],
    ['تيتة نادية', 'en', 'Teta Nadia'],
    ['Mum and Dad', 'ar', 'ماما وبابا'],
    ['Grandma Salma', 'ar', 'تيتة سلمى'],
    ['Aunt Zsófi', 'ar', null],
  ] as const)('is known word by word or not at all: %s in %s', (name, language, spelled) => {
    expect(knownSpellingOf(name, language)).toBe(spelled);
  });

  it('is not asked for where readers of the language can read it', () => {
    expect(needsSpelling('Layla', 'en')).toBe(false);
    expect(needsSpelling('ليلى', 'ar')).toBe(false);
    expect(needsSpelling('Layla ليلى', 'ar')).toBe(false);
    expect(suggestSpelling('Layla', 'en')).toBeNull();
  });

  it('is asked for but not guessed from the letters of a third script', () => {
    expect(needsSpelling('李明', 'ar')).toBe(true);
    expect(suggestSpelling('李明', 'ar')).toBeNull();
    expect(suggestSpelling('李明', 'en')).toBeNull();
  });

  it('is in the letters of the language for every name of the list', () => {
    for (const [arabic, latin] of Object.entries(KNOWN_NAMES)) {
      expect(suggestSpelling(arabic, 'en')).toMatch(/^[\p{Script=Latin} ]+$/u);
      for (const name of latin.split(' ')) expect(suggestSpelling(name, 'ar')).toMatch(/^[\p{Script=Arabic} ]+$/u);
    }
  });
});
