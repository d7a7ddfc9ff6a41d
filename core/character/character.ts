/** Who can be in a story: people and pets, with a name, an age and looks. */
import type { TextByLanguage, Language } from '#core/locale/language.ts';
import type { Looks } from '#core/character/looks.ts';

export const PRONOUNS = ['she', 'he', 'they'] as const;
export type Pronouns = (typeof PRONOUNS)[number];

export const CHARACTER_KINDS = ['person', 'pet'] as const;
export type CharacterKind = (typeof CHARACTER_KINDS)[number];

/** Which animal a pet is. */
export const PET_SPECIES = [
  'cat',
  'dog',
  'rabbit',
  'bird',
  'turtle',
  'mouse',
  'hedgehog',
  'fish',
  'horse',
  'donkey',
  'goat',
  'sheep',
  'camel',
  'duck',
  'hen',
  'pigeon',
  'falcon',
  'frog',
  'gecko',
] as const;
export type PetSpecies = (typeof PET_SPECIES)[number];

/** A person is no animal, whatever they were before. */
export const keptSpecies = ({
  kind,
  species,
}: {
  readonly kind: CharacterKind;
  readonly species: PetSpecies | null;
}): PetSpecies | null => (kind === 'pet' ? species : null);

/** Whole years. Heroes are usually 2 to 10; parents and grandparents take part too. */
export const CHARACTER_AGE = { min: 0, max: 110 } as const;

export const TRAITS = [
  'brave',
  'curious',
  'kind',
  'funny',
  'shy',
  'stubborn',
  'dreamy',
  'careful',
  'energetic',
  'clever',
] as const;
export type Trait = (typeof TRAITS)[number];

export const TRAITS_LIMIT = 5;
export const INTERESTS_LIMIT = 8;
export const HEROES_LIMIT = 4;

/** A character as a story and its pictures need it: no owner, no dates. */
export type Character = {
  readonly id: string;
  readonly name: string;
  /** How the name is written in texts of a language whose letters it does not have. */
  readonly spellings?: TextByLanguage;
  readonly age: number;
  readonly pronouns: Pronouns;
  readonly kind: CharacterKind;
  /** Null or missing when the family has not said; then what the pet likes may tell. Nothing for a person. */
  readonly species?: PetSpecies | null;
  readonly looks: Looks;
  readonly traits: readonly Trait[];
  /** What the character likes, in the family's own words. */
  readonly interests: readonly string[];
};

type Named = Pick<Character, 'name' | 'spellings'>;

/** The name as a text of that language writes it. */
export const nameIn = ({ name, spellings }: Named, language: Language): string => spellings?.[language] || name;

/** Every name that the texts of a book may carry, in each spelling. */
export const namesOf = (characters: readonly Named[]): string[] =>
  characters.flatMap(({ name, spellings = {} }) => [...new Set([name, ...Object.values(spellings)])]).filter(Boolean);

/** The same characters, named as a text of that language names them. */
export const namedIn = <Someone extends Named>(characters: readonly Someone[], language: Language): Someone[] =>
  characters.map((character) => ({ ...character, name: nameIn(character, language) }));
