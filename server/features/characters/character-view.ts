/** Characters as they cross the wire. */
import type { FamilyCharacter } from '#contract/characters.ts';
import { portraitUrl, type PortraitLinks } from '#server/features/characters/character-portrait.ts';
import { wholeLooks } from '#server/features/characters/character-snapshot.ts';
import type { CharacterRow } from '#server/features/characters/character-store.ts';

export const viewCharacter = (links: PortraitLinks, row: CharacterRow): FamilyCharacter => ({
  _id: row.id,
  name: row.name,
  spellings: row.spellings,
  age: row.age,
  pronouns: row.pronouns,
  kind: row.kind,
  species: row.species,
  looks: wholeLooks(row.looks),
  traits: row.traits,
  interests: row.interests,
  portrait: portraitUrl(links, row),
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});
