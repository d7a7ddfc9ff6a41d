/** What a book of the rainy fish chooses once, the same in every tongue: how it asks, what is said of each try, how it ends. */
import { choiceOf } from '#studio/storyteller/text/passage.ts';

const WAYS = ['first', 'second', 'third'] as const;

export const asking = choiceOf('asking', WAYS);
export const trying = choiceOf('trying', WAYS);
export const ending = choiceOf('ending', WAYS);
