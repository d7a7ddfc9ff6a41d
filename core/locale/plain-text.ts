/** Rules for text that people type: what is cleaned silently and what is refused. Names are data, whatever they say. */

export const NAME_LENGTH = { min: 1, max: 50 } as const;
export const IDEA_LENGTH = { min: 3, max: 500 } as const;
export const DEDICATION_LENGTH = { max: 300 } as const;

export type TextProblem = 'empty' | 'too-short' | 'too-long' | 'invisible-characters' | 'no-letter';

/**
 * Characters that a reader cannot see but that change what they see: controls, bidirectional marks, zero-width
 * characters (the joiners U+200C and U+200D are kept: Persian, Urdu and emoji need them), interlinear marks,
 * tags, lone surrogates, private use and non-characters.
 */
const INVISIBLE =
  /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u00AD\u034F\u061C\u115F\u1160\u3164\uFFA0\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/u;

const LETTER = /\p{L}/u;

/** NFC, spaces of any kind folded into one, none at the ends. */
export const cleanLine = (raw: string): string =>
  raw
    .normalize('NFC')
    .replace(/[ \u00A0\u2000-\u200A\u202F\u3000]+/g, ' ')
    .trim();

/** As `cleanLine`, but line breaks stay; at most one empty line in a row. */
export const cleanParagraphs = (raw: string): string =>
  raw
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map(cleanLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** Length as a person counts it: user-perceived characters are approximated by code points without marks. */
export const readableLength = (text: string): number => [...text.replace(/\p{M}/gu, '')].length;

/** What is wrong with a cleaned name, or null. A name needs one letter; punctuation and digits are allowed beside it. */
export const nameProblem = (name: string): TextProblem | null => {
  if (name.length === 0) return 'empty';
  if (INVISIBLE.test(name)) return 'invisible-characters';
  if (readableLength(name) > NAME_LENGTH.max || name.length > 4 * NAME_LENGTH.max) return 'too-long';
  return LETTER.test(name) ? null : 'no-letter';
};

/** What is wrong with a cleaned longer text, or null. Line breaks are allowed. */
export const proseProblem = (text: string, length: { min?: number; max: number }): TextProblem | null => {
  if (INVISIBLE.test(text.replaceAll('\n', ' '))) return 'invisible-characters';
  if (readableLength(text) > length.max || text.length > 4 * length.max) return 'too-long';
  return length.min !== undefined && readableLength(text) < length.min ? 'too-short' : null;
};
