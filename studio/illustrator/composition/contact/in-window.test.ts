/** A window that the story brings: open, one in its room, with somebody on its sill or up in its sky. */
import { describe, expect, it } from 'vitest';
import type { Place, Scene } from '#core/story/scene.ts';
import { composePicture, placedScene } from '#studio/illustrator/compose-picture.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { boundsOfGroup, testCharacter, testScene } from '#studio/illustrator/picture-probe.ts';
import { VESSELS } from '#studio/illustrator/props/vessels/vessels.data.ts';

const order = { characters: [testCharacter()], artStyle: 'gouache', seed: 1, kind: 'page' } as const;

const sceneWith = (height: NonNullable<Place['height']>): Scene => {
  const scene = testScene({ setting: 'bedroom', companion: 'little-star', prop: 'window', pose: 'standing' });
  const place = { along: 'start', plane: 'middle' } as const;
  return {
    ...scene,
    cast: scene.cast.map((one, index) =>
      index === 1 ? { ...one, pose: 'sitting', place: { ...place, height, in: 'prop' } } : one,
    ),
    props: scene.props.map((one) => ({ ...one, place: { ...place, height: 'high' } })),
  };
};

const find = (scene: Scene, ref: string): Placed => {
  const one = placedScene({ ...order, scene }).find((each) => each.ref === ref);
  if (!one) throw new RangeError(`${ref} is not placed`);
  return one;
};

describe('a window with somebody in it', () => {
  it('hangs on the wall without a rope, and they stand on its sill', () => {
    const [window, star] = [find(sceneWith('ground'), 'prop'), find(sceneWith('ground'), 'companion')];
    expect(window.box.bottom).toBeLessThan(find(sceneWith('ground'), 'hero').box.bottom - 100);
    expect(boundsOfGroup(composePicture({ ...order, scene: sceneWith('ground') }), 'prop:prop').top).toBeGreaterThan(0);
    const sill = window.box.bottom + (VESSELS.window?.rim[1] ?? 0) * window.scale;
    expect(Math.abs(star.box.bottom - sill)).toBeLessThan(window.scale * 5);
  });

  it('has whoever is high up in it in its upper half', () => {
    const [window, star] = [find(sceneWith('high'), 'prop'), find(sceneWith('high'), 'companion')];
    expect(star.box.bottom).toBeLessThan((window.box.top + window.box.bottom) / 2 + window.scale * 6);
    expect(star.box.top).toBeGreaterThan(window.box.top);
  });
});
