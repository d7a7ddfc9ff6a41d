import { describe, expect, it } from 'vitest';
import { hex } from '#studio/illustrator/color/color.ts';
import { shifted } from '#studio/illustrator/composition/moving.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { underTheCan } from '#studio/illustrator/composition/water/under-the-can.ts';
import { roundedRect } from '#studio/illustrator/geometry/path.ts';
import { testScene } from '#studio/illustrator/picture-probe.ts';
import { bundle, form } from '#studio/illustrator/sketch.ts';

const hero: Placed = {
  ref: 'hero',
  kind: 'cast',
  plane: 'near',
  sketch: bundle([
    form(roundedRect([200, 400], [120, 400]), hex('#808080')),
    form(roundedRect([420, 430], [20, 20]), hex('#808080'), { name: 'spout' }),
  ]),
  box: { left: 200, right: 440, top: 400, bottom: 800 },
  head: { left: 200, right: 320, top: 400, bottom: 520 },
  ground: [260, 800],
  lift: 0,
  scale: 4,
  isPerson: true,
};
const fishAt = (left: number): Placed => ({
  ref: 'fish',
  kind: 'cast',
  plane: 'near',
  sketch: form(roundedRect([left, 700], [240, 110]), hex('#e08030')),
  box: { left, right: left + 240, top: 700, bottom: 810 },
  head: { left, right: left + 90, top: 700, bottom: 810 },
  ground: [left + 120, 810],
  lift: 0,
  scale: 4,
});
const scene = { ...testScene(), effects: [{ effect: 'drops', at: 'hero', towards: 'fish' }] } as const;
const units = new Map<string, string>();

const cheekOf = (placed: readonly Placed[]): number => {
  const head = placed.find(({ ref }) => ref === 'fish')?.head;
  return head ? (head.left + head.right) / 2 : 0;
};

describe('whoever a can is emptied over', () => {
  it('has the head where the water falls, just before the rose', () => {
    const cheek = cheekOf(underTheCan([hero, fishAt(350)], { scene, units }));
    expect(cheek).toBeGreaterThan(430);
    expect(cheek).toBeLessThan(490);
  });

  it('stays on the page, and where they are when they belong to somebody, or nothing is poured', () => {
    const aside = underTheCan([{ ...hero, ...{} }, fishAt(340)], { scene, units });
    expect(Math.max(...aside.map(({ box }) => box.right))).toBeLessThanOrEqual(938);
    const owned = new Map([['fish', 'hero']]);
    expect(cheekOf(underTheCan([hero, fishAt(350)], { scene, units: owned }))).toBe(395);
    expect(cheekOf(underTheCan([hero, fishAt(350)], { scene: testScene(), units }))).toBe(395);
  });

  it('at the edge of the page has the can come to it for the rest of the way', () => {
    const farther = shifted(hero, 450, 0);
    const [can, fish] = underTheCan([farther, fishAt(690)], { scene, units });
    expect(can?.box.left).toBeLessThan(farther.box.left - 100);
    expect(fish?.box.right).toBeLessThanOrEqual(938);
    expect(Math.abs((can?.box.right ?? 0) + 26 - cheekOf(fish ? [fish] : []))).toBeLessThan(40);
  });
});
