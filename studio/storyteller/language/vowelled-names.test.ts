import { describe, expect, it } from 'vitest';
import { KNOWN_NAMES } from '#core/locale/known-names.data.ts';
import { plainSpelling, unvowelledWords } from '#studio/storyteller/language/vowel-marks.ts';
import { vowelledName } from '#studio/storyteller/language/vowelled-names.ts';
import { VOWELLED_NAMES } from '#studio/storyteller/language/vowelled-names.data.ts';

/** Read by heart, whatever marks they bear; the first word of a name of God's servants leans on the next. */
const isReadByHeart = (name: string): boolean => name === 'عَمْرو' || name === 'الله' || name.startsWith('عَبْدُ');

describe('vowelledName', () => {
  it('marks every letter that needs it, and keeps the letters', () => {
    expect(vowelledName('مريم')).toBe('مَرْيَم');
    expect(vowelledName('عبد الرحمن')).toBe('عَبْدُ الرَّحْمَن');
    expect(vowelledName('احمد')).toBe('اَحْمَد');
  });

  it('leaves alone what it is not sure of, and marks of the family', () => {
    for (const name of ['تيم', 'مريم تيم', 'مَريم', 'Zoë', 'أوبراين', '']) expect(vowelledName(name), name).toBe(name);
  });

  it('never changes a letter of a known name', () => {
    const known = Object.keys(KNOWN_NAMES);
    for (const name of known) expect(plainSpelling(vowelledName(name))).toBe(name);
    expect(known.filter((name) => vowelledName(name) === name)).toEqual(['تيم', 'كنزي', 'ليلي', 'لين', 'كلوي']);
  });

  it('lists each name once, whole, without a last vowel', () => {
    expect(new Set(VOWELLED_NAMES.map(plainSpelling)).size).toBe(VOWELLED_NAMES.length);
    const listed = VOWELLED_NAMES.filter((name) => !isReadByHeart(name));
    expect(unvowelledWords(listed.join(' '))).toEqual([]);
    expect(listed.filter((name) => /[\u064B-\u0650\u0652]$/u.test(name))).toEqual([]);
  });
});
