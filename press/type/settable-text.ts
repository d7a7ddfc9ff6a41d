/**
 * Makes typed text ready to be set with the book's fonts: what they cannot show is drawn, left out or refused.
 * Names and sentences keep every letter they came with.
 */
import type { Language } from '#core/locale/language.ts';
import { codePointsOf } from '#press/type/font-coverage.ts';
import { readFont } from '#press/type/book-fonts.ts';
import { UnprintableBookError } from '#press/unprintable-book-error.ts';

export type SettableText = {
  readonly text: string;
  /** The language it is set in: the script of most of its letters decides, and the book only where both are even. */
  readonly lang: Language;
  /** True when the handwritten display face has every letter of it. */
  readonly hand: boolean;
};

const HEARTS = /[\u2764\u2665\u2763\u{1F493}-\u{1F49F}\u{1F5A4}\u{1F90D}\u{1F90E}\u{1F9E1}\u{1FA75}-\u{1FA77}]/gu;
const STARS = /[\u2B50\u2605\u2606\u2728\u{1F31F}\u{1F4AB}]/gu;
/** What may be left out without changing what is said: pictographs, their modifiers and flags, invisible marks. */
const OMITTED = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\p{Bidi_Control}\p{Cc}\p{Cf}\p{M}]/u;
const UNSEEN = /[\p{Bidi_Control}\uFE0E\uFE0F]/gu;
/** A joiner that joins no letters is left over from an emoji of several parts. */
const LOOSE_JOINERS = /(?<![\p{L}\p{M}])\u200D|\u200D(?!\p{L})/gu;
type Face = 'reading' | 'hand';

const DRAWN = new Set(['♥', '★']);

const coverage = new Map<Face, ReadonlySet<number>>();

/** Reading the tables of the fonts takes some milliseconds, so it is done once. */
const covered = (face: Face): ReadonlySet<number> => {
  const known = coverage.get(face);
  if (known) return known;
  const latin = codePointsOf(readFont(face === 'hand' ? 'caveatBold' : 'andika'));
  const found = new Set([...latin, ...codePointsOf(readFont('naskh'))]);
  coverage.set(face, found);
  return found;
};

const has = (face: Face, character: string): boolean =>
  DRAWN.has(character) || /\s/.test(character) || covered(face).has(character.codePointAt(0) ?? 0);

const LETTERS = /\p{L}/gu;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** The language whose direction and shaping a text asks for: that of most of its letters. */
const languageOf = (text: string, usual: Language): Language => {
  const letters = text.match(LETTERS) ?? [];
  const arabic = letters.filter((letter) => RIGHT_TO_LEFT.test(letter)).length;
  if (arabic * 2 === letters.length) return usual;
  return arabic * 2 > letters.length ? 'ar' : 'en';
};

/**
 * Prepares one line or paragraph. Hearts and stars become signs that the page draws; other pictographs are left out.
 * Throws `UnprintableBookError` for a letter that no font of the book has.
 */
export const settableText = (raw: string, usual: Language, where: string): SettableText => {
  const signs = raw.normalize('NFC').replace(HEARTS, '♥').replace(STARS, '★').replace(UNSEEN, '');
  const missing = new Set<string>();
  let kept = '';
  for (const character of signs) {
    if (has('reading', character)) kept += character;
    else if (!OMITTED.test(character)) missing.add(character);
  }
  if (missing.size > 0) {
    const letters = [...missing].join(' ');
    throw new UnprintableBookError('characters', where, `The book's fonts cannot show ${letters} (${where})`);
  }
  const text = kept
    .replace(LOOSE_JOINERS, '')
    .replace(/[^\S\n]+/g, ' ')
    .trim();
  return { text, lang: languageOf(text, usual), hand: [...text].every((character) => has('hand', character)) };
};

/** Whether the book fonts can set this text. */
export const isSettable = (raw: string, usual: Language, where: string): boolean => {
  try {
    settableText(raw, usual, where);
    return true;
  } catch (error) {
    if (error instanceof UnprintableBookError) return false;
    throw error;
  }
};
