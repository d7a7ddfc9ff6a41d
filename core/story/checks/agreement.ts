/** English that agrees: `a` and `an` by sound, no word twice running, the hero's own pronouns. */
import { nameIn, namesOf } from '#core/character/character.ts';
import { textLanguagesOf } from '#core/locale/language.ts';
import { sentencesOf } from '#core/locale/text-units.ts';
import { withoutOwnWords, type StoryCheck, type StoryFinding, type StoryWanted } from '#core/story/checks/finding.ts';
import type { Spread } from '#core/story/story.ts';

/** Words that begin with a vowel letter and a consonant sound, and the other way round. */
const CONSONANT_SOUND = /^(?:uni(?!n|m)|us(?:e|u|a)|uti|ute|ubi|eu|ewe|once$|one(?:s|-|$)|u$|u-)/i;
const VOWEL_SOUND = /^(?:hours?$|hourly|honest|honou?r|heir|[fhlmnrsx](?=-)|8|11$|18$)/i;
const VOWEL_LETTER = /^[aeiouàáâãäåæèéêëìíîïòóôõöøùúûü]/i;

const wantsAn = (word: string): boolean =>
  VOWEL_SOUND.test(word) || (VOWEL_LETTER.test(word) && !CONSONANT_SOUND.test(word));

/** `a` may be a letter or a sound of its own (`A! B!`), so only an article right before a word counts. */
const articleFindings = (text: string, spread: number): StoryFinding[] =>
  [...text.matchAll(/(?<![\p{L}’-])(an?) [“(]?(\p{L}[\p{L}’-]*)/giu)]
    .filter(([, article = '', word = '']) => (article.toLowerCase() === 'an') !== wantsAn(word))
    .map(([detail]) => ({ check: 'article', spread, severity: 'warning', detail }));

/** Only words that never stand twice: `had had` and `that that` may. */
const DOUBLED =
  /(?<![\p{L}’-])(the|a|an|and|of|to|was|were|is|are|his|her|their|my|your|in|on|at|with|for|he|she|they|it|but|or) \1(?![\p{L}’-])/giu;

const doubledFindings = (text: string, spread: number): StoryFinding[] =>
  [...text.matchAll(DOUBLED)]
    .filter(([whole]) => whole === whole.toLowerCase() || /^\p{Lu}\p{Ll}* \p{Ll}/u.test(whole))
    .map(([detail]) => ({ check: 'doubled-word', spread, severity: 'warning', detail }));

const REFLEXIVES = { she: 'herself', he: 'himself', they: 'themselves|themself' } as const;

/** `Zoë told himself` in one clause that begins with the name: nobody else can be meant. */
const wrongReflexive = (text: string, hero: StoryWanted['characters'][number]): string | null => {
  const others = (['she', 'he'] as const)
    .filter((pronouns) => pronouns !== hero.pronouns)
    .map((one) => REFLEXIVES[one]);
  const clauses = sentencesOf(text).flatMap((sentence) =>
    sentence.split(/[,;:—“”!?.…]+|\b(?:and|but|while|as|when|who)\b/u),
  );
  const wrong = clauses
    .map((clause) => clause.trim())
    .filter((clause) => clause.startsWith(`${hero.name} `))
    .find((clause) => {
      const rest = clause.slice(hero.name.length);
      return new RegExp(`\\b(?:${others.join('|')})\\b`, 'i').test(rest) && !/\p{Lu}/u.test(rest);
    });
  return wrong ?? null;
};

/** Alone in the picture and named at the beginning of a sentence, and the next one begins with another's pronoun. */
const wrongSubject = ({ scene, texts }: Spread, hero: StoryWanted['characters'][number]): string | null => {
  if (hero.pronouns === 'they' || scene.cast.length > 1) return null;
  const other = hero.pronouns === 'she' ? 'He ' : 'She ';
  const sentences = sentencesOf((texts.en ?? '').replace(/“[^”]*”/gu, ' '));
  const wrong = sentences.find((sentence, at) => {
    const before = sentences[at - 1] ?? '';
    const isAboutHero = before.startsWith(`${hero.name} `) && !/\p{Lu}/u.test(before.slice(hero.name.length));
    return isAboutHero && sentence.startsWith(other);
  });
  return wrong ?? null;
};

export const checkAgreement: StoryCheck = (story, wanted) => {
  const [first] = wanted.characters;
  const hero = first && { ...first, name: nameIn(first, 'en') };
  if (!hero || !textLanguagesOf(wanted).includes('en')) return [];
  const names = namesOf(wanted.characters);
  const withoutNames = (text: string): string => withoutOwnWords(text, names, '·');
  return story.spreads.flatMap((spread, at) => {
    const text = spread.texts.en ?? '';
    const wrong = wrongReflexive(text, hero) ?? wrongSubject(spread, hero);
    return [
      ...articleFindings(withoutNames(text), at),
      ...doubledFindings(withoutNames(text), at),
      ...(wrong === null ? [] : [{ check: 'pronoun', spread: at, severity: 'warning', detail: wrong } as const]),
    ];
  });
};
