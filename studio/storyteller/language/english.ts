/** English: pronouns and verbs that follow them, articles, possessives, lists. */
import { englishNaming } from '#studio/storyteller/language/english-naming.ts';
import { englishReferences } from '#studio/storyteller/language/english-references.ts';
import { withoutRepeatedTags } from '#studio/storyteller/language/english-speech.ts';
import type { Entity, Morphology } from '#studio/storyteller/language/morphology.ts';

type EnglishPronouns = Entity['pronouns'];

const PRONOUN_FORMS: Readonly<Record<string, Readonly<Record<EnglishPronouns, string>>>> = {
  they: { she: 'she', he: 'he', they: 'they', it: 'it' },
  them: { she: 'her', he: 'him', they: 'them', it: 'it' },
  their: { she: 'her', he: 'his', they: 'their', it: 'its' },
  theirs: { she: 'hers', he: 'his', they: 'theirs', it: 'its' },
  themselves: { she: 'herself', he: 'himself', they: 'themselves', it: 'itself' },
  was: { she: 'was', he: 'was', they: 'were', it: 'was' },
  'wasn’t': { she: 'wasn’t', he: 'wasn’t', they: 'weren’t', it: 'wasn’t' },
  is: { she: 'is', he: 'is', they: 'are', it: 'is' },
  has: { she: 'has', he: 'has', they: 'have', it: 'has' },
};

const BODY_FORMS: Readonly<Record<string, Readonly<Record<Entity['kind'], string>>>> = {
  hand: { person: 'hand', pet: 'paw' },
  hands: { person: 'hands', pet: 'paws' },
  toes: { person: 'toes', pet: 'paws' },
};

const SMALL_NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** A whole number from 0 to 199 in words. */
export const englishNumber = (number: number): string => {
  if (number >= 100) return number === 100 ? 'a hundred' : `a hundred and ${englishNumber(number - 100)}`;
  if (number < 20) return SMALL_NUMBERS[number] ?? String(number);
  const rest = number % 10;
  return `${TENS[Math.floor(number / 10)]}${rest === 0 ? '' : `-${SMALL_NUMBERS[rest]}`}`;
};

const ageForm = ({ age }: Entity): string => {
  if (age === null) return 'very old';
  return age === 0 ? 'not yet one' : englishNumber(age);
};

/** Words that begin with a vowel letter and a consonant sound, and the other way round. */
const CONSONANT_SOUND = /^(?:uni(?!n|m)|use|usu|uti|ute|ubi|eu|ewe|one\b|once\b|u\b)/i;
const VOWEL_SOUND = /^(?:hour|honest|honour|honor|heir|[fhlmnrsx](?=-|\d)|8|11\b|18\b)/i;
const VOWEL_LETTER = /^[aeiouàáâãäåæèéêëìíîïòóôõöøùúûü]/i;

const articleOf = (phrase: string): 'a' | 'an' => {
  const word = phrase.replace(/^[^\p{L}\p{N}]+/u, '');
  if (VOWEL_SOUND.test(word)) return 'an';
  return VOWEL_LETTER.test(word) && !CONSONANT_SOUND.test(word) ? 'an' : 'a';
};

/** Several together are always `they`. */
const pronounsOf = (entity: Entity): EnglishPronouns => (entity.count > 1 ? 'they' : entity.pronouns);

const form = (entity: Entity, name: string): string => {
  if (name === 'age') return ageForm(entity);
  if (name === 'introduced') return entity.introduced;
  const found = PRONOUN_FORMS[name]?.[pronounsOf(entity)] ?? BODY_FORMS[name]?.[entity.kind];
  if (found === undefined) throw new RangeError(`English has no form "${name}"`);
  return found;
};

/** Three forms are for she, he and they (`it` takes the form of he); two are for one and several, as after a name. */
const agreement = (entity: Entity, forms: readonly string[]): string => {
  const at = forms.length === 2 ? Number(entity.count > 1) : { she: 0, he: 1, it: 1, they: 2 }[pronounsOf(entity)];
  const found = forms[at];
  if (found === undefined) throw new RangeError(`Two or three forms are needed, not ${forms.length}`);
  return found;
};

export const english: Morphology = {
  form,
  agreement,
  possessive: (word) => `${word}’s`,
  withArticle: (phrase) => `${articleOf(phrase)} ${phrase}`,
  capitalised: (phrase) => phrase.replace(/\p{L}/u, (letter) => letter.toUpperCase()),
  spelled: (authored) => authored,
  declined: (phrase) => phrase,
  joined: (pieces) => pieces.map(({ text }) => text).join(''),
  settled: withoutRepeatedTags,
  list: (names) => (names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`),
  heroForms: new Set(Object.keys(PRONOUN_FORMS)),
  references: englishReferences,
  naming: englishNaming,
};
