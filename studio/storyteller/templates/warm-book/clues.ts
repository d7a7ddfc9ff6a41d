/** What those who were asked know about the reader of the warm book, and how a book adds it up. */
import {
  choiceOf,
  choiceOfPassages,
  type Line,
  type Option,
  type Passage,
  when,
} from '#studio/storyteller/text/passage.ts';

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

/** What readers of 8 to 10 are told in one of several ways: what the stool is good for, how it is met, what is made up, how the book ends. */
export const seat = choiceOf('seat', ['feet', 'sat', 'hat']);
export const chance = choiceOfPassages('chance', ['fell', 'sat', 'pulled']);
export const bluff = choiceOf('bluff', ['box', 'mask', 'letter', 'uncle']);
export const lastPage = choiceOfPassages('last', ['both', 'slow', 'wait']);

/** Tells a line by how many have been asked before; the question itself plants `asked2` and `asked3`. */
export const byTurn = (first: Line, second: Line, third: Line): Line =>
  when('told:asked3', third, when('told:asked2', second, first));
