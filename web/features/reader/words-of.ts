/** Cuts a text into what is spoken word by word and what lies between, so that the spoken word can be shown. */

export type TextPiece = {
  readonly text: string;
  /** Offset of the piece in the whole text, as speech synthesis counts it. */
  readonly start: number;
  readonly isWord: boolean;
};

/** The pieces in order; together they are the text. Marks on letters belong to their word. */
export const piecesOf = (text: string): TextPiece[] =>
  [...text.matchAll(/[\p{L}\p{M}\p{N}’'-]+|[^\p{L}\p{M}\p{N}’'-]+/gu)].map((match) => ({
    text: match[0],
    start: match.index,
    isWord: /[\p{L}\p{N}]/u.test(match[0]),
  }));

/** The index of the piece that is being spoken at an offset, or null between words. */
export const spokenPiece = (pieces: readonly TextPiece[], offset: number): number | null => {
  const at = pieces.findIndex(({ start, text }) => offset >= start && offset < start + text.length);
  if (at < 0) return null;
  if (pieces[at]?.isWord) return at;
  // Some voices point at the space or the quote before the word that they say.
  return pieces[at + 1]?.isWord ? at + 1 : null;
};
