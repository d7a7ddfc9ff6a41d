/** The textures of the maker's hand as pixels, computed once from fixed noise: the same on every machine. */
import { noiseAt } from '#studio/illustrator/geometry/noise.ts';
import type { TileName } from '#studio/illustrator/picture.ts';

/** Edge of a tile in its own pixels; it repeats without a seam and covers as many page units. */
export const TILE_EDGE = 512;

/** Strength at a pixel: below 0 darkens, above 0 lightens, between -1 and 1. */
type Grain = (x: number, y: number) => number;

const octave = (x: number, y: number, cells: readonly [number, number], seed: number): number =>
  noiseAt((x / TILE_EDGE) * cells[0], (y / TILE_EDGE) * cells[1], { seed, period: cells });

const paper: Grain = (x, y) =>
  0.5 * octave(x, y, [256, 256], 11) + 0.3 * octave(x, y, [128, 128], 12) + 0.1 * octave(x, y, [16, 16], 13);

const brush: Grain = (x, y) => {
  const drift = 6 * octave(x, y, [8, 8], 25);
  const hairs = octave(x, y + drift, [32, 256], 21) * 0.5 + octave(x, y + drift, [16, 128], 22) * 0.4;
  const patches = octave(x, y, [16, 16], 23);
  return hairs * (0.6 + 0.4 * patches) + 0.16 * patches + 0.12 * octave(x, y, [256, 256], 24);
};

/** Pigment that has settled in the tooth of the paper: soft and fine, without edges, which would look like mildew on a wall. */
const wash: Grain = (x, y) => {
  const bloom = octave(x, y, [16, 16], 31) * 0.3 + octave(x, y, [32, 32], 32) * 0.26 + octave(x, y, [64, 64], 33) * 0.2;
  const tooth = octave(x, y, [256, 256], 34) * 0.4 + octave(x, y, [128, 128], 35) * 0.26;
  return bloom * 0.62 + (tooth < -0.12 ? (tooth + 0.12) * 0.9 : tooth * 0.25);
};

const speckle: Grain = (x, y) => {
  // Single grains as fine as the tile can hold, a little denser here than there; what is larger than a grain looks like snow.
  const worn =
    octave(x, y, [512, 512], 41) * 0.5 + octave(x, y, [256, 256], 44) * 0.34 + octave(x, y, [32, 32], 42) * 0.2;
  return worn > 0.5 ? Math.min(0.75, (worn - 0.5) * 4) : 0;
};

const HALFTONE_CELLS = 64;

const halftone: Grain = (x, y) => {
  const step = TILE_EDGE / HALFTONE_CELLS;
  const u = ((x + y) / step) % 2;
  const v = ((x - y + TILE_EDGE * 2) / step) % 2;
  const away = Math.hypot(u - 1, v - 1);
  return away < 0.62 ? -Math.min(1, (0.62 - away) * 5) : 0;
};

const GRAINS: Readonly<Record<TileName, Grain>> = { paper, brush, wash, speckle, halftone };

const pixelsOf = (grain: Grain): Uint8ClampedArray => {
  const pixels = new Uint8ClampedArray(TILE_EDGE * TILE_EDGE * 4);
  let at = 0;
  for (let y = 0; y < TILE_EDGE; y++) {
    for (let x = 0; x < TILE_EDGE; x++) {
      const strength = grain(x, y);
      const tone = strength > 0 ? 255 : 0;
      pixels[at] = tone;
      pixels[at + 1] = tone;
      pixels[at + 2] = tone;
      pixels[at + 3] = Math.min(255, Math.abs(strength) * 255);
      at += 4;
    }
  }
  return pixels;
};

const computed = new Map<TileName, Uint8ClampedArray>();

/** Red, green, blue and alpha of a tile, row by row: black where it darkens, white where it lightens. */
export const tilePixels = (name: TileName): Uint8ClampedArray => {
  const known = computed.get(name) ?? pixelsOf(GRAINS[name]);
  computed.set(name, known);
  return known;
};
