/** Binds the character endpoints to their use cases. */
import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/characters.ts';
import { createPortraits, type PortraitDeps } from '#server/features/characters/character-portrait.ts';
import { listCharactersOf } from '#server/features/characters/character-store.ts';
import { viewCharacter } from '#server/features/characters/character-view.ts';
import { createCharacter, type CharacterDeps } from '#server/features/characters/create-character.ts';
import { deleteCharacter, type DeleteCharacterDeps } from '#server/features/characters/delete-character.ts';
import { updateCharacter } from '#server/features/characters/update-character.ts';
import { bindEndpoint, type BindingDeps } from '#server/platform/http/bind-endpoint.ts';

export const bindCharacters = (
  app: FastifyInstance,
  binding: BindingDeps,
  deps: CharacterDeps & PortraitDeps & DeleteCharacterDeps,
): void => {
  const portraitOf = createPortraits(deps);
  bindEndpoint(app, binding, contract.listCharacters, async ({ actor }) => {
    const rows = await deps.db.read((tx) => listCharactersOf(tx, actor.userId));
    return rows.map((row) => viewCharacter(deps, row));
  });
  bindEndpoint(app, binding, contract.createCharacter, ({ actor, body }) => createCharacter(deps, actor, body));
  bindEndpoint(app, binding, contract.updateCharacter, ({ actor, params, body }) =>
    updateCharacter(deps, actor, { id: params.id, change: body }),
  );
  bindEndpoint(app, binding, contract.getPortrait, ({ actor, params }) => portraitOf(actor, params));
  bindEndpoint(app, binding, contract.deleteCharacter, ({ actor, params }) => deleteCharacter(deps, actor, params.id));
};
