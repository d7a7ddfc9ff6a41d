import { describe, expect, it } from 'vitest';
import type { CastMember, Scene } from '#core/story/scene.ts';
import { hex } from '#studio/illustrator/color/color.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { facingAway, turnedToGaze } from '#studio/illustrator/composition/sight/turning.ts';
import { boxOf } from '#studio/illustrator/composition/extent.ts';
import { roundedRect } from '#studio/illustrator/geometry/path.ts';
import { testScene } from '#studio/illustrator/picture-probe.ts';
import { form } from '#studio/illustrator/sketch.ts';

/** A camel on the page with its head at its left end. */
const camel: Placed = {
  ref: 'companion',
  kind: 'cast',
  plane: 'middle',
  sketch: form(roundedRect([300, 500], [100, 100]), hex('#c9a06a')),
  box: { left: 300, right: 700, top: 500, bottom: 900 },
  head: { left: 300, right: 400, top: 500, bottom: 600 },
  ground: [500, 900],
  lift: 0,
  scale: 4,
};
const palmAt = (left: number): Placed => ({
  ref: 'prop',
  kind: 'prop',
  plane: 'middle',
  sketch: form(roundedRect([left, 600], [60, 300]), hex('#5f8a55')),
  box: { left, right: left + 60, top: 600, bottom: 900 },
  ground: [left + 30, 890],
  lift: 0,
  scale: 4,
});

const sceneWith = (changes: Partial<CastMember> = {}): Scene => {
  const scene = testScene({ companion: 'camel', prop: 'palm' });
  const [first, second] = scene.cast;
  if (!first || !second) throw new RangeError('The test scene has two in it');
  return { ...scene, cast: [first, { ...second, facing: 'three-quarter', gaze: { at: 'prop' }, ...changes }] };
};
const units = new Map<string, string>();

describe('an animal that looks at something', () => {
  it('turns round when it came to stand on the other side of it', () => {
    const told = { scene: sceneWith(), units };
    const [turned] = turnedToGaze([camel, palmAt(860)], told);
    expect(turned?.head).toEqual({ left: 600, right: 700, top: 500, bottom: 600 });
    expect(turned && boxOf(turned.sketch).left).toBeCloseTo(600, 0);
    expect(facingAway([camel, palmAt(860)], told)).toEqual([camel]);
  });

  it('stays as it is when it looks ahead, is told its way, or carries somebody', () => {
    const told = { scene: sceneWith(), units };
    expect(facingAway([camel, palmAt(80)], told)).toEqual([]);
    expect(facingAway([camel, palmAt(860)], { ...told, scene: sceneWith({ facing: 'against' }) })).toEqual([]);
    expect(facingAway([camel, palmAt(860)], { ...told, units: new Map([['hero', 'companion']]) })).toEqual([]);
  });

  it('does not turn its head behind somebody', () => {
    const before: Placed = {
      ...palmAt(560),
      ref: 'hero',
      kind: 'cast',
      plane: 'near',
      box: { left: 560, right: 740, top: 400, bottom: 950 },
      sketch: form(roundedRect([560, 400], [180, 550]), hex('#aa5544')),
      ground: [650, 950],
    };
    const all = [before, camel, palmAt(860)];
    expect(turnedToGaze(all, { scene: sceneWith(), units })).toBe(all);
  });
});
