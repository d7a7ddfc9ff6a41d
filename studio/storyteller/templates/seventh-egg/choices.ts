/** What a book about the seventh egg chooses once, whatever its tongue. */
import { choiceOf } from '#studio/storyteller/text/passage.ts';

/** What the smallest gets first: the `spoon` to lick, the good-night `song`, or the best `cushion`. */
export const perk = choiceOf('perk', ['spoon', 'song', 'cushion']);
