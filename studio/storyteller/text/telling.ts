/** What one book is told from: the same for its texts in every language and for its pictures. */
import type { Brief } from '#core/story/brief.ts';
import type { Party } from '#studio/storyteller/cast/party.ts';
import type { Stream } from '#studio/storyteller/random.ts';
import type { Template, World } from '#studio/storyteller/template.ts';

export type Telling = {
  readonly brief: Brief;
  readonly template: Template;
  readonly world: World;
  /** What the family calls companions that the template brings, by ref. */
  readonly givenNames: Readonly<Record<string, string>>;
  readonly party: Party;
  readonly stream: Stream;
};
