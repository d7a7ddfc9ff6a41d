import { describe, expect, it } from 'vitest';
import { needsSpelling } from '#core/locale/spell-name.ts';
import { INTERESTS_IN_ARABIC } from '#studio/storyteller/cast/interests.data.ts';
import { interestIn, sayableInterests } from '#studio/storyteller/cast/interests.ts';

describe('interestIn', () => {
  it.each([
    ['Dinosaurs', 'en', 'dinosaurs'],
    ['Lego', 'en', 'Lego'],
    ['Dinosaurs', 'ar', 'الدِّينَاصُورَات'],
    [' train ', 'ar', 'القِطَارَات'],
    ['Lego', 'ar', null],
    ['الدينَاصورات', 'en', 'dinosaurs'],
    ['ديناصورات', 'en', 'dinosaurs'],
    ['الحشرات', 'en', 'bugs'],
    ['مركب جدّو', 'en', null],
    ['مركب جدّو', 'ar', 'مركب جدّو'],
  ] as const)('says %s in %s', (interest, language, said) => {
    expect(interestIn(interest, language)).toBe(said);
  });

  it.each(Object.entries(INTERESTS_IN_ARABIC))('knows the way back: %s', (english, arabic) => {
    expect(interestIn(english, 'ar')).toBe(arabic);
    const back = interestIn(arabic, 'en') ?? '';
    expect(INTERESTS_IN_ARABIC[back]).toBe(arabic);
    expect(needsSpelling(back, 'en')).toBe(false);
  });
});

it('leaves out of a book of two languages what one of them cannot say', () => {
  expect(sayableInterests(['Lego', 'stars', 'الخيل'], ['en', 'ar'])).toEqual(['stars', 'الخيل']);
  expect(sayableInterests(['Lego', 'stars', 'الخيل'], ['en'])).toEqual(['Lego', 'stars', 'الخيل']);
});
