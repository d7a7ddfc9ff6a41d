/** On which spreads a thing is seen that a family asks for, or that the hero likes, and that the plot does not need. */
import type { Scene } from '#core/story/scene.ts';
import type { Prop } from '#core/story/vocabulary.ts';
import { NOT_ADDED } from '#studio/storyteller/idea/prop-words.data.ts';
import {
  isFull,
  isShown,
  isTight,
  laid,
  type Laying,
  type People,
  strangeness,
  waysIn,
} from '#studio/storyteller/scene/laying.ts';
import { TOYS, WORN } from '#studio/storyteller/scene/laying.data.ts';

/** On how many of the scenes the thing is seen. */
export const spreadsShowing = (scenes: readonly Scene[], thing: Prop): number =>
  scenes.filter((scene) => isShown(scene, thing)).length;

/** Enough that a plot which has the thing anyway is left alone. */
const ENOUGH = 3;

export type Wished = {
  readonly thing: Prop;
  /** Spreads whose text speaks of it. */
  readonly told: readonly number[];
  /** An idea asks for the thing itself; what the hero likes turns up beside the hero, small. */
  readonly isLiked: boolean;
};

const withThing = (scene: Scene, laying: Laying): Scene => {
  const [way] = waysIn(scene, laying);
  return way === undefined || isShown(scene, laying.thing) ? scene : laid(scene, laying, way);
};

const isSamePlace = (one: Scene | undefined, other: Scene): boolean =>
  one?.setting === other.setting && one.variant === other.variant;

/** So many more spreads in the middle of a book have it. */
const amongMiddle = (count: number): number => (count <= 8 ? 2 : 3);

/** The best spread of each part of the middle; where the thing was before, it still is. */
const middleSpreads = (scenes: readonly Scene[], laying: Laying): number[] => {
  const parts = amongMiddle(scenes.length);
  const length = (scenes.length - 2) / parts;
  return Array.from({ length: parts }, (_, part) => {
    const [from, until] = [1 + Math.round(part * length), 1 + Math.round((part + 1) * length)];
    const middle = (from + until - 1) / 2;
    const costOf = (at: number): number => {
      const scene = scenes[at];
      if (!scene) return Infinity;
      const isBefore = isSamePlace(scenes[0], scene) && at === 1;
      return strangeness(scene, laying) - (isBefore ? 1 : 0) + Math.abs(at - middle) / 100;
    };
    const spreads = Array.from({ length: until - from }, (_, step) => from + step);
    const best = spreads.toSorted((one, other) => costOf(one) - costOf(other))[0];
    return best !== undefined && costOf(best) < Infinity ? [best] : [];
  }).flat();
};

/** Real ones where they are at home often enough to be the same throughout, small ones otherwise. */
const isOnlyToy = (scenes: readonly Scene[], laying: Laying): boolean => {
  if (!TOYS.has(laying.thing)) return false;
  const isReal = (scene: Scene): boolean => {
    const [way] = waysIn(scene, { ...laying, isToy: false });
    return way === 'standing' || way === 'sky';
  };
  return scenes.filter(isReal).length < ENOUGH;
};

/** Fewer than that, and the family would look for it in vain. */
const FEWEST = 2;

/** The first and the last scene where it can be at all. */
const urgently = (scenes: readonly Scene[], laying: Laying): readonly Scene[] => {
  const urgent: Laying = { ...laying, isUrgent: true };
  const possible = scenes.filter((scene) => waysIn(scene, urgent).length > 0 && !isFull(scene));
  const chosen = [possible[0], possible.at(-1)];
  return scenes.map((scene) => (chosen.includes(scene) ? withThing(scene, urgent) : scene));
};

/** The scenes of a book with the thing in them. */
export const layThing = (scenes: readonly Scene[], wished: Wished, people: People): readonly Scene[] => {
  const { thing, told, isLiked } = wished;
  if (NOT_ADDED.has(thing) || spreadsShowing(scenes, thing) >= ENOUGH) return scenes;
  const open: Laying = { thing, people, isToy: isLiked };
  const laying: Laying = { ...open, isToy: isLiked || isOnlyToy(scenes, open) };
  const last = scenes.length - 1;
  const isKeptOn = WORN.has(thing) && !isLiked;
  const middle = isLiked ? [] : middleSpreads(scenes, laying);
  const ends = [0, last].filter((at) => {
    const scene = scenes[at];
    if (scene === undefined) return false;
    return isLiked ? strangeness(scene, laying) < Infinity : !isTight(scene);
  });
  const chosen = new Set([...ends, ...told, ...middle]);
  const found = scenes.map((scene, at) => {
    const isWornHere = isKeptOn && waysIn(scene, laying)[0] === 'worn';
    return chosen.has(at) || isWornHere ? withThing(scene, laying) : scene;
  });
  return isLiked || spreadsShowing(found, thing) >= FEWEST ? found : urgently(found, laying);
};
