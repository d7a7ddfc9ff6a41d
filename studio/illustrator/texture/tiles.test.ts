import { describe, expect, it } from 'vitest';
import type { TileName } from '#studio/illustrator/picture.ts';
import { TILE_EDGE, tilePixels } from '#studio/illustrator/texture/tiles.ts';

const TILES: readonly TileName[] = ['paper', 'brush', 'wash', 'speckle', 'halftone'];

/** How strong a pixel is, dark below 0. */
const toneAt = (name: TileName, x: number, y: number): number => {
  const at = (y * TILE_EDGE + x) * 4;
  const pixels = tilePixels(name);
  return (pixels[at + 3] ?? 0) * ((pixels[at] ?? 0) > 0 ? 1 : -1);
};

/** How much two neighbouring columns, or rows, differ in all. */
const stepAt = (name: TileName, isDown: boolean, from: number, to: number): number => {
  let sum = 0;
  for (let along = 0; along < TILE_EDGE; along++) {
    sum += isDown
      ? Math.abs(toneAt(name, along, from) - toneAt(name, along, to))
      : Math.abs(toneAt(name, from, along) - toneAt(name, to, along));
  }
  return sum / TILE_EDGE;
};

describe('the textures of the hand', () => {
  it('repeat without a seam along and down the page', () => {
    for (const name of TILES)
      for (const isDown of [false, true]) {
        const inside = [40, 111, 200, 301, 402, 498].map((at) => stepAt(name, isDown, at, at + 1));
        const seam = stepAt(name, isDown, TILE_EDGE - 1, 0);
        expect(seam, `${name} ${isDown ? 'down' : 'along'}`).toBeLessThan(Math.max(...inside) * 1.35 + 1);
      }
  });
});
