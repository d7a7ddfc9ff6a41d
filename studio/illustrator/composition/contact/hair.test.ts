import { describe, expect, it } from 'vitest';
import { DEFAULT_LOOKS, type HairStyle } from '#core/character/looks.ts';
import type { CastMember, Scene } from '#core/story/scene.ts';
import { placedScene } from '#studio/illustrator/compose-picture.ts';
import { aroundHead } from '#studio/illustrator/composition/contact/outline.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { testCharacter, testScene } from '#studio/illustrator/picture-probe.ts';

const [hero] = testScene().cast as [CastMember];

const pairWith = (hairStyle: HairStyle): [Placed, Placed] => {
  const who = (id: string, changes: Partial<CastMember>): CastMember => ({
    ...hero,
    ref: id,
    who: { character: id },
    pose: 'standing',
    ...changes,
  });
  const cast = [
    who('child', { place: { along: 'center', plane: 'near' } }),
    who('brother', {
      place: { along: 'start-center', plane: 'near' },
      touches: { how: 'hand-on', with: 'child' },
    }),
  ];
  const scene: Scene = { ...testScene({ setting: 'snow' }), cast, props: [] };
  const characters = [
    testCharacter({ id: 'child', age: 5, looks: { ...DEFAULT_LOOKS, hairStyle } }),
    testCharacter({ id: 'brother', age: 10 }),
  ];
  const placed = placedScene({ scene, characters, artStyle: 'gouache', seed: 3, kind: 'page' });
  const found = ['child', 'brother'].flatMap((ref) => placed.filter((one) => one.ref === ref));
  if (!found[0] || !found[1]) throw new RangeError('Both are there');
  return [found[0], found[1]];
};

describe('hair beside a face', () => {
  it.each(['afro', 'locs', 'short-straight'] as const)(
    'does not lie on the face of who lays a hand on them: %s',
    (style) => {
      const [child, brother] = pairWith(style);
      const face = brother.head;
      if (!face || !child.head) throw new RangeError('Both have heads');
      const [wide, tall] = [face.right - face.left, face.bottom - face.top];
      const edge = (face.left + face.right) / 2 + (wide / 2) * 0.8;
      const over = aroundHead(child.sketch, child.head.bottom).filter(
        ([x, y]) => x < edge && y > face.top + tall * 0.38 && y < face.bottom,
      );
      expect(over).toEqual([]);
    },
  );
});
