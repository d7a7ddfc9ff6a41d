import { describe, expect, it } from 'vitest';
import { hex } from '#studio/illustrator/color/color.ts';
import { lightOf } from '#studio/illustrator/composition/submerge.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { standingOut } from '#studio/illustrator/composition/sight/standing-out.ts';
import { ellipse, roundedRect } from '#studio/illustrator/geometry/path.ts';
import { testScene } from '#studio/illustrator/picture-probe.ts';
import { colorOf, isAlike, rimOf } from '#studio/illustrator/rim.ts';
import { bundle, form } from '#studio/illustrator/sketch.ts';

const GREY = hex('#8a8f9c');
const pigeon: Placed = {
  ref: 'companion',
  kind: 'cast',
  plane: 'near',
  sketch: bundle([form(ellipse([500, 400], [60, 40]), GREY)], { name: 'figure' }),
  box: { left: 440, right: 560, top: 360, bottom: 440 },
  ground: [500, 800],
  lift: 300,
  scale: 4,
};
const scene = testScene({ setting: 'forest' });
const seenBefore = (color: string, one = pigeon): Placed | undefined => {
  const wall = form(roundedRect([0, 0], [1000, 1000]), hex(color));
  const planes = { backdrop: [], far: [], middle: [wall], near: [], front: [] };
  return standingOut([one], { scene, planes, light: lightOf(scene), horizon: 500 })[0];
};

describe('an animal before the land', () => {
  it('has a rim where it has the tone of what is behind it, and none elsewhere', () => {
    expect(seenBefore('#8d909a')?.rim).toBeDefined();
    expect(seenBefore('#f4ead2')?.rim).toBeUndefined();
    expect(seenBefore('#23301f')?.rim).toBeUndefined();
  });

  it('is joined by a thing of the story, as a tower before a wall of its stone', () => {
    const tower: Placed = { ...pigeon, ref: 'tower', kind: 'prop' };
    expect(seenBefore('#8d909a', tower)?.rim).toBeUndefined();
    expect(seenBefore('#8d909a', { ...tower, isNamed: true })?.rim).toBeDefined();
  });

  it('has no rim where what it is in hides it', () => {
    const clip = roundedRect([400, 300], [200, 100]);
    const inBoot = { ...pigeon, sketch: bundle([pigeon.sketch], { clip, name: 'inside' }) };
    const rim = seenBefore('#8d909a', inBoot)?.rim;
    expect(rim?.kind === 'bundle' && rim.children[0]).toMatchObject({ clip });
  });

  it('is no person, whose face and clothes have many tones', () => {
    expect(seenBefore('#8d909a', { ...pigeon, isPerson: true })?.rim).toBeUndefined();
  });
});

describe('a rim', () => {
  it('is darker than what is light and lighter than what is dark', () => {
    const rimmed = (color: string): number => {
      const rim = rimOf(form(ellipse([0, 0], [9, 9]), hex(color)), 2);
      const edge = rim.kind === 'bundle' ? rim.children[0] : undefined;
      return edge?.kind === 'line' ? edge.color[0] : 0;
    };
    expect(rimmed('#ffffff')).toBeLessThan(hex('#ffffff')[0] - 0.2);
    expect(rimmed('#1f1a18')).toBeGreaterThan(hex('#1f1a18')[0] + 0.2);
  });

  it('is needed between tones that are one to the eye', () => {
    expect(isAlike(hex('#fbf7ec'), hex('#ffffff'))).toBe(true);
    expect(isAlike(hex('#fbf7ec'), hex('#8a5a3c'))).toBe(false);
    expect(colorOf(bundle([]))).toBeNull();
  });
});
