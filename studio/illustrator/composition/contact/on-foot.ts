/** Poses of those who are on their feet: who kneels down to touch something, and who is on the way and does not. */
import type { Pose } from '#core/story/vocabulary.ts';

export const STANDS: ReadonlySet<Pose> = new Set([
  'standing',
  'walking',
  'running',
  'hugging',
  'waving',
  'carrying',
  'dancing',
  'sneaking',
  'pointing',
  'reaching',
  'trembling',
]);

/** Whoever is on the way goes on: beside an animal that is out of reach, the hand is left where it is. */
export const GOES: ReadonlySet<Pose> = new Set(['walking', 'running', 'sneaking', 'dancing']);
