/** What reads as one though it is two: a hat that lies right before hips, a thing of the story lost behind somebody. */
import { describe, expect, it } from 'vitest';
import { hex } from '#studio/illustrator/color/color.ts';
import { cameraFor } from '#studio/illustrator/composition/camera.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { outlined } from '#studio/illustrator/composition/clearing/outlined.ts';
import { tangleOf } from '#studio/illustrator/composition/staging/tangles.ts';
import { untangled } from '#studio/illustrator/composition/staging/untangling.ts';
import { roundedRect } from '#studio/illustrator/geometry/path.ts';
import { testScene } from '#studio/illustrator/picture-probe.ts';
import { form } from '#studio/illustrator/sketch.ts';

const block = (ref: string, corner: readonly [number, number], size: readonly [number, number]): Placed => {
  const [left, top] = corner;
  const [right, bottom] = [left + size[0], top + size[1]];
  return {
    ref,
    kind: 'prop',
    plane: 'near',
    sketch: form(roundedRect(corner, size), hex('#808080')),
    box: { left, top, right, bottom },
    ground: [(left + right) / 2, bottom],
    lift: 0,
    scale: 4,
  };
};

const person = (ref: string, corner: readonly [number, number], size: readonly [number, number]): Placed => {
  const one = block(ref, corner, size);
  return {
    ...one,
    kind: 'cast',
    isPerson: true,
    head: { ...one.box, bottom: one.box.top + size[0] },
  };
};

const scene = testScene({ calmZone: 'top' });
const told = { scene, camera: cameraFor(scene, 'page', 110), units: new Map<string, string>(), lead: 'hero' };
const tangle = (a: Placed, b: Placed) => tangleOf(outlined(a), outlined(b));

describe('a small thing before somebody', () => {
  const hero = person('hero', [400, 480], [130, 400]);
  const hat = block('hat', [410, 800], [100, 100]);

  it('hangs on them, however clearly it overlaps, and is drawn beside them', () => {
    expect(tangle(hero, hat).worn).toBeGreaterThan(0.7);
    const [, moved] = untangled([hero, hat], told);
    expect(tangle(hero, moved ?? hat).worn).toBe(0);
  });

  it('hangs on nobody when they belong together, stands behind, or is as large as a sofa', () => {
    expect(tangle(hero, { ...hat, isBorne: true }).worn).toBe(0);
    expect(tangle(hero, { ...hat, ground: [450, 600] }).worn).toBe(0);
    expect(tangle(hero, block('sofa', [300, 700], [400, 200])).worn).toBe(0);
  });

  it('stands nowhere on the bank right before hips in the water', () => {
    const ashore = person('hero', [400, 480], [130, 330]);
    const wader: Placed = { ...ashore, isInWater: true, isBorne: true };
    const below = block('hat', [410, 830], [110, 90]);
    expect(tangle(ashore, below).worn).toBe(0);
    expect(tangle(wader, below).worn).toBeGreaterThan(1);
    const [, moved] = untangled([wader, below], told);
    expect(tangle(wader, moved ?? below).worn).toBe(0);
  });
});

describe('two things', () => {
  const fountain = block('fountain', [300, 700], [220, 190]);
  const tower: Placed = { ...block('tower', [360, 420], [120, 400]), plane: 'far', lift: 60 };

  it('one right behind the middle of the other look like one, and step apart', () => {
    expect(tangle(fountain, tower).axis).toBeGreaterThan(0.7);
    const [, , moved] = untangled([person('hero', [640, 480], [130, 400]), fountain, tower], told);
    expect(tangle(fountain, moved ?? tower).axis).toBeLessThan(0.3);
    expect(tangle(fountain, block('tower', [420, 420], [120, 400])).axis).toBe(0);
  });
});

describe('whoever jumps before somebody', () => {
  it('jumps higher over the same ground where there is no room beside them', () => {
    const people = [60, 230, 400, 570, 740].map((left, at) =>
      person(at === 0 ? 'hero' : `friend${at}`, [left, 560], [170, 330]),
    );
    const squirrel: Placed = {
      ...block('squirrel', [440, 500], [140, 100]),
      kind: 'cast',
      lift: 120,
      ground: [510, 720],
    };
    const all = untangled([...people, squirrel], told);
    const moved = all.at(-1);
    expect(moved?.box.bottom).toBeLessThan(560);
    expect(moved?.ground[1]).toBe(720);
    expect(moved?.lift).toBeCloseTo(120 + 600 - (moved?.box.bottom ?? 0));
  });
});

describe('a thing behind somebody', () => {
  const stool = { ...block('stool', [330, 760], [160, 100]), ground: [410, 840] as const };

  it('is lost when a third of it is covered and the story tells of it', () => {
    const hero = person('hero', [410, 480], [150, 400]);
    expect(tangle(hero, stool).buried).toBe(0);
    expect(tangle(hero, { ...stool, isNamed: true }).buried).toBeGreaterThan(0.2);
  });
});

describe('somebody in mid-air', () => {
  const sleeper = person('friend', [300, 700], [420, 130]);
  const leaper = (left: number): Placed => ({
    ...person('hero', [left, 380], [150, 380]),
    lift: 60,
    ground: [left, 860],
  });

  it('leaps before nobody who lies there', () => {
    expect(tangle(leaper(420), sleeper).leapt).toBeGreaterThan(0.3);
    expect(tangle({ ...leaper(420), lift: 0 }, sleeper).leapt).toBe(0);
    expect(tangle(leaper(800), sleeper).leapt).toBe(0);
  });
});
