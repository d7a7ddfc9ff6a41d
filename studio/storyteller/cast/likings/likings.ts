/** What stories can say of the things that children like: what a child who likes them can do. */
import { foldLetters, foldedWords } from '#core/locale/fold-text.ts';
import type { Dialect, Language } from '#core/locale/language.ts';
import { interestIn } from '#studio/storyteller/cast/interests.ts';
import { LIKINGS, type Liking, type Skills } from '#studio/storyteller/cast/likings/likings.data.ts';
import { arabicSkills } from '#studio/storyteller/cast/likings/arabic-skills.data.ts';
import { egyptianSkills } from '#studio/storyteller/cast/likings/egyptian-skills.data.ts';
import { englishSkills } from '#studio/storyteller/cast/likings/english-skills.data.ts';
import type { Stream } from '#studio/storyteller/random.ts';
import { parseText } from '#studio/storyteller/text/parse.ts';

const SKILLS: Readonly<Record<'en' | Dialect, Skills>> = {
  en: englishSkills,
  standard: arabicSkills,
  egyptian: egyptianSkills,
};

const folded = (words: string): string =>
  foldLetters(words)
    .trim()
    .replace(/^(?:the |ال)/u, '');

const LIKING_OF: ReadonlyMap<string, Liking> = new Map(
  Object.entries(LIKINGS).flatMap(([liking, words]) =>
    words.split(' ').map((word) => [folded(word.replaceAll('-', ' ')), liking as Liking]),
  ),
);

/** The group that an interest belongs to, or null for what is somebody's own. */
export const likingOf = (interest: string): Liking | null => {
  const english = interestIn(interest, 'en') ?? interest;
  return [interest, `${interest.trim()}s`, english].map((word) => LIKING_OF.get(folded(word))).find(Boolean) ?? null;
};

/** What one text of a book can say of it, as a word with a form for the skill. */
export const likingWord = (
  liking: Liking,
  tongue: 'en' | Dialect,
  stream: Stream,
): Readonly<Record<string, string>> => ({ skill: stream.pick(SKILLS[tongue][liking]) });

/** The longest part that is the same for every hero. */
const constantOf = (phrase: string): string => {
  const literals = parseText(phrase).flatMap((node) =>
    node.kind === 'literal' ? [foldedWords(node.text).trim()] : [],
  );
  return literals.toSorted((one, other) => other.length - one.length)[0] ?? '';
};

/** Whether a text says one of the things that are known of a liking, which need not name it. */
export const tellsOfLiking = (text: string, liking: Liking, language: Language): boolean => {
  const tongues = language === 'en' ? (['en'] as const) : (['standard', 'egyptian'] as const);
  const words = foldedWords(text);
  const phrases = tongues.flatMap((tongue) => SKILLS[tongue][liking]);
  return phrases.some((phrase) => words.includes(constantOf(phrase)));
};
