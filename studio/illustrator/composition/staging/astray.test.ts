import { describe, expect, it } from 'vitest';
import { hex } from '#studio/illustrator/color/color.ts';
import { cameraFor } from '#studio/illustrator/composition/camera.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { astray } from '#studio/illustrator/composition/staging/astray.ts';
import { roundedRect } from '#studio/illustrator/geometry/path.ts';
import { testScene } from '#studio/illustrator/picture-probe.ts';
import { form } from '#studio/illustrator/sketch.ts';

/** Stands on the page from one place to another, in front of those who stand higher. */
const standing = (ref: string, [left, right]: readonly [number, number], bottom = 900): Placed => ({
  ref,
  kind: 'cast',
  plane: 'near',
  sketch: form(roundedRect([left, bottom - 300], [right - left, 300]), hex('#aa5544')),
  box: { left, right, top: bottom - 300, bottom },
  ground: [(left + right) / 2, bottom],
  lift: 0,
  scale: 4,
});

describe('what the camera steps back for', () => {
  // The hero is told at the start, the companion at the end.
  const scene = testScene();
  const told = { scene, camera: cameraFor(scene, 'page', 110), units: new Map<string, string>() };
  const hero = standing('hero', [200, 400]);

  it('is somebody on the other side of the lead than the story has them, in both reading directions', () => {
    expect(astray([hero, standing('companion', [600, 800])], told)).toBe(0);
    expect(astray([hero, standing('companion', [20, 180])], told)).toBeGreaterThan(100);
    const mirrored = { ...told, scene: { ...scene, direction: 'rtl' as const } };
    expect(astray([hero, standing('companion', [20, 180])], mirrored)).toBe(0);
  });

  it('is a focus behind others, and not behind those who belong to it', () => {
    const about = { ...told, scene: { ...scene, focus: 'companion' } };
    const hidden = [standing('hero', [560, 760]), standing('companion', [600, 800], 880)];
    expect(astray(hidden, about)).toBeGreaterThan(100);
    expect(astray(hidden, { ...about, units: new Map([['companion', 'hero']]) })).toBe(0);
  });
});
