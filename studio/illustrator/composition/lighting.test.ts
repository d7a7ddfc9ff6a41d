import { describe, expect, it } from 'vitest';
import { hex } from '#studio/illustrator/color/color.ts';
import { isFlood } from '#studio/illustrator/composition/light/flood.ts';
import { lightOf } from '#studio/illustrator/composition/submerge.ts';
import { lampBloom, lightPools } from '#studio/illustrator/composition/lighting.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { polygon } from '#studio/illustrator/geometry/path.ts';
import { form } from '#studio/illustrator/sketch.ts';
import type { Scene } from '#core/story/scene.ts';
import { LIGHT_SETUPS } from '#studio/illustrator/color/lights.data.ts';
import { cameraFor } from '#studio/illustrator/composition/camera.ts';
import { testScene } from '#studio/illustrator/picture-probe.ts';

const figure = (points: readonly (readonly [number, number])[], kind: Placed['kind'] = 'cast'): Placed => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    ref: 'pet',
    kind,
    plane: 'near',
    sketch: form(polygon([...points]), hex('#553322')),
    box: { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) },
    ground: [500, Math.max(...ys)],
    lift: 0,
    scale: 4,
  };
};

describe('light on the ground', () => {
  const lanternIn = (light: Scene['light'], effects: Scene['effects'] = []) => {
    const scene = { ...testScene({ light, prop: 'lantern' }), effects };
    const lantern = {
      ...figure(
        [
          [700, 900],
          [760, 900],
          [730, 800],
        ],
        'prop',
      ),
      ref: 'prop',
    };
    const hero = {
      ...figure([
        [300, 900],
        [400, 900],
        [350, 600],
      ]),
      ref: 'hero',
    };
    return {
      light: LIGHT_SETUPS[light],
      source: [200, 100] as const,
      order: { scene },
      placed: [hero, lantern],
      camera: cameraFor(scene, 'page', 110),
    };
  };
  const pools = (light: Scene['light'], effects: Scene['effects'] = []) =>
    lightPools(lanternIn(light, effects)).filter((sketch) => sketch.kind === 'glow' && sketch.center[0] === 730);

  it('lies around and under a lantern by night, and not by day', () => {
    expect(pools('moonlight')).toHaveLength(2);
    expect(pools('day')).toHaveLength(0);
  });

  it('lies over the hand that holds a lantern too, and nowhere once it smokes', () => {
    const out = [{ effect: 'smoke', at: 'prop' }] as const;
    expect(lampBloom(lanternIn('moonlight'))).toHaveLength(1);
    expect(lampBloom(lanternIn('day'))).toEqual([]);
    expect(lampBloom(lanternIn('moonlight', out))).toEqual([]);
    expect(pools('moonlight', out)).toEqual([]);
    // What shines as wide as a tent would veil who stands before it.
    const { order, ...page } = lanternIn('moonlight');
    const camp = { ...order.scene, props: order.scene.props.map((one) => ({ ...one, prop: 'tent' as const })) };
    expect(lampBloom({ ...page, order: { scene: camp } })).toEqual([]);
  });

  it('floods a room where a star glows in it, and no room where it only sits', () => {
    const room: Scene = {
      ...testScene({ prop: 'star', setting: 'bedroom', light: 'lamplight' }),
      effects: [{ effect: 'glow', at: 'prop' }],
    };
    expect(isFlood('prop', room)).toBe(true);
    expect(lightOf(room).isFlooded).toBe(true);
    expect(lightOf(room).ambient[0]).toBeGreaterThan(LIGHT_SETUPS.lamplight.ambient[0]);
    expect(lightOf({ ...room, effects: [] })).toEqual(LIGHT_SETUPS.lamplight);
    expect(lightOf({ ...room, setting: 'forest' }).isFlooded).toBeUndefined();
  });
});
