import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { piecesOf, spokenPiece } from '#web/features/reader/words-of.ts';

describe('piecesOf', () => {
  it('loses nothing, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const pieces = piecesOf(text);
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
        for (const piece of pieces) expect(text.startsWith(piece.text, piece.start)).toBe(true);
      }),
    );
  });

  it('keeps marks and apostrophes with their word', () => {
    const words = (text: string) => piecesOf(text).flatMap((piece) => (piece.isWord ? [piece.text] : []));
    expect(words('“Don’t,” said O’Brien-Núñez.')).toEqual(['Don’t', 'said', 'O’Brien-Núñez']);
    expect(words('قَالَتْ لَيْلَى: «تَعَالَ!»')).toEqual(['قَالَتْ', 'لَيْلَى', 'تَعَالَ']);
  });
});

describe('spokenPiece', () => {
  const pieces = piecesOf('“Go,” said Maya.');
  const wordAt = (offset: number): string | null => {
    const at = spokenPiece(pieces, offset);
    return at === null ? null : (pieces[at]?.text ?? null);
  };

  it('is the word at the offset, or the one after a quote or a space', () => {
    expect([wordAt(1), wordAt(2), wordAt(0), wordAt(6), wordAt(11)]).toEqual(['Go', 'Go', 'Go', 'said', 'Maya']);
  });

  it('is nothing after the last word and beyond the end', () => {
    expect([wordAt(15), wordAt(99), wordAt(-1)]).toEqual([null, null, null]);
  });
});
