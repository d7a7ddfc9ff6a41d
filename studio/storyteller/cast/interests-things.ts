/** The thing that is seen where a hero likes something: a ball for football, a paint box for drawing. */
import { foldedWords } from '#core/locale/fold-text.ts';
import type { Language } from '#core/locale/language.ts';
import type { Prop } from '#core/story/vocabulary.ts';
import { interestIn } from '#studio/storyteller/cast/interests.ts';
import { THINGS_OF_INTERESTS } from '#studio/storyteller/cast/interests-things.data.ts';
import { ideaWords } from '#studio/storyteller/idea/idea-text.ts';
import { askedBy } from '#studio/storyteller/idea/plan-from-idea.ts';
import { NOT_ADDED } from '#studio/storyteller/idea/prop-words.data.ts';
import { fold } from '#studio/storyteller/idea/word-forms.ts';

type Entry = { readonly thing: Prop; readonly words: readonly string[] };

const ENTRIES: readonly Entry[] = Object.entries(THINGS_OF_INTERESTS).flatMap(([thing, phrases]) =>
  phrases.map((phrase) => ({ thing: thing as Prop, words: phrase.split(' ').map(fold) })),
);

/** By the longest phrase: a paper plane is no plane. */
const ownThing = (interest: string): Entry | null => {
  const words = ideaWords(interest);
  const isSaid = (entry: Entry): boolean =>
    words.some((_, from) => entry.words.every((word, at) => words[from + at]?.forms.has(word)));
  return ENTRIES.filter(isSaid).toSorted((one, other) => other.words.length - one.words.length)[0] ?? null;
};

/** What can be drawn for an interest, or null. */
export const thingOfInterest = (interest: string): Prop | null => {
  const own = ownThing(interest);
  if (own) return own.thing;
  return askedBy(interest).things.find((thing) => !NOT_ADDED.has(thing)) ?? null;
};

/** An Arabic word loses its article after `ل`, and gains one letter before it otherwise. */
const stemOf = (words: string): string => foldedWords(words).trim().replace(/^ال/u, '');

/** Whether a text speaks of it. */
export const speaksOf = (text: string, interest: string, language: Language): boolean => {
  const said = interestIn(interest, language);
  if (said === null) return false;
  const stem = stemOf(said);
  const words = ` ${foldedWords(text).trim()} `;
  return language === 'ar' ? words.includes(`${stem} `) : words.includes(` ${stem} `);
};
