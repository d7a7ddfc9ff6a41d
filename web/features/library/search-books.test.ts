import { expect, it } from 'vitest';
import { searchBooks } from '#web/features/library/search-books.ts';

const books = [{ title: 'The Night Walk' }, { title: 'مَرْكَبُ الوَرَق' }, { title: 'أحمد والقمر' }, { title: 'Éloïse' }];
const found = (query: string) => searchBooks(books, query).map(({ title }) => title);

it('finds all words in any order and case', () => {
  expect(found('walk THE')).toEqual(['The Night Walk']);
  expect(found('walk moon')).toEqual([]);
});

it('looks through accents, vowel marks and forms of alif', () => {
  expect(found('eloise')).toEqual(['Éloïse']);
  expect(found('مركب')).toEqual(['مَرْكَبُ الوَرَق']);
  expect(found('احمد')).toEqual(['أحمد والقمر']);
});

it('finds everything when nothing is asked', () => {
  expect(found('  ')).toHaveLength(4);
});
