/** The painter's surface on Skia (`@napi-rs/canvas`). */
import { createCanvas } from '@napi-rs/canvas';
import type { Surface } from '#studio/illustrator/surface.ts';

export type CanvasSurface = Surface & {
  /** The painted pixels: RGBA, 8 bits each, row by row. */
  pixels(): Buffer;
};

export const createCanvasSurface = (widthPx: number, heightPx: number): CanvasSurface => {
  const canvas = createCanvas(widthPx, heightPx);
  return {
    context: canvas.getContext('2d'),
    createLayer: (width, height) => {
      const layer = createCanvas(width, height);
      return { context: layer.getContext('2d'), image: layer };
    },
    pixels: () => canvas.data(),
  };
};
