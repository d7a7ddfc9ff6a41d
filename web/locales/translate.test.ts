import { describe, expect, it } from 'vitest';
import { translate } from '#web/locales/translate.ts';

const frame = {
  menu: { title: 'Menu' },
  hello: 'Hello, {{name}}',
  books_one: '{{count, number}} book',
  books_other: '{{count, number}} books',
};
const page = { of: '{{page, number}} of {{last, number}}', spreads: '{{count, number}} spreads' };
const arabic = {
  books_zero: 'لا كتب',
  books_two: 'كتابان',
  books_few: '{{count, number}} كتب',
  books_other: '{{count, number}} كتاب',
};

const en = { books: [frame, page], language: 'en' } as const;
const ar = { books: [arabic], language: 'ar' } as const;

describe('translate', () => {
  it('finds a text in any of the areas', () => {
    expect(translate(en, 'menu.title')).toBe('Menu');
    expect(translate(en, 'of', { page: 2, last: 1000 })).toBe('2 of 1,000');
  });

  it('fills in what people typed as it is', () => {
    expect(translate(en, 'hello', { name: '<b>{{x}} $& Zoë' })).toBe('Hello, <b>{{x}} $& Zoë');
    expect(translate(en, 'hello')).toBe('Hello, ');
  });

  it.each([
    [1, '1 book'],
    [0, '0 books'],
    [1500, '1,500 books'],
  ])('says %i in English', (count, text) => expect(translate(en, 'books', { count })).toBe(text));

  it.each([
    [0, 'لا كتب'],
    [2, 'كتابان'],
    [3, '٣ كتب'],
    [100, '١٠٠ كتاب'],
  ])('says %i in Arabic', (count, text) => expect(translate(ar, 'books', { count })).toBe(text));

  it('needs no plural forms where one text serves', () => {
    expect(translate(en, 'spreads', { count: 12 })).toBe('12 spreads');
  });

  it('says the key of a text that is not there', () => {
    expect(translate(en, 'menu.nothing')).toBe('menu.nothing');
    expect(translate(en, 'menu')).toBe('menu');
  });
});
