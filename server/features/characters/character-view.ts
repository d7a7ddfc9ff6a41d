/** Characters as they cross the wire. */
import type { FamilyCharacter } from '#contract/characters.ts';
import type { CharacterRow } from '#server/features/characters/character-store.ts';

export const viewCharacter = (row: CharacterRow): FamilyCharacter => ({
  _id: row.id,
  name: row.name,
  age: row.age,
  pronouns: row.pronouns,
  kind: row.kind,
  looks: row.looks,
  traits: row.traits,
  interests: row.interests,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});
