import { expect, it } from 'vitest';
import { searchBooks } from '#web/features/library/search-books.ts';

const book = (title: string, names: readonly string[] = [], second?: string) => ({
  title,
  pages:
    second === undefined
      ? []
      : [{ index: 0, text: title, texts: { en: title, ar: second }, alt: '', redraw: null, undoSteps: 0 }],
  characters: names.map((name) => ({ _id: name, name })),
});
const books = [
  book('The Night Walk', ['Layla', 'Teta Salma'], 'نزهة الليل'),
  book('مَرْكَبُ الوَرَق', ['حمزة']),
  book('أحمد والقمر', ['أحمد']),
  book('Éloïse', ['Éloïse']),
  book('ليلى والبحر', ['ليلى']),
  { ...book('A Fish', []), characters: [{ _id: 'y', name: 'Youssef', spellings: { ar: 'يوسف' } }] },
];
const found = (query: string) => searchBooks(books, query).map(({ title }) => title);

it('finds all words in any order and case', () => {
  expect(found('walk THE')).toEqual(['The Night Walk']);
  expect(found('walk moon')).toEqual([]);
});

it('finds who is in a book, in every spelling', () => {
  expect(found('salma')).toEqual(['The Night Walk']);
  expect(found('layla night')).toEqual(['The Night Walk']);
  expect(found('youssef')).toEqual(['A Fish']);
  expect(found('يوسف')).toEqual(['A Fish']);
});

it('finds the title of the other language, too', () => {
  expect(found('نزهه')).toEqual(['The Night Walk']);
});

it('looks through accents, vowel marks and letters that hands confuse', () => {
  expect(found('eloise')).toEqual(['Éloïse']);
  expect(found('مركب')).toEqual(['مَرْكَبُ الوَرَق']);
  expect(found('احمد')).toEqual(['أحمد والقمر']);
  expect(found('إحمد')).toEqual(['أحمد والقمر']);
  expect(found('حمزه')).toEqual(['مَرْكَبُ الوَرَق']);
  expect(found('ليلي')).toEqual(['ليلى والبحر']);
});

it('finds everything when nothing is asked', () => {
  expect(found('  ')).toHaveLength(6);
});
