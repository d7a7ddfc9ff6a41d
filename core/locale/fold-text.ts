/** Makes spellings of the same word equal, to compare words that people write in many ways. */

/** Arabic letters that are written for each other; what carries a hamza loses it with the other marks. */
const ARABIC_LETTERS: readonly (readonly [RegExp, string])[] = [
  [/ٱ/gu, 'ا'],
  [/[ىی]/gu, 'ي'],
  [/ة/gu, 'ه'],
  [/[گک]/gu, 'ك'],
  [/ڤ/gu, 'ف'],
  [/پ/gu, 'ب'],
  [/چ/gu, 'ج'],
];

/** Lower case, without accents, vowel marks and lengthening strokes; Arabic letters of one sound are one letter. */
export const foldLetters = (text: string): string =>
  ARABIC_LETTERS.reduce(
    (folded, [letters, letter]) => folded.replace(letters, letter),
    text
      .normalize('NFKD')
      .replace(/[\p{M}\u0640]/gu, '')
      .replace(/[’‘]/gu, "'")
      .toLowerCase(),
  );

/** The words of a text in folded letters, one space on either side of every word. */
export const foldedWords = (text: string): string =>
  ` ${foldLetters(text)
    .replace(/'(?:s|ll|d|re|ve|m)(?!\p{L})|'/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
