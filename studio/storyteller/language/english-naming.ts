/** What English adds to a name where it first stands. */
import type { Naming } from '#studio/storyteller/language/morphology.ts';

/** What a first sentence begins with that is nobody’s name, and so is small behind the town. */
const SMALL_WORDS =
  /^(?:a|an|the|it|its|one|at|by|in|on|when|while|every|each|once|before|behind|below|beside|under|next|all|nobody|somebody|there|for|with|from|just|near|down|up|out|after|long|late|early|that|this|where|first|last|today|yesterday|whoever|some|many|everybody|everyone)\b/iu;

export const englishNaming: Naming = {
  kind: ({ entity, before }) => ({ before, name: entity.introduced }),
  inTown: (beginning, town) =>
    beginning === '' || SMALL_WORDS.test(beginning)
      ? `In ${town}, ${beginning.slice(0, 1).toLowerCase()}${beginning.slice(1)}`
      : null,
};
