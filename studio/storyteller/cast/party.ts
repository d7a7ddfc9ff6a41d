/** Who takes part in a story: the hero, those who travel along, the grown-ups who stay, the template's companions. */
import { heroOf, type Brief } from '#core/story/brief.ts';
import { nameIn, namesOf, type Character } from '#core/character/character.ts';
import { textLanguagesOf, type Language } from '#core/locale/language.ts';
import { knownSpellingOf, needsSpelling } from '#core/locale/spell-name.ts';
import { placeIn } from '#core/locale/place-names.ts';
import { ageBandOf, type AgeBand } from '#core/story/age-band.ts';
import type { CastMember } from '#core/story/scene.ts';
import type { Companion } from '#core/story/vocabulary.ts';
import { calledAs } from '#studio/storyteller/cast/called.ts';
import { PET_NOUNS } from '#studio/storyteller/cast/pet-nouns.data.ts';
import { COMPANION_NAMES, COMPANION_NOUNS } from '#studio/storyteller/cast/companions.data.ts';
import { morphologyOf } from '#studio/storyteller/language/morphologies.ts';
import type { Entity } from '#studio/storyteller/language/morphology.ts';
import { isVowelled, plainSpelling } from '#studio/storyteller/language/vowel-marks.ts';
import { vowelledName } from '#studio/storyteller/language/vowelled-names.ts';
import type { Stream } from '#studio/storyteller/random.ts';

/** Somebody of the brief, or the companion that the family's own idea asks for. */
export type Member = {
  readonly ref: string;
  readonly who: CastMember['who'];
  readonly kind: Character['kind'];
  readonly entities: Readonly<Partial<Record<Language, Entity>>>;
};

export type Party = {
  readonly hero: Member;
  /** Children and pets; they go where the hero goes. */
  readonly travellers: readonly Member[];
  /** Where the family lives, where it has said so and every text of the book can write it. */
  readonly home?: Readonly<Partial<Record<Language, string>>>;
  /** Grown-ups; they are there when the story leaves home and when it comes back. */
  readonly adults: readonly Member[];
};

const ADULT_AGE = 18;

/** What a pet is, is told with its name when it first comes; in Arabic its noun goes by the sentence that it stands in. */
const introducedAs = (character: Character, name: string, language: Language): string => {
  const species = language === 'en' && character.kind === 'pet' ? (character.species ?? null) : null;
  return species === null ? name : `${name} the ${COMPANION_NOUNS.en[species] ?? species}`;
};

/** The family's name for somebody as texts for these readers write it. */
export const spelledName = (name: string, language: Language, band: AgeBand): string =>
  language === 'ar' && isVowelled(band) ? vowelledName(name) : name;

/** A name that the family gives beside its characters: as it writes it, or as that language does where all spell it alike. */
export const familyName = (name: string, language: Language, band: AgeBand): string =>
  spelledName(needsSpelling(name, language) ? (knownSpellingOf(name, language) ?? name) : name, language, band);

const petNoun = ({ kind, species, pronouns }: Character, { dialect, age }: Brief): string | null => {
  const nouns = kind === 'pet' && species ? PET_NOUNS[dialect][species] : null;
  return nouns && morphologyOf('ar', ageBandOf(age), dialect).spelled(nouns[pronouns === 'she' ? 0 : 1]);
};

const entityOf = (character: Character, language: Language, brief: Brief): Entity => {
  const name = spelledName(nameIn(character, language), language, ageBandOf(brief.age));
  const noun = language === 'ar' ? petNoun(character, brief) : null;
  return {
    ...(noun !== null && { noun }),
    name,
    introduced: introducedAs(character, name, language),
    pronouns: character.pronouns,
    count: 1,
    kind: character.kind,
    age: character.age,
  };
};

const homeOf = ({ home = null, age, language, dialect }: Brief): Readonly<Partial<Record<Language, string>>> => {
  const languages = textLanguagesOf(language);
  if (!home || languages.some((each) => placeIn(home, each) === null)) return {};
  const place = (each: Language): string =>
    morphologyOf(each, ageBandOf(age), dialect).spelled(placeIn(home, each) ?? home);
  return Object.fromEntries(languages.map((each) => [each, place(each)]));
};

const memberOf = (character: Character, ref: string, brief: Brief): Member => ({
  ref,
  who: { character: character.id },
  kind: character.kind,
  entities: { en: entityOf(character, 'en', brief), ar: entityOf(character, 'ar', brief) },
});

export type WantedCompanion = { readonly companion: Companion; readonly name: string | null };

/**
 * The place of a name that nobody in the book has, in lists of the same names in several languages. What is taken in one
 * language is free in none, so that both texts of a book tell of the same owl.
 */
export const freeName = (lists: readonly (readonly string[])[], brief: Brief, stream: Stream): number => {
  const plain = (name: string): string => plainSpelling(name.toLowerCase());
  const taken = namesOf(brief.characters).map(plain);
  const isFree = (at: number): boolean =>
    lists.every((names) => !taken.some((name) => name.includes(plain(names[at] ?? ''))));
  const places = [...(lists[0]?.keys() ?? [])];
  const free = places.filter(isFree);
  return stream.pick(free.length > 0 ? free : places);
};

/** The gender of an Arabic noun with its article: the ending of its first word tells. */
const genderOf = (noun: string): 'she' | 'he' => (/^\S+ة(?: |$)/u.test(plainSpelling(noun)) ? 'she' : 'he');

const wantedMember = (wanted: WantedCompanion, brief: Brief, stream: Stream): Member => {
  const at = freeName(Object.values(COMPANION_NAMES), brief, stream.fork('wanted-companion'));
  const entity = (language: Language): Entity => {
    const band = ageBandOf(brief.age);
    const { spelled } = morphologyOf(language, band);
    const own = wanted.name && familyName(wanted.name, language, band);
    const name = own ?? spelled(COMPANION_NAMES[language][at] ?? '');
    const noun = spelled(COMPANION_NOUNS[language][wanted.companion] ?? wanted.companion);
    const introduced = language === 'en' ? `${name} the ${noun}` : `${noun} ${name}`;
    const pronouns = language === 'en' ? 'it' : genderOf(noun);
    return { name, introduced, pronouns, count: 1, kind: 'pet', age: null };
  };
  const name = wanted.name ?? COMPANION_NAMES.en[at] ?? null;
  const entities = { en: entity('en'), ar: entity('ar') };
  const called = Object.fromEntries(
    textLanguagesOf(brief).map((each) => [
      each,
      calledAs(wanted.companion, entities[each], { language: each, dialect: brief.dialect }),
    ]),
  );
  return { ref: 'wanted', who: { companion: wanted.companion, name, called }, kind: 'pet', entities };
};

/** Sorts the characters of a brief into their parts. A grown-up hero takes the other grown-ups along. */
export const gatherParty = (brief: Brief, wanted: WantedCompanion | null, stream: Stream): Party => {
  const isAdult = ({ kind, age }: Character): boolean => kind === 'person' && age >= ADULT_AGE;
  const others = brief.characters.slice(1).map((character, at) => ({ character, ref: `friend${at + 1}` }));
  const adultsTravel = isAdult(heroOf(brief));
  const travellers = others.filter(({ character }) => adultsTravel || !isAdult(character));
  const adults = others.filter(({ character }) => !adultsTravel && isAdult(character));
  const members = travellers.map(({ character, ref }) => memberOf(character, ref, brief));
  return {
    hero: memberOf(heroOf(brief), 'hero', brief),
    home: homeOf(brief),
    travellers: wanted ? [...members, wantedMember(wanted, brief, stream)] : members,
    adults: adults.map(({ character, ref }) => memberOf(character, ref, brief)),
  };
};
