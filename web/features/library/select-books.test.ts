import { describe, expect, it } from 'vitest';
import { EVERYTHING, selectBooks } from '#web/features/library/select-books.ts';

const book = (title: string, day: number, change: object = {}) => ({
  title,
  status: 'under-review' as const,
  language: 'en' as const,
  pages: [],
  characters: [],
  createdAt: `2026-01-0${day}T00:00:00Z`,
  updatedAt: `2026-02-0${9 - day}T00:00:00Z`,
  ...change,
});
const shelf = [
  book('The Lantern', 1),
  book('a night out', 2, { status: 'approved' }),
  book('ليلى والفانوس', 3, { language: 'ar' }),
];
const titles = (selection: object) => selectBooks(shelf, { ...EVERYTHING, ...selection }).map(({ title }) => title);

describe('the books that are shown', () => {
  it('are all of them, the newest first', () => {
    expect(titles({})).toEqual(['ليلى والفانوس', 'a night out', 'The Lantern']);
  });

  it('are in the order that was asked for', () => {
    expect(titles({ order: 'changed' })).toEqual(['The Lantern', 'a night out', 'ليلى والفانوس']);
    expect(titles({ order: 'title' })).toEqual(['a night out', 'The Lantern', 'ليلى والفانوس']);
  });

  it('are those of a status, a language and a search together', () => {
    expect(titles({ status: 'approved' })).toEqual(['a night out']);
    expect(titles({ language: 'ar' })).toEqual(['ليلى والفانوس']);
    expect(titles({ language: 'ar', status: 'approved' })).toEqual([]);
    expect(titles({ query: 'LANTERN', status: 'under-review' })).toEqual(['The Lantern']);
  });
});
