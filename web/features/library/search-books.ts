/** Finding books by their title and by who is in them, however it is spelled: accents, vowel marks, letters of one sound. */
import type { Book } from '#contract/books.ts';
import { foldLetters } from '#core/locale/fold-text.ts';

type Searched = Pick<Book, 'title' | 'pages' | 'characters'>;

/** The titles in every language of the book, and the names in every spelling. */
const wordsOf = ({ title, pages, characters }: Searched): string =>
  foldLetters(
    [
      title,
      ...Object.values(pages[0]?.texts ?? {}),
      ...characters.flatMap(({ name, spellings = {} }) => [name, ...Object.values(spellings)]),
    ].join(' '),
  );

export const searchBooks = <Item extends Searched>(books: readonly Item[], query: string): Item[] => {
  const asked = foldLetters(query).split(/\s+/u).filter(Boolean);
  return books.filter((book) => {
    const words = wordsOf(book);
    return asked.every((word) => words.includes(word));
  });
};
