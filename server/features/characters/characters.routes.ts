/** Binds the character endpoints to their use cases. */
import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/characters.ts';
import { listCharactersOf, removeCharacter } from '#server/features/characters/character-store.ts';
import { viewCharacter } from '#server/features/characters/character-view.ts';
import { createCharacter, type CharacterDeps } from '#server/features/characters/create-character.ts';
import { updateCharacter } from '#server/features/characters/update-character.ts';
import { Failure } from '#server/platform/failure.ts';
import { bindEndpoint, type BindingDeps } from '#server/platform/http/bind-endpoint.ts';

export const bindCharacters = (app: FastifyInstance, binding: BindingDeps, deps: CharacterDeps): void => {
  bindEndpoint(app, binding, contract.listCharacters, async ({ actor }) => {
    const rows = await deps.db.read((tx) => listCharactersOf(tx, actor.userId));
    return rows.map(viewCharacter);
  });
  bindEndpoint(app, binding, contract.createCharacter, ({ actor, body }) => createCharacter(deps, actor, body));
  bindEndpoint(app, binding, contract.updateCharacter, ({ actor, params, body }) =>
    updateCharacter(deps, actor, { id: params.id, change: body }),
  );
  bindEndpoint(app, binding, contract.deleteCharacter, async ({ actor, params }) => {
    const isRemoved = await deps.db.read((tx) => removeCharacter(tx, params.id, actor.userId));
    if (!isRemoved) throw new Failure('character.not-found');
    return { _id: params.id };
  });
};
