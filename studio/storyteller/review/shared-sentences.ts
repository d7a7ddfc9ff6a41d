/** Writes many books of one template and compares them with each other. */
import type { Dialect, Language } from '#core/locale/language.ts';
import type { SpreadCount } from '#core/story/brief.ts';
import { recognisedSentences, sharedPart } from '#core/story/shared-sentences.ts';
import type { Story } from '#core/story/story.ts';
import { childBrief } from '#studio/storyteller/review/sample-briefs.ts';
import { writeStory } from '#studio/storyteller/write-story.ts';

/** So many pairs are enough to see what has to change. */
const CLOSEST = 5;

export const sentencesOfBook = (story: Story, language: Language, names: readonly string[]): ReadonlySet<string> =>
  recognisedSentences(
    story.spreads.map(({ texts }) => texts[language] ?? ''),
    names,
  );

/** How much two books share, for every pair, as a part of the shorter one. */
export const sharesOf = (books: readonly ReadonlySet<string>[]): number[] =>
  books.flatMap((one, at) => books.slice(at + 1).map((other) => sharedPart(one, other)));

export const meanOf = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

export type BookSort = {
  readonly templateId: string;
  readonly language: Language;
  readonly age: number;
  readonly spreads: SpreadCount;
  readonly dialect?: Dialect;
};

/** The sentences of one book for each seed, each about another child. */
export const booksOfSort = (sort: BookSort, seeds: number): ReadonlySet<string>[] =>
  Array.from({ length: seeds }, (_, seed) => {
    const brief = childBrief(sort, seed);
    return sentencesOfBook(
      writeStory(brief),
      sort.language,
      brief.characters.map(({ name }) => name),
    );
  });

/** Sentences with the part of the books that have them, the most frequent first. */
export const mostShared = (books: readonly ReadonlySet<string>[]): (readonly [sentence: string, part: number])[] => {
  const counts = new Map<string, number>();
  for (const book of books) for (const sentence of book) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  return [...counts]
    .map(([sentence, count]) => [sentence, count / books.length] as const)
    .toSorted(([, one], [, other]) => other - one);
};

/** Two books at a time, those that share most first, with the sentences that both have. */
export const closestPairs = (
  books: readonly ReadonlySet<string>[],
): { readonly part: number; readonly common: readonly string[] }[] =>
  books
    .flatMap((one, at) => books.slice(at + 1).map((other) => ({ one, other, part: sharedPart(one, other) })))
    .toSorted((a, b) => b.part - a.part)
    .slice(0, CLOSEST)
    .map(({ one, other, part }) => ({ part, common: [...one].filter((sentence) => other.has(sentence)) }));
