/** What an animal does when a story gives it a pose that needs hands or knees. */
import type { Pose } from '#core/story/vocabulary.ts';

const NEAREST: Readonly<Partial<Record<Pose, Pose>>> = {
  climbing: 'reaching',
  waving: 'reaching',
  hugging: 'sitting',
  reading: 'sitting',
  kneeling: 'sitting',
  lying: 'sitting',
  riding: 'sitting',
  sneaking: 'crouching',
  carrying: 'walking',
};

/** The pose itself, or the nearest one that a body without hands can take. */
export const actedAs = (pose: Pose): Pose => NEAREST[pose] ?? pose;
