/** What a book about the nodding star chooses once, whatever its tongue. */
import { choiceOfPassages } from '#studio/storyteller/text/passage.ts';

/** How the star comes, at the window or through it. */
export const arrival = choiceOfPassages('arrival', ['tap', 'fell']);

/** How the hero goes into the dark of closed eyes for the star. */
export const dark = choiceOfPassages('dark', ['first', 'hand', 'door']);

/** How the hero says good night to what was there in the dark. */
export const ending = choiceOfPassages('ending', ['piece', 'beast', 'self']);
