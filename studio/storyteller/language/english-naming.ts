/** What English adds to a name where it first stands. */
import type { Naming } from '#studio/storyteller/language/morphology.ts';

/** `soup from Sam from Cairo`, `next to Sam from Cairo`. */
const LEANS_ON_A_WORD =
  /(?:^|[\s“(])(?:from|to|at|on|of|with|by|for|in|like|past|behind|before|after|near|about|than|upon|over|and|or)\s$/iu;

/** Somebody else stands beside the name, or the sentence is at its end: then the place would be that of all, or of nothing. */
const GOES_ON = /^ (?!and\b|or\b|from\b|the\b|of\b)\p{Ll}/u;

export const englishNaming: Naming = {
  kind: ({ entity, before }) => ({ before, name: entity.introduced }),
  home: ({ entity, before, after }, home) => {
    const kind = entity.introduced.slice(entity.name.length);
    const isKindTold = kind !== '' && after.startsWith(kind);
    const rest = isKindTold ? after.slice(kind.length) : after;
    if (LEANS_ON_A_WORD.test(before) || !GOES_ON.test(rest)) return null;
    return { before, name: isKindTold ? `${entity.introduced} from ${home}` : `${entity.name} from ${home}` };
  },
};
