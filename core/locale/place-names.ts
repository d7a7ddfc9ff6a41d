/** How the place where a family lives is written in a text. */
import { foldLetters } from '#core/locale/fold-text.ts';
import { KNOWN_PLACES } from '#core/locale/known-places.data.ts';
import type { Language } from '#core/locale/language.ts';
import { needsSpelling } from '#core/locale/spell-name.ts';
import { withoutVowelMarks } from '#core/locale/text-units.ts';

const entries = Object.entries(KNOWN_PLACES);
const ARABIC_OF: ReadonlyMap<string, string> = new Map(
  entries.flatMap(([arabic, latin]) =>
    [withoutVowelMarks(arabic), ...latin].map((place) => [foldLetters(place), arabic]),
  ),
);
const LATIN_OF: ReadonlyMap<string, string> = new Map(
  entries.map(([arabic, latin]) => [foldLetters(withoutVowelMarks(arabic)), latin[0] ?? '']),
);

/**
 * The place in letters of that language, an Arabic one that is known with its vowel marks; null when it is written in
 * other letters and not known, as nobody should guess the name of a family's home.
 */
export const placeIn = (place: string, language: Language): string | null => {
  const folded = foldLetters(withoutVowelMarks(place.trim()));
  const known = language === 'ar' ? ARABIC_OF.get(folded) : LATIN_OF.get(folded);
  // What the family wrote in letters of the language stays; only marks are added.
  if (!needsSpelling(place, language)) {
    const isSame = known !== undefined && withoutVowelMarks(known) === place.trim();
    return isSame ? known : place.trim();
  }
  return known ?? null;
};
