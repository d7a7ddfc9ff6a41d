/**
 * English names that become pronouns. What a name does in its sentence is read from the words around it: a verb of the
 * past after it makes it a subject, a preposition before it an object. A name that neither is stays.
 */
import {
  ANIMATE_NOUNS,
  CLAUSE_OPENERS,
  IRREGULAR_PAST,
  JOINING_CLAUSE_OPENERS,
  NOT_VERBS,
  PREPOSITIONS,
  SPEECH_VERBS,
  TRANSITIVE_VERBS,
  VERB_ADVERBS,
} from '#studio/storyteller/language/english-words.data.ts';
import type { Entity, NamePlace, Reference, References } from '#studio/storyteller/language/morphology.ts';

type PronounClass = 'she' | 'he' | 'they';

const FORMS: Readonly<Record<PronounClass, { subject: string; object: string; possessive: string }>> = {
  she: { subject: 'she', object: 'her', possessive: 'her' },
  he: { subject: 'he', object: 'him', possessive: 'his' },
  they: { subject: 'they', object: 'them', possessive: 'their' },
};

/** Nearly everything in a story is `it`, so whoever is one keeps their name. */
const classOf = ({ pronouns, count }: Entity): PronounClass | null => {
  if (count > 1) return 'they';
  return pronouns === 'it' ? null : pronouns;
};

/** A noun right after a name says who that is, as in `Pickle the fish`. */
const SOMEBODY = new RegExp(
  `(?<!#,? )\\b(?:[Tt]he|[Aa]n?|[Tt]hat|[Tt]his|[Hh]is|[Hh]er|[Tt]heir|[Ss]ome|[Aa]nother|[Oo]ne)(?: [a-z-]+){0,2} (?:${ANIMATE_NOUNS.join('|')})\\b|\\b[Ss]ome(?:body|one)\\b`,
  'u',
);

/** Whatever ends like a plural, and words for several. */
const SEVERAL =
  /\b(?!(?:was|is|has|does|his|its|this|as|us|yes|always|towards|perhaps|plus|goes|says|besides|once)\b)\p{Ll}{2,}(?<!s)s\b|\b(?:people|children|everybody|everyone|nobody|anybody|somebody|someone|each|every|both|all|we|us)\b/iu;

const LITERAL_PRONOUNS: Readonly<Record<PronounClass, RegExp>> = {
  she: /\b(?:she|her|hers|herself)\b/iu,
  he: /\b(?:he|him|his|himself)\b/iu,
  they: /\b(?:they|them|their|theirs|themselves)\b/iu,
};

const wordBefore = (before: string): string => /(?<![\p{L}’])([\p{L}’]+) $/u.exec(before)?.[1] ?? '';
const wordsAfter = (after: string): string[] => (/^((?: [\p{L}’-]+){1,3})/u.exec(after)?.[1] ?? '').trim().split(' ');

const isPast = (word: string): boolean =>
  IRREGULAR_PAST.has(word) || (/^\p{Ll}{2,}ed$/u.test(word) && !NOT_VERBS.has(word));

/** Whether the words after a name begin with what it does. */
const hasVerb = (after: string): boolean => {
  const [first = '', second = ''] = wordsAfter(after);
  return isPast(first) || ((VERB_ADVERBS.has(first) || /^\p{Ll}+ly$/u.test(first)) && isPast(second));
};

/** A name stands for one that is they, the verbs after it for one; after the pronoun they would be for several. */
const suitsThey = (after: string): boolean =>
  !/^[^.!?“]*\b(?:is|was|has|does|isn’t|wasn’t|hasn’t|doesn’t)\b/u.test(after);

const opensSentence = (before: string): boolean => /(?:^|\n|[.!?…][”’)]*\s)$/u.test(before);

/** `To stay awake, Omar talked`; `And at every stone Omar stopped`. */
const OPENING_PHRASE = new RegExp(
  `(?:^|\\n|[.!?…][”’)]*\\s)(?:\\p{Lu}[^.!?…“”,]*, |(?:(?:And|So|But|Then|Now) )?(?:${[...PREPOSITIONS, 'after', 'before', 'every', 'each'].join('|')})(?: \\p{Ll}+){1,5} )$`,
  'iu',
);

/** A clause after a comma, a dash or the words that join clauses. */
const opensClause = (before: string): boolean => {
  const word = wordBefore(before);
  if (CLAUSE_OPENERS.has(word.toLowerCase())) return true;
  if (OPENING_PHRASE.test(before) && !PREPOSITIONS.has(word) && word !== 'and' && word !== 'or') return true;
  if (!JOINING_CLAUSE_OPENERS.has(word.toLowerCase())) return false;
  return opensSentence(before.slice(0, -word.length - 1)) || /[,;:—”] $/u.test(before.slice(0, -word.length - 1));
};

/** Nothing follows that belongs to the name: another name, who they are, what they did besides. */
const standsAlone = (after: string): boolean =>
  !/^(?:’|,? (?:who|whose|whom|the|a|an|too|alone|himself|herself|themselves)\b|,? (?:and|or) \p{Lu}| \p{Lu})/u.test(
    after,
  );

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** `“Hush!” said Mona` becomes `“Hush!” she said`. */
const afterSpeech = ({ before, after }: NamePlace, subject: string): Reference | null => {
  const verb = wordBefore(before);
  if (!SPEECH_VERBS.has(verb) || !before.slice(0, -verb.length - 1).endsWith('” ')) return null;
  if (!/^(?:[.,;:!?—]| \p{Ll})/u.test(after)) return null;
  return { text: `${subject} ${verb}`, dropsBefore: verb.length + 1 };
};

const asSubject = ({ before, after }: NamePlace, subject: string): Reference | null => {
  if (!hasVerb(after)) return null;
  if (SPEECH_VERBS.has(wordsAfter(after)[0] ?? '') && before.endsWith('” ')) {
    // Only a comma tells that the speech goes on into this sentence.
    return before.endsWith(',” ') ? { text: subject } : null;
  }
  if (opensSentence(before)) return { text: capitalised(subject) };
  return opensClause(before) ? { text: subject } : null;
};

const asObject = ({ before, after }: NamePlace, object: string): Reference | null => {
  const word = wordBefore(before).toLowerCase();
  if (!PREPOSITIONS.has(word) && !(TRANSITIVE_VERBS.has(word) && !/” \p{L}+ $/u.test(before))) return null;
  const [next] = wordsAfter(after);
  return /^(?:[.,;:!?…—”]| \p{Ll})/u.test(after) && ![object, 'and', 'or'].includes(next ?? '')
    ? { text: object }
    : null;
};

const refer = (place: NamePlace): Reference | null => {
  const pronounClass = classOf(place.entity);
  if (pronounClass === null || !standsAlone(place.after)) return null;
  const { subject, object, possessive } = FORMS[pronounClass];
  if (place.possessive) {
    if (!/^ \p{Ll}/u.test(place.after) || ['of', possessive].includes(wordBefore(place.before))) return null;
    return { text: opensSentence(place.before) ? capitalised(possessive) : possessive };
  }
  const asDoer = pronounClass !== 'they' || suitsThey(place.after);
  return (asDoer ? (afterSpeech(place, subject) ?? asSubject(place, subject)) : null) ?? asObject(place, object);
};

export const englishReferences: References = {
  classOf,
  rivals: (pronounClass) => (pronounClass === 'they' ? SEVERAL : SOMEBODY),
  pronouns: (pronounClass) => LITERAL_PRONOUNS[pronounClass as PronounClass] ?? null,
  isSaying: (word) => SPEECH_VERBS.has(word),
  refer,
};
