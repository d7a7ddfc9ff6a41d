import { describe, expect, it } from 'vitest';
import { hex } from '#studio/illustrator/color/color.ts';
import { drawnThrough, shifted } from '#studio/illustrator/composition/moving.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { boundsOf, roundedRect } from '#studio/illustrator/geometry/path.ts';
import { form, pathsOf, type Sketch } from '#studio/illustrator/sketch.ts';

const block = (left: number, top: number): Sketch => form(roundedRect([left, top], [100, 200]), hex('#ffffff'));
const leftOf = (sketch: Sketch): number => Math.min(...pathsOf(sketch).map((path) => boundsOf(path).left));
const somebody: Placed = {
  ref: 'hero',
  kind: 'cast',
  plane: 'near',
  sketch: block(100, 300),
  box: { left: 100, right: 200, top: 300, bottom: 500 },
  head: { left: 120, right: 180, top: 300, bottom: 360 },
  seat: [150, 450],
  behind: [block(90, 320)],
  over: [block(110, 320)],
  ground: [150, 700],
  lift: 200,
  scale: 4,
};

describe('somebody who is put elsewhere', () => {
  it('takes head, seat and the arms around whom they hold along', () => {
    const there = drawnThrough([2, 0, 0, 2, 10, 20], somebody);
    expect(there.box).toEqual({ left: 210, right: 410, top: 620, bottom: 1020 });
    expect(there.head).toEqual({ left: 250, right: 370, top: 620, bottom: 740 });
    expect(there.seat).toEqual([310, 920]);
    expect(there.behind?.map(leftOf)).toEqual([190]);
    expect(there.over?.map(leftOf)).toEqual([230]);
    expect(leftOf(there.sketch)).toBe(210);
  });

  it('keeps their place on the ground when they rise, and is never below it', () => {
    expect(shifted(somebody, 30, -50)).toMatchObject({ ground: [180, 700], lift: 250, box: { top: 250, left: 130 } });
    expect(shifted(somebody, 0, 300).lift).toBe(0);
  });
});
