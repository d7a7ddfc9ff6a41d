/** Names: everybody of the brief is named, as the family writes it, and the hero on most spreads. */
import { nameIn } from '#core/character/character.ts';
import { foldLetters } from '#core/locale/fold-text.ts';
import { textLanguagesOf, type Language } from '#core/locale/language.ts';
import { withoutVowelMarks, wordsOf } from '#core/locale/text-units.ts';
import { DALE_CHALL_WORDS } from '#core/story/checks/familiar-words.data.ts';
import type { StoryCheck, StoryFinding, StoryWanted } from '#core/story/checks/finding.ts';
import type { Story } from '#core/story/story.ts';

/** Less would be a book about somebody else; pronouns carry the rest. */
const NAMED_SHARE = 0.5;
const SHORTEST_TYPO = 5;

/** Everyday words that differ from a name only in letters that Arabic hands often confuse: `على` and Ali, `مني` and Muna. */
const ARABIC_WORDS: ReadonlySet<string> = new Set(
  'على علي إلى إلي الي لدى لدي حتى متى مني عني منا لي بي في معي أنا انا إني أني كي هدي هذي هذه أمي امي أبي ابي أخي اخي'.split(
    ' ',
  ),
);

/** One letter more, less or other. */
const isOneLetterOff = (word: string, name: string): boolean => {
  if (word === name || Math.abs(word.length - name.length) > 1) return false;
  let same = 0;
  while (same < Math.min(word.length, name.length) && word[same] === name[same]) same += 1;
  const rest = (text: string, skip: number): string => text.slice(same + skip);
  return rest(word, 1) === rest(name, 1) || rest(word, 1) === rest(name, 0) || rest(word, 0) === rest(name, 1);
};

/**
 * A word that is nearly the name: other accents, other case, or a slip of one letter. A name one letter off that comes
 * again is somebody else's: Karima the goose beside Karim. Arabic has no capitals, so an everyday word is known by a list.
 */
const isMisspelled = (word: string, name: string, isFrequent: (word: string) => boolean): boolean => {
  const plain = withoutVowelMarks(word);
  if (plain === withoutVowelMarks(name)) return false;
  if (foldLetters(plain) === foldLetters(name)) return !DALE_CHALL_WORDS.has(plain) && !ARABIC_WORDS.has(plain);
  const isCapital = /^\p{Lu}\p{L}*$/u.test(plain) && !DALE_CHALL_WORDS.has(plain.toLowerCase());
  return (
    isCapital &&
    name.length >= SHORTEST_TYPO &&
    plain !== `${name}s` &&
    isOneLetterOff(plain, name) &&
    !isFrequent(word)
  );
};

const misspelled = (story: Story, { characters }: StoryWanted, language: Language): StoryFinding[] => {
  const told = characters.map((character) => nameIn(character, language));
  const names = told.filter((name) => !/\s/u.test(name));
  const known = new Set(told.flatMap((name) => [name, ...name.split(/\s+/u)]));
  const wordsBySpread = story.spreads.map(({ texts }) =>
    wordsOf(texts[language] ?? '').map((word) => word.replace(/’\p{L}*$/u, '')),
  );
  const isFrequent = (word: string): boolean => wordsBySpread.filter((words) => words.includes(word)).length > 1;
  return wordsBySpread.flatMap((words, spread) =>
    words
      .filter((word) => !known.has(word))
      .flatMap((word) => {
        const meant = names.find((name) => isMisspelled(word, name, isFrequent));
        return meant === undefined
          ? []
          : [{ check: 'name-misspelled', spread, severity: 'warning', detail: `${word} for ${meant}` } as const];
      }),
  );
};

export const checkNames: StoryCheck = (story, wanted) =>
  textLanguagesOf(wanted).flatMap((language): StoryFinding[] => {
    // A text for young readers may carry vowel marks that the family did not write.
    const texts = story.spreads.map((spread) => withoutVowelMarks(spread.texts[language] ?? ''));
    const names = wanted.characters.map((character) => withoutVowelMarks(nameIn(character, language)));
    const missing = names
      .filter((name) => !texts.some((text) => text.includes(name)))
      .map(
        (name): StoryFinding => ({
          check: 'name-missing',
          spread: null,
          severity: 'error',
          detail: `${name} (${language})`,
        }),
      );
    const hero = names[0] ?? '';
    const named = texts.filter((text) => text.includes(hero)).length;
    const seldom = named > 0 && named < NAMED_SHARE * texts.length;
    const detail = `named on ${named} of ${texts.length} spreads (${language})`;
    return [
      ...missing,
      ...(seldom ? [{ check: 'hero-seldom-named', spread: null, severity: 'warning', detail } as const] : []),
      ...misspelled(story, wanted, language),
    ];
  });
