import { describe, expect, it } from 'vitest';
import { hex } from '#studio/illustrator/color/color.ts';
import { cameraFor } from '#studio/illustrator/composition/camera.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { cutsAt, skylineClear } from '#studio/illustrator/composition/staging/skyline.ts';
import { circle } from '#studio/illustrator/geometry/path.ts';
import { testScene } from '#studio/illustrator/picture-probe.ts';
import { form } from '#studio/illustrator/sketch.ts';

const scene = testScene({ setting: 'desert' });
const camera = cameraFor(scene, 'page', 110);
const standing = (chin: number): Placed => ({
  ref: 'hero',
  kind: 'cast',
  plane: 'near',
  sketch: form(circle([500, chin - 75], 75), hex('#805030')),
  box: { left: 425, right: 575, top: chin - 150, bottom: 898 },
  head: { left: 425, right: 575, top: chin - 150, bottom: chin },
  ground: [500, 898],
  lift: 0,
  scale: 4,
});

describe('the horizon', () => {
  it('does not run through a neck or along the top of a head', () => {
    for (const chin of [camera.horizon, camera.horizon - 20, camera.horizon + 150]) {
      const one = standing(chin);
      if (!one.head) throw new RangeError('Somebody has a head');
      expect(cutsAt(camera.horizon, one.head)).toBeGreaterThan(0.5);
      const seen = skylineClear(camera, { scene, kind: 'page', placed: [one] });
      expect(cutsAt(seen.horizon, one.head)).toBeLessThan(0.5);
      expect(Math.abs(seen.horizon - camera.horizon)).toBeLessThanOrEqual(60);
    }
  });

  it('stays where it is in nobody’s way, below a title, and with the water that somebody is in', () => {
    const through = standing(camera.horizon);
    const clear = standing(camera.horizon - 120);
    expect(skylineClear(camera, { scene, kind: 'page', placed: [clear] })).toBe(camera);
    expect(skylineClear(camera, { scene, kind: 'cover', placed: [through] })).toBe(camera);
    expect(skylineClear(camera, { scene, kind: 'page', placed: [{ ...through, isInWater: true }] })).toBe(camera);
  });

  it('stays above the feet of whoever stands far back', () => {
    const far: Placed = { ...standing(camera.horizon), ref: 'friend', ground: [500, camera.horizon + 62] };
    expect(skylineClear(camera, { scene, kind: 'page', placed: [far] }).horizon).toBeLessThanOrEqual(camera.horizon);
  });
});
