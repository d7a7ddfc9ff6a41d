import { describe, expect, it } from 'vitest';
import { hex } from '#studio/illustrator/color/color.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { behindFeet } from '#studio/illustrator/composition/grounding/behind-feet.ts';
import { roundedRect } from '#studio/illustrator/geometry/path.ts';
import { form } from '#studio/illustrator/sketch.ts';

const standing = (ref: string, [left, bottom]: readonly [number, number], more: Partial<Placed>): Placed => ({
  ref,
  kind: 'cast',
  plane: 'middle',
  sketch: form(roundedRect([left, bottom - 200], [200, 200]), hex('#553322')),
  box: { left, right: left + 200, top: bottom - 200, bottom },
  ground: [left + 100, bottom],
  lift: 0,
  scale: 4,
  ...more,
});

const tent = standing('tent', [400, 856], { kind: 'prop', plane: 'far' });
const footOf = (...before: Placed[]): number => behindFeet([tent, ...before])[0]?.box.bottom ?? 0;

describe('a tent at the back', () => {
  it('has its foot behind the feet of whoever kneels before it', () => {
    expect(footOf(standing('child', [500, 720], {}))).toBeLessThan(720);
  });

  it('stays where nobody is before it, or whoever is stands lower or in the air', () => {
    expect(footOf(standing('child', [100, 720], {}))).toBe(856);
    expect(footOf(standing('child', [500, 900], {}))).toBe(856);
    expect(footOf(standing('bird', [500, 600], { lift: 250 }))).toBe(856);
  });
});
