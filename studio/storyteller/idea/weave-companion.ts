/** Finds the place of the companion that an idea asks for: one that the template brings, or one that comes along. */
import type { Companion } from '#core/story/vocabulary.ts';
import type { IdeaPlan } from '#studio/storyteller/idea/plan-from-idea.ts';
import type { Stream } from '#studio/storyteller/random.ts';
import { beatsOf, episodesIn, sceneAuthorOf } from '#studio/storyteller/scene/planned-beats.ts';
import type { PlannedSpread, Template, World } from '#studio/storyteller/template.ts';

export type WovenCompanion = {
  readonly world: World;
  /** The companion of the template that is the one asked for; null when none is. */
  readonly brought: string | null;
};

/** On fewer spreads somebody only comes by. */
export const FEWEST_SPREADS = 3;
const OTHER_WORLDS = 24;

type Told = { readonly template: Template; readonly planned: readonly PlannedSpread[] };

/** On how many spreads of a book in this world companions of that kind are seen. */
const spreadsWith = (companion: Companion, world: World, { template, planned }: Told): number =>
  planned.filter((spread) => {
    const draft = sceneAuthorOf(beatsOf(spread, world), template)(world, () => false);
    return Object.keys(draft.companions ?? {}).some((ref) => template.companions[ref]?.companion === companion);
  }).length;

const refOf = (companion: Companion, { template }: Told): string | null =>
  Object.entries(template.companions).find(([, told]) => told.companion === companion)?.[0] ?? null;

type Asked = Pick<IdeaPlan, 'companion' | 'object' | 'unwanted'>;

/**
 * The world of a book. Where the template's own animal of that kind would only come by, the family's comes along and the
 * other stays away; who is not wanted stays away too, as far as the template can do without.
 */
export const weaveCompanion = (told: Told, asked: Asked | null, stream: Stream): WovenCompanion => {
  const { template, planned } = told;
  const count = episodesIn(planned);
  const { companion = null, object = null, unwanted = [] } = asked ?? {};
  const first = template.chooseWorld(stream.fork('world'), { object, companion }, count);
  const isFree = (world: World, away: readonly Companion[]): boolean =>
    away.every((one) => spreadsWith(one, world, told) === 0);
  const without = (away: readonly Companion[]): World | undefined =>
    Array.from({ length: OTHER_WORLDS }, (_, at) =>
      template.chooseWorld(stream.fork(`world:${at}`), { object, companion: null }, count),
    ).find((world) => isFree(world, away));
  const ref = companion === null ? null : refOf(companion, told);
  if (companion !== null && ref !== null) {
    const isThere = spreadsWith(companion, first, told) >= FEWEST_SPREADS && isFree(first, unwanted);
    if (isThere) return { world: first, brought: ref };
    const world = without([...unwanted, companion]);
    if (world) return { world, brought: null };
    return { world: first, brought: ref };
  }
  const world = isFree(first, unwanted) ? first : without(unwanted);
  return { world: world ?? first, brought: null };
};
