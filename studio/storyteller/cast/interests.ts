/** What the hero likes, in the words of the language that a text is told in. */
import { foldLetters } from '#core/locale/fold-text.ts';
import { type Brief, heroOf } from '#core/story/brief.ts';
import { textLanguagesOf, type Language } from '#core/locale/language.ts';
import { withoutVowelMarks } from '#core/locale/text-units.ts';
import { needsSpelling } from '#core/locale/spell-name.ts';
import { COMMON_INTERESTS, INTERESTS_IN_ARABIC } from '#studio/storyteller/cast/interests.data.ts';

const entries = Object.entries(INTERESTS_IN_ARABIC);
const ARABIC_OF = new Map(entries.map(([english, arabic]) => [english, arabic]));
/** The first English word for it is the one to say. */
const ENGLISH_OF = new Map(entries.toReversed().map(([english, arabic]) => [foldLetters(arabic), english]));

/** People write `Dinosaurs` into a form; inside a sentence it is `dinosaurs`. Names such as `Lego` stay as they are. */
const inSentence = (interest: string): string =>
  COMMON_INTERESTS.has(interest.split(' ')[0]?.toLowerCase() ?? '')
    ? interest.charAt(0).toLowerCase() + interest.slice(1)
    : interest;

const arabicOf = (interest: string): string | undefined => {
  const words = interest.trim().toLowerCase();
  return ARABIC_OF.get(words) ?? ARABIC_OF.get(`${words}s`);
};

const englishOf = (interest: string): string | undefined => {
  const words = foldLetters(interest.trim());
  return ENGLISH_OF.get(words) ?? ENGLISH_OF.get(`ال${words}`);
};

/** An interest as a sentence of that language says it; null when it is written in other letters and not known. */
export const interestIn = (interest: string, language: Language): string | null => {
  if (!needsSpelling(interest, language)) return inSentence(interest);
  return (language === 'ar' ? arabicOf(interest) : englishOf(interest)) ?? null;
};

const MARKED: ReadonlyMap<string, string> = new Map(entries.map(([, arabic]) => [withoutVowelMarks(arabic), arabic]));

/** The family's letters with the vowel marks of the list, or null for what is not on it. */
export const markedInterest = (interest: string): string | null => MARKED.get(interest.trim()) ?? null;

/** Those that every language of a book can say, as the family wrote them. */
export const sayableInterests = (interests: readonly string[], languages: readonly Language[]): string[] =>
  interests.filter((interest) => languages.every((language) => interestIn(interest, language) !== null));

/** Interests of the hero that all texts of the book can name, so that none tells what another leaves out. */
export const sayableInterestsOf = (brief: Brief): string[] =>
  sayableInterests(heroOf(brief).interests, textLanguagesOf(brief.language));
