import { describe, expect, it } from 'vitest';
import { cameraFor } from '#studio/illustrator/composition/camera.ts';
import { composePicture } from '#studio/illustrator/compose-picture.ts';
import { hex } from '#studio/illustrator/color/color.ts';
import { circle, roundedRect } from '#studio/illustrator/geometry/path.ts';
import { marksOf, testCharacter, testScene } from '#studio/illustrator/picture-probe.ts';
import { furniture, ownThing, withoutDoubles, withoutNearer } from '#studio/illustrator/settings/pieces/own-thing.ts';
import { bundle, form } from '#studio/illustrator/sketch.ts';

describe('furniture of a place', () => {
  const leg = form(circle([0, 0], 4), hex('#805030'));

  it('is left out where the story brings the same, however deep it lies', () => {
    const room = [leg, bundle([ownThing('table', [leg]), ownThing('bed', [leg])])];
    const [first, rest] = withoutDoubles(room, new Set(['table']));
    expect(first).toBe(leg);
    expect(rest).toEqual(bundle([ownThing('bed', [leg])]));
    expect(withoutDoubles(room, new Set())).toEqual(room);
  });

  it('hangs no board behind a class that is seen from its front, and so has the board before it', () => {
    const order = { characters: [testCharacter({ id: 'h' })], artStyle: 'gouache', seed: 2, kind: 'page' } as const;
    const wallWith = (prop: 'classmates' | 'cushion'): number => {
      const thing = { ref: 'thing', prop, place: { along: 'center', plane: 'far' } } as const;
      const scene = { ...testScene({ setting: 'school', framing: 'wide' }), variant: 0, props: [thing] };
      const { nodes } = composePicture({ ...order, scene });
      return nodes.flatMap((node) => (node.kind === 'group' && node.name === 'backdrop' ? marksOf(node) : [])).length;
    };
    expect(wallWith('classmates')).toBeGreaterThan(0);
    expect(wallWith('classmates')).toBeLessThan(wallWith('cushion') - 10);
  });

  it.each([0, 1, 2])('of kitchen %i holds no table beside the table of the story', (variant) => {
    const scene = { ...testScene({ setting: 'kitchen', pose: 'standing', framing: 'medium' }), variant, props: [] };
    const table = { ref: 'table', prop: 'table', place: { along: 'end', plane: 'middle' } } as const;
    const middleOf = (props: typeof scene.props | (typeof table)[]): number => {
      const order = { characters: [testCharacter({ id: 'h' })], artStyle: 'gouache', seed: 2, kind: 'page' } as const;
      const { nodes } = composePicture({ ...order, scene: { ...scene, props } });
      const middle = nodes.flatMap((node) => (node.kind === 'group' && node.name === 'middle' ? marksOf(node) : []));
      return middle.length;
    };
    expect(cameraFor(scene, 'page', 110).isCropped).toBe(false);
    expect(middleOf([table])).toBeLessThan(middleOf([]) * 0.7);
  });
});

describe('furniture and who stands behind it', () => {
  const table = furniture([form(roundedRect([200, 500], [200, 300]), hex('#805030'))]);
  const bird = { left: 250, right: 350, top: 480, bottom: 700 };

  it('is left out where it stands nearer than somebody whom it meets', () => {
    expect(withoutNearer([table], [{ box: bird, foot: 700 }])).toEqual([]);
  });

  it('stays behind who stands before it, and beside all others', () => {
    expect(withoutNearer([table], [{ box: { ...bird, bottom: 850 }, foot: 850 }])).toEqual([table]);
    expect(withoutNearer([table], [{ box: { ...bird, left: 600, right: 700 }, foot: 700 }])).toEqual([table]);
  });
});
