/** What a book about the walking pigeon chooses once, whatever its tongue. */
import { choiceOf } from '#studio/storyteller/text/passage.ts';

/** Why the pigeon does not fly: one reason for the whole book. */
export const why = choiceOf('why', ['asleep', 'best', 'lunch', 'feet', 'tomorrow', 'sky']);
