/** What a book about the half song chooses once, whatever its tongue. */
import { choiceOf, choiceOfPassages } from '#studio/storyteller/text/passage.ts';

/** What it is like when the end of a song is missing; only the right end mends it. */
export const feel = choiceOf('feel', ['sneeze', 'itch', 'step']);

/** What tells that the box comes from the snow. */
export const clue = choiceOf('clue', ['flake', 'frost', 'breath']);

/** How the last page answers the first. */
export const ending = choiceOfPassages('ending', ['far', 'wrong', 'asked']);
