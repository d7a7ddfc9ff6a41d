import { describe, expect, it } from 'vitest';
import { hex } from '#studio/illustrator/color/color.ts';
import { groundShadow, lightPools, stanceOf } from '#studio/illustrator/composition/lighting.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { polygon } from '#studio/illustrator/geometry/path.ts';
import { form, type Glow } from '#studio/illustrator/sketch.ts';
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

/** Rears: the hind feet at the left end, the front of the body high over the right. */
const REARING = [
  [300, 900],
  [360, 900],
  [700, 620],
  [680, 540],
  [320, 760],
] as const;

describe('where somebody touches the ground', () => {
  it('is under the hind feet of whoever rears, and not under their middle', () => {
    const { x, half } = stanceOf(figure(REARING));
    expect(x).toBeLessThan(430);
    expect(x).toBeGreaterThan(320);
    expect(half).toBeLessThan(150);
  });

  it('is under all of somebody with feet at both ends', () => {
    const { x, half } = stanceOf(
      figure([
        [300, 900],
        [340, 880],
        [660, 880],
        [700, 900],
        [690, 600],
        [310, 600],
      ]),
    );
    expect(x).toBeCloseTo(500);
    expect(half).toBeCloseTo(200);
  });

  it('is the place of a thing, however it is drawn', () => {
    expect(stanceOf(figure(REARING, 'prop')).x).toBe(500);
  });
});

describe('the shadow of somebody on the ground', () => {
  const somebody = figure([
    [450, 900],
    [550, 900],
    [550, 600],
    [450, 600],
  ]);
  const lit = { light: LIGHT_SETUPS.moonlight, source: [480, 100] as const, order: { scene: testScene({}) } };
  const longOne = (lamp: readonly [number, number] | null): Glow => {
    const [shadow] = groundShadow(somebody, lit, lamp);
    if (shadow?.kind !== 'glow') throw new Error('There is no shadow');
    return shadow;
  };

  it('falls away from the lamp that lights them, on either side, and longer than from the sky', () => {
    expect(longOne([300, 700]).center[0]).toBeGreaterThan(longOne(null).center[0] + 20);
    expect(longOne([700, 700]).center[0]).toBeLessThan(longOne(null).center[0] - 20);
    expect(longOne([300, 700]).radii[0]).toBeGreaterThan(longOne(null).radii[0] * 1.3);
  });
});

describe('light on the ground', () => {
  const pools = (light: Scene['light']) => {
    const scene = testScene({ light, prop: 'lantern' });
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
    const studio = {
      light: LIGHT_SETUPS[light],
      source: [200, 100] as const,
      order: { scene },
      placed: [hero, lantern],
      camera: cameraFor(scene, 'page', 110),
    };
    return lightPools(studio).filter((sketch) => sketch.kind === 'glow' && sketch.center[0] === 730);
  };

  it('lies around and under a lantern by night, and not by day', () => {
    expect(pools('moonlight')).toHaveLength(2);
    expect(pools('day')).toHaveLength(0);
  });
});
