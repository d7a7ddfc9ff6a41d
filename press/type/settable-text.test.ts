import { describe, expect, it } from 'vitest';
import { readFont } from '#press/type/book-fonts.ts';
import { codePointsOf } from '#press/type/font-coverage.ts';
import { settableText } from '#press/type/settable-text.ts';
import { UnprintableBookError } from '#press/unprintable-book-error.ts';

const set = (raw: string) => settableText(raw, 'en', 'title');

describe('codePointsOf', () => {
  it('finds what each font has and has not', () => {
    const [andika, caveat, naskh] = (['andika', 'caveatBold', 'naskh'] as const).map((font) =>
      codePointsOf(readFont(font)),
    );
    const has = (font: Set<number> | undefined, text: string): boolean[] =>
      [...text].map((character) => font?.has(character.codePointAt(0) ?? 0) ?? false);
    expect(has(andika, 'aé“Жع李')).toEqual([true, true, true, true, false, false]);
    expect(has(caveat, 'aéЖΩع')).toEqual([true, true, true, false, false]);
    expect(has(naskh, 'عﷺ٣َЖ')).toEqual([true, true, true, true, false]);
    expect(andika?.has(0xffff)).toBe(false);
  });

  it('refuses bytes that are no font', () => {
    expect(() => codePointsOf(new Uint8Array(64))).toThrow('no cmap');
  });
});

describe('settableText', () => {
  it('keeps letters, marks, punctuation and spaces as they are', () => {
    for (const text of ['O’Brien & sons: 3½ – “yes”', 'Ольга', 'مُحَمَّدٌ (٣)', 'ZWNJ می\u200Cخواهم', '#*_$@<>\\"']) {
      expect(set(text).text).toBe(text);
    }
  });

  it('takes the language of most letters', () => {
    expect(set('ليلى Goes Back for Fuzz').lang).toBe('en');
    expect(set('Sam وليلى في الغابة').lang).toBe('ar');
    expect(settableText('ab ليل', 'en', 'title').lang).toBe('ar');
    expect(settableText('Ab لي', 'en', 'title').lang).toBe('en');
    expect(settableText('Ab لي', 'ar', 'title').lang).toBe('ar');
    expect(set('«١» ليلى').lang).toBe('ar');
    expect(settableText('123', 'ar', 'title').lang).toBe('ar');
  });

  it('uses the hand only when it has every letter', () => {
    expect(set('Zoë ♥').hand).toBe(true);
    expect(set('Ωmega').hand).toBe(false);
    expect(set('ليلى').hand).toBe(true);
  });

  it('turns hearts and stars into signs the page draws, and leaves other pictographs out', () => {
    expect(set('love ❤️💛 and ⭐').text).toBe('love ♥♥ and ★');
    expect(set('go 🚀 👨‍👩‍👧‍👦 home 👍🏽').text).toBe('go home');
    expect(set('1️⃣ © ™').text).toBe('1 © ™');
  });

  it('drops what would turn the order of letters round', () => {
    expect(set('a\u202Eb\u2066c\u200E').text).toBe('abc');
  });

  it('refuses letters that would print as boxes, all of them named', () => {
    const refused = (): unknown => settableText('Hi 李娜 and ไทย', 'en', 'hero');
    expect(refused).toThrow(UnprintableBookError);
    expect(refused).toThrow(/李 娜 ไ ท ย \(hero\)/);
  });
});
