import { describe, expect, it } from 'vitest';
import type { Scene } from '#core/story/scene.ts';
import { composePicture } from '#studio/illustrator/compose-picture.ts';
import { type Box, boundsOf } from '#studio/illustrator/geometry/path.ts';
import { groupNamed, hasGroup, marksOf, testCharacter, testScene } from '#studio/illustrator/picture-probe.ts';

const ringsIn = (variant: number): readonly Box[] => {
  const scene: Scene = {
    ...testScene({ setting: 'ocean', companion: 'fish' }),
    variant,
    effects: [{ effect: 'ripples', at: 'companion' }],
  };
  const picture = composePicture({ scene, characters: [testCharacter()], artStyle: 'gouache', seed: 4, kind: 'page' });
  return picture.nodes.some((node) => node.kind === 'group' && hasGroup(node, 'effect:ripples'))
    ? marksOf(groupNamed(picture, 'effect:ripples')).map(({ path }) => boundsOf(path))
    : [];
};

describe('rings on the water', () => {
  it('are on the ceiling of the sea for those who are under it, all over its width', () => {
    const boxes = ringsIn(0);
    expect(boxes.length).toBeGreaterThan(20);
    expect(Math.max(...boxes.map(({ bottom }) => bottom))).toBeLessThan(300);
    expect(Math.min(...boxes.map(({ left }) => left))).toBeLessThan(120);
    expect(Math.max(...boxes.map(({ right }) => right))).toBeGreaterThan(880);
  });

  it('are around whoever is in it where it is seen from above', () => {
    const boxes = ringsIn(2);
    expect(boxes.every(({ top }) => top > 300)).toBe(true);
  });
});
