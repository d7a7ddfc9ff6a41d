import { describe, expect, it } from 'vitest';
import { KNOWN_PLACES } from '#core/locale/known-places.data.ts';
import { placeIn } from '#core/locale/place-names.ts';
import { withoutVowelMarks } from '#core/locale/text-units.ts';

describe('placeIn', () => {
  it('keeps what the family wrote, in its own letters', () => {
    expect(placeIn(' Stoke-on-Trent ', 'en')).toBe('Stoke-on-Trent');
    expect(placeIn('cairo', 'en')).toBe('cairo');
    expect(placeIn('كفر الشيخ', 'ar')).toBe('كفر الشيخ');
    expect(placeIn('الاسكندرية', 'ar')).toBe('الاسكندرية');
  });

  it('writes a known place in the other letters, and guesses none', () => {
    expect(placeIn('Alexandria', 'ar')).toBe('الإِسْكَنْدَرِيَّة');
    expect(placeIn('الاسكندرية', 'en')).toBe('Alexandria');
    expect(placeIn('Stoke-on-Trent', 'ar')).toBeNull();
    expect(placeIn('كفر الشيخ', 'en')).toBeNull();
  });

  it('adds the vowel marks of a known Arabic place', () => {
    for (const place of Object.keys(KNOWN_PLACES)) expect(placeIn(withoutVowelMarks(place), 'ar')).toBe(place);
  });
});
