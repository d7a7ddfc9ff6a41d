/** Makes a character of the signed-in user. */
import type { FamilyCharacter, NewCharacter } from '#contract/characters.ts';
import type { CharacterId } from '#contract/fields.ts';
import { keptSpecies } from '#core/character/character.ts';
import type { PortraitLinks } from '#server/features/characters/character-portrait.ts';
import { countCharactersLocked, insertCharacter } from '#server/features/characters/character-store.ts';
import { viewCharacter } from '#server/features/characters/character-view.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { Failure } from '#server/platform/failure.ts';
import type { Actor } from '#server/platform/http/bind-endpoint.ts';
import type { Random } from '#server/platform/random.ts';

export type CharacterDeps = PortraitLinks & {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: Random;
};

/** More than any family has; it keeps one account from filling the disk. */
const CHARACTERS_PER_ACCOUNT = 200;

export const createCharacter = (deps: CharacterDeps, actor: Actor, input: NewCharacter): Promise<FamilyCharacter> =>
  deps.db.transaction(async (tx) => {
    if ((await countCharactersLocked(tx, actor.userId)) >= CHARACTERS_PER_ACCOUNT)
      throw new Failure('character.too-many');
    const now = deps.clock.now();
    const row = await insertCharacter(tx, {
      id: deps.random.id<CharacterId>(),
      owner_id: actor.userId,
      ...input,
      species: keptSpecies(input),
      created_at: now,
      updated_at: now,
    });
    return viewCharacter(deps, row);
  });
