import { describe, expect, it } from 'vitest';
import type { Scene } from '#core/story/scene.ts';
import { hungOver, missing, rainingOnTarget } from '#studio/illustrator/composition/water/raining.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { hex } from '#studio/illustrator/color/color.ts';
import { type Box, roundedRect } from '#studio/illustrator/geometry/path.ts';
import { testScene } from '#studio/illustrator/picture-probe.ts';
import { form } from '#studio/illustrator/sketch.ts';

const placedAt = (ref: string, kind: Placed['kind'], box: Box, head?: Box): Placed => ({
  ref,
  kind,
  plane: 'near',
  sketch: form(roundedRect([box.left, box.top], [box.right - box.left, box.bottom - box.top]), hex('#ffffff')),
  box,
  ...(head ? { head } : {}),
  ground: [(box.left + box.right) / 2, 900],
  lift: kind === 'cast' ? 400 : 0,
  scale: 4,
});

const cloudAt = (left: number): Placed => {
  const box = { left, right: left + 200, top: 120, bottom: 250 };
  return placedAt('companion', 'cast', box, box);
};
const bucket = placedAt('prop', 'prop', { left: 640, right: 760, top: 760, bottom: 900 });

const base = testScene({});
const sceneWith = (effects: Scene['effects']): Scene => ({
  ...base,
  cast: base.cast.map((member) =>
    member.ref === 'companion' ? { ...member, who: { companion: 'little-cloud', name: null } } : member,
  ),
  ...(effects ? { effects } : {}),
});
const rains = sceneWith([{ effect: 'drops', at: 'companion', towards: 'prop' }]);
const units = new Map<string, string>();
const middle = ({ box }: Placed): number => (box.left + box.right) / 2;

const cloudIn = (placed: readonly Placed[], scene: Scene, moving = units): Placed => {
  const found = rainingOnTarget(placed, { scene, units: moving }).find(({ ref }) => ref === 'companion');
  if (!found) throw new RangeError('The cloud stays in the picture');
  return found;
};

describe('a cloud that rains on something', () => {
  it('is right over it', () => {
    expect(middle(cloudIn([cloudAt(120), bucket], rains))).toBeCloseTo(middle(bucket), 0);
  });

  it('is so far above it that rain is seen', () => {
    const high = placedAt('prop', 'prop', { left: 400, right: 600, top: 290, bottom: 900 });
    const cloud = cloudIn([cloudAt(120), high], rains);
    expect(high.box.top - cloud.box.bottom).toBeGreaterThanOrEqual(53);
    expect(cloud.box.top).toBeGreaterThan(30);
  });

  it('hides no face for it, and is as near as it can be', () => {
    const head = { left: 660, right: 740, top: 180, bottom: 300 };
    const friend = placedAt('hero', 'cast', { ...head, bottom: 900 }, head);
    const cloud = cloudIn([cloudAt(120), bucket, friend], rains);
    const isApart = cloud.box.right < head.left || cloud.box.left > head.right;
    expect(isApart).toBe(true);
    expect(Math.abs(middle(cloud) - middle(bucket))).toBeLessThanOrEqual(150);
  });

  it('stays where it is when it rains on nothing, and with whom it belongs to', () => {
    const cloud = cloudAt(120);
    expect(cloudIn([cloud, bucket], sceneWith([{ effect: 'drops', at: 'companion' }]))).toBe(cloud);
    expect(cloudIn([cloud, bucket], sceneWith(undefined))).toBe(cloud);
    expect(cloudIn([cloud, bucket], rains, new Map([['companion', 'hero']]))).toBe(cloud);
  });

  it('is hung over it before others are set apart, whoever stands there, with all of them left', () => {
    const head = { left: 600, right: 800, top: 120, bottom: 300 };
    const friend = placedAt('hero', 'cast', { ...head, bottom: 900 }, head);
    const all = hungOver([cloudAt(120), friend, bucket], { scene: rains, units });
    expect(all.map(({ ref }) => ref)).toEqual(['companion', 'hero', 'prop']);
    const [cloud, other] = all;
    expect(cloud && middle(cloud)).toBeCloseTo(middle(bucket), 0);
    expect(other).toBe(friend);
  });
});

describe('a cloud that rains on somebody', () => {
  const rainsOn = sceneWith([{ effect: 'drops', at: 'companion', towards: 'hero' }]);
  const head = { left: 400, right: 560, top: 300, bottom: 460 };
  const hero: Placed = {
    ...placedAt('hero', 'cast', { left: 300, right: 660, top: 300, bottom: 920 }, head),
    isPerson: true,
    lift: 0,
  };
  const boat = placedAt('boat', 'prop', { left: 430, right: 530, top: 210, bottom: 310 });
  const withBoat = new Map([['boat', 'hero']]);

  it('hangs over the head, above what is worn on it, and is smaller where that is high on the page', () => {
    const over = cloudIn([cloudAt(120), hero, boat], rainsOn, withBoat);
    expect(middle(over)).toBeCloseTo(480, 0);
    expect(over.box.bottom).toBeLessThan(boat.box.top - 40);
    expect(over.box.bottom - over.box.top).toBeGreaterThan(60);
  });

  it('misses them beside their head, below a hat, or when it is a bauble over it', () => {
    const sky = { scene: rainsOn, units: withBoat };
    const at = (left: number, top: number, wide = 240): Placed =>
      placedAt('companion', 'cast', { left, right: left + wide, top, bottom: top + 100 });
    expect(missing([at(360, 60), hero, boat], sky)).toBe(0);
    expect(missing([at(700, 60), hero, boat], sky)).toBeGreaterThan(200);
    expect(missing([at(360, 160), hero, boat], sky)).toBeGreaterThan(200);
    expect(missing([at(430, 60, 100), hero, boat], sky)).toBeGreaterThan(100);
    expect(missing([at(700, 60), hero, boat], { ...sky, scene: sceneWith(undefined) })).toBe(0);
  });
});
