/** What those who were asked know about the reader of the warm book, and how a book adds it up. */
import {
  choiceOf,
  choiceOfPassages,
  ifRoom,
  type Line,
  type Option,
  type Passage,
  planting,
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

/** While the first and the second are asked, those who came along have a part of it, too. */
export const alongside =
  (first: readonly Option[], second: readonly Option[]) =>
  (ref: string): Line =>
    when('together', when(`first:${ref}`, ifRoom(...first), when(`second:${ref}`, ifRoom(...second))));

/** What readers of 8 to 10 are told in one of several ways: what the stool is good for, how it is met, what is made up, how the book ends. */
export const seat = choiceOf('seat', ['feet', 'sat', 'hat']);
export const chance = choiceOfPassages('chance', ['fell', 'sat', 'pulled']);
export const bluff = choiceOf('bluff', ['box', 'mask', 'letter', 'uncle']);
export const lastPage = choiceOfPassages('last', ['both', 'slow', 'wait']);

/** Tells a line by how many have been asked before; the question itself plants `asked2` and `asked3`. */
export const byTurn = (first: Line, second: Line, third: Line): Line =>
  when('told:asked3', third, when('told:asked2', second, first));

/** How somebody is asked, and how the hero stops the answer, the first, the second and the third time. */
export type Turns = Readonly<Record<'first' | 'second' | 'third', readonly string[]>>;

/** Somebody is asked, and begins to tell the end: `why` this one, the question, what they know, and how they are stopped. */
export const asksIn =
  (refusals: Turns) =>
  (questions: Turns, why: readonly Option[], knows: string): Passage => {
    const at = (turn: keyof Turns, name: string): readonly Option[] =>
      planting(name, ...questions[turn].map((question, n) => `¶${question} ${knows} ${refusals[turn][n] ?? ''}`));
    const second = when('told:asked1', at('second', 'asked2'), at('first', 'asked1'));
    return [why, when('told:asked2', at('third', 'asked3'), second)];
  };

/** What proves that somebody has nothing to do with it, which only long books tell, and what they know about who has. */
export type Alibi = {
  readonly proof: readonly Option[];
  readonly clue: readonly Option[];
  /** The clue in a short book. */
  readonly short: readonly Option[];
};

/** Somebody is cleared, and the hero says what follows: after the first, the second and the third. */
export const clearedBy = ({ proof, clue, short }: Alibi, ...says: readonly [Line, Line, Line]): Passage => [
  when('told:long', proof),
  when('told:long', clue, short),
  byTurn(...says),
];
