/** What a book about the nodding star chooses once, whatever its tongue. */
import { choiceOf, choiceOfPassages } from '#studio/storyteller/text/passage.ts';

/** How the star comes, at the window or through it. */
export const arrival = choiceOfPassages('arrival', ['tap', 'fell']);

/** How the hero goes into the dark of closed eyes for the star. */
export const dark = choiceOfPassages('dark', ['first', 'hand', 'door']);

/** How the hero says good night to what was there in the dark. */
export const ending = choiceOfPassages('ending', ['piece', 'beast', 'self']);

/** Why the hero of five and more will not sleep, the same from the first page to the last. */
export const why = choiceOf('why', ['never', 'miss', 'dark']);

/** How the star comes to readers of five and more. */
export const arrivalOfElders = choiceOf('arrival', ['knocks', 'falls']);

/** What the hero takes the light of the star for. */
export const theory = choiceOf('theory', ['moon', 'street', 'morning']);

/** How the hero stops before the sleeping star. */
export const stop = choiceOf('stop', ['breath', 'paw']);
