/** The values of the character form, and the character they describe. */
import type { Control, DefaultValues } from 'react-hook-form';
import type { z } from 'zod';
import type { FamilyCharacter, newCharacterSchema } from '#contract/characters.ts';
import type { Character } from '#core/character/character.ts';
import { DEFAULT_LOOKS, type Looks } from '#core/character/looks.ts';

export type HeroValues = z.input<typeof newCharacterSchema>;
export type HeroControl = Control<HeroValues, unknown, z.output<typeof newCharacterSchema>>;
/** A form that may not be filled in yet. */
export type UnfinishedHero = Omit<Partial<HeroValues>, 'looks'> & { looks?: Partial<Looks> | undefined };

export const heroValuesOf = (character: FamilyCharacter | null): DefaultValues<HeroValues> =>
  character === null
    ? { name: '', pronouns: 'she', kind: 'person', looks: DEFAULT_LOOKS, traits: [], interests: [] }
    : {
        name: character.name,
        age: character.age,
        pronouns: character.pronouns,
        kind: character.kind,
        looks: character.looks,
        traits: character.traits,
        interests: character.interests,
      };

/** Until an age is typed, a portrait shows a child of this age. */
const PORTRAIT_AGE = 5;

/** What a portrait needs. */
export const characterOfValues = (values: UnfinishedHero): Character => ({
  id: 'hero',
  name: values.name ?? '',
  age: values.age ?? PORTRAIT_AGE,
  pronouns: values.pronouns ?? 'they',
  kind: values.kind ?? 'person',
  looks: { ...DEFAULT_LOOKS, ...values.looks },
  traits: values.traits ?? [],
  interests: values.interests ?? [],
});

export const characterOf = ({ _id, ...character }: FamilyCharacter): Character => ({
  id: _id,
  name: character.name,
  age: character.age,
  pronouns: character.pronouns,
  kind: character.kind,
  looks: character.looks,
  traits: character.traits,
  interests: character.interests,
});
