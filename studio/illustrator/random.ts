/** Seeded random numbers: the only source of chance in a picture, so the same seed draws the same picture. */

export type Random = {
  /** The next number, at least 0 and below 1. */
  next(): number;
  /** A number between two bounds. */
  between(low: number, high: number): number;
  /** A whole number from 0 to below `count`. */
  index(count: number): number;
  /** One of the given things. */
  pick<T>(things: readonly [T, ...T[]]): T;
  /** True with the given probability. */
  chance(probability: number): boolean;
  /** An own stream for one part of a picture, so a change in one part leaves the others as they are. */
  fork(name: string): Random;
};

/** Mixes a text into a 32-bit number (FNV-1a). */
export const hashText = (text: string, start = 0x811c9dc5): number => {
  let hash = start >>> 0;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return hash;
};

/** Makes a stream of random numbers from a 32-bit seed (mulberry32). */
export const seededRandom = (seed: number): Random => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const index = (count: number): number => Math.floor(next() * count);
  return {
    next,
    index,
    between: (low, high) => low + (high - low) * next(),
    pick: (things) => things[index(things.length)] ?? things[0],
    chance: (probability) => next() < probability,
    fork: (name) => seededRandom(hashText(name, seed ^ 0x9e3779b9)),
  };
};
