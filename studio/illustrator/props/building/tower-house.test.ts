import { describe, expect, it } from 'vitest';
import { cameraFor } from '#studio/illustrator/composition/camera.ts';
import { placeProps } from '#studio/illustrator/composition/place-props.ts';
import { testScene } from '#studio/illustrator/picture-probe.ts';

const towerIn = (place: { plane: 'far' | 'near'; height?: 'low' | 'high' }) => {
  const scene = {
    ...testScene({ setting: 'old-cairo', variant: 1 }),
    props: [{ ref: 'tower', prop: 'pigeon-tower', place: { along: 'end', ...place } } as const],
  };
  const [tower] = placeProps(scene, cameraFor(scene, 'page', 110), { isDark: false, cast: [] });
  if (!tower) throw new RangeError('The tower is there');
  return tower;
};

describe('a pigeon tower over the roofs of a town', () => {
  it('stands on a house that stands on the ground, and hangs nowhere', () => {
    const tower = towerIn({ plane: 'far', height: 'low' });
    expect(tower.lift).toBe(0);
    expect(tower.box.bottom).toBeCloseTo(tower.ground[1], 0);
    const wide = tower.box.right - tower.box.left;
    expect(wide / (tower.box.bottom - tower.box.top)).toBeGreaterThan(0.5);
  });

  it('is beyond a house that stands on the ground where the scene has it high', () => {
    const [far, close] = [towerIn({ plane: 'far', height: 'high' }), towerIn({ plane: 'far', height: 'low' })];
    expect(far.lift).toBe(0);
    expect(far.box.bottom).toBeCloseTo(close.box.bottom, 0);
  });

  it('stands by itself where somebody is beside it', () => {
    const { left, right, top, bottom } = towerIn({ plane: 'near' }).box;
    expect((right - left) / (bottom - top)).toBeLessThan(0.5);
  });
});
