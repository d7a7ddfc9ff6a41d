/** What an animal does when a story gives it a pose that needs hands or knees. */
import type { Gesture, Pose } from '#core/story/vocabulary.ts';

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
  trembling: 'standing',
};

/** Poses in which an animal has a foreleg free, and what it does with the whole body for a gesture. */
const UPRIGHT: ReadonlySet<Pose> = new Set(['standing', 'walking', 'waving', 'pointing', 'reaching']);
const WITH_BODY: Readonly<Partial<Record<Gesture, Pose>>> = { bowing: 'crouching', digging: 'crouching' };

/** The pose itself, or the nearest one that a body without hands can take. */
export const actedAs = (pose: Pose, gesture?: Gesture): Pose => {
  const bowed = gesture && UPRIGHT.has(pose) ? WITH_BODY[gesture] : undefined;
  return bowed ?? NEAREST[pose] ?? pose;
};
