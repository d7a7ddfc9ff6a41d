/** What a book about the night forest chooses once, whatever its tongue. */
import { choiceOf } from '#studio/storyteller/text/passage.ts';

/**
 * What runs through a book: `who`, the question that every noise is asked; `night`, the good night that has to be said to
 * what was lost; `care`, looking after each other in the dark.
 */
export const thread = choiceOf('thread', ['who', 'night', 'care']);

/** Why it was left behind. */
export const left = choiceOf('left', ['wasp', 'rain', 'tent']);
