import { describe, expect, it } from 'vitest';
import { hex } from '#studio/illustrator/color/color.ts';
import { roundedRect } from '#studio/illustrator/geometry/path.ts';
import { landmark, landmarksClear, withAir } from '#studio/illustrator/settings/views/landmark.ts';
import { bundle, form } from '#studio/illustrator/sketch.ts';

describe('a single thing of a place', () => {
  const landerAt = (x: number) => form(roundedRect([x, 300], [150, 200]), hex('#b0a8c0'));
  const ground = form(roundedRect([0, 500], [1000, 500]), hex('#807890'));
  const [right, left] = [[landerAt(800)], [landerAt(100)]];
  const moon = [ground, bundle([landmark([right, left])])];
  const headAt = (x: number) => withAir({ left: x, right: x + 120, top: 420, bottom: 540 });

  it('stands where it is told while no head is before it', () => {
    expect(landmarksClear(moon, [headAt(500)])).toEqual([ground, bundle([bundle(right)])]);
  });

  it('is no hat: it stands elsewhere behind a head, and nowhere when heads are everywhere', () => {
    expect(landmarksClear(moon, [headAt(810)])).toEqual([ground, bundle([bundle(left)])]);
    expect(landmarksClear(moon, [headAt(810), headAt(130)])).toEqual([ground, bundle([])]);
  });

  it('is farther from a helmet than from bare hair', () => {
    const head = { left: 655, right: 755, top: 420, bottom: 540 };
    expect(landmarksClear(moon, [withAir(head)])).toEqual([ground, bundle([bundle(right)])]);
    expect(landmarksClear(moon, [withAir(head, 1.8)])).toEqual([ground, bundle([bundle(left)])]);
  });
});
