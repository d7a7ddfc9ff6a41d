/** A character as stories and pictures need it: no owner, no dates. */
import type { Character } from '#core/character/character.ts';
import { DEFAULT_LOOKS, type Looks } from '#core/character/looks.ts';
import type { CharacterRow } from '#server/features/characters/character-store.ts';

/** Looks were stored with fewer parts once, and with freckles as a part of their own. */
type StoredLooks = Partial<Looks> & { readonly freckles?: boolean };

/** All parts of the looks, as usual where the stored ones do not say. */
export const wholeLooks = (stored: CharacterRow['looks']): Looks => {
  const { freckles = false, ...parts }: StoredLooks = stored;
  return { ...DEFAULT_LOOKS, ...(freckles ? { skinMarks: 'freckles' } : {}), ...parts };
};

export const toCharacter = (row: CharacterRow): Character => ({
  id: row.id,
  name: row.name,
  spellings: row.spellings,
  age: row.age,
  pronouns: row.pronouns,
  kind: row.kind,
  species: row.species,
  looks: wholeLooks(row.looks),
  traits: row.traits,
  interests: row.interests,
});
