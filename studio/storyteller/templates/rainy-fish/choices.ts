/** What a book of the rainy fish chooses once, the same in every tongue: how it asks, what is said of each try, how it ends. */
import { choiceOf, type Line } from '#studio/storyteller/text/passage.ts';

const WAYS = ['first', 'second', 'third'] as const;

export const asking = choiceOf('asking', WAYS);
export const trying = choiceOf('trying', WAYS);
export const ending = choiceOf('ending', WAYS);

const threads = choiceOf('thread', ['fresh', 'joke', 'enough']);

/**
 * What runs through a book: `fresh`, an umbrella that has never been wet; `joke`, somebody who laughs at it; `enough`, a
 * hero who has had too much of what the fish has never seen.
 */
export const thread = (fresh: Line, joke: Line, enough: Line): Line => threads({ fresh, joke, enough });
