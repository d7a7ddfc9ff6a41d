import { expect, it } from 'vitest';
import type { Direction } from '#core/locale/language.ts';
import { composePicture } from '#studio/illustrator/compose-picture.ts';
import { boundsOf } from '#studio/illustrator/geometry/path.ts';
import type { Group, PictureNode } from '#studio/illustrator/picture.ts';
import { groupNamed, marksOf, testCharacter, testScene } from '#studio/illustrator/picture-probe.ts';

const groupsIn = (nodes: readonly PictureNode[]): readonly Group[] =>
  nodes.flatMap((node) => (node.kind === 'group' ? [node, ...groupsIn(node.children)] : []));

it('a flame at nobody stands on a nose, and does not reach who is faced', () => {
  for (const direction of ['ltr', 'rtl'] satisfies Direction[]) {
    const scene = testScene({ setting: 'desert', pose: 'standing', facing: 'three-quarter' });
    const cast = scene.cast.map((member) =>
      'companion' in member.who ? { ...member, who: { companion: 'dragon', name: null } as const } : member,
    );
    const picture = composePicture({
      scene: { ...scene, direction, cast, effects: [{ effect: 'flame', at: 'companion' }] },
      characters: [testCharacter({ id: 'h' })],
      artStyle: 'gouache',
      seed: 5,
      kind: 'page',
    });
    const eyes = marksOf(groupNamed(picture, 'cast:companion')).filter(({ name }) => name === 'eye');
    const eyeTop = Math.min(...eyes.map(({ path }) => boundsOf(path).top));
    const flames = groupsIn(picture.nodes)
      .filter(({ name }) => name === 'effect:flame')
      .flatMap(marksOf)
      .map(({ path }) => boundsOf(path));
    // The first layer is the whole flame; embers fly farther.
    const [flame] = flames;
    if (!flame) throw new Error('The flame is not drawn');
    expect(flame.bottom - flame.top, direction).toBeGreaterThan(flame.right - flame.left);
    expect(flame.top, direction).toBeLessThan(eyeTop);
  }
});
