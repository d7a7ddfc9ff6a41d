/** Every page has a seed of its own that follows from the seed of the book. */
export const pageSeed = (bookSeed: number, index: number): number =>
  (bookSeed ^ Math.imul(index + 1, 0x9e37_79b1)) >>> 0;
