/** Who and what may stand before whom: no pet before a focus, least of all in its colour, and nobody in a bank. */
import { describe, expect, it } from 'vitest';
import type { Scene } from '#core/story/scene.ts';
import { hex } from '#studio/illustrator/color/color.ts';
import { cameraFor } from '#studio/illustrator/composition/camera.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { likeness } from '#studio/illustrator/composition/clearing/alike.ts';
import { bankCost, banksIn } from '#studio/illustrator/composition/clearing/banks.ts';
import { intrusion } from '#studio/illustrator/composition/clearing/intruding.ts';
import { outlined } from '#studio/illustrator/composition/clearing/outlined.ts';
import { costOf, tangleOf } from '#studio/illustrator/composition/staging/tangles.ts';
import { untangled } from '#studio/illustrator/composition/staging/untangling.ts';
import { roundedRect } from '#studio/illustrator/geometry/path.ts';
import { testScene } from '#studio/illustrator/picture-probe.ts';
import { bundle, form } from '#studio/illustrator/sketch.ts';

type Corner = readonly [number, number];

const ORANGE = '#e08a3c';
const GREY = '#8a93a0';

const block = (ref: string, [left, top]: Corner, [wide, tall]: Corner, color = GREY): Placed => ({
  ref,
  kind: 'cast',
  plane: 'near',
  sketch: form(roundedRect([left, top], [wide, tall]), hex(color)),
  box: { left, top, right: left + wide, bottom: top + tall },
  ground: [left + wide / 2, top + tall],
  lift: 0,
  scale: 4,
});

const person = (ref: string, corner: Corner, size: Corner): Placed => {
  const one = block(ref, corner, size, '#3f62b8');
  return { ...one, isPerson: true, head: { ...one.box, bottom: one.box.top + size[0] } };
};

const scene = testScene({ calmZone: 'top' });
const told = { scene, camera: cameraFor(scene, 'page', 110), units: new Map<string, string>(), lead: 'hero' };
const covered = (a: Placed, b: Placed): number => tangleOf(outlined(a), outlined(b)).covered;

describe('an animal before another', () => {
  const hero = person('hero', [120, 480], [130, 400]);
  const fish = block('fish', [560, 700], [200, 110], ORANGE);
  const cat = (color: string): Placed => block('cat', [650, 730], [110, 180], color);

  it('goes to a free place, though little of the other is covered', () => {
    expect(covered(fish, cat(GREY))).toBeGreaterThan(0.1);
    const [, left, moved] = untangled([hero, fish, cat(GREY)], told);
    expect(covered(left ?? fish, moved ?? cat(GREY))).toBe(0);
  });

  it('costs more before what is of its own colour, and before what the page is about', () => {
    expect(intrusion(cat(ORANGE), fish, 0.1)).toBeGreaterThan(intrusion(cat(GREY), fish, 0.1) * 1.5);
    const cost = (matters: ReadonlySet<string>): number => costOf(outlined(fish), outlined(cat(GREY)), matters);
    expect(cost(new Set(['fish']))).toBeGreaterThan(cost(new Set()) * 1.2);
  });

  it('is no intruder before a thing that nobody tells of, on somebody, or behind them', () => {
    expect(intrusion(cat(GREY), { ...fish, kind: 'prop' }, 0.2)).toBe(0);
    expect(intrusion(cat(GREY), { ...fish, kind: 'prop', isNamed: true }, 0.2)).toBeGreaterThan(0);
    expect(intrusion({ ...cat(GREY), isBorne: true }, fish, 0.2)).toBe(0);
    expect(intrusion(cat(GREY), fish, 0)).toBe(0);
  });

  it('is one as well in the water, and so is a child before a child, but none before an animal', () => {
    expect(intrusion({ ...cat(GREY), isBorne: true, isInWater: true }, fish, 0.2)).toBeGreaterThan(0);
    expect(intrusion(hero, person('friend', [200, 480], [130, 400]), 0.1)).toBeGreaterThan(0);
    expect(intrusion(hero, fish, 0.2)).toBe(0);
  });
});

describe('colours of two drawings', () => {
  const striped = { ...block('fish', [0, 0], [100, 100]) };
  const half = bundle([
    form(roundedRect([0, 0], [100, 50]), hex(ORANGE)),
    form(roundedRect([0, 50], [100, 50]), hex('#f6efe2')),
  ]);

  it('are shared wholly, in part, or not at all', () => {
    const orange = block('cat', [0, 0], [100, 100], ORANGE);
    expect(likeness(orange, block('fox', [300, 0], [80, 80], '#e28d40'))).toBe(1);
    expect(likeness(orange, { ...striped, sketch: half })).toBeCloseTo(0.5, 1);
    expect(likeness(orange, block('seal', [0, 0], [90, 90]))).toBe(0);
  });

  it('that touch cost more where they are the same', () => {
    const goose = block('goose', [400, 600], [180, 200], '#efe4cf');
    const duckling = (color: string): Placed => block('duckling', [310, 640], [92, 160], color);
    const cost = (color: string): number => costOf(outlined(goose), outlined(duckling(color)));
    expect(cost('#efe4cf')).toBeGreaterThan(cost('#4a6fb0') + 90);
  });
});

describe('a pond before the reader', () => {
  const moat: Scene['props'][number] = { ref: 'moat', prop: 'water', place: { along: 'center', plane: 'near' } };
  const wet: Scene = { ...scene, props: [moat] };
  const banks = banksIn(wet);
  const pond: Placed = {
    ...block('moat', [150, 740], [700, told.camera.planes.near.y - 764], '#4f8fb0'),
    kind: 'prop',
    isBorne: true,
  };
  const friend: Placed = { ...person('friend', [640, 470], [130, 400]), plane: 'middle' };

  it('cuts the legs of nobody behind it: they come before it', () => {
    expect(bankCost(outlined(pond), outlined(friend), banks)).toBeGreaterThan(300);
    const hero = person('hero', [90, 520], [120, 390]);
    const [, , moved] = untangled([hero, pond, friend], { ...told, scene: wet });
    expect(moved?.plane).toBe('near');
    expect(moved?.ground[1]).toBeGreaterThan(pond.box.bottom);
    expect(bankCost(outlined(pond), outlined(moved ?? friend), banks)).toBeLessThan(100);
  });

  it('is left alone by who is wholly behind it, beside it, over it or in it', () => {
    const cost = (one: Placed): number => bankCost(outlined(pond), outlined(one), banks);
    expect(cost(person('friend', [640, 330], [130, 400]))).toBe(0);
    expect(cost(person('friend', [860, 480], [100, 400]))).toBe(0);
    expect(cost({ ...friend, lift: 80 })).toBe(0);
    expect(cost({ ...friend, isBorne: true })).toBe(0);
  });
});

describe('the lead', () => {
  it('passes nobody who looks at them for a little room', () => {
    const hero = person('hero', [200, 480], [130, 400]);
    const duck = block('duck', [322, 700], [90, 120], ORANGE);
    const others = [duck, block('goose', [420, 640], [200, 240]), block('dog', [640, 660], [200, 260])];
    const [lead, near] = untangled([hero, ...others], told);
    expect(lead?.ground[0] ?? 1000).toBeLessThan(near?.ground[0] ?? 0);
  });
});
