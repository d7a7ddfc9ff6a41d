/** The values of the character form, and the character they describe. */
import type { Control, DefaultValues } from 'react-hook-form';
import type { z } from 'zod';
import type { FamilyCharacter, newCharacterSchema } from '#contract/characters.ts';
import type { Character } from '#core/character/character.ts';
import { DEFAULT_LOOKS, type Looks } from '#core/character/looks.ts';
import { usualLooksOf } from '#core/character/usual-looks.ts';

export type HeroValues = z.input<typeof newCharacterSchema>;
export type HeroControl = Control<HeroValues, unknown, z.output<typeof newCharacterSchema>>;
/** A form that may not be filled in yet. */
type UnfinishedHero = Omit<Partial<HeroValues>, 'looks'> & { looks?: Partial<Looks> | undefined };

/** A character that is changed, or what a new one begins with. */
export const heroValuesOf = (
  character: FamilyCharacter | null,
  begun: Partial<HeroValues> | null,
): DefaultValues<HeroValues> =>
  character === null
    ? { name: '', pronouns: 'she', kind: 'person', looks: usualLooksOf('she'), traits: [], interests: [], ...begun }
    : {
        name: character.name,
        spellings: character.spellings,
        age: character.age,
        pronouns: character.pronouns,
        kind: character.kind,
        species: character.species,
        looks: character.looks,
        traits: character.traits,
        interests: character.interests,
      };

export const looksOfValues = (looks: Partial<Looks> | undefined): Looks => ({ ...DEFAULT_LOOKS, ...looks });

/** Until an age is typed, a portrait shows a child of this age. */
export const PORTRAIT_AGE = 5;

/** What a portrait needs. Where nobody has said which animal a pet is, its id decides, so a saved one keeps its own. */
export const characterOfValues = (values: UnfinishedHero, id = 'hero'): Character => ({
  id,
  name: values.name ?? '',
  age: values.age ?? PORTRAIT_AGE,
  pronouns: values.pronouns ?? 'they',
  kind: values.kind ?? 'person',
  species: values.species ?? null,
  looks: looksOfValues(values.looks),
  traits: values.traits ?? [],
  interests: values.interests ?? [],
});

export const characterOf = ({ _id, ...character }: FamilyCharacter): Character => ({
  id: _id,
  name: character.name,
  age: character.age,
  pronouns: character.pronouns,
  kind: character.kind,
  species: character.species,
  looks: character.looks,
  traits: character.traits,
  interests: character.interests,
});
