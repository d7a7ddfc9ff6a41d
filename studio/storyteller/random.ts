/** Seeded chance for stories: the same seed and stream name always give the same choices. */

export type Stream = {
  /** A whole number from 0 to below `count`. */
  index(count: number): number;
  /** One of the given things; the list must not be empty. */
  pick<T>(things: readonly T[]): T;
  /** A new list in another order. */
  shuffle<T>(things: readonly T[]): T[];
  /** An own stream for one purpose, so that choices made there leave all others as they are. */
  fork(name: string): Stream;
};

/** FNV-1a with a final mix, so that names that differ in one letter start far apart. */
const hash = (text: string, start: number): number => {
  let mixed = (start ^ 0x811c9dc5) >>> 0;
  for (let at = 0; at < text.length; at++) mixed = Math.imul(mixed ^ text.charCodeAt(at), 0x01000193) >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b) >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35) >>> 0;
  return (mixed ^ (mixed >>> 16)) >>> 0;
};

/** Makes a stream from a 32-bit seed (mulberry32). */
export const streamOf = (seed: number): Stream => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const index = (count: number): number => Math.floor(next() * count);
  return {
    index,
    pick: (things) => {
      const thing = things[index(things.length)];
      if (thing === undefined) throw new RangeError('Nothing to pick from');
      return thing;
    },
    shuffle: (things) => {
      const order = [...things];
      for (let last = order.length - 1; last > 0; last--) {
        const other = index(last + 1);
        [order[last], order[other]] = [order[other] as (typeof order)[number], order[last] as (typeof order)[number]];
      }
      return order;
    },
    fork: (name) => streamOf(hash(name, seed)),
  };
};
