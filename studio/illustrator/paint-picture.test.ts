import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { composePicture } from '#studio/illustrator/compose-picture.ts';
import { paintPicture } from '#studio/illustrator/paint-picture.ts';
import { type Path, polygon } from '#studio/illustrator/geometry/path.ts';
import type { Mark } from '#studio/illustrator/picture.ts';
import { testCharacter, testScene } from '#studio/illustrator/picture-probe.ts';
import type { DrawingContext, Surface } from '#studio/illustrator/surface.ts';

const surface = (edge: number): { surface: Surface; pixels(): Uint8ClampedArray } => {
  const canvas = createCanvas(edge, edge);
  const context = canvas.getContext('2d');
  return {
    surface: {
      context: context as unknown as DrawingContext,
      createLayer: (widthPx, heightPx) => {
        const layer = createCanvas(widthPx, heightPx);
        return { context: layer.getContext('2d') as unknown as DrawingContext, image: layer };
      },
    },
    pixels: () => context.getImageData(0, 0, edge, edge).data,
  };
};

const painted = (edge: number, seed = 1): Uint8ClampedArray => {
  const target = surface(edge);
  const picture = composePicture({
    scene: testScene(),
    characters: [testCharacter()],
    artStyle: 'gouache',
    seed,
    kind: 'page',
  });
  paintPicture(picture, target.surface, edge);
  return target.pixels();
};

describe('paintPicture', () => {
  it('paints the same bytes for the same picture and size', () => {
    expect(Buffer.compare(Buffer.from(painted(240)), Buffer.from(painted(240)))).toBe(0);
    expect(Buffer.compare(Buffer.from(painted(240)), Buffer.from(painted(240, 2)))).not.toBe(0);
  });

  it('covers the whole page', () => {
    const pixels = painted(160);
    for (let index = 3; index < pixels.length; index += 4) {
      expect(pixels[index]).toBe(255);
    }
  });

  it('shows the same picture at another size', () => {
    const [small, large] = [painted(120), painted(240)];
    let difference = 0;
    for (let y = 0; y < 120; y++) {
      for (let x = 0; x < 120; x++) {
        for (let channel = 0; channel < 3; channel++) {
          const at = (dx: number, dy: number): number => large[((y * 2 + dy) * 240 + x * 2 + dx) * 4 + channel] ?? 0;
          const mean = (at(0, 0) + at(1, 0) + at(0, 1) + at(1, 1)) / 4;
          difference += Math.abs((small[(y * 120 + x) * 4 + channel] ?? 0) - mean);
        }
      }
    }
    expect(difference / (120 * 120 * 3)).toBeLessThan(6);
  });
});

describe('the edges of a form', () => {
  it('are none where two shapes of it lie on each other', () => {
    const square = (left: number): Path =>
      polygon([
        [left, 200],
        [left + 400, 200],
        [left + 400, 800],
        [left, 800],
      ]);
    const target = surface(100);
    const mark: Mark = {
      kind: 'mark',
      path: [...square(200), ...square(400)],
      fill: '#808080',
      crescents: [{ dx: 20, dy: 20, color: '#ffffff' }],
    };
    paintPicture({ ground: '#000000', nodes: [mark] }, target.surface, 100);
    const at = (x: number, y: number): number => target.pixels()[(y * 100 + x) * 4] ?? 0;
    expect(at(50, 50)).toBe(0x80);
    expect(at(30, 50)).toBe(0x80);
    expect(at(21, 50)).toBeGreaterThan(0xe0);
  });
});
