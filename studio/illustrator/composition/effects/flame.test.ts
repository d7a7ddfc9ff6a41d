import { expect, it } from 'vitest';
import type { Direction } from '#core/locale/language.ts';
import { composePicture } from '#studio/illustrator/compose-picture.ts';
import { boundsOf, boxAround, boxesMeet } from '#studio/illustrator/geometry/path.ts';
import type { Group, PictureNode } from '#studio/illustrator/picture.ts';
import { groupNamed, marksOf, testCharacter, testScene } from '#studio/illustrator/picture-probe.ts';

const groupsIn = (nodes: readonly PictureNode[]): readonly Group[] =>
  nodes.flatMap((node) => (node.kind === 'group' ? [node, ...groupsIn(node.children)] : []));

it('a flame at nobody comes out of an open mouth and rises, and does not reach who is faced', () => {
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
    const lips = marksOf(groupNamed(picture, 'cast:companion')).filter(({ name }) => name === 'mouth');
    const mouth = boxAround(lips.map(({ path }) => boundsOf(path)));
    const wide = flame.right - flame.left;
    expect(flame.bottom > mouth.top - 4 && flame.bottom < mouth.bottom + wide * 0.3, direction).toBe(true);
    expect(flame.left < mouth.right && flame.right > mouth.left, direction).toBe(true);
    const hero = boxAround(
      marksOf(groupNamed(picture, 'cast:hero'))
        .filter(({ name }) => name === 'eye')
        .map(({ path }) => boundsOf(path)),
    );
    expect(boxesMeet(flame, hero), direction).toBe(false);
  }
});

it('the fire of a rocket comes out below it', () => {
  const { nodes } = composePicture({
    scene: { ...testScene({ setting: 'space', prop: 'rocket' }), effects: [{ effect: 'flame', at: 'prop' }] },
    characters: [testCharacter({ id: 'h' })],
    artStyle: 'gouache',
    seed: 5,
    kind: 'page',
  });
  const groups = groupsIn(nodes);
  const boxesOf = (name: string) =>
    groups
      .filter((group) => group.name === name)
      .flatMap(marksOf)
      .map(({ path }) => boundsOf(path));
  const rocket = boxesOf('prop:prop');
  const [middle, foot] = [
    (Math.min(...rocket.map(({ left }) => left)) + Math.max(...rocket.map(({ right }) => right))) / 2,
    Math.max(...rocket.map(({ bottom }) => bottom)),
  ];
  const fire = boxesOf('effect:flame');
  expect(fire.length).toBeGreaterThan(3);
  expect(Math.max(...fire.map(({ bottom }) => bottom))).toBeGreaterThan(foot);
  expect(fire.some(({ left, right, top }) => left < middle && right > middle && top > foot - 60)).toBe(true);
});
