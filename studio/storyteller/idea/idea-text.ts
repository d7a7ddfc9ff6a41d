/** An idea word by word: what was written, the forms it may be known by, and which words are no words of the idea. */
import { withoutVowelMarks, wordsOf } from '#core/locale/text-units.ts';
import { fold, formsOf } from '#studio/storyteller/idea/word-forms.ts';

export type IdeaWord = {
  readonly written: string;
  /** The folded word first. */
  readonly forms: ReadonlySet<string>;
  /** Those of them in which it is still a thing: a plural, not a verb. */
  readonly nouns: ReadonlySet<string>;
  /** Which part between two marks of punctuation it stands in. */
  readonly clause: number;
  /** The name of somebody in the book: it asks for nothing, whatever it also means (`River`, `ملك`). */
  readonly isName: boolean;
};

/** `I would like a book about …` asks for no book in the story. */
const OPENINGS: readonly RegExp[] = [
  /\b(?:(?:a|an|the|this|your|one|some|short|nice|little|picture|bedtime|children'?s)\s+)*(?:book|story|tale|stories)\s+(?=about\b|where\b|in which\b|that\b|which\b|for\b|of how\b|to help\b|please\b)(?:about\b|please\b)?/giu,
  /\b(?:like|want|have|write|tell|make|get)\s+(?:(?:me|us|him|her)\s+)?(?:a|an|the)\s+(?:\p{L}+\s+)?(?:book|story|tale)\b/giu,
  /(?<!\p{L})(?:ال)?(?:قصة|قصه|حكاية|حكايه|كتاب|كتابا|كتابًا|حدوتة|حدوته)\s+(?:قصيرة\s+|جميلة\s+|حلوة\s+)?(?:عن|فيها|فيه|يحكي|تحكي|بتحكي|بيحكي)(?!\p{L})/gu,
];

const withoutOpenings = (idea: string): string => OPENINGS.reduce((text, opening) => text.replace(opening, ' '), idea);

const ARTICLES: ReadonlySet<string> = new Set('a an the his her their our my your some any every'.split(' '));

type Bare = { readonly written: string; readonly clause: number };

const bareWords = (idea: string): Bare[] =>
  withoutOpenings(withoutVowelMarks(idea))
    .split(/[.,;:!?،؛؟\n…–—()"“”«»]+/u)
    .flatMap((clause, at) =>
      wordsOf(clause)
        .flatMap((run) => run.split(/-+/))
        .filter((run) => run !== '')
        .map((run) => ({ written: run.replace(/[’']s?$/u, ''), clause: at })),
    );

/** Names of several words count word by word; a particle may stand before an Arabic one. */
const namesIn = (names: readonly string[]): ReadonlySet<string> =>
  new Set(
    names
      .flatMap((name) => wordsOf(withoutVowelMarks(name)).flatMap((run) => run.split(/-+/)))
      .map((name) => fold(name))
      .filter((name) => name.length > 1),
  );

/** With an article before it the same word is a thing again: Star finds the star. */
const isNamed = (word: string, before: string | undefined, names: ReadonlySet<string>): boolean => {
  if (before !== undefined && ARTICLES.has(before)) return false;
  return names.has(word) || (/^[وفلب]\p{Script=Arabic}/u.test(word) && names.has(word.slice(1)));
};

/** The words of an idea in order. `names` are those of the people in the book. */
export const ideaWords = (idea: string, names: readonly string[] = []): IdeaWord[] => {
  const own = namesIn(names);
  const bare = bareWords(idea);
  return bare.map(({ written, clause }, at) => {
    const before = bare[at - 1];
    const last = before?.clause === clause ? fold(before.written) : undefined;
    return { written, clause, ...formsOf(written), isName: isNamed(fold(written), last, own) };
  });
};
