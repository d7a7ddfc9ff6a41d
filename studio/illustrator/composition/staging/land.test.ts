import { describe, expect, it } from 'vitest';
import { hex } from '#studio/illustrator/color/color.ts';
import { groundOf } from '#studio/illustrator/composition/staging/land.ts';
import { blade } from '#studio/illustrator/geometry/outline.ts';
import { roundedRect } from '#studio/illustrator/geometry/path.ts';
import { ROAD } from '#studio/illustrator/settings/outdoors/road.ts';
import { bundle, form, glow, line, type Sketch } from '#studio/illustrator/sketch.ts';

const GREEN = hex('#508050');
const meadow = form(roundedRect([-20, 600], [1040, 420]), GREEN);
const ridge = line(
  [
    [0, 600],
    [500, 590],
    [1000, 600],
  ],
  GREEN,
  { width: 3 },
);
const grass = form(
  Array.from({ length: 40 }, (_, at) => blade([at * 25, 640], 30, { width: 6, lean: 0 })).flat(),
  GREEN,
);
const tree = form(roundedRect([300, 300], [60, 380]), GREEN);
const light = glow([500, 700], GREEN, { radii: [600, 100], alpha: 0.4 });

describe('the ground of a plane', () => {
  it('is what reaches from edge to edge, and all else grows or stands on it', () => {
    const sketches: Sketch[] = [meadow, tree, ridge, grass, light];
    expect(groundOf(sketches)).toEqual({ land: [meadow, ridge], growth: [tree, grass, light] });
  });

  it('is a bundle only when all of the bundle is land', () => {
    const land = bundle([meadow, ridge]);
    const mixed = bundle([meadow, tree]);
    const empty = bundle([]);
    expect(groundOf([land, mixed, empty])).toEqual({ land: [land], growth: [mixed, empty] });
  });

  it('has roads in it, however narrow: none of them lies over somebody who stands on it', () => {
    const road = bundle([form(roundedRect([480, 600], [60, 420]), GREEN)], { name: ROAD });
    expect(groundOf([meadow, road, tree])).toEqual({ land: [meadow, road], growth: [tree] });
  });

  it('loses nothing and keeps the order of painting', () => {
    const sketches: Sketch[] = [grass, meadow, tree, ridge];
    const { land, growth } = groundOf(sketches);
    expect(sketches.filter((one) => land.includes(one))).toEqual(land);
    expect(sketches.filter((one) => growth.includes(one))).toEqual(growth);
    expect(land.length + growth.length).toBe(sketches.length);
  });
});
