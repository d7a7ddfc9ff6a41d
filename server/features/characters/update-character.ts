/** Changes a character; books keep the one they were made with. */
import type { CharacterChange, FamilyCharacter } from '#contract/characters.ts';
import type { CharacterId } from '#contract/fields.ts';
import { keptSpecies } from '#core/character/character.ts';
import { findCharacterForUpdate, replaceCharacter } from '#server/features/characters/character-store.ts';
import { viewCharacter } from '#server/features/characters/character-view.ts';
import type { CharacterDeps } from '#server/features/characters/create-character.ts';
import { Failure } from '#server/platform/failure.ts';
import type { Actor } from '#server/platform/http/bind-endpoint.ts';

export const updateCharacter = (
  deps: CharacterDeps,
  actor: Actor,
  { id, change }: { id: CharacterId; change: CharacterChange },
): Promise<FamilyCharacter> =>
  deps.db.transaction(async (tx) => {
    const row = await findCharacterForUpdate(tx, id, actor.userId);
    if (!row) throw new Failure('character.not-found');
    const isRenamed = change.name !== undefined && change.name !== row.name;
    const kind = change.kind ?? row.kind;
    const changed = await replaceCharacter(tx, id, {
      name: change.name ?? row.name,
      spellings: change.spellings ?? (isRenamed ? {} : row.spellings),
      age: change.age ?? row.age,
      pronouns: change.pronouns ?? row.pronouns,
      kind,
      species: keptSpecies({ kind, species: change.species === undefined ? row.species : change.species }),
      looks: { ...row.looks, ...change.looks },
      traits: change.traits ?? row.traits,
      interests: change.interests ?? row.interests,
      updated_at: deps.clock.now(),
    });
    return viewCharacter(deps, changed);
  });
