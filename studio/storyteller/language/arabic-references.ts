/**
 * Arabic names that are left out: a verb says by itself who does it, and a pronoun is written together with its
 * preposition. Nouns of things are she and he as well, so a verb that is not one of saying lets its subject go only when
 * that was the last subject, and a pronoun stands only where no noun comes between.
 */
import type { Dialect } from '#core/locale/language.ts';
import {
  EGYPTIAN_PREPOSITIONS,
  PLAIN_VERBS,
  SPEECH_VERBS,
  STANDARD_PREPOSITIONS,
} from '#studio/storyteller/language/arabic-words.data.ts';
import type { Entity, NamePlace, Reference, References } from '#studio/storyteller/language/morphology.ts';
import { plainSpelling } from '#studio/storyteller/language/vowel-marks.ts';

type ArabicClass = 'she' | 'he';

const wordBefore = (before: string): string => /(?<![\p{L}\p{M}])([\p{L}\p{M}]+) $/u.exec(before)?.[1] ?? '';

/** `وَقَالَتْ`, `فَقَالَتْ` are `قَالَتْ`. */
const isListed = (word: string, listed: ReadonlySet<string>): boolean => {
  const plain = plainSpelling(word);
  return listed.has(plain) || (/^[وف]/u.test(plain) && listed.has(plain.slice(1)));
};

/** Forms of a verb: `قَالَتْ|قَالَ`, also endings alone, and `تَعْرِفُ|يَعْرِفُ`. */
const areVerbs = ([feminine = '', masculine = '']: readonly string[]): boolean => {
  const [she, he] = [plainSpelling(feminine), plainSpelling(masculine)];
  return (she.endsWith('ت') && !he.endsWith('ت')) || (/^(?:ب|ه)?ت/u.test(she) && /^(?:ب|ه)?ي/u.test(he));
};

const agreesInGender = (verb: string, own: ArabicClass): boolean =>
  plainSpelling(verb).endsWith('ت') === (own === 'she');

type Verb = 'saying' | 'doing';

/** The verb whose subject the name is; null where it is no subject or that is not sure. */
const verbBefore = ({ before, agreement, entity }: NamePlace, own: ArabicClass): Verb | null => {
  if (!before.endsWith(' ')) return null;
  const word = wordBefore(before);
  if (agreement && agreement.entity !== entity) return null;
  if (agreement && areVerbs(agreement.forms)) return isListed(word, SPEECH_VERBS) ? 'saying' : 'doing';
  if (!agreesInGender(word, own)) return null;
  if (isListed(word, SPEECH_VERBS)) return 'saying';
  return isListed(word, PLAIN_VERBS) ? 'doing' : null;
};

/** Nothing else is part of the subject or tells who that is. */
const standsAlone = (after: string): boolean => {
  const plain = plainSpelling(after);
  return (
    /^(?:[،.:!؟…»]|\s\p{L})/u.test(plain) &&
    !/^ (?:و(?:ال|\P{Script=Arabic}|[^ ]* ?$)|ه[يو] و)/u.test(plain) &&
    !/^ و[\p{L}\p{M}]*ُ/u.test(after)
  );
};

/**
 * Another name, a word in the nominative, one with the article that opens a clause or follows another verb: somebody or
 * something else may have done a thing.
 */
const OTHER_SUBJECT = /#|[ٌُ](?=[\s،.:!؟…]|$)|(?:[.!؟…:،]\s|\s[وف]\u064E?)ال|تِ? ال|(?:^|\s)[وف]\S+ ال/u;

/** `كَانَ حَجَرًا زَلِقًا، لَكِنْ وَقَعَ`: the stone? */
const INDEFINITE: Readonly<Record<ArabicClass, RegExp>> = { she: /ةً/u, he: /ًا|اً/u };

const wasSubject = ({ last, entity }: NamePlace): boolean => {
  if (last.agreement) return last.agreement.entity === entity && areVerbs(last.agreement.forms);
  const word = wordBefore(last.before);
  return /(?:^|[.!؟…]»?\s)$/u.test(last.before) || isListed(word, SPEECH_VERBS) || isListed(word, PLAIN_VERBS);
};

/** Somebody has spoken in between, or was it the same one? */
const isSpokenIn = (between: string): boolean =>
  (between.match(/[\p{L}\p{M}]+/gu) ?? []).some((word) => isListed(word, SPEECH_VERBS));

const leftOut = (place: NamePlace, own: ArabicClass): Reference | null => {
  const verb = verbBefore(place, own);
  if (verb === null || !standsAlone(place.after)) return null;
  if (verb === 'saying' && isSpokenIn(place.between.slice(0, place.between.trimEnd().lastIndexOf(' ')))) return null;
  const isOther = OTHER_SUBJECT.test(place.between) || INDEFINITE[own].test(place.between);
  if (verb === 'doing' && (isOther || !wasSubject(place))) return null;
  return { text: '', dropsBefore: 1 };
};

/** Anything that a pronoun could stand for: a noun with the article or an ending of its own. */
const NOUN_BETWEEN = /(?:^|\s)[وفبك]?[\u064E\u0650]?ال|لِل|[\u064B-\u064D]|ة/u;

const attached = ({ before, after, between }: NamePlace, own: ArabicClass, dialect: Dialect): Reference | null => {
  const found = /(?<![\p{L}\p{M}])(?<word>[\p{L}\p{M}]+)(?<space> ?)$/u.exec(before)?.groups;
  const written = found?.['word'] ?? '';
  const plain = plainSpelling(written);
  const isOneLetter = plain.length === 1;
  if (written === '' || isOneLetter !== (found?.['space'] === '') || NOUN_BETWEEN.test(between)) return null;
  const listed = dialect === 'egyptian' ? EGYPTIAN_PREPOSITIONS : STANDARD_PREPOSITIONS;
  const forms = Object.hasOwn(listed, plain) ? listed[plain] : undefined;
  if (!forms || !/^(?:[،.:!؟…»]|\s\p{Script=Arabic})/u.test(after) || /^ وَ?\P{Script=Arabic}/u.test(after)) return null;
  const text = forms[own === 'she' ? 0 : 1];
  const isMarked = written !== plain;
  return { text: isMarked ? text : plainSpelling(text), dropsBefore: written.length + (isOneLetter ? 0 : 1) };
};

export const arabicReferences = (isFeminine: (entity: Entity) => boolean, dialect: Dialect): References => {
  const classOf = (entity: Entity): ArabicClass => (isFeminine(entity) ? 'she' : 'he');
  return {
    classOf,
    rivals: () => null,
    pronouns: () => null,
    isSaying: (word) => isListed(word, SPEECH_VERBS),
    refer: (place) => {
      const own = classOf(place.entity);
      return leftOut(place, own) ?? attached(place, own, dialect);
    },
  };
};
