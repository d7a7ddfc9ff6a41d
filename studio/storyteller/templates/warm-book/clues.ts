/** What those who were asked know about the reader of the warm book, and how a book adds it up. */
import { type Line, type Option, type Passage, when } from '#studio/storyteller/text/passage.ts';

/** Tells a line by everything the book has heard, in the order of `clues`, from who was asked to what they knew. */
export const byClues = (
  clues: Readonly<Record<string, string>>,
  tell: (heard: readonly string[]) => readonly Option[],
): Line => {
  const after = (heard: readonly string[], left: readonly (readonly [string, string])[]): Line => {
    const [next, ...rest] = left;
    if (!next) return tell(heard);
    return when(`episode:${next[0]}`, after([...heard, next[1]], rest), after(heard, rest));
  };
  return after([], Object.entries(clues));
};

/** A suspect is asked: why it could have been this one, and the question. */
export const ask = (why: Line, question: readonly Option[]): Passage => [why, { ifRoom: question }];
