import { describe, expect, it } from 'vitest';
import type { CastMember } from '#core/story/scene.ts';
import { type Framing, type Setting } from '#core/story/vocabulary.ts';
import { composePicture, placedScene } from '#studio/illustrator/compose-picture.ts';
import { feetOf } from '#studio/illustrator/composition/grounding/feet.ts';
import { Shape } from '#studio/illustrator/geometry/shape.ts';
import type { Group, PictureNode } from '#studio/illustrator/picture.ts';
import { marksOf, testCharacter, testScene } from '#studio/illustrator/picture-probe.ts';
import { SIDE_WALL } from '#studio/illustrator/settings/views/walls.ts';

const named = (nodes: readonly PictureNode[], name: string): Group[] =>
  nodes.flatMap((node) => (node.kind !== 'group' ? [] : node.name === name ? [node] : named(node.children, name)));

/** Rooms with a wall beside those who are in them. */
const WALLED = [
  ['school', 0],
  ['library', 1],
] as const satisfies (readonly [Setting, number])[];
const FRAMED = ['wide', 'medium', 'low-angle', 'from-above'] as const satisfies Framing[];

const order = (place: readonly [Setting, number], told: { framing: Framing; angle: number }) => {
  const scene = testScene({ setting: place[0], variant: place[1], ...told, direction: told.angle % 2 ? 'rtl' : 'ltr' });
  const [hero] = scene.cast;
  if (!hero) throw new Error('Somebody is in the scene');
  const stands = (ref: string, change: Partial<CastMember>): CastMember => ({ ...hero, ref, gaze: 'ahead', ...change });
  const cast = [
    stands('hero', { who: { character: 'h' } }),
    stands('left', { who: { character: 'i' }, place: { along: 'start', plane: 'middle' }, pose: 'sneaking' }),
    stands('right', { who: { character: 'j' }, place: { along: 'end', plane: 'far' }, pose: 'sneaking' }),
  ];
  const characters = ['h', 'i', 'j'].map((id) => testCharacter({ id }));
  return { scene: { ...scene, cast, props: [] }, characters, artStyle: 'gouache', seed: 4, kind: 'page' } as const;
};

describe('whoever stands beside a wall stands on the floor', () => {
  it.each(WALLED)('%s %i', (...place) => {
    for (const framing of FRAMED)
      for (const angle of [0, 2, 4, 5]) {
        const told = order(place, { framing, angle });
        const walls = named(composePicture(told).nodes, SIDE_WALL).flatMap(marksOf);
        const shapes = walls.map(({ path }) => new Shape(path));
        expect(walls.length).toBeGreaterThan(0);
        const onWall = feetOf(placedScene(told)).filter(([x, y]) => shapes.some((wall) => wall.has(x, y)));
        expect(onWall, `${framing} ${angle}`).toEqual([]);
      }
  });
});
