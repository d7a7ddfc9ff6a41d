/** Which beats the spreads of a plan tell in one book, and whose scenes they show. */
import type { PlannedSpread, SceneAuthor, Template, World } from '#studio/storyteller/template.ts';

/** `#2.heard` names the beat `heard` of the second episode of this book. */
export const beatsOf = ({ beats }: PlannedSpread, world: World): string[] =>
  beats.split('+').map((beat) => beat.replace(/^#(\d+)/, (_, number) => world.episodes[Number(number) - 1] ?? ''));

/** Highest number of an episode that a plan asks for. */
export const episodesIn = (plan: readonly PlannedSpread[]): number =>
  Math.max(0, ...plan.flatMap(({ beats }) => [...beats.matchAll(/#(\d+)/g)].map((match) => Number(match[1]))));

/** The scene author of a spread: that of the last of its beats that has one. */
export const sceneAuthorOf = (beats: readonly string[], template: Template): SceneAuthor => {
  const author = beats.map((beat) => template.scenes[beat]).findLast((found) => found !== undefined);
  if (!author) throw new RangeError(`The template ${template.id} has no scene for "${beats.join('+')}"`);
  return author;
};
