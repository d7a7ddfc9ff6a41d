/** Smooth random fields without state: the same place always gives the same value. */

const lattice = (x: number, y: number, seed: number): number => {
  let hash = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967295;
};

const ease = (t: number): number => t * t * (3 - 2 * t);

export type Field = {
  readonly seed: number;
  /** Repeats after this many cells along and down; 0 never repeats. */
  readonly period?: readonly [number, number];
};

const NEVER: readonly [number, number] = [0, 0];

const wrapped = (cell: number, period: number): number => (period === 0 ? cell : ((cell % period) + period) % period);

/** Value noise between -1 and 1 at a place measured in cells. */
export const noiseAt = (x: number, y: number, field: Field): number => {
  const { seed, period: [along, down] = NEVER } = field;
  const cellX = Math.floor(x);
  const cellY = Math.floor(y);
  const [x0, x1] = [wrapped(cellX, along), wrapped(cellX + 1, along)];
  const [y0, y1] = [wrapped(cellY, down), wrapped(cellY + 1, down)];
  const u = ease(x - cellX);
  const v = ease(y - cellY);
  const top = lattice(x0, y0, seed) * (1 - u) + lattice(x1, y0, seed) * u;
  const bottom = lattice(x0, y1, seed) * (1 - u) + lattice(x1, y1, seed) * u;
  return (top * (1 - v) + bottom * v) * 2 - 1;
};
