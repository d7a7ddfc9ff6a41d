import { describe, expect, it } from 'vitest';
import type { CastMember, Place, Scene } from '#core/story/scene.ts';
import { cameraFor } from '#studio/illustrator/composition/camera.ts';
import { nearWater } from '#studio/illustrator/composition/placed.ts';
import { isOutAtSea } from '#studio/illustrator/composition/water/out-at-sea.ts';
import { testScene } from '#studio/illustrator/picture-probe.ts';

const SPOT: Place = { along: 'center', plane: 'near' };

/** Somebody on a log before a lagoon, and maybe somebody else. */
const onLog = (...others: Partial<CastMember>[]): Scene => {
  const scene = testScene({ setting: 'ocean', variant: 2, prop: 'log', pose: 'standing' });
  const [told] = scene.cast;
  if (!told) throw new RangeError('Somebody is there');
  return {
    ...scene,
    framing: 'medium',
    cast: [
      { ...told, place: { ...SPOT, on: 'prop' } },
      ...others.map((other, index) => ({ ...told, ref: `other${index}`, place: SPOT, ...other })),
    ],
    props: [{ ref: 'prop', prop: 'log', place: SPOT }],
  };
};

/** Where the page has those who are on the water, and how large they are. */
const afloatIn = (scene: Scene) => nearWater(SPOT, scene, cameraFor(scene, 'page', 110));

describe('out at sea', () => {
  it('is where everybody is on the water or in it', () => {
    expect(isOutAtSea(onLog())).toBe(true);
    expect(isOutAtSea(onLog({ touches: { how: 'hand-on', with: 'prop' } }, { pose: 'swimming' }))).toBe(true);
    expect(isOutAtSea(onLog({ who: { companion: 'whale', name: null } }))).toBe(true);
    expect(isOutAtSea(onLog({ place: { ...SPOT, on: 'hero' } }))).toBe(true);
    expect(isOutAtSea(onLog({}))).toBe(false);
    expect(isOutAtSea(onLog({ who: { companion: 'camel', name: null } }))).toBe(false);
    expect(isOutAtSea({ ...onLog(), props: [{ ref: 'prop', prop: 'bench', place: SPOT }] })).toBe(false);
    expect(isOutAtSea({ ...onLog(), setting: 'nile' })).toBe(false);
  });

  it('a log is as near as those who stand on a shore would be, and not a strip in the middle of the page', () => {
    const [atSea, beforeBeach] = [afloatIn(onLog()), afloatIn(onLog({}))];
    expect(atSea.y).toBeGreaterThan(beforeBeach.y + 100);
    expect(atSea.scale).toBeGreaterThan(beforeBeach.scale);
  });
});
