/** Finding books by their title, whatever the case, the accents or the Arabic vowel marks. */

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[أإآٱ]/g, 'ا')
    .toLocaleLowerCase('en')
    .trim();

export const searchBooks = <Item extends { readonly title: string }>(books: readonly Item[], query: string): Item[] => {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return books.filter(({ title }) => words.every((word) => fold(title).includes(word)));
};
