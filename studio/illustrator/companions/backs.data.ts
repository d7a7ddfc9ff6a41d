/** The backs that somebody can sit on and things can be carried on. */
import type { Companion } from '#core/story/vocabulary.ts';

/** How far down from the top of its box the back of an animal is, as a share of the box's height. */
export const BACKS: Readonly<Partial<Record<Companion, number>>> = {
  camel: 0.42,
  giraffe: 0.5,
  horse: 0.42,
  donkey: 0.42,
  gazelle: 0.5,
  elephant: 0.12,
  goat: 0.42,
  calf: 0.32,
  sheep: 0.24,
  lion: 0.4,
  bear: 0.24,
  dragon: 0.42,
  dog: 0.42,
  fox: 0.45,
  turtle: 0.1,
  whale: 0.16,
};
