/** Where on a page something happens that would lie over whoever stands beside it. */
import type { Scene } from '#core/story/scene.ts';
import type { Effect } from '#core/story/vocabulary.ts';

const LOUD: ReadonlySet<Effect> = new Set([
  'splash',
  'burst',
  'sound-rings',
  'steam',
  'smoke',
  'flame',
  'beam',
  'sparks',
]);

export const sourcesIn = ({ effects = [] }: Scene): Set<string> =>
  new Set(effects.filter(({ effect }) => LOUD.has(effect)).map(({ at }) => at));
