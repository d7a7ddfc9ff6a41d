import { describe, expect, it } from 'vitest';
import type { Weather } from '#core/story/vocabulary.ts';
import { composePicture } from '#studio/illustrator/compose-picture.ts';
import { marksOf, testCharacter, testScene } from '#studio/illustrator/picture-probe.ts';

const marksIn = (weather: Weather): number => {
  const scene = { ...testScene({ setting: 'mountain', variant: 2 }), weather };
  const order = { characters: [testCharacter({ id: 'h' })], artStyle: 'gouache', seed: 5, kind: 'page' } as const;
  const { nodes } = composePicture({ ...order, scene });
  const ground = nodes.find((node) => node.kind === 'group' && node.name === 'near');
  return ground?.kind === 'group' ? marksOf(ground).length : 0;
};

describe('the ridge above the clouds', () => {
  it('has no grass and no flowers where it snows', () => {
    expect(marksIn('snow')).toBeGreaterThan(0);
    expect(marksIn('snow')).toBeLessThan(marksIn('clear') / 2);
  });
});
