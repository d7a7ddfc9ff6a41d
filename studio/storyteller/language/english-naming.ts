/** What English adds to a name where it first stands. */
import type { Naming } from '#studio/storyteller/language/morphology.ts';

/** What a first sentence begins with that is nobody’s name, and so is small behind the town. */
const SMALL_WORDS =
  /^(?:a|an|the|it|its|one|at|by|in|on|when|while|every|each|once|before|behind|below|beside|under|next|all|nobody|somebody|there|for|with|from|just|near|down|up|out|after|long|late|early|that|this|where|first|last|today|yesterday|whoever|some|many|everybody|everyone)\b/iu;

/** A speech, or a sentence that tells of somebody else first. */
const NO_BEGINNING = /^“|[.!?…\n]/u;

export const englishNaming: Naming = {
  kind: ({ entity, before }) => ({ before, name: entity.introduced }),
  home: ({ entity, before }, home) => {
    if (NO_BEGINNING.test(before)) return null;
    const first = before[0] ?? '';
    if (before !== '' && !SMALL_WORDS.test(before)) return null;
    return { before: `In ${home}, ${first.toLowerCase()}${before.slice(1)}`, name: entity.name };
  },
};
