/** What hangs in the air with somebody in it, and what stands for whoever is on it. */
import { describe, expect, it } from 'vitest';
import type { CastMember, Place, Scene } from '#core/story/scene.ts';
import { composePicture, placedScene } from '#studio/illustrator/compose-picture.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { boundsOfGroup, testCharacter, testScene } from '#studio/illustrator/picture-probe.ts';

const order = { characters: [testCharacter()], artStyle: 'gouache', seed: 1, kind: 'page' } as const;
const find = (placed: readonly Placed[], ref: string): Placed => {
  const one = placed.find((each) => each.ref === ref);
  if (!one) throw new RangeError(`${ref} is not placed`);
  return one;
};
const castIn = ({ cast }: Scene): [CastMember, CastMember] => {
  const [first, second] = cast;
  if (!first || !second) throw new RangeError('The test scene has two in it');
  return [first, second];
};

describe('a basket with somebody in it', () => {
  const sceneAt = (height?: Place['height']): Scene => {
    const scene = testScene({ setting: 'old-cairo', companion: 'pigeon', prop: 'basket', pose: 'standing' });
    const [first, second] = castIn(scene);
    const above = height === undefined ? {} : { height };
    const inBasket: CastMember = { ...second, pose: 'sitting', place: { ...second.place, ...above, in: 'prop' } };
    return {
      ...scene,
      cast: [first, inBasket],
      props: scene.props.map((one) => ({ ...one, place: { along: 'center-end', plane: 'near', ...above } })),
    };
  };

  it('hangs over the ground with them on a rope when the scene has it high', () => {
    const high = placedScene({ ...order, scene: sceneAt('high') });
    const [basket, pigeon, hero] = ['prop', 'companion', 'hero'].map((ref) => find(high, ref)) as [
      Placed,
      Placed,
      Placed,
    ];
    expect(basket.box.bottom).toBeLessThan(hero.box.bottom - 150);
    expect(pigeon.box.bottom).toBeLessThan(basket.box.bottom);
    expect(pigeon.box.right - pigeon.box.left).toBeLessThan((basket.box.right - basket.box.left) * 1.5);
    expect(boundsOfGroup(composePicture({ ...order, scene: sceneAt('high') }), 'prop:prop').top).toBeLessThan(0);
  });

  it('stands on the ground otherwise', () => {
    const placed = placedScene({ ...order, scene: sceneAt() });
    expect(find(placed, 'prop').box.bottom).toBeGreaterThan(find(placed, 'hero').box.bottom - 60);
    expect(boundsOfGroup(composePicture({ ...order, scene: sceneAt() }), 'prop:prop').top).toBeGreaterThan(0);
  });
});

describe('a ladder', () => {
  const shapeIn = (setting: Scene['setting'], isUsed: boolean): number => {
    const scene = testScene({ setting, prop: 'ladder', companion: 'owl' });
    const [first, second] = castIn(scene);
    const owl: CastMember = { ...second, pose: 'sitting', place: { ...second.place, on: 'prop' } };
    const { box } = find(placedScene({ ...order, scene: { ...scene, cast: isUsed ? [first, owl] : [first] } }), 'prop');
    return (box.bottom - box.top) / (box.right - box.left);
  };

  it('stands in a room and under whoever is on it, and lies in a garden', () => {
    expect(shapeIn('library', false)).toBeGreaterThan(2);
    expect(shapeIn('garden', true)).toBeGreaterThan(2);
    expect(shapeIn('garden', false)).toBeLessThan(1);
  });
});
