/** What a book about the not-yet flower chooses once, whatever its tongue, and what its tries have in common. */
import { choiceOf, when, type Line } from '#studio/storyteller/text/passage.ts';

/** What the robot takes “not yet” for. */
export const notYet = choiceOf('word', ['long', 'hat', 'second']);

/** What a seed is like. */
export const likeness = choiceOf('idea', ['hen', 'bread', 'bed']);

/** Only where a beat has a spread of its own. */
export const roomy = (line: Line): Line => when('not try3:none', line);

/** By how many tries there have been. */
export const byTry = (
  episode: string,
  [first, second, third, fourth]: readonly [first: Line, second: Line, third: Line, fourth: Line],
): Line => when(`try1:${episode}`, first, when(`try2:${episode}`, second, when(`try3:${episode}`, third, fourth)));
