/** What the storyteller would make of an own idea. Nothing is kept. */
import { FIELD_MESSAGES } from '#contract/error-messages.data.ts';
import type { IdeaReading, readIdea as readIdeaEndpoint } from '#contract/ideas.ts';
import { namesOf } from '#core/character/character.ts';
import { snapshotCharacters } from '#server/features/characters/public.ts';
import { refusalOf } from '#server/features/ideas/refuse-idea.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Call } from '#server/platform/http/bind-endpoint.ts';
import * as storyteller from '#studio/storyteller/idea/read-idea.ts';

export type ReadIdeaDeps = { readonly db: Database };

export const readIdea = async (
  deps: ReadIdeaDeps,
  { actor, body, language }: Call<typeof readIdeaEndpoint>,
): Promise<IdeaReading> => {
  const { idea, characters, ...readers } = body;
  const known =
    characters.length === 0 ? [] : await deps.db.read((tx) => snapshotCharacters(tx, actor.userId, characters));
  const names = namesOf(known);
  const refusal = refusalOf(idea, readers, names);
  if (refusal) {
    const { problem, suggestions } = refusal;
    return {
      templateId: null,
      title: null,
      recognised: [],
      nearest: [],
      leftOut: [],
      people: [],
      unused: [],
      refusal: { message: FIELD_MESSAGES[language][problem], suggestions: [...suggestions[language]] },
    };
  }
  const { templateId, title, recognised, nearest, leftOut, people, unused } = storyteller.readIdea(
    idea,
    readers,
    names,
  );
  return {
    templateId,
    title: title?.[language] ?? null,
    recognised: [...recognised],
    nearest: [...nearest],
    leftOut: [...leftOut],
    people: [...people],
    unused: [...unused],
  };
};
